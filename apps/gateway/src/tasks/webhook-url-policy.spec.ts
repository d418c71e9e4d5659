import { describe, expect, it } from 'vitest';

import { InvalidRequestError } from '../http/request-errors.js';
import { WebhookUrlPolicy } from './webhook-url-policy.js';

describe('the gate of callbacks', () => {
  const gate = new WebhookUrlPolicy(['cluster.example.org']);

  it('lets through what the operator does not forbid', () => {
    expect(() => gate.require('https://receiver.example.com/events?id=1')).not.toThrow();
    expect(() => new WebhookUrlPolicy([]).require('https://hooks.cluster.example.org/')).not.toThrow();
  });

  it.each(['https://cluster.example.org/', 'https://hooks.cluster.example.org/', 'https://HOOKS.Cluster.example.org/'])(
    'refuses %s',
    (url) => {
      expect(() => gate.require(url)).toThrow(InvalidRequestError);
    },
  );
});
