import { useState } from 'preact/hooks';

import { Icon } from './icon.js';

const THANKS_MS = 1_600;

/** Puts text into the clipboard; where the browser does not let a page do that, the text stays there to be marked by hand. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
    setTimeout(() => setState('idle'), THANKS_MS);
  };
  const label = { idle: `Copy ${what}`, copied: 'Copied', refused: 'Copying is not allowed here' }[state];
  return (
    <button type="button" class="icon-only copy" data-state={state} aria-label={label} title={label} onClick={() => void copy()}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
    </button>
  );
}

/** An id in full or cut in its middle, with a button that copies it whole. */
export function CopyableId({ value, what }: { readonly value: string; readonly what: string }) {
  return (
    <span class="id">
      <code title={value}>{value}</code>
      <CopyButton text={value} what={what} />
    </span>
  );
}
