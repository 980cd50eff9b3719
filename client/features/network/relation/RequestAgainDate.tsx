import { getRelationStatus, type RelatedPerson } from './relation';
import { lazyValue } from '../../../lib/lazyValue';

/** In UTC, as the server decides. No year, because the date is at most weeks away. */
const day = lazyValue(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** The date from which a declined request may be repeated. Renders nothing for other relations. */
export function RequestAgainDate({ person, className }: { person: RelatedPerson; className?: string }) {
  const from = person.viewerRelation?.connection?.canAskAgainFrom;
  if (!from || getRelationStatus(person.id, person.viewerRelation) !== 'declined') return null;
  return (
    <p className={className}>
      You can send another request from <time dateTime={from}>{day().format(new Date(from))}</time>.
    </p>
  );
}
