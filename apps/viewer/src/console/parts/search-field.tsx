import { Icon } from './icon.js';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (text: string) => void;
  /** When Enter is pressed or the field is emptied. */
  readonly onSearch: () => void;
}

export function SearchField({ label, value, onInput, onSearch }: SearchFieldProps) {
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autocomplete="off"
        spellcheck={false}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onSearch={onSearch}
      />
    </form>
  );
}
