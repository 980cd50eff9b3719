import type { ScoreKey } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import type { Clause } from '../text/clause';
import { isUntiedSpending } from '../claims/money/acquisition';
import {
  hopedLevel,
  losingLevel,
  maxPart,
  maxRefinement,
  regulatedSignal,
  scoreRubric,
  supposedLevel,
  vagueSizeLevel,
  type Level,
  type ScoreRubric,
  type Signal,
} from '../../../../../shared/analysisRubric';

export type Support = {
  claims: readonly Claim[];
  /** The best evidence of all claims. */
  evidence: number;
  isRegulated: boolean;
  /** The founder says that the team has not worked in this field. */
  isNewToField?: boolean;
  /** The founder says that the way to customers isn't thought of yet. */
  openWay?: Clause | undefined;
  /** What names a key and is only planned, hoped or supposed. */
  supposed: Readonly<Partial<Record<ScoreKey, Claim>>>;
};

export type LevelReading = {
  key: ScoreKey;
  /** 0 to 5, one decimal. */
  level: number;
  /** The claims that the level rests on, strongest first. */
  rests: Claim[];
  /** It rests on what is only planned, hoped or supposed. */
  isSupposed: boolean;
  /** Signals of the next level, and of the one below it, that are missing. */
  missing: Signal[];
  /** The next level's signals are all stated, and the evidence for them is too weak. */
  isUnshown: boolean;
  /** Years in the field are missing because the team is new to it. */
  isNewToField: boolean;
  /** The best evidence below the level. */
  evidence: number;
};

export function hasSignal({ claims, isRegulated }: Support, signal: Signal): boolean {
  if (!isRegulated && signal === regulatedSignal) return true;
  return claims.some((claim) => claim.kind === signal && !isUntiedSpending(claim));
}

/** The level of one key: the highest whose signals are all stated, with decimals for parts of the next one. */
export function readLevel(key: ScoreKey, support: Support): LevelReading {
  const rubric = scoreRubric[key];
  const [first, third, fifth] = rubric.levels;
  const required = [...first.all, ...(first.any ?? []), rubric.detail, ...third.all, ...fifth.all];
  const rests = support.claims.filter(
    (claim) => (required as string[]).includes(claim.kind) && !isUntiedSpending(claim),
  );
  const evidence = evidenceFor(key, rests, support);
  const supposed = support.supposed[key];
  const whole = wholeLevel(key, rubric, support, evidence);
  if (whole === 0 && supposed)
    return {
      key,
      level: levelOfSupposed(key, supposed),
      rests: [supposed],
      isSupposed: true,
      missing: [],
      isUnshown: false,
      isNewToField: false,
      evidence: 0,
    };
  const next = whole >= 5 ? undefined : whole >= 3 ? fifth : whole >= 1 ? third : first;
  const part = next ? maxPart * partOfNext(rubric, next, whole, support) : 0;
  const fine = whole >= 3 && whole < 5 ? refinement(rests) : 0;
  const level = whole === 0 ? 0 : Math.min(mostOf(key, support.claims), whole + part + fine);
  const missing = required.filter(
    (signal) => askedSignals(rubric, whole).includes(signal) && !hasSignal(support, signal),
  );
  return {
    key,
    level: Math.round(level * 10) / 10,
    rests,
    isSupposed: false,
    missing: [...new Set(missing)],
    isUnshown: next !== undefined && missing.length === 0 && !isEvident(next, support),
    isNewToField: support.isNewToField === true,
    evidence,
  };
}

/** "Huge" has no figure, and "perhaps they will pay" no price. */
function levelOfSupposed(key: ScoreKey, { clause }: Claim): number {
  if (key === 'market') return vagueSizeLevel;
  const isPriced = clause.quantities.some(({ kind }) => kind === 'money');
  return key === 'revenue' && !isPriced ? hopedLevel : supposedLevel;
}

/** The level that a score can reach: a figure of the founder against it holds it, whatever else the text adds. */
export function mostOf(key: ScoreKey, claims: readonly Claim[]): number {
  const { held } = scoreRubric[key];
  if (key === 'revenue' && isLosing(claims)) return losingLevel;
  return held && claims.some(({ kind }) => kind === held.by) ? held.level : 5;
}

/** A unit costs more than it earns, and no other one earns more than it costs. */
export const isLosing = (claims: readonly Claim[]): boolean =>
  claims.some(({ kind }) => kind === 'negativeMargin') && !claims.some(({ kind }) => kind === 'positiveMargin');

/** What the next level asks. A price that was paid may still lack its unit: level 5 is met then, and level 3 isn't. */
function askedSignals({ levels: [first, third, fifth], detail }: ScoreRubric, whole: number): Signal[] {
  if (whole >= 5) return [];
  const asked = whole >= 3 ? [third, fifth] : [whole >= 1 ? third : first];
  return [...asked.flatMap(({ all, any = [] }) => [...all, ...any]), ...(whole === 1 ? [detail] : [])];
}

/** 0 to 5: 2 is level 1 with its detail, 4 is level 3 with evidence of level 4 or half of what level 5 asks. */
function wholeLevel(
  key: ScoreKey,
  { levels: [first, third, fifth], detail }: ScoreRubric,
  support: Support,
  evidence: number,
): number {
  const isHalfway = evidence >= 4 || share(beyond(fifth, third.all), support) >= 0.5;
  const reached = { third: meets(third, support), fifth: meets(fifth, support) };
  if (reached.third && reached.fifth) return 5;
  if (reached.fifth || (reached.third && isHalfway)) return 4;
  if (reached.third) return 3;
  if (!meets(first, support)) return 0;
  return hasDetail(key, detail, support) ? 2 : 1;
}

/**
 * What is only planned has no detail: "we shall put up posters in 40 parishes". Today's way alone is no difference: it has none
 * either.
 */
const hasDetail = (key: ScoreKey, detail: Signal, support: Support): boolean =>
  (key !== 'differentiation' || hasSignal(support, 'difference')) &&
  support.claims.some(({ kind, clause }) => kind === detail && (!isOurs(key) || clause.modality === 'fact'));

/** What we do, and not what others have or pay. */
const isOurs = (key: ScoreKey): boolean => key === 'adoption' || key === 'feasibility';

function meets(level: Level, support: Support): boolean {
  const isAll = level.all.every((signal) => hasSignal(support, signal));
  const isNamed = level.any === undefined || level.any.some((signal) => hasSignal(support, signal));
  return isAll && isNamed && isEvident(level, support);
}

/** Evidence of the text, or of the one signal that has to show it. */
function isEvident({ evidence = 0, shownBy }: Level, { claims, evidence: best }: Support): boolean {
  if (best < evidence) return false;
  return shownBy === undefined || claims.some((claim) => claim.kind === shownBy && claim.evidence >= evidence);
}

/** The share of what the next level asks beyond the one that is reached. Level 4 rests on half of level 5 already. */
function partOfNext(
  { levels: [first, third], detail }: ScoreRubric,
  next: Level,
  whole: number,
  support: Support,
): number {
  const used: readonly Signal[] = whole >= 3 ? third.all : [...first.all, ...(first.any ?? []), detail];
  const part = share(beyond(next, used), support);
  return whole === 4 ? Math.max(0, 2 * part - 1) : part;
}

/** What the level asks beyond the signals of those before. */
const beyond = (level: Level, before: readonly Signal[]): Level => ({
  ...level,
  all: level.all.filter((signal) => !before.includes(signal)),
});

/** Which share of a level's signals is stated. What goes without saying isn't counted. */
function share(level: Level, support: Support): number {
  const asked = level.all.filter((signal) => support.isRegulated || signal !== regulatedSignal);
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
