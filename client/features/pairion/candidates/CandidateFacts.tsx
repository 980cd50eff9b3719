import { stageLabel } from '../../profile/profileLabels';
import type { PairionCandidate_CandidateFragment } from '../__generated__/Pairion.generated';
import { formatDay } from '../formatDay';
import { activityPeriods, commitmentLabel, remoteLabel, replyRates, timeZoneLabel } from '../pairionLabels';

type Card = PairionCandidate_CandidateFragment['card'];

const equityText = ({ equityMin, equityMax }: Card): string | null => {
  if (equityMin === null && equityMax === null) return null;
  if (equityMin !== null && equityMax !== null) return `Expects ${equityMin}–${equityMax}% of the shares`;
  return equityMin === null
    ? `Expects up to ${equityMax}% of the shares`
    : `Expects at least ${equityMin}% of the shares`;
};

/** What the other person states, as rows of label and words. */
export function CandidateFacts({ card }: { card: Card }) {
  const rows: [string, string | null][] = [
    ['Looks for', card.skillsNeed.join(', ')],
    ['Brings', card.skillsHave.join(', ')],
    [
      'Time',
      [
        `${card.hoursPerWeek} hours a week`,
        commitmentLabel(card.commitment).toLowerCase(),
        card.availableFrom ? `from ${formatDay(card.availableFrom)}` : 'available now',
      ].join(', '),
    ],
    ['Place', [card.location, remoteLabel(card.remote), timeZoneLabel(card.timeZone)].filter(Boolean).join(', ')],
    ['Stage', [stageLabel(card.stage), ...card.industries].join(', ')],
    ['Works', card.style.join(', ')],
    ['Shares', equityText(card)],
    ['Active', activityPeriods[card.lastActive]],
    ['Replies', card.replyRate ? replyRates[card.replyRate] : null],
  ];
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-body">
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="break-words text-ink">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
