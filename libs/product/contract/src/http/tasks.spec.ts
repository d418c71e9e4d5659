import { describe, expect, it } from 'vitest';

import { toCamelCaseSchema, convertKeysToCamelCase, convertKeysToSnakeCase } from './fields/camel-case.js';
import { exportWorldTask, generateWorldTask, panoDepthToRgbTask } from './tasks.js';
import type { Task } from './tasks.js';
import { validateBody } from './fields/validation.js';
import { worldPromptSchema } from './world-prompt.js';

function read(task: Task<unknown>, body: object): unknown {
  const checked = validateBody(task.body, body);
  return checked.ok ? task.read(checked.value) : checked.errors.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`);
}

const text = { type: 'text', textPrompt: 'a meadow' };
const url = 'https://receiver.diorama.dev/hooks?tenant=7';

describe('the body of a task', () => {
  it('is the request of the first interface, in camelCase', () => {
    const body = { displayName: 'Fjord', worldPrompt: text, permission: { allowIdAccess: 1 }, dryRun: 'yes', webhookUrl: url };
    expect(read(generateWorldTask, body)).toEqual({
      request: {
        display_name: 'Fjord',
        world_prompt: { type: 'text', text_prompt: 'a meadow' },
        permission: { allow_id_access: true },
        dry_run: true,
      },
      webhookUrl: url,
    });
    expect(read(exportWorldTask, { worldId: 'w', assetType: 'splats', format: 'ply', webhookUrl: null })).toEqual({
      request: { world_id: 'w', asset_type: 'splats', format: 'ply' },
      webhookUrl: null,
    });
  });

  it('finds the source of a medium by its camelCase field alone', () => {
    const image = (reference: object) => ({ worldPrompt: { type: 'image', imagePrompt: reference } });
    expect(read(generateWorldTask, image({ mediaAssetId: 'm' }))).toMatchObject({
      request: { world_prompt: { image_prompt: { source: 'media_asset', media_asset_id: 'm' } } },
    });
    expect(read(generateWorldTask, image({ media_asset_id: 'm' }))).toEqual([
      "body.worldPrompt.image.imagePrompt: Unable to extract tag using discriminator 'source'",
    ]);
  });

  it('is faulted at the place where the fault is, in camelCase', () => {
    expect(read(generateWorldTask, { world_prompt: text })).toEqual(['body.worldPrompt: Field required']);
    expect(read(generateWorldTask, { worldPrompt: { type: 'image', imagePrompt: { source: 'data_base64' } } })).toEqual([
      'body.worldPrompt.image.imagePrompt.data_base64.dataBase64: Field required',
    ]);
    const many = Array.from({ length: 5 }, () => ({ content: { uri: 'https://example.com/a.jpg' } }));
    expect(read(generateWorldTask, { worldPrompt: { type: 'multi-image', multiImagePrompt: many } })).toEqual([
      'body.worldPrompt.multi-image: Value error, more than 4 images need reconstructImages',
    ]);
    const depth = { depthPanoImage: { uri: 'https://example.com/a.png' }, textPrompt: 'a hall' };
    expect(read(panoDepthToRgbTask, { ...depth, zMin: 1 })).toEqual(['body: Value error, zMin and zMax must be provided together']);
    expect(read(panoDepthToRgbTask, { ...depth, depthEncoding: 'log' })).toEqual([
      "body.depthEncoding: Input should be 'linear' or 'inverse_log'",
    ]);
    expect(read(exportWorldTask, {})).toEqual([
      'body.worldId: Field required',
      'body.assetType: Field required',
      'body.format: Field required',
    ]);
  });

  it('names no agent whose steps are as high as itself, with the defaults and after rounding', () => {
    const navmesh = (agent: object) => read(exportWorldTask, { worldId: 'w', assetType: 'navmesh', format: 'glb', agent });
    const fault = ['body.agent: Value error, maxStep must be less than height'];
    for (const agent of [{ height: 0.5, maxStep: 0.9 }, { height: 0.3 }, { height: 0.2, maxStep: 0.199 }])
      expect(navmesh(agent)).toEqual(fault);
    expect(navmesh({ height: 0.5, maxStep: 0.4 })).toMatchObject({ request: { agent: { height: 0.5, max_step: 0.4 } } });
  });

  it.each([
    'http://a.diorama.dev/',
    'https://10.0.0.1/',
    'https://u:p@a.diorama.dev/',
    'https://a.diorama.dev:8443/',
    'https://localhost/',
    '',
  ])('names no callback at %s', (webhookUrl) => {
    expect(read(generateWorldTask, { worldPrompt: text, webhookUrl })).toEqual([
      expect.stringMatching(/^body\.webhookUrl: Value error, webhooks cannot be sent to this URL: /),
    ]);
  });

  it('is not made twice of one schema', () => expect(toCamelCaseSchema(worldPromptSchema)).toBe(toCamelCaseSchema(worldPromptSchema)));
});

describe('names of fields', () => {
  it('come back from camelCase as they were, and values stay', () => {
    const value = { spz_urls: { '100k': 'a_b', full_res: null }, list: [{ allow_id_access: true }], data_base64: 'x_Y' };
    expect(convertKeysToCamelCase(value)).toEqual({
      spzUrls: { '100k': 'a_b', fullRes: null },
      list: [{ allowIdAccess: true }],
      dataBase64: 'x_Y',
    });
    expect(convertKeysToSnakeCase(convertKeysToCamelCase(value))).toEqual(value);
  });
});
