import type { SystemClient } from '@diorama/rpc';
import type { QueueReading } from '@diorama/temporal';

/** A gRPC service that reports about itself. */
export interface SystemService {
  readonly name: string;
  readonly client: Pick<SystemClient, 'getSystemInfo'>;
}

/** The processes and servers that the system page reads. */
export interface SystemSources {
  readonly services: readonly SystemService[];
  readonly temporal: {
    version(): Promise<string>;
    queue(name: string, kind: 'workflow' | 'activity'): Promise<QueueReading>;
  };
}
