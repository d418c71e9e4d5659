import activity from '@diorama/web/icons/activity.svg?raw';
import audit from '@diorama/web/icons/audit.svg?raw';
import back from '@diorama/web/icons/back.svg?raw';
import chart from '@diorama/web/icons/chart.svg?raw';
import check from '@diorama/web/icons/check.svg?raw';
import close from '@diorama/web/icons/close.svg?raw';
import code from '@diorama/web/icons/code.svg?raw';
import coins from '@diorama/web/icons/coins.svg?raw';
import copy from '@diorama/web/icons/copy.svg?raw';
import cube from '@diorama/web/icons/cube.svg?raw';
import dice from '@diorama/web/icons/dice.svg?raw';
import download from '@diorama/web/icons/download.svg?raw';
import external from '@diorama/web/icons/external.svg?raw';
import figures from '@diorama/web/icons/figures.svg?raw';
import gallery from '@diorama/web/icons/gallery.svg?raw';
import help from '@diorama/web/icons/help.svg?raw';
import key from '@diorama/web/icons/key.svg?raw';
import leave from '@diorama/web/icons/leave.svg?raw';
import lost from '@diorama/web/icons/lost.svg?raw';
import people from '@diorama/web/icons/people.svg?raw';
import plus from '@diorama/web/icons/plus.svg?raw';
import refresh from '@diorama/web/icons/refresh.svg?raw';
import search from '@diorama/web/icons/search.svg?raw';
import send from '@diorama/web/icons/send.svg?raw';
import server from '@diorama/web/icons/server.svg?raw';
import spark from '@diorama/web/icons/spark.svg?raw';
import table from '@diorama/web/icons/table.svg?raw';
import trash from '@diorama/web/icons/trash.svg?raw';
import upload from '@diorama/web/icons/upload.svg?raw';

const SOURCES = {
  activity,
  audit,
  back,
  chart,
  check,
  close,
  code,
  coins,
  copy,
  cube,
  dice,
  download,
  external,
  figures,
  gallery,
  help,
  key,
  leave,
  lost,
  people,
  plus,
  refresh,
  search,
  send,
  server,
  spark,
  table,
  trash,
  upload,
} as const;
export type IconName = keyof typeof SOURCES;

/** A line drawing in the colour of the text around it; it says nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  // The drawings are our own files, built into the page.
  return <span class="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SOURCES[name] }} />;
}
