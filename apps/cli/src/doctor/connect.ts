import { once } from 'node:events';
import { connect } from 'node:tls';

import { judgeCertificate, judgeClock, judgeConnectionError } from './judge.js';
import { ok, problem } from './finding.js';
import type { Finding } from './finding.js';

const TIMEOUT_MS = 10_000;

/** Asks the service for its health. Returns findings about the connection and the clock; the first is a problem if nothing responds. */
export async function checkConnection(url: string, signal: AbortSignal): Promise<Finding[]> {
  const sentAt = Date.now();
  let response: Response;
  try {
    response = await fetch(`${url}/healthz`, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]), redirect: 'manual' });
    await response.arrayBuffer();
  } catch (error) {
    signal.throwIfAborted();
    return [{ check: 'connection', ...judgeConnectionError(error) }];
  }
  const receivedAt = Date.now();
  const clock = judgeClock(response.headers.get('date'), { sentAt, receivedAt });
  return [{ check: 'connection', ...judgeHealth(response.status) }, ...(await checkCertificate(url)), { check: 'clock', ...clock }];
}

function judgeHealth(status: number): Omit<Finding, 'check'> {
  if (status === 200) return ok('the service responds and is healthy');
  if (status === 503) return problem('the service responds, but is not healthy (503)', 'Check the logs and the metrics of the service');
  if (status >= 300 && status < 400) return problem(`the address redirects (${status})`, 'Use the address to which it redirects');
  const what = status === 404 ? 'there is another service at this address' : 'an unexpected response';
  return problem(`${what} (${status})`, 'Check the address. It must be the address of the gateway, without a path');
}

/** None for an address without TLS. */
async function checkCertificate(url: string): Promise<Finding[]> {
  const { protocol, hostname, port, host } = new URL(url);
  if (protocol !== 'https:') return [];
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: TIMEOUT_MS });
  try {
    await once(socket, 'secureConnect');
    const validUntil = Date.parse(socket.getPeerCertificate().valid_to);
    return [{ check: 'certificate', ...judgeCertificate(host, validUntil, Date.now()) }];
  } catch (error) {
    return [{ check: 'certificate', ...judgeConnectionError(error) }];
  } finally {
    socket.destroy();
  }
}
