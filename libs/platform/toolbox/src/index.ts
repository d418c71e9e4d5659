/**
 * Programs that a machine may lack. In: a pinned version. Out: the path of a program that was found, downloaded or built (Temporal CLI,
 * Temporal test server, S3 server, Prometheus, SplatTransform); also a certificate for development, by openssl.
 */
export { loadOrCreateCertificate } from './development-certificate.js';
export type { CertificateFiles } from './development-certificate.js';
export { TEMPORAL_CLI_TOOL, VERSITYGW_TOOL, buildGoTool, getGoToolPath } from './go-tool.js';
export type { GoTool } from './go-tool.js';
export { fetchPrometheus, findPrometheus } from './prometheus.js';
export { fetchSplatTransform, getSplatTransformPath } from './splat-transform.js';
export { findTemporal } from './temporal-cli.js';
export { downloadTestServer, getTestServerPath } from './temporal-test-server.js';
export { getToolFolder } from './tool-folder.js';
