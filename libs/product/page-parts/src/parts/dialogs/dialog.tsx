import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

import { Icon } from '../icon.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** False for what must not be closed by mistake. */
  readonly closesOnEscape?: boolean;
}

/** A window over the page; the browser keeps the focus in it and gives it back. It is open as long as it is there. */
export function Dialog({ title, onClose, children, closesOnEscape = true }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog glass"
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !closesOnEscape) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (closesOnEscape) onClose();
      }}
      onClose={({ currentTarget }) => {
        // Browsers close it without asking when they are told to again and again; one that has gone from the page is done with.
        if (!currentTarget.isConnected) return;
        if (closesOnEscape) onClose();
        else currentTarget.showModal();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        {closesOnEscape && (
          <button type="button" class="icon-only" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
