import { Fragment } from 'react';
import { formatActors } from './actorWords';

export interface ActorNamesProps {
  /** Latest first. */
  names: readonly string[];
  /** How many they are in all. */
  count: number;
  /** Look of the names alone. */
  className?: string;
}

/** Who did it, in words. */
export function ActorNames({ names, count, className }: ActorNamesProps) {
  const { named, others } = formatActors(names, count);
  return (
    <>
      {named.map((name, index) => (
        // Two people may have one name; their order is fixed.
        <Fragment key={index}>
          {index > 0 && ' and '}
          <bdi className={className}>{name}</bdi>
        </Fragment>
      ))}
      {others}
    </>
  );
}
