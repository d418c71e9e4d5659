import { describe, expect, it } from 'vitest';

import { readHostMessage } from './embed-messages.js';

describe('a message of the page around the viewer', () => {
  it.each([
    [{ type: 'diorama:get-pose' }],
    [{ type: 'diorama:set-mode', mode: 'walk' }],
    [{ type: 'diorama:set-pose', pose: { yaw: 90 } }],
    [{ type: 'diorama:set-pose', pose: { position: { x: 1, y: 2, z: -3 }, yaw: 0, pitch: -5 } }],
  ])('%j is understood', (message) => {
    expect(readHostMessage({ ...message, more: true })).toEqual(message);
  });

  it.each([
    [null],
    ['diorama:get-pose'],
    [{ type: 'other:get-pose' }],
    [{ type: 'diorama:set-mode', mode: 'swim' }],
    [{ type: 'diorama:set-pose' }],
    [{ type: 'diorama:set-pose', pose: { yaw: '90' } }],
    [{ type: 'diorama:set-pose', pose: { pitch: Number.NaN } }],
    [{ type: 'diorama:set-pose', pose: { position: { x: 1, y: 2 } } }],
    [{ type: 'diorama:set-pose', pose: { position: null } }],
  ])('%j is not', (message) => {
    expect(readHostMessage(message)).toBeNull();
  });
});
