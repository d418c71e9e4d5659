/** The task queues of which there is one each: one kind of hardware and one kind of failure. */
export const TASK_QUEUES = { orchestration: 'orchestration', generation: 'generation', egress: 'egress' } as const;

/** The queue of the workers that run models on one kind of hardware, such as `inference-cpu`. */
export type InferenceQueue = `inference-${string}`;

export type TaskQueue = (typeof TASK_QUEUES)[keyof typeof TASK_QUEUES] | InferenceQueue;

/** The queue of a pool; a pool is named by lower-case letters, digits and dashes. */
export const createInferenceQueueName = (pool: string): InferenceQueue => `inference-${pool}`;
