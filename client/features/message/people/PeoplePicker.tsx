import { useQuery } from '@apollo/client/react';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Avatar } from '../../../ui/image/Avatar';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { SearchField } from '../search/SearchField';
import {
  ConnectionChoicesDocument,
  SearchPeopleChoicesDocument,
  type PeopleChoice_ProfileFragment,
} from './__generated__/People.generated';

export type PersonChoice = Omit<PeopleChoice_ProfileFragment, ' $fragmentName'>;

/** Only connections can be added to groups. */
export const isConnected = ({ viewerRelation }: PersonChoice): boolean =>
  viewerRelation?.connection?.status === 'ACCEPTED';

export interface PeoplePickerProps {
  value: readonly PersonChoice[];
  onChange: (value: readonly PersonChoice[]) => void;
  /** Ids of people who are participants already. */
  exceptIds?: readonly string[];
  /** Whether several people form a group, which can have connections only. Otherwise anyone can be selected. */
  formsGroup?: boolean;
  /** Restricts the choice to the viewer's connections. */
  onlyConnections?: boolean;
  /** Focuses the search field on mount. */
  focusOnMount?: boolean;
  /** Rendered between the selected people and the list. */
  children?: ReactNode;
}

/** Selects people by name search; without a query it lists the viewer's connections. */
export function PeoplePicker({
  value,
  onChange,
  exceptIds = [],
  formsGroup = true,
  onlyConnections = false,
  focusOnMount,
  children,
}: PeoplePickerProps) {
  const [query, setQuery] = useState('');
  const connections = useQuery(ConnectionChoicesDocument, { skip: query !== '' });
  const matches = useQuery(SearchPeopleChoicesDocument, { variables: { query }, skip: query === '' });
  const { error, refetch } = query === '' ? connections : matches;
  const people =
    query === '' ? connections.data?.connections.edges.map(({ node }) => node) : matches.data?.searchProfiles;
  const choices = people?.filter(({ id, viewerIsSelf }) => !viewerIsSelf && !exceptIds.includes(id));
  const ids = new Set(value.map(({ id }) => id));

  const toggle = (person: PersonChoice) =>
    onChange(ids.has(person.id) ? value.filter(({ id }) => id !== person.id) : [...value, person]);

  return (
    <div className="flex flex-col gap-3 pt-1">
      <SearchField label="Search people" onSearch={setQuery} focusOnMount={focusOnMount} />
      {value.length > 0 && (
        <ul aria-label="Selected people" className="flex flex-wrap gap-1">
          {value.map((person) => (
            <li
              key={person.id}
              className="flex max-w-full items-center rounded-chip bg-primary-soft pl-2 text-body text-on-primary-soft"
            >
              <span className="truncate">{person.displayName}</span>
              <button
                type="button"
                aria-label={`Remove ${person.displayName}`}
                onClick={() => toggle(person)}
                className="flex size-7 shrink-0 items-center justify-center rounded-chip pointer-coarse:size-11"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
      <div className="-mx-6 -mb-5 h-72 overflow-y-auto border-t border-line">
        {error && (
          <ErrorState onRetry={() => void refetch()}>{toCallError(error, 'Couldn’t load people.').message}</ErrorState>
        )}
        {!choices && !error && <SkeletonRows label="Loading people" rows={4} />}
        {choices?.length === 0 && (
          <p className="px-6 py-6 text-ink-2">
            {query === '' ? 'You don’t have any connections yet. Search for someone by name.' : 'No people found.'}
          </p>
        )}
        <ul aria-label="People">
          {choices?.map((person) => {
            const isSelected = ids.has(person.id);
            const isDisabled =
              !isSelected && !isConnected(person) && (onlyConnections || (formsGroup && value.length > 0));
            return (
              <li key={person.id} className="border-b border-line last:border-b-0">
                <button
                  type="button"
                  aria-pressed={isSelected}
                  aria-disabled={isDisabled}
                  onClick={() => !isDisabled && toggle(person)}
                  className={clsx(
                    'flex w-full items-center gap-3 px-6 py-3 text-left -outline-offset-2',
                    isSelected ? 'bg-primary-soft' : 'hover:bg-fill',
                    isDisabled && 'opacity-70',
                  )}
                >
                  <Avatar name={person.displayName} src={person.avatarUrl} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{person.displayName}</span>
                    <span className="block truncate text-meta text-ink-2">
                      {isDisabled
                        ? 'Groups can only include your connections'
                        : person.headline || `@${person.username}`}
                    </span>
                  </span>
                  {isSelected && <Check aria-hidden="true" className="size-5 text-primary" />}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
