import type { ApiKey } from '@diorama-worlds/sdk';

/** The name of a key, or its public part. */
export const getKeyName = ({ name, api_key_id: id }: Pick<ApiKey, 'name' | 'api_key_id'>): string => (name === '' ? id : name);
