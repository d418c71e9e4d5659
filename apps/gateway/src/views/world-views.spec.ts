import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import type { MediaClient } from '@diorama/rpc';
import { describe, expect, it } from 'vitest';

import { WorldViewBuilder } from './world-views.js';

const SUCCEEDED = worldProto.OperationState.OPERATION_STATE_SUCCEEDED;

const worldOf = (worldId: string) =>
  ({
    worldId,
    worldPromptJson: '{}',
    tags: [],
    styles: [],
    assets: [{ name: 'thumbnail_url', key: `${worldId}/thumbnail` }],
    state: SUCCEEDED,
  }) as unknown as worldProto.World;

/** Files of which one is deleted between the reading of its world and the signing of its URL. */
const views = (gone: string): WorldViewBuilder => {
  const signDownloads = ({ keys }: { keys: string[] }) =>
    keys.includes(gone)
      ? Promise.reject(new DomainError('OBJECT_NOT_FOUND'))
      : Promise.resolve({ urls: keys.map((key) => `https://media.example.com/${key}`) });
  return new WorldViewBuilder({ signDownloads } as unknown as MediaClient, 'https://example.com');
};

describe('worlds that are deleted while they are read', () => {
  const worlds = ['a', 'b', 'c'].map(worldOf);

  it('are left out of a list, with the others whole', async () => {
    const listed = await views('b/thumbnail').all(worlds);
    expect(listed.map(({ id, assets }) => [id, assets.thumbnail_url])).toEqual([
      ['a', 'https://media.example.com/a/thumbnail'],
      ['c', 'https://media.example.com/c/thumbnail'],
    ]);
  });

  it('leave their operations where they are, without a response', async () => {
    const operation = { state: SUCCEEDED, world: worldOf('b') } as worldProto.Operation;
    expect(await views('b/thumbnail').response(operation)).toBeNull();
    expect(await views('').response(operation)).toMatchObject({ id: 'b' });
  });

  it('leave their exports where they are, without a response', async () => {
    const exported = (assets: object[]) =>
      ({ state: SUCCEEDED, export: { assetType: 'splats', format: 'ply', assets } }) as unknown as worldProto.Operation;
    expect(await views('').response(exported([]))).toBeNull();
    expect(await views('').response(exported([{ name: 'splats_url', key: 'a/b.ply' }]))).not.toBeNull();
  });

  it('do not hide that the files cannot be asked for', async () => {
    const signDownloads = () => Promise.reject(new DomainError('UNAVAILABLE'));
    const away = new WorldViewBuilder({ signDownloads } as unknown as MediaClient, 'https://example.com');
    await expect(away.all(worlds)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('early assets of a generation', () => {
  const preview = [{ name: 'imagery.pano_url', key: 'a/panorama' }] as worldProto.Asset[];
  const running = { state: worldProto.OperationState.OPERATION_STATE_RUNNING, preview };

  it('have URLs while it runs, and none before or afterwards', async () => {
    const url = 'https://media.example.com/a/panorama';
    expect(await views('').preview(running)).toEqual({ thumbnail_url: null, pano_url: url });
    expect(await views('').preview({ ...running, preview: [] })).toBeNull();
    expect(await views('').preview({ ...running, state: SUCCEEDED })).toBeNull();
  });

  it('are left out when they are gone, and while no URL can be signed', async () => {
    expect(await views('a/panorama').preview(running)).toBeNull();
    const signDownloads = () => Promise.reject(new DomainError('UNAVAILABLE'));
    const away = new WorldViewBuilder({ signDownloads } as unknown as MediaClient, 'https://example.com');
    expect(await away.preview(running)).toBeNull();
  });
});

describe('the URLs of a world', () => {
  it('are signed once for all that read it within a minute, and again for another audience', async () => {
    const asked: string[][] = [];
    const signDownloads = ({ keys, audience }: { keys: string[]; audience: string }) => {
      asked.push(keys);
      return Promise.resolve({ urls: keys.map((key) => `https://media.example.com/${audience}/${key}`) });
    };
    const builder = new WorldViewBuilder({ signDownloads } as unknown as MediaClient, 'https://example.com');
    const [first, again] = [await builder.of(worldOf('a')), await builder.of(worldOf('a'))];
    expect(again).toEqual(first);
    const shared = await builder.of({ ...worldOf('a'), permission: { public: true, allowIdAccess: false } } as worldProto.World);
    expect(shared.assets.thumbnail_url).not.toBe(first.assets.thumbnail_url);
    expect((await builder.all(['a', 'b'].map(worldOf))).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(asked).toEqual([['a/thumbnail'], ['a/thumbnail'], ['b/thumbnail']]);
  });
});
