import { catalogueQuerySchema } from '../http/catalogue.js';
import type { PublicRoute } from './public-route.js';

/** Routes of scenes without worlds, and of the catalogue. */
export const SCENE_ROUTES: readonly PublicRoute[] = [
  {
    method: 'post',
    path: '/svc/v1/scenes:compose',
    id: 'composeScene',
    tag: 'Scenes',
    summary: 'Read a prompt into a scene',
    description:
      'Returns at once what a world from this prompt and seed shows and what it does not show. It is free of charge and generates nothing. The scene can be the prompt of a world. The rate limit of this endpoint is separate from that of generations.',
    answerHeaders: ['RateLimit', 'RateLimit-Policy'],
    body: 'ComposeSceneRequest',
    answer: 'SceneComposition',
    failures: [422, 429],
  },
  {
    method: 'get',
    path: '/svc/v1/catalogue',
    id: 'listCatalogue',
    tag: 'Scenes',
    summary: 'Search the catalogue of objects',
    description:
      'Returns a page of the objects that a scene can hold and a prompt can name. Pass `next_page_token` with the same `q` and `theme` to get the next page. Send the `ETag` as `If-None-Match` to get 304 while the page is unchanged.',
    query: catalogueQuerySchema,
    answer: 'CataloguePage',
    answerHeaders: ['ETag'],
    failures: [422],
  },
  {
    method: 'get',
    path: '/svc/v1/catalogue/{object_id}',
    id: 'getCatalogueObject',
    tag: 'Scenes',
    summary: 'Get an object of the catalogue',
    description: 'Returns names, size and theme of one object. Send the `ETag` as `If-None-Match` to get 304 while it is unchanged.',
    answer: 'CatalogueObject',
    answerHeaders: ['ETag'],
    failures: [404],
  },
  {
    method: 'get',
    path: '/svc/v1/catalogue/{object_id}/picture.webp',
    id: 'getCatalogueObjectPicture',
    tag: 'Scenes',
    summary: 'Get the picture of an object',
    description: 'Returns a picture of the object, WebP. It needs no API key.',
    answer: null,
    answerType: 'image/webp',
    answerHeaders: ['ETag'],
    failures: [404],
    isOpen: true,
  },
];
