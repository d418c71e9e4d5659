export { TEMPORAL, VERSITYGW, buildGoTool, toolPath } from './go-tool.js';
export type { GoTool } from './go-tool.js';
export { findTemporal } from './temporal-cli.js';
export type { TemporalSearch } from './temporal-cli.js';
export { fetchTestServer, testServerPath } from './temporal-test-server.js';
export { toolFolder } from './tool-folder.js';
