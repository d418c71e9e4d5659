import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Diorama } from '@diorama-worlds/sdk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createSilentCli } from '../testing/silent-cli.js';
import { saveFile } from './save-files.js';

const cli = createSilentCli();
const folder = mkdtempSync(join(tmpdir(), 'diorama-save-'));

/** Serves a whole file, or one of which nothing more comes after its first bytes. */
const requests: string[] = [];
const onHangUp = vi.fn<() => void>();
const server = createServer(({ url = '' }, response) => {
  requests.push(url);
  if (url === '/whole') response.end('bytes');
  else response.on('close', onHangUp).writeHead(200, { 'content-length': 1_000_000 }).write('by');
});

const save = (name: string, path: string): Promise<void> => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`;
  return saveFile(new Diorama(), cli, { file: { name, fileName: name, url }, path });
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('saveFile', () => {
  it('saves a file under its name', async () => {
    await save('whole', join(folder, 'a.spz'));
    expect(readFileSync(join(folder, 'a.spz'), 'utf8')).toBe('bytes');
    expect(readdirSync(folder)).toEqual(['a.spz']);
  });

  it('fetches nothing for a folder that is not there', async () => {
    const before = requests.length;
    await expect(save('whole', join(folder, 'missing', 'a.spz'))).rejects.toThrow(/ENOENT/);
    expect(requests).toHaveLength(before);
  });

  it.skipIf(process.platform !== 'linux')('hangs up when the disk is full, so that the program ends', async () => {
    symlinkSync('/dev/full', join(folder, 'full.part'));
    await expect(save('endless', join(folder, 'full'))).rejects.toThrow(/ENOSPC/);
    await vi.waitFor(() => expect(onHangUp).toHaveBeenCalled(), { timeout: 10_000 });
    expect(readdirSync(folder)).toEqual(['a.spz']);
  });
});
