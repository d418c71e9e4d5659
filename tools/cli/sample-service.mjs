// A stand-in for the service that returns the examples of the OpenAPI documents, so that the reference of the CLI can show real output.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const PUBLIC_HOST = 'https://worlds.example.com';

/** The examples of each operation of a document: `{ method, pattern, id, examples }`. The ids start with `prefix`. */
function readRoutes(file, prefix = '') {
  const { paths } = JSON.parse(readFileSync(new URL(`../../docs/reference/${file}`, import.meta.url), 'utf8'));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => {
      const [content] = Object.values(responses['200']?.content ?? {});
      const examples = Object.fromEntries(Object.entries(content?.examples ?? {}).map(([name, { value }]) => [name, value]));
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/:]+').replaceAll('.', String.raw`\.`)}$`);
      return { method: method.toUpperCase(), pattern, id: `${prefix}${operationId}`, examples };
    }),
  );
}

const ROUTES = [...readRoutes('openapi.json'), ...readRoutes('openapi-admin.json', 'admin.')];

/** An example of an operation by its id; the first one without a name. */
export function exampleOf(id, name) {
  const { examples } = ROUTES.find((route) => route.id === id) ?? {};
  const found = name === undefined ? Object.values(examples ?? {})[0] : examples?.[name];
  if (found === undefined) throw new Error(`The OpenAPI documents have no example ${name ?? ''} of ${id}`);
  return found;
}

/**
 * Starts the service. `responses` are bodies that replace the examples, by the id of the operation. A string is an event stream.
 *
 * @returns its URL, `hide` that replaces this URL in a text, and `stop`
 */
export async function startSampleService(responses) {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('date', new Date().toUTCString()); // of the clock of the examples
    const [path] = (request.url ?? '').split('?');
    const route = ROUTES.find(({ method, pattern }) => method === request.method && pattern.test(path));
    if (path === '/healthz' || /^\/(files|uploads)\//.test(path)) return response.writeHead(200).end('{}');
    if (route === undefined) return response.writeHead(404).end('{"detail":"Not found"}');
    const body = responses[route.id] ?? exampleOf(route.id);
    const text = (typeof body === 'string' ? body : JSON.stringify(body)).replaceAll(PUBLIC_HOST, url);
    return response.writeHead(200, { 'content-type': typeof body === 'string' ? 'text/event-stream' : 'application/json' }).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    hide: (text) => text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, PUBLIC_HOST).replaceAll(new URL(url).host, new URL(PUBLIC_HOST).host),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
