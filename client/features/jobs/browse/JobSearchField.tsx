import { Search } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useShortcuts } from '../../../shell/shortcuts/store';
import { controlClasses } from '../../../ui/form/controlClasses';
import { FieldError } from '../../../ui/form/FieldError';
import { isQueryTooLong, queryTooLongMessage } from '../../search/query/queryLength';

export interface JobSearchFieldProps {
  /** The query of the URL. */
  query: string;
  onSearch: (query: string) => void;
}

/** Search field for jobs, with the operators of the search page. Searches on Enter, and when it is cleared. */
export function JobSearchField({ query, onSearch }: JobSearchFieldProps) {
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
      label: 'Search jobs',
      group: 'Jobs',
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
    <search className="min-w-0 flex-1 basis-60">
      <form onSubmit={handleSubmit} className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-[calc(var(--control)/2)] left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <input
          ref={input}
          type="search"
          name="query"
          aria-label="Search jobs"
          placeholder="Role, company, “phrase”, -word"
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? 'job-query-error' : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value === '' && query !== '') onSearch('');
          }}
          className={`${controlClasses} h-control pl-9!`}
        />
        {isTooLong && <FieldError id="job-query-error">{queryTooLongMessage}</FieldError>}
      </form>
    </search>
  );
}
