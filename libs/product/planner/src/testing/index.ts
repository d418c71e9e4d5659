/** A planner's endpoint for tests: a real HTTP server that answers as a test says. */
export { sendCompletion, startFakeEndpoint } from './fake-endpoint.js';
export type { FakeEndpoint, SeenRequest } from './fake-endpoint.js';
