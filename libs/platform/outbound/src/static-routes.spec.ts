import { describe, expect, it } from 'vitest';

import { parseStaticRoutes } from './static-routes.js';

describe('routes of development', () => {
  it('are read from one line', () => {
    expect([...parseStaticRoutes(' receiver.example.com=127.0.0.1:8443, B.example.com=[::1]:80 ,')]).toEqual([
      ['receiver.example.com', { address: '127.0.0.1', port: 8_443 }],
      ['b.example.com', { address: '::1', port: 80 }],
    ]);
    expect(parseStaticRoutes('').size).toBe(0);
  });

  it.each([
    'receiver.example.com',
    'receiver.example.com=127.0.0.1',
    'receiver.example.com=10.0.0.1:80',
    'receiver.example.com=localhost:80',
    'receiver.example.com=127.0.0.1:0',
    'receiver.example.com=127.0.0.1:65536',
    'localhost=127.0.0.1:80',
    '127.0.0.1=127.0.0.1:80',
    '=127.0.0.1:80',
  ])('refuse %j', (entry) => {
    expect(() => parseStaticRoutes(`a.example.com=127.0.0.1:1,${entry}`)).toThrow(`"${entry}" must have the form`);
  });
});
