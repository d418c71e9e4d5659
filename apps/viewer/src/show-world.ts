import { readNotRepresented } from './api/manifest.js';
import type { World } from './api/world.js';
import { embedApi } from './embed.js';
import { element } from './hud/element.js';
import { Hud } from './hud/hud.js';
import type { Command } from './input/keyboard.js';
import { saveInterrupted, takeInterrupted } from './recovery.js';
import type { Interrupted } from './recovery.js';
import { coarserLevel } from './scene/detail.js';
import type { Renew } from './scene/load.js';
import { WorldView } from './scene/world-view.js';
import type { Settings } from './settings.js';

/** The graphics device was lost again and again. */
export class GraphicsFailing extends Error {
  override readonly name = 'GraphicsFailing';
}

export interface ShowOptions {
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
  const { settings, renew, onForget } = options;
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const interrupted = takeInterrupted(world.id);
  if ((interrupted?.losses ?? 0) > MOST_LOSSES) throw new GraphicsFailing('The graphics device was lost repeatedly.');
  const attributes = { tabindex: '0', role: 'application', 'aria-label': 'The world. Press H for keys.' };
  const canvas = element('canvas', { class: 'world', attributes });
  const poster = posterFor(world);
  const hud = new Hud(world, (command) => obey(command), onForget);
  hud.root.hidden = !settings.ui;
  page.replaceChildren(canvas, poster, hud.root);

  const view = new WorldView(
    canvas,
    world,
    {
      onLoading: (loading) => hud.loading.show(loading),
      onPicture: () => poster.classList.add('gone'),
      onMode: (mode) => hud.modes.show(mode),
      onCommand: (command) => obey(command),
      onStick: (stick) => hud.joystick.show(stick),
      onTrouble: (message) => hud.toast.show(message),
    },
    {
      budget: interrupted?.budget ?? settings.budget,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      renew,
      signal,
    },
  );
  const obey = (command: Command): void => carryOut(command, view, hud);
  window.diorama = embedApi(view);
  view.mode = interrupted?.mode ?? settings.mode;
  if (interrupted) view.place(interrupted.pose);
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    hud.toast.show('The graphics device was lost. Restoring the world.');
    startAgain(view, { worldId: world.id, losses: (interrupted?.losses ?? 0) + 1 });
  });
  canvas.focus({ preventScroll: true });
  void readNotRepresented(world.assets?.manifest_url, signal).then((parts) => hud.info.showNotRepresented(parts));
  try {
    await view.start();
  } catch (error) {
    failed.abort();
    throw error;
  }
}

function posterFor(world: World): HTMLElement {
  const url = world.assets?.thumbnail_url;
  const picture = url ? [element('img', { attributes: { src: url, alt: '' } })] : [];
  return element('div', { class: 'poster', attributes: { 'aria-hidden': 'true' } }, picture);
}

function carryOut(command: Command, view: WorldView, hud: Hud): void {
  switch (command) {
    case 'orbit':
    case 'fly':
    case 'walk':
      view.mode = command;
      break;
    case 'next-mode':
      view.mode = view.nextMode;
      break;
    case 'reset':
      view.reset();
      break;
    case 'help':
      hud.help.open();
      break;
    case 'fullscreen':
      void toggleFullscreen();
      break;
  }
}

async function toggleFullscreen(): Promise<void> {
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // A frame without the permission stays as it is.
  }
}

/**
 * A lost device takes every buffer with it, also those of Spark. The page is loaded anew, from the browser's cache, where the visitor
 * stood; and one level coarser, since too little memory is the usual reason.
 */
function startAgain(view: WorldView, known: Pick<Interrupted, 'worldId' | 'losses'>): void {
  saveInterrupted({ ...known, mode: view.mode, pose: view.pose, budget: coarserLevel(view.level ?? '100k') });
  setTimeout(() => location.reload(), 1200);
}
