import activity from '../../icons/activity.svg?raw';
import audit from '../../icons/audit.svg?raw';
import back from '../../icons/back.svg?raw';
import chart from '../../icons/chart.svg?raw';
import check from '../../icons/check.svg?raw';
import close from '../../icons/close.svg?raw';
import coins from '../../icons/coins.svg?raw';
import copy from '../../icons/copy.svg?raw';
import cube from '../../icons/cube.svg?raw';
import dice from '../../icons/dice.svg?raw';
import external from '../../icons/external.svg?raw';
import gallery from '../../icons/gallery.svg?raw';
import key from '../../icons/key.svg?raw';
import leave from '../../icons/leave.svg?raw';
import lost from '../../icons/lost.svg?raw';
import people from '../../icons/people.svg?raw';
import plus from '../../icons/plus.svg?raw';
import refresh from '../../icons/refresh.svg?raw';
import search from '../../icons/search.svg?raw';
import send from '../../icons/send.svg?raw';
import spark from '../../icons/spark.svg?raw';
import trash from '../../icons/trash.svg?raw';
import upload from '../../icons/upload.svg?raw';

const SOURCES = {
  activity,
  audit,
  back,
  chart,
  check,
  close,
  coins,
  copy,
  cube,
  dice,
  external,
  gallery,
  key,
  leave,
  lost,
  people,
  plus,
  refresh,
  search,
  send,
  spark,
  trash,
  upload,
} as const;
export type IconName = keyof typeof SOURCES;

/** A line drawing in the colour of the text around it; it says nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  // The drawings are our own files, built into the page.
  return <span class="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SOURCES[name] }} />;
}
