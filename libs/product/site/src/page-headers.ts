import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Headers of a page with this content security policy. */
export const pageHeaders = (policy: readonly string[]): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': policy.join('; '),
  'referrer-policy': 'no-referrer',
});

interface PrivatePageSources {
  /** Further sources of pictures. */
  readonly pictures: string;
  /** Further origins that the page may read from. */
  readonly connections?: string;
  /** Sources of styles. */
  readonly styles?: string;
  /** Further directives. */
  readonly directives?: readonly string[];
}

/** The content security policy of a page that no other page may embed. */
export const privatePagePolicy = ({ pictures, connections, styles = "'self'", directives = [] }: PrivatePageSources): string[] => [
  "default-src 'none'",
  "script-src 'self'",
  `style-src ${styles}`,
  `img-src 'self' ${pictures}`,
  `connect-src 'self'${connections === undefined ? '' : ` ${connections}`}`,
  ...directives,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** Serves the files of `<folder>/<name>` below `/<name>/`, to be kept for a year: their names have hashes. */
export async function serveHashedFiles(server: FastifyInstance, folder: string, name: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(folder, name),
    prefix: `/${name}/`,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
}
