import { Search } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/store';
import { controlClasses } from '../../../ui/form/controlClasses';
import { FieldError } from '../../../ui/form/FieldError';
import { isQueryTooLong, queryTooLongMessage } from '../../search/query/queryLength';

export interface AnalysisSearchFieldProps {
  /** The query of the URL. */
  query: string;
  onSearch: (query: string) => void;
}

/** Searches the viewer's own ideas and answers, on Enter and when it is cleared. */
export function AnalysisSearchField({ query, onSearch }: AnalysisSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [previousQuery, setPreviousQuery] = useState(query);
  if (previousQuery !== query) {
    setPreviousQuery(query);
    setText(query);
  }
  const isTooLong = isQueryTooLong(text.trim());

  useShortcuts([
    {
      keys: '/',
      label: 'Search analyses',
      group: 'Analyses',
      run() {
        input.current?.focus();
        input.current?.select();
      },
    },
  ]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong) onSearch(text.trim());
  }

  return (
    <search className="min-w-0 flex-1 basis-32">
      <form onSubmit={handleSubmit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-[calc(var(--control)/2)] left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <input
          ref={input}
          type="search"
          name="query"
          aria-label="Search your analyses"
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? 'analysis-query-error' : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value === '' && query !== '') onSearch('');
          }}
          className={`${controlClasses} h-control pl-9!`}
        />
        {isTooLong && <FieldError id="analysis-query-error">{queryTooLongMessage}</FieldError>}
      </form>
    </search>
  );
}
