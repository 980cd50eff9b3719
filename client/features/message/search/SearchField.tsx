import { Search } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { controlClasses } from '../../../ui/Field';

/** Typing pauses for this long before words are looked for. */
const PAUSE_MS = 250;

export interface SearchFieldProps {
  label: string;
  /** Called with what to look for; blank when there is nothing. */
  onSearch: (query: string) => void;
  startsFocused?: boolean;
  /** Esc closes the search; otherwise it clears the words. Focus goes back to where it was. */
  onClose?: () => void;
}

/** Looks for words while they are typed. */
export function SearchField({ label, onSearch, startsFocused = false, onClose }: SearchFieldProps) {
  const [text, setText] = useState('');
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const query = text.trim();
    const timer = setTimeout(() => onSearch(query), query ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    setText('');
    if (!onClose) return;
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  }

  return (
    <search className="relative block min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        // It opens because words are to be typed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={startsFocused}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        className={`${controlClasses} h-control pl-9!`}
      />
    </search>
  );
}
