import { useCallback, useState } from 'preact/hooks';

export interface Notice {
  readonly id: number;
  readonly text: string;
}

const SHOWN_MS = 5_000;
let last = 0;

/** Short messages, each shown for a few seconds. */
export function useNotices(): { readonly notices: readonly Notice[]; readonly notify: (text: string) => void } {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const notify = useCallback((text: string) => {
    const id = ++last;
    setNotices((before) => [...before, { id, text }]);
    setTimeout(() => setNotices((before) => before.filter((notice) => notice.id !== id)), SHOWN_MS);
  }, []);
  return { notices, notify };
}
