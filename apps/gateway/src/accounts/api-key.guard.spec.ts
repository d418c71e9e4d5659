import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { SCOPES } from '@diorama/domain';
import type { Scope } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { MediaAssetsController } from '../media/media-assets.controller.js';
import { TaskOperationsController } from '../tasks/task-operations.controller.js';
import { TasksController } from '../tasks/tasks.controller.js';
import { WorldsController } from '../worlds/worlds.controller.js';
import { ApiKeyGuard } from './api-key.guard.js';
import type { ApiKeys } from './api-keys.js';

/** Whether a key with these scopes gets through to a route; else what it is told. */
async function tryKey(scopes: readonly Scope[], route: { readonly controller: object; readonly method: string }): Promise<string> {
  const keys = { identify: () => Promise.resolve({ accountId: 'acc', projectId: 'prj', apiKeyId: 'key', scopes }) } as unknown as ApiKeys;
  const { controller, method } = route;
  const handler = (controller as { prototype: Record<string, object> }).prototype[method];
  const context = {
    switchToHttp: () => ({ getRequest: () => ({ headers: { 'svc-api-key': 'k' }, id: 'req_1' }) }),
    getHandler: () => handler,
    getClass: () => controller,
  } as unknown as ExecutionContext;
  return new ApiKeyGuard(keys, new Reflector()).canActivate(context).then(
    () => 'through',
    (error: Error) => error.message,
  );
}

const ROUTES = [
  [TasksController, 'generateWorld', 'worlds:write'],
  [TasksController, 'exportWorld', 'worlds:write'],
  [TaskOperationsController, 'list', 'operations:read'],
  [TaskOperationsController, 'delivery', 'operations:read'],
  [TaskOperationsController, 'cancel', 'worlds:write'],
  [WorldsController, 'list', 'worlds:read'],
  [WorldsController, 'remove', 'worlds:write'],
  [WorldsController, 'export', 'worlds:write'],
  [MediaAssetsController, 'prepare', 'media:write'],
  [MediaAssetsController, 'list', 'media:write'],
  [MediaAssetsController, 'remove', 'media:write'],
  [MediaAssetsController, 'storage', 'account:read'],
] as const;

describe('a key with scopes', () => {
  it.each(ROUTES)('needs for %o %s the scope %s, and no other', async (controller, method, needed) => {
    const route = { controller, method };
    expect(await tryKey([needed], route)).toBe('through');
    expect(
      await tryKey(
        SCOPES.filter((scope) => scope !== needed),
        route,
      ),
    ).toBe(`The API key lacks the scope '${needed}'`);
  });

  it('gets through nowhere where a route says nothing', async () => {
    class Forgotten {
      read(): void {}
    }
    expect(await tryKey(SCOPES, { controller: Forgotten, method: 'read' })).toBe('this route does not say what it needs');
  });
});
