import type { ReactNode } from 'react';
import { PagedList, type PagedListProps } from './PagedList';
import { PersonRow } from './PersonRow';
import type { PersonRow_ProfileFragment } from './__generated__/PersonRow.generated';

export interface PeopleListProps<Person> extends Omit<PagedListProps<Person>, 'renderRow'> {
  renderAction?: (person: Person) => ReactNode;
}

/** A paginated list of people with one `PersonRow` each. */
export function PeopleList<Person extends PersonRow_ProfileFragment>({
  renderAction,
  ...rest
}: PeopleListProps<Person>) {
  return (
    <PagedList
      {...rest}
      renderRow={(person) => <PersonRow key={person.id} person={person} action={renderAction?.(person)} />}
    />
  );
}
