/** How to run one process of the stack. */
export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly uid?: number;
  readonly gid?: number;
  /** Whether it gives way to the others where all of them want the processors. */
  readonly isBackground?: boolean;
  /** Whether it can do its work now. */
  readonly isReady: () => Promise<boolean>;
  /** The signal on which it ends in order. */
  readonly stopSignal: 'SIGTERM' | 'SIGINT';
}
