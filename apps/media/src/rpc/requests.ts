import { isContentType, isObjectKey } from '@diorama/objects';
import { mediaProto } from '@diorama/proto-types';
import { fromEnumMessage } from '@diorama/rpc';
import { z } from 'zod';

import type { SignedUrlAudience } from '../files/file-service.js';

const OBJECTS_MAX = 1_000;
/** The most that S3 takes in one PUT. */
const BYTES_MAX = 5 * 1_073_741_824;

const key = z.string().refine(isObjectKey, 'must be an object key');

/** Named by its content, so that a key never means other bytes than the first ones. */
const objectSpec = z
  .object({
    key,
    contentType: z.string().refine(isContentType, 'must be a media type'),
    bytes: z.int().min(0, 'must be at least 0').max(BYTES_MAX, 'must be at most 5 GiB'),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 hash in lower-case hexadecimal'),
  })
  .refine(({ key: name, sha256 }) => new RegExp(`/${sha256}\\.[a-z0-9]{1,16}$`).test(name), {
    path: ['key'],
    error: 'must have the form <folder>/<sha256>.<extension>',
  });

export const objectsRequestSchema = z.object({ objects: z.array(objectSpec).max(OBJECTS_MAX, 'has too many items') });

const AUDIENCES = ['client', 'link', 'worker'] as const satisfies readonly SignedUrlAudience[];

export const signDownloadsRequestSchema = z.object({
  keys: z.array(key).max(OBJECTS_MAX, 'has too many items'),
  manifestKeys: z.array(key).max(OBJECTS_MAX, 'has too many items'),
  audience: z
    .enum(mediaProto.SignDownloadsRequest_Audience)
    .transform((value) => fromEnumMessage('AUDIENCE', value)?.toLowerCase())
    .pipe(z.enum(AUDIENCES, 'must be a known audience')),
});

export const readObjectRequestSchema = z.object({ key });

const prefix = z.string().refine((text) => text.endsWith('/') && isObjectKey(text.slice(0, -1)), 'must be a folder that ends in "/"');

export const deletePrefixRequestSchema = z.object({ prefix });

export const deleteOthersRequestSchema = z.object({ prefix, keep: z.array(key).max(OBJECTS_MAX, 'has too many items') });
