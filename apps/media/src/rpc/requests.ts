import { isContentType, isObjectKey } from '@diorama/objects';
import { mediaProto } from '@diorama/proto-types';
import { enumName } from '@diorama/rpc';
import { z } from 'zod';

import type { Audience } from '../files/file-service.js';

const OBJECTS_MAX = 1_000;
/** The most that S3 takes in one PUT. */
const BYTES_MAX = 5 * 1_073_741_824;

const key = z.string().refine(isObjectKey, 'it is no object key');

/** Named by its content, so that a key never means other bytes than the first ones. */
const objectSpec = z
  .object({
    key,
    contentType: z.string().refine(isContentType, 'it is no media type'),
    bytes: z.int().min(0, 'it is below 0').max(BYTES_MAX, 'it is above 5 GiB'),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'it is no SHA-256 in lower-case hex'),
  })
  .refine(({ key: name, sha256 }) => new RegExp(`/${sha256}\\.[a-z0-9]{1,16}$`).test(name), {
    path: ['key'],
    error: 'it is not <folder>/<sha256>.<extension>',
  });

export const objectsRequest = z.object({ objects: z.array(objectSpec).max(OBJECTS_MAX, 'there are too many') });

const AUDIENCES = ['client', 'link', 'worker'] as const satisfies readonly Audience[];

export const signDownloadsRequest = z.object({
  keys: z.array(key).max(OBJECTS_MAX, 'there are too many'),
  manifestKeys: z.array(key).max(OBJECTS_MAX, 'there are too many'),
  audience: z
    .enum(mediaProto.SignDownloadsRequest_Audience)
    .transform((value) => enumName('AUDIENCE', value)?.toLowerCase())
    .pipe(z.enum(AUDIENCES, 'it is none of the audiences')),
});

const prefix = z.string().refine((text) => text.endsWith('/') && isObjectKey(text.slice(0, -1)), 'it is no folder that ends in "/"');

export const deletePrefixRequest = z.object({ prefix });

export const deleteOthersRequest = z.object({ prefix, keep: z.array(key).max(OBJECTS_MAX, 'there are too many') });
