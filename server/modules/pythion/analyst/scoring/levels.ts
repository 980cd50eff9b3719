import type { ScoreKey } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import {
  maxRefinement,
  regulatedSignals,
  scoreRubric,
  type Level,
  type Signal,
} from '../../../../../shared/analysisRubric';

export type Support = {
  claims: readonly Claim[];
  /** The best evidence of all claims. */
  evidence: number;
  isRegulated: boolean;
};

export type LevelReading = {
  key: ScoreKey;
  /** 0 to 5, one decimal. */
  level: number;
  /** The claims that the level rests on, strongest first. */
  rests: Claim[];
  /** Signals of the next level that are missing. */
  missing: Signal[];
  /** The best evidence below the level. */
  evidence: number;
};

export function hasSignal({ claims, isRegulated }: Support, signal: Signal): boolean {
  if (!isRegulated && regulatedSignals.includes(signal)) return true;
  return claims.some(({ kind }) => kind === signal);
}

/** The level of one key: the highest whose signals are all stated, with decimals for parts of the next one. */
export function readLevel(key: ScoreKey, support: Support): LevelReading {
  const rubric = scoreRubric[key];
  const [first, third, fifth] = rubric.levels;
  const reached = { first: meets(first, support), third: meets(third, support), fifth: meets(fifth, support) };
  const required = [...first.all, ...(first.any ?? []), rubric.detail, ...third.all, ...fifth.all];
  const kinds: string[] = key === 'market' ? [...required, 'marketWord'] : required;
  const rests = support.claims.filter(({ kind }) => kinds.includes(kind));
  const evidence = evidenceFor(key, rests, support);
  const isLosing =
    key === 'revenue' &&
    support.claims.some(({ kind }) => kind === 'negativeMargin') &&
    !hasSignal(support, 'positiveMargin');
  const half = !isLosing && share(beyond(fifth, third), support) >= 0.5;
  const whole = wholeLevel(
    reached,
    hasSignal(support, rubric.detail),
    (evidence >= 4 && !isLosing) || half,
    isNamed(first, support),
  );
  const next = whole >= 5 ? undefined : whole >= 3 ? fifth : whole >= 1 ? third : first;
  const part = next ? 0.5 * share(next, support) : 0;
  const fine = whole >= 3 && whole < 5 ? refinement(rests) : 0;
  const word = whole === 0 && key === 'market' && support.claims.some(({ kind }) => kind === 'marketWord') ? 0.5 : 0;
  const level = whole === 0 ? word : Math.min(5, whole + Math.min(0.9, part + fine));
  const missing = next
    ? required.filter((signal) => listOf(next, rubric.detail, whole).includes(signal) && !hasSignal(support, signal))
    : [];
  return { key, level: Math.round(level * 10) / 10, rests, missing: [...new Set(missing)], evidence };
}

const listOf = (level: Level, detail: Signal, whole: number): Signal[] => [
  ...level.all,
  ...(level.any ?? []),
  ...(whole === 1 ? [detail] : []),
];

function wholeLevel(
  reached: { first: boolean; third: boolean; fifth: boolean },
  hasDetail: boolean,
  isHalfway: boolean,
  isNamed: boolean,
): number {
  if (reached.third && reached.fifth) return 5;
  if (reached.fifth || (reached.third && isHalfway)) return 4;
  if (reached.third) return 3;
  if (!reached.first || !isNamed) return 0;
  return hasDetail ? 2 : 1;
}

const isNamed = (level: Level, support: Support): boolean =>
  level.any === undefined || level.any.some((signal) => hasSignal(support, signal));

function meets(level: Level, support: Support): boolean {
  const isAll = level.all.every((signal) => hasSignal(support, signal));
  return isAll && isNamed(level, support) && isEvident(level, support);
}

/** Evidence of the text, or of the one signal that has to show it. */
function isEvident({ evidence = 0, shownBy }: Level, { claims, evidence: best }: Support): boolean {
  if (best < evidence) return false;
  return shownBy === undefined || claims.some((claim) => claim.kind === shownBy && claim.evidence >= evidence);
}

/** What the level asks beyond the one before. */
const beyond = (level: Level, before: Level): Level => ({
  ...level,
  all: level.all.filter((signal) => !before.all.includes(signal)),
});

/** Which share of a level's signals is stated. Signals of a permission do not count in a field without one. */
function share(level: Level, support: Support): number {
  const asked = level.all.filter((signal) => support.isRegulated || !regulatedSignals.includes(signal));
  const stated = asked.filter((signal) => hasSignal(support, signal)).length;
  const shown = level.evidence === undefined ? 0 : Number(isEvident(level, support));
  const all = asked.length + Number(level.evidence !== undefined);
  return all === 0 ? 0 : (stated + shown) / all;
}

/** The problem rests on all evidence of the text; other keys on their own claims. */
function evidenceFor(key: ScoreKey, rests: readonly Claim[], support: Support): number {
  const own = rests.reduce((most, { evidence }) => Math.max(most, evidence), 0);
  return key === 'problem' ? Math.max(own, support.evidence) : own;
}

const refinement = (rests: readonly Claim[]): number =>
  rests.reduce((most, { evidence }) => Math.max(most, Math.min(maxRefinement, evidence - Math.floor(evidence))), 0);
