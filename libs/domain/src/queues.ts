/** The Temporal task queues: one kind of hardware and one kind of failure each. */
export const TASK_QUEUES = { orchestration: 'orchestration', generation: 'generation' } as const;
export type TaskQueue = (typeof TASK_QUEUES)[keyof typeof TASK_QUEUES];
