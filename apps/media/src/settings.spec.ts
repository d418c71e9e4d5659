import { loadConfig } from '@diorama/config';
import { describe, expect, it } from 'vitest';

import { mediaConfigSchema, readObjectStoreLocation } from './settings.js';

const base = {
  MEDIA_GRPC_ADDRESS: '127.0.0.1:50052',
  MEDIA_HTTP_PORT: '8081',
  MEDIA_PUBLIC_URL: 'https://assets.example.com/',
  MEDIA_INNER_URL: 'http://media:8081',
  MEDIA_URL_SECRET: 'sixteen letters!',
  DATABASE_URL: 'postgres://media@localhost/diorama',
};
const s3 = { S3_ENDPOINT: 'http://s3:9000', S3_BUCKET: 'diorama', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
const placeOf = (more: Record<string, string>) => readObjectStoreLocation(loadConfig(mediaConfigSchema, { ...base, ...more }));

describe('the settings of the media service', () => {
  it('place the objects in a folder or in a bucket', () => {
    expect(placeOf({ OBJECTS_FOLDER: '/data' })).toEqual({ kind: 'folder', folder: '/data' });
    expect(placeOf(s3)).toMatchObject({ kind: 's3', endpoint: 'http://s3:9000', region: 'us-east-1', bucket: 'diorama' });
  });

  it('refuse both places, none, half of one, or a bucket that cannot be', () => {
    expect(() => placeOf({})).toThrow('exactly one');
    expect(() => placeOf({ ...s3, OBJECTS_FOLDER: '/data' })).toThrow('exactly one');
    expect(() => placeOf({ ...s3, S3_BUCKET: 'My_Bucket' })).toThrow('S3_BUCKET: must be');
    expect(() => placeOf({ S3_ENDPOINT: 'http://s3:9000', S3_BUCKET: 'diorama' })).toThrow(
      /S3_ACCESS_KEY is missing[\s\S]*S3_SECRET_KEY is missing/,
    );
  });

  it('keep uploads for 30 days after their last use, for another time, or until they are deleted', () => {
    const daysOf = (text?: string) =>
      loadConfig(mediaConfigSchema, { ...base, ...(text === undefined ? {} : { MEDIA_RETENTION_DAYS: text }) }).MEDIA_RETENTION_DAYS;
    expect([daysOf(), daysOf(''), daysOf('7'), daysOf('0'), daysOf('off')]).toEqual([30, 30, 7, null, null]);
    for (const text of ['-1', '1.5', 'never', '007']) expect(() => daysOf(text)).toThrow('MEDIA_RETENTION_DAYS: must be');
  });

  it('take * or one origin for pages that read assets', () => {
    const originOf = (origin: string) => loadConfig(mediaConfigSchema, { ...base, ASSET_CORS_ORIGIN: origin }).ASSET_CORS_ORIGIN;
    expect([originOf(''), originOf('*'), originOf('https://example.com')]).toEqual(['*', '*', 'https://example.com']);
    for (const origin of ['example.com', 'https://example.com/', 'https://example.com/path', 'null'])
      expect(() => originOf(origin)).toThrow('ASSET_CORS_ORIGIN');
  });
});
