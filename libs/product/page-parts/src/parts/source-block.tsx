import { CopyButton } from './copy-button.js';

interface SourceBlockProps {
  readonly label: string;
  readonly text: string;
  /** What the button copies, where that differs from the text. */
  readonly copied?: string;
  /** Names what is copied, such as `the code`. */
  readonly what: string;
}

/** Source or data as it is written, with a button that copies it. */
export function SourceBlock({ label, text, copied = text, what }: SourceBlockProps) {
  return (
    <div class="source-block">
      <pre tabIndex={0} aria-label={label}>
        {text}
      </pre>
      <CopyButton text={copied} what={what} />
    </div>
  );
}
