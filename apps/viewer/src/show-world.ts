import { readManifest } from './api/manifest.js';
import { changeDetail } from './change-detail.js';
import { getWorldName } from './api/world.js';
import type { World } from './api/world.js';
import { executeCommand } from './execute-command.js';
import type { CommandTargets } from './execute-command.js';
import { EmbedMessages } from './embed-messages.js';
import { createEmbedApi } from './embed-api.js';
import { createElement } from './hud/element.js';
import { FilmMode } from './film/film-mode.js';
import { HeadsUpDisplay } from './hud/hud.js';
import type { ViewerCommand } from './input/keyboard.js';
import { MeasuringMode } from './measuring-mode.js';
import { formatPlaceLink, parsePoseHash } from './pose-link.js';
import { countDeviceLosses, saveInterruptedVisit, takeInterruptedVisit } from './interrupted-visit.js';
import type { InterruptedVisit } from './interrupted-visit.js';
import type { Pose } from './motion/pose.js';
import { readDetailChoice, saveDetailChoice } from './scene/detail-choice.js';
import { getCoarserDetailLevel } from './scene/detail-steps.js';
import { isHeadsetSupported } from './scene/headset-session.js';
import type { RefreshAssetUrls } from './scene/load-with-retries.js';
import { WorldView } from './view/world-view.js';
import type { WorldViewObserver } from './view/world-view.js';
import { fadeOutPoster } from './screens/poster.js';
import type { Settings } from './settings.js';

/** The graphics device was lost again and again. */
export class GraphicsFailureError extends Error {
  override readonly name = 'GraphicsFailureError';
}

interface ShowOptions {
  /** Lies over the picture until there is one. */
  readonly poster: HTMLElement;
  /** Where the visitor looked while the world was being made. */
  readonly pose: Pose | null;
  /** Called once the poster has faded. */
  readonly onPicture: () => void;
  readonly settings: Settings;
  readonly renew: RefreshAssetUrls;
  /** The API key of the visitor; null without one. */
  readonly readKey: () => string | null;
  /** Given where an API key opened the world. */
  readonly onForget: (() => void) | null;
  readonly signal: AbortSignal;
}

const MOST_LOSSES = 3;

/**
 * Fills the page with a world; resolves when all of it is loaded. Throws `GraphicsUnavailableError`, `GraphicsFailureError`, or why the first splats
 * could not be had.
 */
export async function showWorld(page: HTMLElement, world: World, options: ShowOptions): Promise<void> {
  const interrupted = takeInterruptedVisit(world.id);
  if ((interrupted?.losses ?? 0) > MOST_LOSSES) throw new GraphicsFailureError('The graphics device was lost repeatedly.');
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const attributes = { tabindex: '0', role: 'application', 'aria-label': `${getWorldName(world)}. Press H for keys.` };
  const canvas = createElement('canvas', { class: 'world', attributes });
  const budget = interrupted?.budget ?? options.settings.budget ?? readDetailChoice();
  const { shown, start } = assemble(canvas, world, { ...options, signal, budget });
  const { view, hud } = shown;
  hud.root.hidden = !options.settings.ui;
  page.replaceChildren(canvas, options.poster, hud.root);
  view.mode = interrupted?.mode ?? options.settings.mode;
  const pose = interrupted?.pose ?? parsePoseHash(location.hash) ?? options.pose;
  if (pose) view.place(pose);
  followAddress(view, signal);
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    hud.toast.show('The graphics device was lost. Restoring the world.');
    startAgain(view, { worldId: world.id, losses: countDeviceLosses(interrupted, performance.now()) });
  });
  canvas.focus({ preventScroll: true });
  void readManifest(world.assets?.manifest_url, signal).then(({ notRepresented, sizes }) => {
    hud.info.showNotRepresented(notRepresented);
    hud.showSizes(sizes);
  });
  void isHeadsetSupported().then((isOffered) => isOffered && hud.toolbar.offerHeadset());
  try {
    await start();
  } catch (error) {
    failed.abort();
    throw error;
  }
}

type Parts = Pick<ShowOptions, 'poster' | 'onPicture' | 'settings' | 'renew' | 'readKey' | 'onForget' | 'signal'> &
  Pick<Settings, 'budget'>;

/** A view and what lies over it, each knowing the other. */
function assemble(canvas: HTMLCanvasElement, world: World, parts: Parts): { shown: CommandTargets; start: () => Promise<void> } {
  const { settings, renew, signal, budget } = parts;
  const obey = (command: ViewerCommand): void => executeCommand(command, shown);
  const hud = new HeadsUpDisplay({
    world,
    isEmbedded: settings.embed,
    onCommand: obey,
    onHold: (button, isDown) => view.hold(button, isDown),
    onDetail: (choice) => void changeDetail(choice, shown),
    onForget: parts.onForget,
    address: () => formatPlaceLink(location.href, { pose: shown.view.pose, mode: shown.view.mode }),
  });
  const watcher: WorldViewObserver = {
    onLoading: (loading) => hud.loading.show(loading),
    onDetail: (detail) => hud.showDetail(detail),
    onPicture: () => {
      fadeOutPoster(parts.poster, parts.onPicture);
      hud.hint.show();
    },
    onMove: () => hud.hint.remove(),
    onLimit: () => hud.toast.show('The world is only detailed up to here.'),
    onMode: (mode) => hud.showMode(mode),
    onCommand: obey,
    onStick: (stick) => hud.joystick.show(stick),
    onTap: (x, y) => measuring.tap(x, y),
    onHover: (x, y) => measuring.hover(x, y),
    onViewpoint: (index) => hud.viewpoints.show(index),
    onHeadset: (isWorn) => hud.toolbar.showHeadset(isWorn),
    onFrame: () => {
      film.frame(performance.now());
      measuring.draw();
      messages?.frame(performance.now());
    },
    onTrouble: (message) => hud.toast.show(message),
  };
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const view = new WorldView(canvas, world, watcher, { budget, reducedMotion, renew, signal });
  const measuring = new MeasuringMode(canvas, view, hud);
  const film = new FilmMode({
    worldId: world.id,
    view,
    toast: hud.toast,
    readKey: parts.readKey,
    options: { baseUrl: location.origin },
    signal,
    onOpen: (isOpen) => hud.toolbar.showFilm(isOpen),
  });
  if (!settings.embed) hud.root.append(film.panel.root);
  const shown: CommandTargets = { world, view, hud, measuring, film };
  const api = createEmbedApi(view);
  window.diorama = api;
  const messages = settings.embed ? new EmbedMessages(api, world.id, signal) : null;
  return { shown, start: () => view.start() };
}

/** A link to another place of the same world, opened in this page, leads there without loading it again. */
function followAddress(view: WorldView, signal: AbortSignal): void {
  const go = (): void => {
    const pose = parsePoseHash(location.hash);
    if (pose) view.place(pose);
  };
  window.addEventListener('hashchange', go, { signal });
}

/**
 * A lost device takes every buffer with it, also those of Spark. The page is loaded anew, from the browser's cache, where the visitor
 * stood; and one level coarser, since too little memory is the usual reason.
 */
function startAgain(view: WorldView, known: Pick<InterruptedVisit, 'worldId' | 'losses'>): void {
  // A level that was chosen for this device may be too much for it.
  saveDetailChoice(null);
  saveInterruptedVisit({ ...known, mode: view.mode, pose: view.pose, budget: getCoarserDetailLevel(view.level ?? '100k') });
  setTimeout(() => location.reload(), 1200);
}
