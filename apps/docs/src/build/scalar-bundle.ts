import apiReference from '@scalar/fastify-api-reference';
import fastify from 'fastify';

/** Address of the program inside a server that shows its reference at `/reference`. */
const PROGRAM = '/reference/js/scalar.js';

/** The browser program of the API reference. A server of the package, which does not listen, returns it. */
export async function readScalarBundle(): Promise<string> {
  const server = fastify();
  await server.register(apiReference, { routePrefix: '/reference', configuration: { url: '/openapi.json' } });
  const { statusCode, body } = await server.inject(PROGRAM);
  await server.close();
  if (statusCode !== 200) throw new Error(`@scalar/fastify-api-reference returns ${statusCode} for its program`);
  return body.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}
