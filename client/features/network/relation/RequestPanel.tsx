import { AcceptDeclineButtons } from './AcceptDeclineButtons';
import { getRelationStatus, type RelatedPerson } from './relation';

/** On the page of a person who sent the viewer a request: its note and the buttons to answer. Renders nothing otherwise. */
export function RequestPanel({ person }: { person: RelatedPerson }) {
  if (getRelationStatus(person.id, person.viewerRelation) !== 'received') return null;
  const note = person.viewerRelation?.connection?.message;
  return (
    <section
      aria-label="Connection request"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-primary-soft px-4 py-3 text-on-primary-soft"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">{person.displayName} wants to connect with you</p>
        {note && (
          <p dir="auto" className="mt-1 break-words whitespace-pre-line">
            “{note}”
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <AcceptDeclineButtons person={person} isMain />
      </div>
    </section>
  );
}
