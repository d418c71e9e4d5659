export { createTestCertificate } from './certificate.js';
export type { Certificate } from './certificate.js';
export { startHttpHost, startHttpsHost, startRawHost, startTlsHost } from './host.js';
export type { TestHost } from './host.js';
export { HOSTILE_ADDRESSES } from './hostile-addresses.js';
export { startNameServer } from './name-server.js';
export type { NameServer, TestDnsZone } from './name-server.js';
export { recordConnections } from './watch-connections.js';
export type { RecordedConnections } from './watch-connections.js';
