import { clsx } from 'clsx';
import { MapPin, Milestone, Search, Wrench, type LucideIcon } from 'lucide-react';
import { needLabel, stageLabel } from '../../profile/profileLabels';
import { PersonRow } from '../people/PersonRow';
import { RowAction } from '../relation/RowAction';
import type { FoundPerson_MatchFragment } from './__generated__/PeopleResults.generated';

function Reason({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) {
  return (
    <li className="flex min-w-0 items-start gap-1">
      <Icon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-ink-3" />
      <span className="min-w-0 break-words">
        <span className="sr-only">{label}: </span>
        {text}
      </span>
    </li>
  );
}

/** One person of a search: what matched, and the next step of connecting. */
export function FoundPersonRow({ match }: { match: FoundPerson_MatchFragment }) {
  const { person, matchedSkills, matchedLocation, matchedStage, matchedNeeds, excerpt } = match;
  const hasReason = matchedSkills.length > 0 || matchedLocation || matchedStage || matchedNeeds.length > 0;
  return (
    <PersonRow
      person={person}
      wraps
      details={
        <>
          {hasReason && (
            <ul className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-meta text-ink">
              {matchedSkills.length > 0 && <Reason icon={Wrench} label="Skills" text={matchedSkills.join(', ')} />}
              {matchedLocation && <Reason icon={MapPin} label="Location" text={matchedLocation} />}
              {matchedStage && <Reason icon={Milestone} label="Stage" text={stageLabel(matchedStage)} />}
              {matchedNeeds.length > 0 && (
                <Reason icon={Search} label="Looking for" text={matchedNeeds.map(needLabel).join(', ')} />
              )}
            </ul>
          )}
          {excerpt && (
            <p
              dir="auto"
              className={clsx('mt-0.5 line-clamp-2 text-meta break-words', hasReason ? 'text-ink-2' : 'text-ink')}
            >
              … {excerpt} …
            </p>
          )}
        </>
      }
      action={<RowAction person={person} />}
    />
  );
}
