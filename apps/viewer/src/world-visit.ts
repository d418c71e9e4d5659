import { DioramaError } from '@diorama-worlds/sdk';
import type { ClientOptions, Preview } from '@diorama-worlds/sdk';

import type { ApiKeyStore } from './api/key-store.js';
import { ShareTokenStore } from './api/share-token-store.js';
import { unlockWorld } from './api/unlock-world.js';
import { findWorld, followProgress } from './api/world-client.js';
import type { WorldLookup } from './api/world-client.js';
import { hasSplats, getWorldName } from './api/world.js';
import { EarlyPicture } from './early-picture.js';
import { messageOf } from './message-of.js';
import { GeneratingScreen } from './screens/generating-screen.js';
import { createKeyScreen } from './screens/key-screen.js';
import { createMessageScreen } from './screens/message-screen.js';
import type { ScreenMessage } from './screens/message-screen.js';
import { createPasswordScreen } from './screens/password-screen.js';
import { createPosterScreen } from './screens/poster.js';
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
      if (await this.watch(found)) continue;
      this.early?.close();
      return this.say({ ...UNFINISHED, actions: [OTHER_WORLDS] });
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
      else if (key !== null && found.kind === 'missing') await this.sayMissing();
      else keys.write(await this.askKey(found.kind === 'refused' ? 'That key was not accepted.' : null));
    }
  }

  /** Sends a request again until the server answers, and tells the visitor meanwhile. */
  private patient(): Partial<ClientOptions> {
    return {
      maxRetries: Infinity,
      timeoutMs: Infinity,
      onRetry: ({ error, now }) => this.say({ ...offline(error), actions: [{ label: 'Try now', onPress: now }] }),
    };
  }

  private find(options: Partial<ClientOptions> = {}): Promise<WorldLookup> {
    const { worldId, keys, signal } = this.options;
    const credentials = { key: keys.read(), shareToken: this.shareTokens.read() };
    return findWorld(worldId, credentials, { baseUrl: location.origin, ...options }, signal);
  }

  /** Resolves when the visitor wants another try. */
  private sayTrouble(error: DioramaError): Promise<void> {
    return new Promise((resolve) => this.say({ ...offline(error), actions: [{ label: 'Try again', onPress: resolve }] }));
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

  /** Resolves when the visitor wants another try. */
  private sayMissing(): Promise<void> {
    return new Promise((resolve) => {
      const forget = (): void => {
        this.options.keys.forget();
        resolve();
      };
      this.say({
        ...MISSING,
        actions: [{ label: 'Try again', onPress: resolve }, { label: 'Forget my API key', onPress: forget }, OTHER_WORLDS],
      });
    });
  }

  /** Follows the generation; true once the world is worth another look, false when nothing came of it. */
  private async watch({ world, progress, preview, route }: Open): Promise<boolean> {
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
        return (await followProgress(route, following, (next) => screen.show(next))) === 'SUCCEEDED';
      } catch (error) {
        if (!(error instanceof DioramaError)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      signal.throwIfAborted();
      const now = await this.find().catch(ignoreTrouble);
      if (now?.kind === 'missing' && !route.needsKey) return false;
      // A key that was forgotten or revoked meanwhile says nothing of the generation: opening the world asks for another.
      if (now !== null && (now.kind !== 'open' || hasSplats(now.world))) return true;
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
      this.say({ ...messageFor(error), actions: [{ label: 'Reload', onPress: () => location.reload() }] });
    }
  }

  private say(message: ScreenMessage): void {
    this.put(createMessageScreen(message));
  }

  private put(screen: HTMLElement): void {
    this.options.page.replaceChildren(screen);
  }
}

/** A way on from a page that has no world to show. */
const OTHER_WORLDS = { label: 'See other worlds', onPress: () => location.assign('/gallery') };

/** How often the world is read while streams of events cannot be. */
const POLL_MS = 2_000;

const MISSING: ScreenMessage = {
  icon: 'lost',
  title: 'World not found',
  text: 'It may have been deleted, its generation may have failed, or it belongs to another account.',
};

const UNFINISHED: ScreenMessage = {
  icon: 'lost',
  title: 'This world was not completed',
  text: 'Its generation failed or was cancelled. No files were kept.',
};

const offline = (error: unknown): ScreenMessage => ({
  icon: 'lost',
  title: 'No response from the server',
  text: messageOf(error),
});

/** What to tell of a world that cannot be shown. Errors are told apart by name: their classes lie in the part that is loaded late. */
function messageFor(error: unknown): ScreenMessage {
  const name = error instanceof Error ? error.name : '';
  if (name === 'GraphicsUnavailableError')
    return {
      icon: 'lost',
      title: 'No 3D graphics',
      text: 'This browser does not support WebGL 2. Try another browser, or enable hardware acceleration.',
    };
  if (name === 'GraphicsFailureError')
    return {
      icon: 'lost',
      title: 'The graphics device keeps failing',
      text: 'Close other tabs to free graphics memory.',
    };
  return { icon: 'lost', title: 'The world could not be loaded', text: 'Its files could not be downloaded or are damaged.' };
}

function ignoreTrouble(error: unknown): null {
  if (error instanceof DioramaError) return null;
  throw error;
}
