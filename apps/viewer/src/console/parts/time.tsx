import { ago, moment } from '../format.js';
import { useNow } from '../use-now.js';

const EVERY_MS = 10_000;

/** How long ago something was; in full when pointed at. */
export function Ago({ at }: { readonly at: string }) {
  const now = useNow(EVERY_MS);
  return (
    <time dateTime={at} title={moment(at)}>
      {ago(at, now)}
    </time>
  );
}
