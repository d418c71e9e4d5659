import { Inject, Injectable } from '@nestjs/common';

import { DomainError } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';
import type { WorldPreview } from '@diorama/site';
import type { Logger } from '@diorama/telemetry';
import { isLinkRestricted } from '@diorama/views';

import { LOGGER, VIEWER_URL, WORLD_CLIENT } from '../clients/injection-tokens.js';
import { WorldViewBuilder } from '../views/world-views.js';
import { findSharedWorld } from './find-world.js';

interface SignedPicture {
  readonly url: string;
  /** Whether the link of the world expires or needs a password. */
  readonly isRestricted: boolean;
}

/** The page of a world does not wait longer for what it shows of the world. */
const PATIENCE_MS = 2_000;
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 200;
const THUMBNAIL = 'thumbnail_url';

/** Previews of worlds that are readable by their link without a password; other worlds have no preview. */
@Injectable()
export class WorldPreviews {
  private readonly origin: string;

  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(WorldViewBuilder) private readonly views: WorldViewBuilder,
    @Inject(VIEWER_URL) viewerUrl: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.origin = viewerUrl.replace(/\/+$/, '');
  }

  /** Null for an id that is unknown, private or deleted, for a world with a password, and while the record is unavailable. */
  async find(id: string): Promise<WorldPreview | null> {
    try {
      const world = await this.read(id);
      const isFinished = world.assets.some(({ name }) => name === THUMBNAIL);
      return {
        ...describeWorld(world),
        pageUrl: `${this.origin}/world/${world.worldId}`,
        pictureUrl: isFinished ? `${this.origin}/public/worlds/${world.worldId}/picture.webp` : null,
      };
    } catch (error) {
      if (!forbidsPreview(error)) this.logger.warn({ err: error }, 'the page of a world is served without its preview');
      return null;
    }
  }

  /**
   * The signed URL of the picture, which does not expire unless the link of the world is restricted.
   *
   * @throws DomainError WORLD_NOT_FOUND unless the world is readable by its link and finished; SHARE_PASSWORD_REQUIRED
   */
  async signPicture(id: string, shareToken: string | undefined): Promise<SignedPicture> {
    const world = await this.read(id, shareToken);
    const url = await this.views.assetUrl(world, THUMBNAIL);
    if (url === null) throw new DomainError('WORLD_NOT_FOUND');
    return { url, isRestricted: isLinkRestricted(world) };
  }

  private async read(id: string, shareToken?: string): Promise<worldProto.World> {
    const { world } = await findSharedWorld(this.world, id, { shareToken, deadlineMs: PATIENCE_MS });
    return world;
  }
}

/** Whether the world is not readable by its link, or not without a password. */
const forbidsPreview = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'WORLD_NOT_FOUND' || error.code === 'SHARE_PASSWORD_REQUIRED');

/** A world goes by its name, else by its prompt, and is described by its caption, else by its prompt. */
function describeWorld({ displayName, worldPromptJson, caption }: worldProto.World): Pick<WorldPreview, 'title' | 'description'> {
  const { text_prompt: text } = JSON.parse(worldPromptJson) as { text_prompt?: unknown };
  const prompt = typeof text === 'string' ? toOneLine(text) : '';
  const shown = toOneLine(caption.replace(/\s*Not represented: [^.]*\.$/, ''));
  return {
    title: shorten(toOneLine(displayName) || prompt || shown || 'Untitled world', TITLE_LENGTH),
    description: shorten(shown || prompt || 'A 3D world to walk in.', DESCRIPTION_LENGTH),
  };
}

/** Without line ends, and without the controls that let a text run over the ones around it. */
const toOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** To the end of a word, where there is one: not every script has spaces. */
function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const start = characters.slice(0, length).join('');
  return `${start.replace(/(?<=.{20})\s\S*$/su, '')}…`;
}
