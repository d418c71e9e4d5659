/** A planner's endpoint for tests: a real HTTP server whose replies a test chooses. */
export { sendCompletion, startFakeEndpoint } from './fake-endpoint.js';
export type { FakeEndpoint, SeenRequest } from './fake-endpoint.js';
