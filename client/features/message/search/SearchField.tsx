import { Search } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { messageLimits } from '../../../../shared/contracts/message';
import { controlClasses } from '../../../ui/form/controlClasses';

/** Debounce of the search while typing. */
const DEBOUNCE_MS = 250;

export interface SearchFieldProps {
  label: string;
  /** Called with the trimmed query; empty when the field is. */
  onSearch: (query: string) => void;
  focusOnMount?: boolean;
  /** Called on Esc, after which focus returns to the opener. Without it, Esc only clears the field. */
  onClose?: () => void;
}

/** Search field that searches while typing. */
export function SearchField({ label, onSearch, focusOnMount = false, onClose }: SearchFieldProps) {
  const [text, setText] = useState('');
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const query = text.trim();
    const timer = setTimeout(() => onSearch(query), query ? DEBOUNCE_MS : 0);
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
        // The field is opened by a search button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focusOnMount}
        maxLength={messageLimits.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        className={`${controlClasses} h-control pl-9!`}
      />
    </search>
  );
}
