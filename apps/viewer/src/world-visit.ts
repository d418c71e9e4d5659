import { DioramaError } from '@diorama-worlds/sdk';
import type { ClientOptions, Preview } from '@diorama-worlds/sdk';

import type { ApiKeyStore } from './api/key-store.js';
import { findGenerationFailure, readFailureReason } from './api/generation-failure.js';
import type { GenerationFailure } from './api/generation-failure.js';
import { ShareTokenStore } from './api/share-token-store.js';
import { unlockWorld } from './api/unlock-world.js';
import { findWorld, followProgress } from './api/world-client.js';
import type { GenerationEnd, WorldLookup } from './api/world-client.js';
import { getPromptText, getWorldName, hasSplats } from './api/world.js';
import type { World } from './api/world.js';
import { EarlyPicture } from './early-picture.js';
import { GeneratingScreen } from './screens/generating-screen.js';
import { createKeyScreen } from './screens/key-screen.js';
import { createMessageScreen } from './screens/message-screen.js';
import type { ScreenMessage } from './screens/message-screen.js';
import { createPasswordScreen } from './screens/password-screen.js';
import { createPosterScreen } from './screens/poster.js';
import { MISSING, describeDisplayFailure, describeFailure, describeTrouble } from './visit-messages.js';
import type { Settings } from './settings.js';

type Open = Extract<WorldLookup, { kind: 'open' }>;

interface VisitOptions {
  readonly page: HTMLElement;
  readonly worldId: string;
  readonly keys: ApiKeyStore;
  readonly settings: Settings;
  readonly signal: AbortSignal;
}

/** One visit to a world: finds it, waits for its generation with the visitor, and shows it. */
export class WorldVisit {
  /** What the visitor has seen of the world while it was being made. */
  private early: EarlyPicture | null = null;

  private readonly shareTokens: ShareTokenStore;

  constructor(private readonly options: VisitOptions) {
    this.shareTokens = new ShareTokenStore(options.worldId);
  }

  async run(): Promise<void> {
    for (;;) {
      const found = await this.open();
      if (hasSplats(found.world)) return this.show(found);
      const end = await this.watch(found);
      if (end === 'changed') continue;
      this.early?.close();
      return this.say({ ...describeFailure(await this.readFailure(end)), actions: waysOn(found.world) });
    }
  }

  /** Finds the world; asks for a password or an API key as long as that is what is missing. */
  private async open(): Promise<Open> {
    const { keys } = this.options;
    for (;;) {
      const key = keys.read();
      const found = await this.find(this.patient()).catch(async (error: unknown) => {
        if (!(error instanceof DioramaError)) throw error;
        await this.sayTrouble(error);
        return null;
      });
      if (found === null) continue;
      if (found.kind === 'open') return found;
      if (found.kind === 'locked') await this.unlock();
      else if (key !== null && found.kind === 'missing') await this.sayMissing(key);
      else keys.write(await this.askKey(found.kind === 'refused' ? found.problem : null));
    }
  }

  /** Sends a request again until the server answers, and tells the visitor meanwhile. */
  private patient(): Partial<ClientOptions> {
    return {
      maxRetries: Infinity,
      timeoutMs: Infinity,
      onRetry: ({ error, waitMs, now }) => this.say({ ...describeTrouble(error, waitMs), actions: [{ label: 'Try now', onPress: now }] }),
    };
  }

  private find(options: Partial<ClientOptions> = {}): Promise<WorldLookup> {
    const { worldId, keys, signal } = this.options;
    const credentials = { key: keys.read(), shareToken: this.shareTokens.read() };
    return findWorld(worldId, credentials, { baseUrl: location.origin, ...options }, signal);
  }

  /** Resolves when the visitor wants another try. */
  private sayTrouble(error: DioramaError): Promise<void> {
    return new Promise((resolve) => this.say({ ...describeTrouble(error, null), actions: [{ label: 'Try again', onPress: resolve }] }));
  }

  private askKey(problem: string | null): Promise<string> {
    return new Promise((resolve) => this.put(createKeyScreen(problem, resolve)));
  }

  private askPassword(problem: string | null): Promise<string> {
    return new Promise((resolve) => this.put(createPasswordScreen(problem, resolve)));
  }

  /** Asks for the password of the world until one opens it; `problem` says why the last one did not. */
  private async unlock(problem: string | null = null): Promise<void> {
    const { worldId, signal } = this.options;
    const password = await this.askPassword(problem);
    const outcome = await unlockWorld({ worldId, password, signal }, { baseUrl: location.origin });
    if (outcome.kind === 'refused') return this.unlock(outcome.problem);
    this.shareTokens.write(outcome.token);
  }

  /** Resolves when the visitor wants another try. A world whose generation failed is missing, too: then its owner reads why. */
  private async sayMissing(key: string): Promise<void> {
    const failure = await findGenerationFailure(this.options.worldId, this.ownerAccess(key));
    return new Promise((resolve) => {
      const forget = (): void => {
        this.options.keys.forget();
        resolve();
      };
      this.say({
        ...(failure === null ? MISSING : describeFailure(failure)),
        actions: [{ label: 'Try again', onPress: resolve }, { label: 'Forget my API key', onPress: forget }, OTHER_WORLDS],
      });
    });
  }

  /** Why a generation that the visitor has followed came to nothing; null when that is not known. */
  private async readFailure(end: GenerationEnd | null): Promise<GenerationFailure | null> {
    if (end === null || end.status === 'SUCCEEDED') return null;
    const key = this.options.keys.read();
    return { status: end.status, reason: key === null ? null : await readFailureReason(end.operationId, this.ownerAccess(key)) };
  }

  private ownerAccess(key: string) {
    return { key, options: { baseUrl: location.origin, maxRetries: 1, timeoutMs: REASON_MS }, signal: this.options.signal };
  }

  /** Follows the generation; 'changed' once the world must be read again, else how the generation ended, and null when that is not known. */
  private async watch({ world, progress, preview, route }: Open): Promise<GenerationEnd | 'changed' | null> {
    const { signal } = this.options;
    const screen = new GeneratingScreen(world);
    this.put(screen.root);
    if (progress) screen.show(progress);
    // The renderer is large: it comes while the visitor waits anyway.
    void import('./show-world.js').catch(() => undefined);
    const early = new EarlyPicture(world, screen, signal);
    this.early?.close();
    this.early = early;
    if (preview) void early.show(preview);
    const following = {
      signal,
      onPreview: (next: Preview) => void early.show(next),
      onInterruption: () => screen.showNote('The connection was interrupted. Trying again.'),
    };
    for (;;) {
      try {
        const end = await followProgress(route, following, (next) => screen.show(next));
        return end?.status === 'SUCCEEDED' ? 'changed' : end;
      } catch (error) {
        if (!(error instanceof DioramaError)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      signal.throwIfAborted();
      const now = await this.find().catch(ignoreTrouble);
      if (now?.kind === 'missing' && !route.needsKey) return null;
      // A key that was forgotten or revoked meanwhile says nothing of the generation: opening the world asks for another.
      if (now !== null && (now.kind !== 'open' || hasSplats(now.world))) return 'changed';
      if (now?.progress) screen.show(now.progress);
      if (now?.preview) void early.show(now.preview);
    }
  }

  private async show({ world, route }: Open): Promise<void> {
    const { page, settings, keys, signal } = this.options;
    const picture = this.early?.takePoster() ?? createPosterScreen(world);
    this.put(picture);
    const forget = (): void => {
      keys.forget();
      location.reload();
    };
    try {
      const { showWorld } = await import('./show-world.js');
      document.title = `${getWorldName(world)} · Diorama`;
      await showWorld(page, world, {
        poster: picture,
        pose: this.early?.pose ?? null,
        onPicture: () => this.early?.close(),
        settings,
        signal,
        readKey: () => keys.read(),
        onForget: route.needsKey ? forget : null,
        renew: async () => {
          const found = await this.find();
          return found.kind === 'open' ? found.world.assets : null;
        },
      });
    } catch (error) {
      signal.throwIfAborted();
      this.early?.close();
      this.say({ ...describeDisplayFailure(error), actions: [{ label: 'Reload', onPress: () => location.reload() }] });
    }
  }

  private say(message: ScreenMessage): void {
    this.put(createMessageScreen(message));
  }

  private put(screen: HTMLElement): void {
    this.options.page.replaceChildren(screen);
  }
}

/** From a generation that came to nothing: to the same prompt, where there is one, and to other worlds. */
function waysOn(world: World): NonNullable<ScreenMessage['actions']> {
  const prompt = getPromptText(world);
  const start = { label: 'Generate it again', onPress: () => location.assign(`/?${new URLSearchParams({ prompt }).toString()}`) };
  return prompt === '' ? [OTHER_WORLDS] : [start, OTHER_WORLDS];
}

/** A way on from a page that has no world to show. */
const OTHER_WORLDS = { label: 'See other worlds', onPress: () => location.assign('/gallery') };

/** How often the world is read while streams of events cannot be. */
const POLL_MS = 2_000;

/** The reason of a failure is an extra, for which visitors do not wait long. */
const REASON_MS = 8_000;

function ignoreTrouble(error: unknown): null {
  if (error instanceof DioramaError) return null;
  throw error;
}
