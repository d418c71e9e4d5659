import type { Notice } from '../hooks/use-notices.js';

/** Short messages at the foot of the page, read out as they come. */
export function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.map(({ id, text }) => (
        <p key={id} class="notice glass">
          {text}
        </p>
      ))}
    </div>
  );
}
