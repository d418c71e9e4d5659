import { worldName } from './api/world.js';
import type { World } from './api/world.js';
import { fileStem } from './file-name.js';
import type { Hud } from './hud/hud.js';
import type { Command } from './input/keyboard.js';
import type { Measuring } from './measuring.js';
import { placeLink } from './pose-link.js';
import { saveFile } from './save-file.js';
import type { WorldView } from './scene/world-view.js';

/** What commands act on. */
export interface Shown {
  readonly world: World;
  readonly view: WorldView;
  readonly hud: Hud;
  readonly measuring: Measuring;
}

/** Does what a key, a button or a gamepad asks for. */
export function carryOut(command: Command, shown: Shown): void {
  ACTIONS[command](shown);
}

const ACTIONS: Readonly<Record<Command, (shown: Shown) => void>> = {
  orbit: ({ view }) => (view.mode = 'orbit'),
  fly: ({ view }) => (view.mode = 'fly'),
  walk: ({ view }) => (view.mode = 'walk'),
  'next-mode': ({ view }) => (view.mode = view.nextMode),
  'next-viewpoint': ({ view }) => view.hop(1),
  'previous-viewpoint': ({ view }) => view.hop(-1),
  reset: ({ view }) => view.reset(),
  measure: ({ measuring }) => measuring.toggle(),
  mark: ({ measuring }) => measuring.mark(),
  escape: ({ measuring }) => measuring.escape(),
  picture: (shown) => void savePicture(shown),
  share: (shown) => void copyLink(shown),
  files: ({ hud }) => hud.files.open(),
  headset: (shown) => void toggleHeadset(shown),
  help: ({ hud }) => hud.help.open(),
  fullscreen: () => void toggleFullscreen(),
};

async function savePicture({ world, view, hud }: Shown): Promise<void> {
  try {
    const name = `${fileStem(worldName(world))}.png`;
    saveFile(await view.takePicture(), name);
    hud.toast.show(`Saved as ${name}.`);
  } catch {
    hud.toast.show('The picture could not be saved.');
  }
}

/** The link is also put into the address bar: a browser may refuse the clipboard. */
async function copyLink({ view, hud }: Shown): Promise<void> {
  const link = placeLink(location.href, { pose: view.pose, mode: view.mode });
  if (window === window.top) history.replaceState(history.state, '', link);
  try {
    await navigator.clipboard.writeText(link);
    hud.toast.show('Link to this place copied.');
  } catch {
    hud.toast.show('The link to this place is in the address bar.');
  }
}

async function toggleHeadset({ view, hud }: Shown): Promise<void> {
  try {
    await view.toggleHeadset();
  } catch {
    hud.toast.show('The headset could not be used.');
  }
}

async function toggleFullscreen(): Promise<void> {
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // A frame without the permission stays as it is.
  }
}
