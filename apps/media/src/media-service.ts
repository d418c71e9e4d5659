import { systemClock } from '@diorama/clock';
import { openFileStore, openS3Store } from '@diorama/objects';
import type { ObjectStore } from '@diorama/objects';
import { connectAndMigrate } from '@diorama/postgres';
import { mediaProto } from '@diorama/proto-types';
import { createEgressClient } from '@diorama/rpc';
import type { EgressClient, GrpcServicesOptions, GrpcTlsCredentials } from '@diorama/rpc';
import { GrpcServer, createSystemInfoReader, openDatabase } from '@diorama/service';
import { waitForClientsToDisconnect } from '@diorama/telemetry';
import type { Health, Logger, Metrics } from '@diorama/telemetry';
import type { TransferPaceRules } from '@diorama/resilience';
import type { DataSource } from 'typeorm';

import { DISABLED_MEDIA_FETCHER, createEgressFetcher } from './assets/egress-fetcher.js';
import { MediaIntake } from './assets/media-intake.js';
import { MediaLibrary } from './assets/media-library.js';
import { MediaSweeper } from './assets/sweep-media.js';
import { FailedFetchLimiter } from './assets/fetch-limits.js';
import { MediaInspector } from './content/inspector.js';
import type { InspectorOptions } from './content/inspector.js';
import { FileService } from './files/file-service.js';
import { createServer } from './http/server.js';
import { UploadAdmission } from './http/upload-admission.js';
import { MediaModule } from './media.module.js';
import type { MediaModuleDependencies } from './media.module.js';
import type { ObjectStoreLocation } from './settings.js';
import { createMediaDataSource } from './store/data-source.js';
import { createStoreUsageReader } from './store/store-usage.js';
import type { FetchWindow } from './store/failed-fetches.js';
import { SignedUrls } from './urls/signed-urls.js';

export interface MediaServiceOptions {
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** Whether to migrate the schema, or to wait until another process has. */
  readonly migrateOnStart: boolean;
  /** `host:port` to listen on. */
  readonly grpcAddress: string;
  /** Between the services; plain text without it. */
  readonly tls?: GrpcTlsCredentials | undefined;
  readonly http: { readonly host: string; readonly port: number };
  readonly place: ObjectStoreLocation;
  /** Where clients and workers reach the HTTP port, and the key that signs its URLs. */
  readonly urls: { readonly publicUrl: string; readonly innerUrl: string; readonly secret: string };
  /** `*`, or the one web origin whose pages may read assets. */
  readonly assetOrigin: string;
  /** `host:port` of the service that fetches URLs; without it they are refused. */
  readonly egressAddress: string | undefined;
  /** How long READY uploads are kept after their last use; null keeps them. */
  readonly retentionSeconds: number | null;
  /** How many fetches of URLs may fail for each account. */
  readonly fetchWindow: FetchWindow;
  readonly inspection: InspectorOptions;
  readonly uploadPace: TransferPaceRules;
  /** Room on the disk for uploads until they are published. */
  readonly uploadRoomBytes: number;
  /** Unix milliseconds. */
  readonly clock: () => number;
  readonly logger: Logger;
  readonly health: Health;
  readonly metrics: Metrics;
}

export interface MediaService {
  /** Settles when gRPC listens, which waits for the database. Rejects when the schema cannot be brought up to date. */
  readonly started: Promise<void>;
  /** Finishes the calls and transfers in flight, then leaves the database and the store. */
  close(): Promise<void>;
}

/**
 * Opens the store and listens: at once for downloads, which need nothing else, and for gRPC once the database is there. A
 * database that is lost later makes gRPC calls fail as UNAVAILABLE until it is back; the process stays ready, for else its
 * downloads would be lost as well.
 */
export async function startMediaService(options: MediaServiceOptions): Promise<MediaService> {
  const { health, logger, migrateOnStart } = options;
  const onAway = (error: unknown): void => logger.warn({ err: error }, 'waiting for the object store');
  const store = await (options.place.kind === 'folder' ? openFileStore(options.place.folder) : openS3Store(options.place, onAway));
  const dataSource = openDatabase(createMediaDataSource, { url: options.databaseUrl, poolSize: options.poolSize, logger });
  const egress = options.egressAddress === undefined ? null : createEgressClient(options.egressAddress, options.tls);
  const inspector = new MediaInspector(options.inspection);
  const app = await createServer(MediaModule.with(makeParts(options, { dataSource, store, egress, inspector })), options);
  const readStoreUsage = createStoreUsageReader(dataSource, options.place);
  const readSystemInfo = createSystemInfoReader({ service: 'media', health, dataSource, readStoreUsage });
  const grpc = new GrpcServer({ ...grpcOptions(options), readSystemInfo }, health);
  grpc.attachTo(app);
  health.needs('objects', () => store.ping().then(() => true));
  await app.listen(options.http.port, options.http.host);

  const stop = new AbortController();
  const started = connectAndMigrate(dataSource, { migrateOnStart, logger, signal: stop.signal }).then(async () => {
    await app.startAllMicroservices();
    grpc.start();
  });
  return {
    started,
    async close() {
      stop.abort();
      await started.catch(() => undefined); // the caller of the start receives the error
      grpc.stop();
      if (health.isStopping) await waitForClientsToDisconnect(app.getHttpServer());
      await app.close();
      if (dataSource.isInitialized) await dataSource.destroy();
      inspector.close();
      egress?.close();
      store.close();
    },
  };
}

interface Surroundings {
  readonly dataSource: DataSource;
  readonly store: ObjectStore;
  readonly egress: EgressClient | null;
  readonly inspector: MediaInspector;
}

function makeParts(options: MediaServiceOptions, { dataSource, store, egress, inspector }: Surroundings): MediaModuleDependencies {
  const { assetOrigin, retentionSeconds, fetchWindow, uploadPace, health, logger, metrics } = options;
  const urls = new SignedUrls({ ...options.urls, clock: options.clock });
  const intake = new MediaIntake({ dataSource, store, inspector });
  return {
    files: new FileService({ dataSource, store, urls }),
    library: new MediaLibrary({
      dataSource,
      intake,
      fetcher: egress === null ? DISABLED_MEDIA_FETCHER : createEgressFetcher(egress),
      fetches: new FailedFetchLimiter({ dataSource, window: fetchWindow, logger }),
    }),
    sweeper: new MediaSweeper({ dataSource, store, retentionSeconds, fetchWindow, logger }),
    store,
    urls,
    assetOrigin,
    uploadPace,
    uploadGate: new UploadAdmission(options.uploadRoomBytes, systemClock),
    health,
    logger,
    metrics,
  };
}

const grpcOptions = ({ grpcAddress: url, tls, metrics }: MediaServiceOptions): GrpcServicesOptions => ({
  packageName: 'diorama.media.v1',
  services: [{ serviceName: 'MediaService', definition: mediaProto.MediaServiceService, protoFile: 'diorama/media/v1/media.proto' }],
  url,
  tls,
  metrics,
});
