import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway({});
});

afterAll(() => gateway.stop());

describe('an unknown address', () => {
  it.each(['/galery', '/world', '/start/key/2', '/galery?query=%3Cscript%3E'])('shows browsers a page with ways on: %s', async (path) => {
    const answer = await fetch(gateway.url + path, { headers: { accept: BROWSER } });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('<h1>Page not found</h1>');
    expect(page).toContain('href="/gallery"');
    expect(page).not.toContain('script');
  });

  it.each([
    ['GET', '/galery', '*/*'],
    ['GET', '/galery', 'application/json'],
    ['POST', '/galery', BROWSER],
    ['GET', '/svc/v1/nothing', BROWSER],
    ['GET', '/public/nothing', BROWSER],
    ['GET', '/svc?key=1', BROWSER],
  ])('is an error of the API for programs: %s %s with %s', async (method, path, accept) => {
    const answer = await fetch(gateway.url + path, { method, headers: { accept } });
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'PATH_NOT_FOUND' })]);
  });
});
