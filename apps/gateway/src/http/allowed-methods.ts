import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** In a route's pattern, a literal colon: the verb of a custom method. */
const VERB = '::';

/** Answers which methods a path takes. To be made before the routes are. */
export function trackAllowedMethods(server: FastifyInstance): (path: string) => string[] {
  const routes = findMyWay({ maxParamLength: 100 });
  server.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat() as Method[]) {
      if (METHODS.includes(name) && routes.findRoute(name, url) === null) routes.on(name, url, () => undefined, { url });
    }
  });
  /** A path that ends in a verb is a route of that verb or none: `worlds/1:paint` is not the world `1:paint`. */
  const takes = (method: Method, path: string): boolean => {
    const found = routes.find(method, path);
    if (found === null) return false;
    const hasVerb = path.slice(path.lastIndexOf('/')).includes(':');
    return !hasVerb || (found.store as { url: string }).url.includes(VERB);
  };
  return (path) => METHODS.filter((method) => takes(method, path));
}
