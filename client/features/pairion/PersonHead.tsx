import type { ReactNode } from 'react';
import { Avatar } from '../../ui/image/Avatar';
import { PersonLink } from '../network/personCard/PersonLink';
import type { PairionPerson_ProfileFragment } from './__generated__/Pairion.generated';

export type Person = Omit<PairionPerson_ProfileFragment, ' $fragmentName'>;

/** Picture, name and a line below, at the top of a card or row. */
export function PersonHead({
  person,
  heading: Heading = 'h2',
  end,
  children,
}: {
  person: Person;
  /** Level below the page’s or section’s. */ heading?: 'h2' | 'h3';
  end?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex items-start gap-3">
      <Avatar name={person.displayName} src={person.avatarUrl} size={40} />
      <div className="min-w-0 flex-1">
        <Heading className="truncate text-lead font-bold">
          <PersonLink person={person} className="target hover:underline">
            <bdi>{person.displayName}</bdi>
          </PersonLink>
        </Heading>
        <p className="truncate text-meta text-ink-2">
          {person.headline ? <bdi>{person.headline}</bdi> : `@${person.username}`}
        </p>
        {children}
      </div>
      {end}
    </div>
  );
}
