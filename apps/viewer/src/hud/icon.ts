import camera from '@diorama/web/icons/camera.svg?raw';
import check from '@diorama/web/icons/check.svg?raw';
import close from '@diorama/web/icons/close.svg?raw';
import down from '@diorama/web/icons/down.svg?raw';
import download from '@diorama/web/icons/download.svg?raw';
import film from '@diorama/web/icons/film.svg?raw';
import fly from '@diorama/web/icons/fly.svg?raw';
import fullscreen from '@diorama/web/icons/fullscreen.svg?raw';
import headset from '@diorama/web/icons/headset.svg?raw';
import help from '@diorama/web/icons/help.svg?raw';
import info from '@diorama/web/icons/info.svg?raw';
import jump from '@diorama/web/icons/jump.svg?raw';
import key from '@diorama/web/icons/key.svg?raw';
import layers from '@diorama/web/icons/layers.svg?raw';
import lock from '@diorama/web/icons/lock.svg?raw';
import lost from '@diorama/web/icons/lost.svg?raw';
import menu from '@diorama/web/icons/menu.svg?raw';
import next from '@diorama/web/icons/next.svg?raw';
import orbit from '@diorama/web/icons/orbit.svg?raw';
import previous from '@diorama/web/icons/previous.svg?raw';
import reset from '@diorama/web/icons/reset.svg?raw';
import ruler from '@diorama/web/icons/ruler.svg?raw';
import share from '@diorama/web/icons/share.svg?raw';
import up from '@diorama/web/icons/up.svg?raw';
import walk from '@diorama/web/icons/walk.svg?raw';

const SOURCES = {
  camera,
  check,
  close,
  down,
  download,
  film,
  fly,
  fullscreen,
  headset,
  help,
  info,
  jump,
  key,
  layers,
  lock,
  lost,
  menu,
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
export function createIcon(name: IconName): Node {
  return document.importNode(new DOMParser().parseFromString(SOURCES[name], 'image/svg+xml').documentElement, true);
}
