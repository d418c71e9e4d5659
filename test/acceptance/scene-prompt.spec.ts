import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, it } from 'vitest';

import { newAccount, stackInfo } from '../stack/client.js';
import type { Answer, Client } from '../stack/client.js';
import { AMPLE, sharedWorld } from '../stack/shared-world.js';

const info = stackInfo();
let client: Client;

beforeAll(async () => {
  ({ client } = await newAccount(info, 'scenes', AMPLE));
});

const json = async (url: string): Promise<Answer['body']> => (await fetch(url)).json();

const start = (scene: unknown, more: object = {}): Promise<Answer> =>
  client.post('/svc/v1/worlds:generate', { model: 'svc-1.0-draft', world_prompt: { type: 'scene', scene }, ...more });

interface Manifest {
  readonly assets: readonly { readonly name: string; readonly sha256: string }[];
  readonly seed: number;
}

/** Names and hashes of everything that was made. */
const hashesOf = ({ assets }: Manifest): string[] => assets.map(({ name, sha256 }) => `${name} ${sha256}`);

const MEADOW = { version: 1, place: 'meadow' };
const BARN = { kind: 'barn' };

describe('a scene as a prompt', () => {
  it('[addition-01] makes the very world that the scene comes from, for the price of a text prompt', async () => {
    const { operation } = await sharedWorld();
    const { scene_url: sceneUrl, manifest_url: manifestUrl } = operation.response.assets;
    const text = await (await fetch(sceneUrl)).text();
    const scene = JSON.parse(text) as object;
    expect(text).toBe(`${JSON.stringify(scene, null, 2)}\n`);
    const { body: started } = await start({ ...scene, later: { unknown: true } });
    const made = await client.finish(started.operation_id);
    expect(made).toMatchObject({ error: null, metadata: { seed: 11 }, cost: operation.cost });
    expect(made.response.world_prompt).toEqual({ type: 'scene', scene });
    expect(made.response.assets.caption).toMatch(/house|hut|hill/i);
    const [first, second] = [(await json(manifestUrl)) as Manifest, (await json(made.response.assets.manifest_url)) as Manifest];
    expect(hashesOf(first).some((line) => line.startsWith('scene_url '))).toBe(true);
    expect(hashesOf(second)).toEqual(hashesOf(first));
  }, 200_000);

  it('[addition-02] takes the first example of the reference, with the seed of the request where it has one', async () => {
    const page = readFileSync(fileURLToPath(new URL('../../docs/reference/scene.md', import.meta.url)), 'utf8');
    const scene = JSON.parse([...page.matchAll(/```json\n([^`]*)```/g)].at(0)?.[1] ?? '') as object;
    const { status, body } = await start(scene, { seed: 5 });
    expect(status).toBe(200);
    const { error, response } = await client.finish(body.operation_id);
    expect(error).toBeNull();
    expect(response).toMatchObject({
      seed: 5,
      world_prompt: { type: 'scene', scene: { seed: 5, place: 'meadow', cover: 'none', density: 1 } },
    });
    expect(response.assets.caption).toMatch(/meadow.*lake.*autumn.*fog.*twelve conifers.*dog.*bench.*two red barns/i);
    expect(await json(response.assets.scene_url)).toMatchObject({
      seed: 5,
      objects: [
        { kind: 'barn', count: 2 },
        { kind: 'conifer', count: 12 },
        { kind: 'bench', count: 1 },
        { kind: 'dog', count: 1 },
      ],
    });
  }, 200_000);

  it('costs what a text prompt costs, also in a dry run', async () => {
    const { body: scene } = await start(MEADOW, { dry_run: true });
    const { body: text } = await client.generate('a meadow', { dry_run: true });
    expect(scene.cost).toEqual(text.cost);
  });

  it('leaves out what does not fit in a room, and says so', async () => {
    const { body } = await start({ version: 1, seed: 1, place: 'library', objects: [{ kind: 'house' }, { kind: 'chair', count: 2 }] });
    const { error, response } = await client.finish(body.operation_id);
    expect(error).toBeNull();
    expect(((await json(response.assets.manifest_url)) as { not_represented: string[] }).not_represented).toEqual(['houses']);
  }, 200_000);

  it.each<[what: string, scene: unknown, loc: string, type: string]>([
    ['nothing', null, '', 'model_attributes_type'],
    ['a list', [], '', 'model_attributes_type'],
    ['another version', { ...MEADOW, version: 3 }, 'version', 'literal_error'],
    ['no version', { place: 'meadow' }, 'version', 'missing'],
    ['a place that is none', { ...MEADOW, place: '__proto__' }, 'place', 'literal_error'],
    ['a thousand million barns', { ...MEADOW, objects: [{ ...BARN, count: 1e9 }] }, 'objects.0.count', 'less_than_equal'],
    ['half a barn', { ...MEADOW, objects: [{ ...BARN, count: 0.5 }] }, 'objects.0.count', 'int_from_float'],
    ['NaN', { ...MEADOW, relief: 'NaN' }, 'relief', 'finite_number'],
    ['infinity', { ...MEADOW, objects: [BARN, { ...BARN, size: 'inf' }] }, 'objects.1.size', 'finite_number'],
    ['a kind that the catalogue does not have', { ...MEADOW, objects: [{ kind: 'flying-teapot' }] }, 'objects.0.kind', 'value_error'],
    ['a kind of another type', { ...MEADOW, objects: [{ kind: ['barn'] }] }, 'objects.0.kind', 'string_type'],
    ['a colour of two', { ...MEADOW, objects: [{ ...BARN, color: [0, 1] }] }, 'objects.0.color', 'too_short'],
    ['a colour that glows', { ...MEADOW, objects: [{ ...BARN, color: [0, 1, 9] }] }, 'objects.0.color.2', 'less_than_equal'],
    ['a long phrase', { ...MEADOW, objects: [{ ...BARN, phrase: 'x'.repeat(201) }] }, 'objects.0.phrase', 'string_too_long'],
    ['a NUL', { ...MEADOW, objects: [{ ...BARN, phrase: '\0' }] }, 'objects.0.phrase', 'value_error'],
    ['a huge list', { ...MEADOW, objects: Array.from({ length: 200_000 }, () => BARN) }, 'objects', 'too_long'],
    ['a huge list of what is forbidden', { ...MEADOW, without: Array.from({ length: 100_000 }, () => 'car') }, 'without', 'too_long'],
    ['what it forbids', { ...MEADOW, objects: [BARN], without: ['barn'] }, '', 'value_error'],
  ])('[addition-03] answers 422 for %s, at its place, and takes nothing', async (_what, scene, loc, type) => {
    const { status, body } = await start(scene);
    expect(status).toBe(422);
    const place = ['body', 'world_prompt', 'scene', 'scene', ...loc.split('.').filter((step) => step !== '')];
    expect(body.detail.map((entry: { loc: unknown[]; type: string }) => [entry.loc.join('.'), entry.type])).toEqual([
      [place.join('.'), type],
    ]);
  });

  it('judges the words in a scene by the content policy', async () => {
    const refused = await start({ ...MEADOW, objects: [{ ...BARN, phrase: 'a naked child' }] }, { dry_run: true });
    const asText = await client.generate('a naked child', { dry_run: true });
    expect(refused.status).toBe(asText.status);
  });
});
