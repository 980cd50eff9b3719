import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/store';
import { controlClasses } from '../../../ui/form/controlClasses';
import { FieldError } from '../../../ui/form/FieldError';
import { isQueryTooLong, queryTooLongMessage } from '../query/queryLength';

/** Debounce of the search while typing. */
const DEBOUNCE_MS = 250;

export interface ListSearchFieldProps {
  label: string;
  placeholder: string;
  /** Name and group of the shortcut `/` in the help. */
  shortcut: { label: string; group: string };
  /** The query of the URL. */
  query: string;
  onSearch: (query: string) => void;
  /** Searches also while typing. For lists whose search replaces the entry of the history. */
  searchesWhileTyping?: boolean;
  className?: string;
}

/** Search field of a list. Searches on Enter, when it is cleared, and, where the list allows it, while typing. */
export function ListSearchField({
  label,
  placeholder,
  shortcut,
  query,
  onSearch,
  searchesWhileTyping = false,
  className,
}: ListSearchFieldProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [previousQuery, setPreviousQuery] = useState(query);
  const [searched, setSearched] = useState(query);
  if (previousQuery !== query) {
    setPreviousQuery(query);
    // What was typed after a search stays when that search comes back in the URL.
    if (query !== searched) {
      setSearched(query);
      setText(query);
    }
  }
  const isTooLong = isQueryTooLong(text.trim());

  useShortcuts([
    {
      keys: '/',
      ...shortcut,
      run() {
        input.current?.focus();
        input.current?.select();
      },
    },
  ]);

  function search(next: string) {
    setSearched(next);
    onSearch(next);
  }

  const searchTyped = useEffectEvent((typed: string) => {
    if (!isTooLong && typed !== searched) search(typed);
  });
  useEffect(() => {
    if (!searchesWhileTyping) return undefined;
    const timer = setTimeout(() => searchTyped(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, searchesWhileTyping]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong) search(text.trim());
  }

  return (
    <search className={clsx('min-w-0 flex-1', className)}>
      <form onSubmit={handleSubmit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-[calc(var(--control)/2)] left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <input
          ref={input}
          type="search"
          name="query"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? errorId : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value === '' && query !== '') search('');
          }}
          className={`${controlClasses} h-control pl-9!`}
        />
        {isTooLong && <FieldError id={errorId}>{queryTooLongMessage}</FieldError>}
      </form>
    </search>
  );
}
