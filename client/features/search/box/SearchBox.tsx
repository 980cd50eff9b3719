import { Search } from 'lucide-react';
import { useState, type FormEvent, type RefObject } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/store';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { isQueryTooLong, queryTooLongMessage } from '../query/queryLength';

export interface SearchBoxProps {
  /** The search that is shown; blank on a page without one. */
  query: string;
  ref: RefObject<HTMLInputElement | null>;
  onSearch: (query: string) => void;
}

/** Where words are typed. They count when they are sent, unless they are too many; going back brings the former ones. */
export function SearchBox({ query, ref, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(query);
  const [isRefused, setRefused] = useState(isQueryTooLong(query));
  const [shownQuery, setShownQuery] = useState(query);
  if (shownQuery !== query) {
    setShownQuery(query);
    setText(query);
    setRefused(isQueryTooLong(query));
  }

  function focusInput() {
    ref.current?.focus();
    ref.current?.select();
  }

  useShortcuts([{ keys: '/', label: 'Search', group: 'Everywhere', run: focusInput }]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const next = text.trim();
    setRefused(isQueryTooLong(next));
    if (isQueryTooLong(next)) ref.current?.focus();
    else onSearch(next);
  }

  return (
    <search>
      <form onSubmit={handleSubmit} className="flex items-start gap-2 border-b border-line px-4 pt-3 pb-4">
        <TextField
          ref={ref}
          type="search"
          name="query"
          label="Search"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(false);
          }}
          error={isRefused ? queryTooLongMessage : undefined}
          className="min-w-0 flex-1"
        />
        {/* Beside the field, whose label stands above it and whose error below. */}
        <Button type="submit" variant="primary" icon={Search} className="mt-6.5">
          Search
        </Button>
      </form>
    </search>
  );
}
