import { useQuery } from '@apollo/client/react';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Avatar } from '../../../ui/Avatar';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/Skeleton';
import { SearchField } from '../search/SearchField';
import {
  ConnectionChoicesDocument,
  PeopleFoundDocument,
  type PeopleChoice_ProfileFragment,
} from './__generated__/People.generated';

export type Choice = Omit<PeopleChoice_ProfileFragment, ' $fragmentName'>;

/** Groups are made of connections only. */
export const isConnected = ({ viewerRelation }: Choice): boolean => viewerRelation?.connection?.status === 'ACCEPTED';

export interface PeoplePickerProps {
  value: readonly Choice[];
  onChange: (value: readonly Choice[]) => void;
  /** Who is there already. */
  exceptIds?: readonly string[];
  /** Only people whom one is connected with can be chosen. */
  onlyConnections?: boolean;
  /** It takes the place of something else in an open dialog, and focus with it. */
  startsFocused?: boolean;
  /** Stands between the chosen and the list, which ends the dialog. */
  children?: ReactNode;
}

/** Finds people by their names; before anything is typed it offers one's connections. */
export function PeoplePicker({
  value,
  onChange,
  exceptIds = [],
  onlyConnections = false,
  startsFocused,
  children,
}: PeoplePickerProps) {
  const [query, setQuery] = useState('');
  const connections = useQuery(ConnectionChoicesDocument, { skip: query !== '' });
  const found = useQuery(PeopleFoundDocument, { variables: { query }, skip: query === '' });
  const { error, refetch } = query === '' ? connections : found;
  const people =
    query === '' ? connections.data?.connections.edges.map(({ node }) => node) : found.data?.searchProfiles;
  const shown = people?.filter(({ id, viewerIsSelf }) => !viewerIsSelf && !exceptIds.includes(id));
  const ids = new Set(value.map(({ id }) => id));

  const toggle = (person: Choice) =>
    onChange(ids.has(person.id) ? value.filter(({ id }) => id !== person.id) : [...value, person]);

  return (
    <div className="flex flex-col gap-3 pt-1">
      <SearchField label="Search people" onSearch={setQuery} startsFocused={startsFocused} />
      {value.length > 0 && (
        <ul aria-label="Chosen" className="flex flex-wrap gap-1">
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
          <ErrorState onRetry={() => void refetch()}>{fieldErrors(error, 'Failed to fetch people').message}</ErrorState>
        )}
        {!shown && !error && <SkeletonRows label="Loading people" rows={4} />}
        {shown?.length === 0 && (
          <p className="px-6 py-6 text-ink-2">
            {query === '' ? 'You have no connections yet. Search for somebody by name.' : 'Nobody has this name.'}
          </p>
        )}
        <ul aria-label="People">
          {shown?.map((person) => {
            const isChosen = ids.has(person.id);
            const isBarred = !isChosen && !isConnected(person) && (onlyConnections || value.length > 0);
            return (
              <li key={person.id} className="border-b border-line last:border-b-0">
                <button
                  type="button"
                  aria-pressed={isChosen}
                  aria-disabled={isBarred}
                  onClick={() => !isBarred && toggle(person)}
                  className={clsx(
                    'flex w-full items-center gap-3 px-6 py-3 text-left -outline-offset-2',
                    isChosen ? 'bg-primary-soft' : 'hover:bg-fill',
                    isBarred && 'opacity-70',
                  )}
                >
                  <Avatar name={person.displayName} src={person.avatarUrl} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{person.displayName}</span>
                    <span className="block truncate text-meta text-ink-2">
                      {isBarred
                        ? 'Not connected: groups are made of connections'
                        : person.headline || `@${person.username}`}
                    </span>
                  </span>
                  {isChosen && <Check aria-hidden="true" className="size-5 text-primary" />}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
