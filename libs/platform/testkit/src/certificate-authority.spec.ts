import { afterEach, expect, it, vi } from 'vitest';

import { isOpensslInstalled } from './certificate-authority.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('a machine without openssl skips what needs it with a warning, and is a fault in continuous integration', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.stubEnv('PATH', '/nowhere');
  vi.stubEnv('CI', '');
  expect(isOpensslInstalled()).toBe(false);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('TESTS OF TLS ARE SKIPPED'));
  vi.stubEnv('CI', 'true');
  expect(isOpensslInstalled).toThrow('no openssl');
});
