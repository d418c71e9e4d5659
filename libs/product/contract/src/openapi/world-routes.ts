import { ifMatchHeaderSchema } from '../http/update-world.js';
import { EVENTS, START } from './public-route.js';
import type { PublicRoute } from './public-route.js';

/** Routes of the worlds of an account. */
export const WORLD_ROUTES: readonly PublicRoute[] = [
  {
    method: 'post',
    path: '/svc/v1/worlds:generate',
    id: 'generateWorld',
    tag: 'Worlds',
    summary: 'Start a generation',
    description:
      'Starts the generation of a world from text, images or a video, and returns an operation to poll. With `dry_run`, returns the price and the estimated duration instead. This endpoint rejects `webhookUrl`; use the tasks API (v2) for webhooks.',
    ...START,
    body: 'GenerateWorldRequest',
    answer: 'Started',
    failures: [402, 404, 422, 429],
  },
  {
    method: 'post',
    path: '/svc/v1/worlds:batch',
    id: 'batchWorlds',
    tag: 'Worlds',
    summary: 'Start several generations',
    description:
      'Starts up to 20 generations: one for each of `prompts`, or one prompt with each of `seeds`. The items start in order, like separate requests to `worlds:generate`, each with its own price, limits and errors. The response contains the operation or the error of each item. An item that did not start costs nothing. A body that does not match the schema rejects the whole batch, and nothing starts. With an `Idempotency-Key`, each item has its own key, so that a repeated request returns the operations of the items that were started and starts the other items.',
    ...START,
    answerHeaders: ['RateLimit', 'RateLimit-Policy'],
    body: 'BatchWorldsRequest',
    answer: 'BatchAnswer',
    failures: [422],
  },
  {
    method: 'post',
    path: '/svc/v1/worlds:list',
    id: 'listWorlds',
    tag: 'Worlds',
    summary: 'List your worlds',
    description:
      'Returns a page of your worlds. Pass `next_page_token` with the same filters to get the next page. Without a body, returns the first page.',
    body: 'ListWorldsRequest',
    mayLackBody: true,
    answer: 'WorldPage',
    failures: [422],
  },
  {
    method: 'get',
    path: '/svc/v1/worlds/{world_id}',
    id: 'getWorld',
    tag: 'Worlds',
    summary: 'Get a world',
    description:
      'Returns the current state of the world with newly signed asset URLs, which do not change within an hour. Send the `ETag` as `If-None-Match` to get 304 while the world has not changed.',
    answer: 'WorldAnswer',
    answerHeaders: ['ETag'],
    failures: [404],
  },
  {
    method: 'patch',
    path: '/svc/v1/worlds/{world_id}',
    id: 'updateWorld',
    tag: 'Worlds',
    summary: 'Change a world',
    description:
      'Changes the name, the tags, the permissions or the restrictions of the link of a finished world, and returns the world. Absent fields keep their values; repeating the request changes nothing. A world that becomes private immediately disappears from the gallery, and its link stops working. Asset URLs from earlier responses keep working. Returns 400 for an unfinished world and for an expiry time in the past.',
    headers: ifMatchHeaderSchema,
    body: 'UpdateWorldRequest',
    answer: 'WorldAnswer',
    answerHeaders: ['ETag'],
    failures: [404, 412, 422],
  },
  {
    method: 'delete',
    path: '/svc/v1/worlds/{world_id}',
    id: 'deleteWorld',
    tag: 'Worlds',
    summary: 'Delete a world',
    description: 'Permanently deletes the world and its assets. Running operations of the world are cancelled.',
    answer: 'DeletedWorld',
    failures: [404],
  },
  {
    method: 'post',
    path: '/svc/v1/worlds/{world_id}:export',
    id: 'exportWorld',
    tag: 'Worlds',
    summary: 'Export a world',
    description:
      'A PLY export of the splats is available immediately. For other exports, poll the operation. With `dry_run`, returns the price and the estimated duration instead.',
    ...START,
    body: 'ExportWorldRequest',
    answer: 'Started',
    failures: [402, 404, 422, 429],
  },
  {
    method: 'get',
    path: '/svc/v1/worlds/{world_id}/events',
    id: 'streamWorldEvents',
    tag: 'Worlds',
    summary: 'Follow the generation of a world',
    ...EVENTS,
    failures: [404, 429],
  },
];
