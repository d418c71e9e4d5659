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
      'Immediately returns what a world from this prompt and seed would show, and what it would not show. The request is free of charge and generates nothing. You can send the scene as the prompt of a world. This endpoint has its own rate limit, separate from the limit for generations.',
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
      'Returns a page of the objects that scenes can contain and prompts can name. Pass `next_page_token` with the same `q` and `theme` to get the next page. Send the `ETag` as `If-None-Match` to get 304 while the page is unchanged.',
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
    description:
      'Returns the names, the size and the theme of an object. Send the `ETag` as `If-None-Match` to get 304 while the object is unchanged.',
    answer: 'CatalogueObject',
    answerHeaders: ['ETag'],
    failures: [404],
  },
  {
    method: 'get',
    path: '/svc/v1/catalogue/{object_id}/picture.webp',
    id: 'getCatalogueObjectPicture',
    tag: 'Scenes',
    summary: 'Get the image of an object',
    description: 'Returns a WebP image of the object. No API key is needed.',
    answer: null,
    answerType: 'image/webp',
    answerHeaders: ['ETag'],
    failures: [404],
    isOpen: true,
  },
];
