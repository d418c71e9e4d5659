/** Asks for the next page of a list; nothing when there is none. */
export function LoadMoreButton({ onMore }: { readonly onMore: (() => void) | null }) {
  if (onMore === null) return null;
  return (
    <div class="more">
      <button type="button" class="small" onClick={onMore}>
        Show more
      </button>
    </div>
  );
}
