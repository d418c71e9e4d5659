/** Injection tokens of the settings that several features use. */
/** The word in API keys of this installation. */
export const API_KEY_ENVIRONMENT = Symbol('API key environment');
/** The `StorageQuota` of accounts that have none of their own. */
export const STORAGE_QUOTA = Symbol('StorageQuota');
export const PRICES = Symbol('Prices');
