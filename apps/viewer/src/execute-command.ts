import { getWorldName } from './api/world.js';
import type { World } from './api/world.js';
import { toFileStem } from './file-stem.js';
import type { FilmMode } from './film/film-mode.js';
import type { HeadsUpDisplay } from './hud/hud.js';
import type { ViewerCommand } from './input/keyboard.js';
import type { MeasuringMode } from './measuring-mode.js';
import { formatPlaceLink } from './pose-link.js';
import { saveFile } from './save-file.js';
import type { WorldView } from './view/world-view.js';

/** What commands act on. */
export interface CommandTargets {
  readonly world: World;
  readonly view: WorldView;
  readonly hud: HeadsUpDisplay;
  readonly measuring: MeasuringMode;
  readonly film: FilmMode;
}

/** Does what a key, a button or a gamepad asks for. */
export function executeCommand(command: ViewerCommand, shown: CommandTargets): void {
  ACTIONS[command](shown);
}

const ACTIONS: Readonly<Record<ViewerCommand, (shown: CommandTargets) => void>> = {
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
  film: ({ film }) => film.toggle(),
  'film-pose': ({ film }) => film.add(),
  share: (shown) => void copyLink(shown),
  files: ({ hud }) => hud.files.open(),
  detail: ({ hud }) => hud.detail.open(),
  headset: (shown) => void toggleHeadset(shown),
  help: ({ hud }) => hud.help.open(),
  fullscreen: () => void toggleFullscreen(),
};

async function savePicture({ world, view, hud }: CommandTargets): Promise<void> {
  try {
    const name = `${toFileStem(getWorldName(world))}.png`;
    saveFile(await view.takePicture(), name);
    hud.toast.show(`Saved as ${name}.`);
  } catch {
    hud.toast.show('The picture could not be saved.');
  }
}

/** The link is also put into the address bar: a browser may refuse the clipboard. */
async function copyLink({ view, hud }: CommandTargets): Promise<void> {
  const link = formatPlaceLink(location.href, { pose: view.pose, mode: view.mode });
  if (window === window.top) history.replaceState(history.state, '', link);
  try {
    await navigator.clipboard.writeText(link);
    hud.toast.show('The link to this place was copied.');
  } catch {
    hud.toast.show('The link to this place is in the address bar.');
  }
}

async function toggleHeadset({ view, hud }: CommandTargets): Promise<void> {
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
