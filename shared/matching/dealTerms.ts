import type { DealTerm, MatchProfile, VisibleMatchProfile } from './profile';

const dayMs = 86_400_000;
/** Days until somebody is available, from which a start is late. */
const lateStartDays = 90;
const fewHours = 20;

type Term = {
  /** What the person does not accept. */
  label: string;
  /** Whether another person's card states it. */
  states: (theirs: VisibleMatchProfile, today: string) => boolean;
  conflict: string;
};

/** Terms by name. Only what a card shows is compared, so a conflict reveals nothing private of the other. */
export const dealTermTexts: Readonly<Record<DealTerm, Term>> = {
  MAJORITY_SHARE: {
    label: 'A co-founder with more than half of the shares',
    states: ({ equityMin }) => (equityMin ?? 0) > 50,
    conflict: 'They expect more than half of the shares, which you don’t accept.',
  },
  PART_TIME: {
    label: 'A part-time co-founder',
    states: ({ commitment }) => commitment === 'PART_TIME',
    conflict: 'They work part time, which you don’t accept.',
  },
  EXPLORING: {
    label: 'A co-founder who is still exploring',
    states: ({ commitment }) => commitment === 'EXPLORING',
    conflict: 'They’re still exploring, which you don’t accept.',
  },
  UNDER_20_HOURS: {
    label: 'Fewer than 20 hours a week',
    states: ({ hoursPerWeek }) => hoursPerWeek < fewHours,
    conflict: 'They have fewer than 20 hours a week, which you don’t accept.',
  },
  ON_SITE: {
    label: 'Work on site',
    states: ({ remote }) => remote === 'NO',
    conflict: 'They want to work on site, which you don’t accept.',
  },
  LATE_START: {
    label: 'A start more than three months away',
    states: ({ availableFrom }, today) =>
      availableFrom !== null && Date.parse(availableFrom) - Date.parse(today) > lateStartDays * dayMs,
    conflict: 'They start more than three months from now, which you don’t accept.',
  },
};

/** The first of a person's terms that another card states. @param today ISO date @returns a sentence; null for none */
export function dealConflict(mine: MatchProfile, theirs: VisibleMatchProfile, today: string): string | null {
  const term = mine.dealTerms.find((name) => dealTermTexts[name].states(theirs, today));
  return term ? dealTermTexts[term].conflict : null;
}
