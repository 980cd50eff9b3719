import { Fragment } from 'react';
import { formatActors } from './formatActors';

export interface ActorNamesProps {
  /** Latest first. */
  names: readonly string[];
  /** Total number of actors. */
  count: number;
  /** Class of the names. */
  className?: string;
}

/** Names of the actors, as in "Ana and 4 others". */
export function ActorNames({ names, count, className }: ActorNamesProps) {
  const { named, others } = formatActors(names, count);
  return (
    <>
      {named.map((name, index) => (
        // Names are not unique, and their order is fixed.
        <Fragment key={index}>
          {index > 0 && ' and '}
          <bdi className={className}>{name}</bdi>
        </Fragment>
      ))}
      {others}
    </>
  );
}
