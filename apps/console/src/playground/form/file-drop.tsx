import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { getErrorMessage, ProblemText } from '@diorama/page-parts';

interface FileDropProps {
  /** Name of the control. */
  readonly label: string;
  /** Kinds of files, as in the attribute `accept`. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  /** Takes the files that were chosen. @throws Error that is shown */
  readonly onFiles: (files: readonly File[]) => Promise<void>;
  /** What is shown in the field. */
  readonly children: ComponentChildren;
}

/** Takes files, by choice or by drop. */
export function FileDrop({ label, accept, isMultiple = false, onFiles, children }: FileDropProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const take = async (list: FileList | null | undefined): Promise<void> => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    setProblem(null);
    try {
      await onFiles(isMultiple ? files : files.slice(0, 1));
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <>
      <label
        class="drop"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer?.files);
        }}
      >
        {children}
        <input
          type="file"
          accept={accept}
          multiple={isMultiple}
          aria-label={label}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files).then(() => (currentTarget.value = '')); // the same file may be chosen again
          }}
        />
      </label>
      <ProblemText text={problem} />
    </>
  );
}
