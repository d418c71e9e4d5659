import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@diorama/domain';
import { mediaProto, worldProto } from '@diorama/proto-types';
import type { MediaClient } from '@diorama/rpc';
import { LRUCache } from 'lru-cache';
import { isLinkRestricted, toExportView, toPaintingView, toPreviewView, toWorldView } from '@diorama/views';
import type { ExportView, OperationContent, PaintingView, PreviewView, WorldView } from '@diorama/views';

import { MEDIA_CLIENT, VIEWER_URL } from '../clients/injection-tokens.js';

const { AUDIENCE_CLIENT, AUDIENCE_LINK } = mediaProto.SignDownloadsRequest_Audience;

/** Keys in one call to `media`. */
const BATCH = 1_000;
/** The asset that names the others; its URL gives a client their URLs too. */
const MANIFEST = 'manifest_url';

/** URLs that are kept, and how long: they stay valid for 23 hours and more, and do not change within an hour. */
const KEPT_URLS = 20_000;
const KEPT_MS = 60_000;
/** A poll of a running operation waits no longer than this for the URLs of early assets. */
const PREVIEW_MS = 2_000;

/** Renders worlds with fresh asset URLs; a world that is readable by its link without restriction gets URLs that stay. */
@Injectable()
export class WorldViewBuilder {
  /** Signed URLs by audience and key: clients poll a succeeded operation many times. */
  private readonly kept = new LRUCache<string, string>({ max: KEPT_URLS, ttl: KEPT_MS });

  constructor(
    @Inject(MEDIA_CLIENT) private readonly media: MediaClient,
    @Inject(VIEWER_URL) private readonly viewerUrl: string,
  ) {}

  async of(world: worldProto.World): Promise<WorldView> {
    return toWorldView(world, await this.sign(world.assets, hasLastingUrls(world)), this.viewerUrl);
  }

  /** The URL of the asset of this name; null if the world has none. */
  async assetUrl(world: worldProto.World, name: string): Promise<string | null> {
    const asset = world.assets.find((candidate) => candidate.name === name);
    return asset === undefined ? null : ((await this.sign([asset], hasLastingUrls(world))).get(name) ?? null);
  }

  /** Many worlds, with one call for the URLs of each kind; worlds that are deleted during the call are omitted. */
  async all(worlds: readonly worldProto.World[]): Promise<WorldView[]> {
    try {
      return await this.together(worlds);
    } catch (error) {
      nullWhenGone(error);
    }
    const views = await Promise.all(worlds.map((world) => this.of(world).catch(nullWhenGone)));
    return views.filter((view) => view !== null);
  }

  private async together(worlds: readonly worldProto.World[]): Promise<WorldView[]> {
    const sign = async (shared: boolean): Promise<ReadonlyMap<string, string>> => {
      const assets = worlds.filter((world) => hasLastingUrls(world) === shared).flatMap((world) => world.assets);
      return this.urlsOf(assets, shared);
    };
    const [own, shared] = await Promise.all([sign(false), sign(true)]);
    return worlds.map((world) => {
      const urls = hasLastingUrls(world) ? shared : own;
      return toWorldView(world, new Map(world.assets.map(({ name, key }) => [name, urls.get(key) ?? ''])), this.viewerUrl);
    });
  }

  /** What a succeeded operation made; null for any other, and once it is deleted. */
  async response(operation: worldProto.Operation): Promise<WorldView | ExportView | PaintingView | null> {
    const { world, export: made, painting } = operation;
    if (operation.state !== worldProto.OperationState.OPERATION_STATE_SUCCEEDED) return null;
    try {
      if (made !== undefined) return made.assets.length === 0 ? null : toExportView(made, await this.sign(made.assets, false));
      if (painting !== undefined) return painting.assets.length === 0 ? null : toPaintingView(await this.sign(painting.assets, false));
      return world === undefined ? null : await this.of(world);
    } catch (error) {
      return nullWhenGone(error);
    }
  }

  /** What an operation has made so far. */
  async content(operation: worldProto.Operation): Promise<OperationContent> {
    return { response: await this.response(operation), preview: await this.preview(operation) };
  }

  /**
   * Early assets of a generation that runs; null before the first one, and while their URLs cannot be signed.
   *
   * @param shared whether the world is readable by its link without restriction
   */
  async preview({ state, preview }: Pick<worldProto.Operation, 'state' | 'preview'>, shared = false): Promise<PreviewView | null> {
    if (state !== worldProto.OperationState.OPERATION_STATE_RUNNING || preview.length === 0) return null;
    try {
      return toPreviewView(await this.sign(preview, shared, PREVIEW_MS));
    } catch (error) {
      // Progress must not depend on the store of files.
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  // eslint-disable-next-line max-params -- which assets, which audience, and how long to wait for their URLs
  private async sign(assets: readonly worldProto.Asset[], shared: boolean, deadlineMs?: number): Promise<ReadonlyMap<string, string>> {
    const urls = await this.urlsOf(assets, shared, deadlineMs);
    return new Map(assets.map(({ name, key }) => [name, urls.get(key) ?? '']));
  }

  // eslint-disable-next-line max-params -- as `sign`
  private async urlsOf(assets: readonly worldProto.Asset[], shared: boolean, deadlineMs?: number): Promise<ReadonlyMap<string, string>> {
    const signed = new Map<string, string>();
    const unknown: worldProto.Asset[] = [];
    for (const asset of assets) {
      const url = this.kept.get(toCacheKey(asset, shared));
      if (url === undefined) unknown.push(asset);
      else signed.set(asset.key, url);
    }
    const audience = shared ? AUDIENCE_LINK : AUDIENCE_CLIENT;
    for (let at = 0; at < unknown.length; at += BATCH) {
      const batch = unknown.slice(at, at + BATCH);
      const keys = batch.map(({ key }) => key);
      const manifestKeys = batch.filter(({ name }) => name === MANIFEST).map(({ key }) => key);
      const { urls } = await this.media.signDownloads({ keys, manifestKeys, audience }, deadlineMs === undefined ? {} : { deadlineMs });
      for (const [index, asset] of batch.entries()) {
        const url = urls[index] ?? '';
        signed.set(asset.key, url);
        this.kept.set(toCacheKey(asset, shared), url);
      }
    }
    return signed;
  }
}

const toCacheKey = ({ name, key }: worldProto.Asset, shared: boolean): string => `${shared} ${name === MANIFEST} ${key}`;

const hasLastingUrls = (world: worldProto.World): boolean =>
  (world.permission?.public === true || world.permission?.allowIdAccess === true) && !isLinkRestricted(world);

/** A deletion takes the files off the record after the world: who has read the world just before finds none of them. */
function nullWhenGone(error: unknown): null {
  if (error instanceof DomainError && error.code === 'OBJECT_NOT_FOUND') return null;
  throw error;
}
