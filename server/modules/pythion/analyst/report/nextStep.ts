import { regulatedSignal, scoreRubric, type Signal } from '../../../../../shared/analysisRubric';
import type { ScoreKey } from '../../../../../shared/contracts/analysis';
import type { LevelReading } from '../scoring/levels';
import type { Hints } from './hints';
import { regulatedNext, signalTexts } from './signalTexts';
import { formatList, upperFirst } from './texts';

/** What to do about a score at 0. */
export const firstStep: Readonly<Record<ScoreKey, string>> = {
  problem: 'Name the group and the trouble that it has.',
  adoption: 'Name one way to reach these customers, and what came of trying it.',
  revenue: 'Say who pays, how much, and for what.',
  differentiation: 'Name what they do today and where it fails them.',
  feasibility: 'Say what the product does.',
  market: 'Count the customers in your segment, and name the source.',
};

const bringInYears = 'bring in someone who has worked in this field for years';

/** The trouble and its cost are told, and nobody outside the team shows them yet. */
const toShow = {
  asked: 'Ask ten of them about the last time it happened, and note what they did and what it cost.',
  counted: 'Have customers count the cost of the trouble for some weeks, or show it from their own records.',
};

/** What the text states, and what it may state. */
export type Told = { isStated: (signal: Signal) => boolean; hints: Hints; isRegulated?: boolean };

/**
 * What would reach the next level: first what no sentence states. What a sentence may state isn't asked again, because most texts
 * do state it then; what comes after it is asked.
 * @param missing signals that are asked for, in the order of the rubric
 */
export function nextStep(reading: LevelReading, missing: readonly Signal[], told: Told): string {
  const { key, level, isUnshown } = reading;
  if (level >= 5) return 'Nothing is missing here.';
  if (isUnshown) return level < 3 ? toShow.asked : toShow.counted;
  const { any, all } = scoreRubric[key].levels[0];
  const isHinted = any !== undefined && told.hints.has(...any);
  if (level < 1 && !(isHinted && all.length === 0)) return firstStep[key];
  const wanted = unsaidOf(key, missing, told);
  return advise(wanted, reading, told);
}

/** What no sentence seems to state: of what is asked for, of what comes after it, or else what is least likely stated. */
function unsaidOf(key: ScoreKey, missing: readonly Signal[], { isStated, hints }: Told): readonly Signal[] {
  const isUnsaid = (signal: Signal): boolean => !isStated(signal) && !hints.has(signal);
  const [, third, fifth] = scoreRubric[key].levels;
  for (const asked of [missing, third.all, fifth.all]) {
    const open = asked.filter((signal) => signal !== regulatedSignal || asked === missing).filter(isUnsaid);
    if (open.length > 0) return open;
  }
  const open = [...missing, ...third.all, ...fifth.all].filter(
    (signal) => !isStated(signal) && (signal !== regulatedSignal || missing.includes(signal)),
  );
  const least = open.toSorted((left, right) => hints.oddsOf(left) - hints.oddsOf(right)).slice(0, 1);
  return least.length > 0 ? least : missing.slice(0, 1);
}

function advise(signals: readonly Signal[], { isNewToField }: LevelReading, { isRegulated, hints }: Told): string {
  const wanted = signals.slice(0, 3).map((signal) => {
    if (signal === 'teamFits' && isNewToField) return bringInYears;
    if (isRegulated && signal === 'permission') return regulatedNext.permission;
    if (signal === regulatedSignal && hints.saysUnneeded) return regulatedNext.confirmation;
    return signalTexts[signal].next;
  });
  return upperFirst(`${wanted.length === 2 ? wanted.join(', and ') : formatList(wanted)}.`);
}
