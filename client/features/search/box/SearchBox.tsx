import { Search } from 'lucide-react';
import { useState, type FormEvent, type RefObject } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/store';
import { Button } from '../../../ui/button/Button';
import { TextField } from '../../../ui/form/TextField';
import { isQueryTooLong, queryTooLongMessage } from '../query/queryLength';

export interface SearchBoxProps {
  /** The current query; empty without a search. */
  query: string;
  ref: RefObject<HTMLInputElement | null>;
  onSearch: (query: string) => void;
}

/** Search form. Searches on submit and validates the length. Follows `query` on history navigation. */
export function SearchBox({ query, ref, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(query);
  const [isInvalid, setInvalid] = useState(isQueryTooLong(query));
  const [previousQuery, setPreviousQuery] = useState(query);
  const [submitted, setSubmitted] = useState<string>();
  if (previousQuery !== query) {
    setPreviousQuery(query);
    setSubmitted(undefined);
    // After a submit the text may already be the beginning of the next search.
    if (query !== submitted) {
      setText(query);
      setInvalid(isQueryTooLong(query));
    }
  }

  function focusInput() {
    ref.current?.focus();
    ref.current?.select();
  }

  useShortcuts([{ keys: '/', label: 'Search', group: 'General', run: focusInput }]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const next = text.trim();
    setInvalid(isQueryTooLong(next));
    if (isQueryTooLong(next)) {
      ref.current?.focus();
      return;
    }
    setText(next);
    setSubmitted(next);
    onSearch(next);
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
            setInvalid(false);
          }}
          error={isInvalid ? queryTooLongMessage : undefined}
          className="min-w-0 flex-1"
        />
        {/* Aligned with the input, which has a label above and an error below. */}
        <Button type="submit" variant="primary" icon={Search} className="mt-6.5">
          Search
        </Button>
      </form>
    </search>
  );
}
