import camera from '../icons/camera.svg?raw';
import check from '../icons/check.svg?raw';
import close from '../icons/close.svg?raw';
import down from '../icons/down.svg?raw';
import download from '../icons/download.svg?raw';
import fly from '../icons/fly.svg?raw';
import fullscreen from '../icons/fullscreen.svg?raw';
import headset from '../icons/headset.svg?raw';
import help from '../icons/help.svg?raw';
import info from '../icons/info.svg?raw';
import jump from '../icons/jump.svg?raw';
import key from '../icons/key.svg?raw';
import lost from '../icons/lost.svg?raw';
import next from '../icons/next.svg?raw';
import orbit from '../icons/orbit.svg?raw';
import previous from '../icons/previous.svg?raw';
import reset from '../icons/reset.svg?raw';
import ruler from '../icons/ruler.svg?raw';
import share from '../icons/share.svg?raw';
import up from '../icons/up.svg?raw';
import walk from '../icons/walk.svg?raw';

const SOURCES = {
  camera,
  check,
  close,
  down,
  download,
  fly,
  fullscreen,
  headset,
  help,
  info,
  jump,
  key,
  lost,
  next,
  orbit,
  previous,
  reset,
  ruler,
  share,
  up,
  walk,
} as const;
export type IconName = keyof typeof SOURCES;

/** A line drawing in the colour of the text around it; it says nothing to a screen reader. */
export function icon(name: IconName): Node {
  return document.importNode(new DOMParser().parseFromString(SOURCES[name], 'image/svg+xml').documentElement, true);
}
