/** Injection tokens; emitted types say nothing for interfaces. */
export const OPERATION_FEED = Symbol('OperationFeed');
export const API_KEY_ENVIRONMENT = Symbol('the word in API keys');
export const STORAGE_QUOTA = Symbol('StorageQuota');
export const PRICES = Symbol('Prices');
