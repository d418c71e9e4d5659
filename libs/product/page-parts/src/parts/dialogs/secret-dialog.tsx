import { CopyButton } from '../copy-button.js';
import { Dialog } from './dialog.js';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a key the one time that there is to see it. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} closesOnEscape={false}>
      <p class="dialog-text">The key is shown only once. Copy it now: only its hash is stored.</p>
      <p class="secret">
        <code data-testid="secret">{secret}</code>
        <CopyButton text={secret} what="the key" />
      </p>
      <div class="form-actions">
        <button type="button" class="primary" onClick={onClose}>
          I have stored it
        </button>
      </div>
    </Dialog>
  );
}
