import { Readable } from 'node:stream';

import type { ObjectStore } from '@diorama/objects';
import { ObjectStoreError } from '@diorama/objects';
import { createLogger } from '@diorama/telemetry';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { afterEach, describe, expect, it } from 'vitest';

import { SignedUrls } from '../urls/signed-urls.js';
import { OBJECT_STORE } from '../files/object-store.js';
import { ASSET_ORIGIN } from './injection-tokens.js';
import { AssetController } from './asset.controller.js';
import { HttpErrorFilter } from './error.filter.js';

const KEY = `w/${'a'.repeat(64)}.png`;
let app: NestFastifyApplication | undefined;
afterEach(() => app?.close());

/** The endpoint with a store that has the object at first and then reads as scripted. */
async function serve(read: ObjectStore['read']): Promise<NestFastifyApplication> {
  const module = await Test.createTestingModule({
    controllers: [AssetController],
    providers: [
      { provide: OBJECT_STORE, useValue: { stat: async () => ({ bytes: 4 }), read } },
      { provide: SignedUrls, useValue: { acceptRead: () => ({ key: KEY, secondsLeft: 60 }) } },
      { provide: ASSET_ORIGIN, useValue: '*' },
    ],
  }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new HttpErrorFilter(createLogger({ service: 'media', level: 'silent' })));
  await app.init();
  return app;
}

describe('an asset whose object cannot be read after all', () => {
  it.each([
    ['NOT_FOUND', 404],
    ['UNAVAILABLE', 503],
  ] as const)('is %s as %i, reported as such, and not cached', async (code, status) => {
    const server = await serve(() => Promise.reject(new ObjectStoreError(code, 'not now')));
    for (const headers of [{}, { range: 'bytes=1-2' }]) {
      const answer = await server.inject({ url: `/assets/${KEY}`, headers });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.json()).toMatchObject({ detail: expect.any(String) });
      expect([answer.headers['content-range'], answer.headers.etag]).toEqual([undefined, undefined]);
    }
  });

  it('is served where it can', async () => {
    const server = await serve(async () => ({ bytes: 4, stream: Readable.from([Buffer.from('text')]) }));
    const answer = await server.inject({ url: `/assets/${KEY}` });
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, 'text', 'image/png']);
    expect((await server.inject({ method: 'HEAD', url: `/assets/${KEY}` })).headers['content-length']).toBe('4');
  });
});
