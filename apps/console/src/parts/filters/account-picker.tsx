import { useEffect, useId, useState } from 'preact/hooks';

import type { Account } from '@diorama-worlds/sdk/admin';
import { useAccountSearch } from '../../hooks/use-account-search.js';

interface AccountPickerProps {
  readonly label: string;
  /** Id of the account that is chosen; empty for none. */
  readonly value: string;
  readonly onChange: (accountId: string) => void;
  readonly placeholder: string;
}

/** Finds an account by a part of its name or its id: a text field with a list below (WAI-ARIA combobox pattern). */
export function AccountPicker({ label, value, onChange, placeholder }: AccountPickerProps) {
  const listId = useId();
  const [text, setText] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = useAccountSearch(text === value ? '' : text, isOpen);
  useEffect(() => setText(value), [value]);

  const choose = (accountId: string): void => {
    setOpen(false);
    setText(accountId);
    onChange(accountId);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt(found.length === 0 ? 0 : (at + step + found.length) % found.length);
    else if (event.key === 'Enter') choose(text.trim() === '' ? '' : (found[at]?.account_id ?? text.trim()));
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  };
  const onInput = (typed: string): void => {
    setText(typed);
    setAt(0);
    setOpen(true);
    if (typed === '') onChange('');
  };
  return (
    <div class="picker">
      <input
        type="search"
        role="combobox"
        list={undefined}
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
        placeholder={placeholder}
        autocomplete="off"
        spellcheck={false}
        value={text}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onKeyDown={onKey}
      />
      <Options id={listId} label={label} accounts={found} at={at} onChoose={choose} />
    </div>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly label: string;
  readonly accounts: readonly Account[];
  /** The one that Enter takes. */
  readonly at: number;
  readonly onChoose: (accountId: string) => void;
}

function Options({ id, label, accounts, at, onChoose }: OptionsProps) {
  return (
    <ul class="picker-list glass" id={id} role="listbox" aria-label={label} hidden={accounts.length === 0}>
      {accounts.map((account, i) => (
        // The field keeps the focus: a press on the list must not take it away before the click.
        <li
          key={account.account_id}
          id={`${id}-${i}`}
          role="option"
          aria-selected={i === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(account.account_id)}
        >
          <b>{account.name}</b>
          <small>{account.account_id}</small>
        </li>
      ))}
    </ul>
  );
}
