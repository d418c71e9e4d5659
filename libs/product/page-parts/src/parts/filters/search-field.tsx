import { useEffect, useState } from 'preact/hooks';

import { Icon } from '../icon.js';

interface SearchFieldProps {
  readonly label: string;
  /** What is looked for now. */
  readonly value: string;
  /** When Enter is pressed or the field is emptied. */
  readonly onSearch: (text: string) => void;
}

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const search = (): void => onSearch(text.trim());
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onSearch={search}
      />
    </form>
  );
}
