/** That something could not be shown, in the words of the API. */
export function ErrorNotice({ text, onRetry }: { readonly text: string; readonly onRetry?: () => void }) {
  return (
    <div class="problem-box" role="alert">
      <p>{text}</p>
      {onRetry && (
        <button type="button" class="small" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
