import { standingOf, type RelatedPerson } from './relation';

/** A day without a place: the same one everywhere. It is weeks away at most, so that the year goes without saying. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** From when a person may be asked to connect again. Nothing while they may be asked, or need not be. */
export function RetryAfterNote({ person, className }: { person: RelatedPerson; className?: string }) {
  const from = person.viewerRelation?.connection?.canAskAgainFrom;
  if (!from || standingOf(person.id, person.viewerRelation) !== 'declined') return null;
  return (
    <p className={className}>
      You can ask to connect again from <time dateTime={from}>{day.format(new Date(from))}</time>.
    </p>
  );
}
