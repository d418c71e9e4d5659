export { makeCertificate } from './certificate.js';
export type { Certificate } from './certificate.js';
export { startHttpHost, startHttpsHost, startRawHost, startTlsHost } from './host.js';
export type { Host } from './host.js';
export { HOSTILE_ADDRESSES } from './hostile-addresses.js';
export { startNameServer } from './name-server.js';
export type { NameServer, Zone } from './name-server.js';
export { watchConnections } from './watch-connections.js';
export type { WatchedConnections } from './watch-connections.js';
