import { readManifest } from './api/manifest.js';
import { worldName } from './api/world.js';
import type { World } from './api/world.js';
import { carryOut } from './commands.js';
import type { Shown } from './commands.js';
import { EmbedMessages } from './embed-messages.js';
import { embedApi } from './embed.js';
import { element } from './hud/element.js';
import { Hud } from './hud/hud.js';
import type { Command } from './input/keyboard.js';
import { Measuring } from './measuring.js';
import { placeLink, readPoseHash } from './pose-link.js';
import { lossesNow, saveInterrupted, takeInterrupted } from './recovery.js';
import type { Interrupted } from './recovery.js';
import { coarserLevel } from './scene/detail.js';
import { isHeadsetOffered } from './scene/headset.js';
import type { Renew } from './scene/load.js';
import { WorldView } from './scene/world-view.js';
import type { Watcher } from './scene/world-view.js';
import { fadePoster } from './screens/poster.js';
import type { Settings } from './settings.js';

/** The graphics device was lost again and again. */
export class GraphicsFailing extends Error {
  override readonly name = 'GraphicsFailing';
}

export interface ShowOptions {
  /** Lies over the picture until there is one. */
  readonly poster: HTMLElement;
  readonly settings: Settings;
  readonly renew: Renew;
  /** Given where an API key opened the world. */
  readonly onForget: (() => void) | null;
  readonly signal: AbortSignal;
}

const MOST_LOSSES = 3;

/**
 * Fills the page with a world; resolves when all of it is loaded. Throws `GraphicsMissing`, `GraphicsFailing`, or why the first splats
 * could not be had.
 */
export async function showWorld(page: HTMLElement, world: World, options: ShowOptions): Promise<void> {
  const interrupted = takeInterrupted(world.id);
  if ((interrupted?.losses ?? 0) > MOST_LOSSES) throw new GraphicsFailing('The graphics device was lost repeatedly.');
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const attributes = { tabindex: '0', role: 'application', 'aria-label': `${worldName(world)}. Press H for keys.` };
  const canvas = element('canvas', { class: 'world', attributes });
  const { shown, start } = assemble(canvas, world, { ...options, signal, budget: interrupted?.budget ?? options.settings.budget });
  const { view, hud } = shown;
  hud.root.hidden = !options.settings.ui;
  page.replaceChildren(canvas, options.poster, hud.root);
  view.mode = interrupted?.mode ?? options.settings.mode;
  const pose = interrupted?.pose ?? readPoseHash(location.hash);
  if (pose) view.place(pose);
  followAddress(view, signal);
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    hud.toast.show('The graphics device was lost. Restoring the world.');
    startAgain(view, { worldId: world.id, losses: lossesNow(interrupted, performance.now()) });
  });
  canvas.focus({ preventScroll: true });
  void readManifest(world.assets?.manifest_url, signal).then(({ notRepresented, sizes }) => {
    hud.info.showNotRepresented(notRepresented);
    hud.files.showSizes(sizes);
  });
  void isHeadsetOffered().then((isOffered) => isOffered && hud.toolbar.offerHeadset());
  try {
    await start();
  } catch (error) {
    failed.abort();
    throw error;
  }
}

type Parts = Pick<ShowOptions, 'poster' | 'settings' | 'renew' | 'onForget' | 'signal'> & Pick<Settings, 'budget'>;

/** A view and what lies over it, each knowing the other. */
function assemble(canvas: HTMLCanvasElement, world: World, parts: Parts): { shown: Shown; start: () => Promise<void> } {
  const { settings, renew, signal, budget } = parts;
  const obey = (command: Command): void => carryOut(command, shown);
  const hud = new Hud({
    world,
    isEmbedded: settings.embed,
    onCommand: obey,
    onHold: (button, isDown) => view.hold(button, isDown),
    onForget: parts.onForget,
    address: () => placeLink(location.href, { pose: shown.view.pose, mode: shown.view.mode }),
  });
  const watcher: Watcher = {
    onLoading: (loading) => hud.loading.show(loading),
    onPicture: () => fadePoster(parts.poster),
    onMode: (mode) => hud.showMode(mode),
    onCommand: obey,
    onStick: (stick) => hud.joystick.show(stick),
    onTap: (x, y) => measuring.tap(x, y),
    onHover: (x, y) => measuring.hover(x, y),
    onViewpoint: (index) => hud.viewpoints.show(index),
    onHeadset: (isWorn) => hud.toolbar.showHeadset(isWorn),
    onFrame: () => {
      measuring.draw();
      messages?.frame(performance.now());
    },
    onTrouble: (message) => hud.toast.show(message),
  };
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = new WorldView(canvas, world, watcher, { budget, reducedMotion, renew, signal });
  const measuring = new Measuring(canvas, view, hud);
  const shown: Shown = { world, view, hud, measuring };
  const api = embedApi(view);
  window.diorama = api;
  const messages = settings.embed ? new EmbedMessages(api, world.id, signal) : null;
  return { shown, start: () => view.start() };
}

/** A link to another place of the same world, opened in this page, leads there without loading it again. */
function followAddress(view: WorldView, signal: AbortSignal): void {
  const go = (): void => {
    const pose = readPoseHash(location.hash);
    if (pose) view.place(pose);
  };
  window.addEventListener('hashchange', go, { signal });
}

/**
 * A lost device takes every buffer with it, also those of Spark. The page is loaded anew, from the browser's cache, where the visitor
 * stood; and one level coarser, since too little memory is the usual reason.
 */
function startAgain(view: WorldView, known: Pick<Interrupted, 'worldId' | 'losses'>): void {
  saveInterrupted({ ...known, mode: view.mode, pose: view.pose, budget: coarserLevel(view.level ?? '100k') });
  setTimeout(() => location.reload(), 1200);
}
