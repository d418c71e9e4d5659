import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** What the server knows of a name: its addresses, or how it fails. Called anew at every question. */
export type TestDnsZone = (host: string, kind: 'A' | 'AAAA') => readonly string[] | 'NXDOMAIN' | 'SERVFAIL' | 'silent';

export interface NameServer {
  /** `address:port`. */
  readonly address: string;
  /** Every question, such as `A cdn.example.com`. */
  readonly questions: string[];
  readonly close: () => Promise<void>;
}

const CODES = { NXDOMAIN: 3, SERVFAIL: 2 } as const;
const TYPE_A = 1;

/** A name server on this machine (RFC 1035) that answers questions for A and AAAA records out of a zone. */
export async function startNameServer(zone: TestDnsZone): Promise<NameServer> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (query, peer) => {
    const { host, type, end } = readQuestion(query);
    const kind = type === TYPE_A ? 'A' : 'AAAA';
    questions.push(`${kind} ${host}`);
    const found = zone(host, kind);
    if (found !== 'silent') socket.send(answerTo(query.subarray(0, end), type, found), peer.port, peer.address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  const { port }: AddressInfo = socket.address();
  return {
    address: `127.0.0.1:${port}`,
    questions,
    close: () =>
      new Promise((resolve) => {
        socket.close(() => resolve());
      }),
  };
}

function readQuestion(query: Buffer): { readonly host: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { host: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, type: number, found: Exclude<ReturnType<TestDnsZone>, 'silent'>): Buffer {
  const records = typeof found === 'string' ? [] : found.map((address) => record(address, type));
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | (typeof found === 'string' ? CODES[found] : 0), 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8); // neither authority nor additional records
  return Buffer.concat([head, ...records]);
}

function record(address: string, type: number): Buffer {
  const data = type === TYPE_A ? Buffer.from(address.split('.').map(Number)) : bytesOfV6(address);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // the name of the question
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10); // a time to live of zero before it: nothing is kept
  return Buffer.concat([head, data]);
}

/** Of an address without a dotted part. */
function bytesOfV6(address: string): Buffer {
  const [front = '', back = ''] = address
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
    .map((groups) => groups.map(hex16).join(''));
  return Buffer.from(front + '0'.repeat(32 - front.length - back.length) + back, 'hex');
}

const hex16 = (group: string): string => group.padStart(4, '0');
