import { expect, it } from 'vitest';
import {
  commitments,
  founderRoles,
  founderStages,
  remoteWishes,
  sharedTexts,
  type MatchProfile,
} from '../../shared/matching/profile';
import { rankOf } from '../../shared/matching/rank';
import { scenes } from '../../shared/matching/scenes';
import { isEligible, scoreDirection } from '../../shared/matching/score';

const people = 2_000;
const seekers = 400;
const top = 10;
const skills = Array.from({ length: 24 }, (_, index) => `skill ${index}`);
const industries = Array.from({ length: 12 }, (_, index) => `industry ${index}`);

/** Deterministic numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = createRandom(20_261_123);
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
const sample = <Value>(values: readonly Value[], count: number): Value[] => [
  ...new Set(Array.from({ length: count }, () => pick(values))),
];

/**
 * Hidden traits decide who would want whom. They are not what the score computes: chemistry, ability and pickiness appear in no
 * profile, tastes have weights of their own, and a tenth of what profiles state is wrong.
 */
type Hidden = { tastes: number[]; ability: number; chemistry: number[]; pickiness: number; truth: MatchProfile };

function createTruth(): MatchProfile {
  const strict = random() < 0.25;
  return {
    role: pick(founderRoles),
    skillsHave: sample(skills, 4),
    skillsNeed: sample(skills, 4),
    hoursPerWeek: pick([10, 20, 30, 40, 50]),
    availableFrom: null,
    timeZone: pick([-8, -5, 0, 1, 1, 2, 5]),
    location: pick(['Lyon, France', 'Paris, France', 'Berlin, Germany', 'New York, USA', '']),
    remote: pick(remoteWishes),
    stage: pick(founderStages),
    industries: sample(industries, 3),
    commitment: pick(commitments),
    equityMin: pick([null, 10, 30, 50, 60]),
    equityMax: null,
    style: Object.fromEntries(scenes.map(({ id }) => [id, random() < 0.5 ? 'A' : 'B'] as const)),
    preferences: strict ? { commitment: { importance: 'MUST_HAVE' } } : {},
    weights: {},
    dealTerms: [],
    runwayMonths: null,
  };
}

/** What a person states: a tenth of the fields differ from the truth. */
function state(truth: MatchProfile): MatchProfile {
  const other = createTruth();
  const stated = Object.entries(truth).map(([name, value]) =>
    name !== 'preferences' && random() < 0.1 ? [name, other[name as keyof MatchProfile]] : [name, value],
  );
  return Object.fromEntries(stated) as MatchProfile;
}

const hidden: Hidden[] = Array.from({ length: people }, () => ({
  tastes: Array.from({ length: 7 }, () => 0.3 + random()),
  ability: random(),
  chemistry: [random(), random(), random()],
  pickiness: random(),
  truth: createTruth(),
}));
const profiles = hidden.map(({ truth }) => state(truth));

const jaccard = (one: readonly string[], other: readonly string[]) => {
  const shared = sharedTexts(one, other).length;
  return shared / Math.max(1, one.length + other.length - shared);
};

/** How much one person would want another, by what is true of both. */
function desire(one: Hidden, other: Hidden): number {
  const [me, them] = [one.truth, other.truth];
  const covered = Math.min(1, sharedTexts(me.skillsNeed, them.skillsHave).length / 2);
  const values =
    scenes.filter(({ id, fitsWhen }) => (me.style[id] === them.style[id]) === (fitsWhen === 'ALIKE')).length /
    scenes.length;
  const parts = [
    covered,
    me.role === them.role ? 0 : 1,
    me.commitment === them.commitment ? 1 : 0.2,
    Math.max(0, 1 - Math.abs(me.hoursPerWeek - them.hoursPerWeek) / 30),
    values,
    jaccard(me.industries, them.industries) * 2,
    Math.max(0, 1 - Math.abs(me.timeZone - them.timeZone) / 8),
  ];
  const wanted =
    parts.reduce((sum, part, index) => sum + part * one.tastes[index]!, 0) /
    one.tastes.reduce((sum, taste) => sum + taste, 0);
  const distance = Math.hypot(...one.chemistry.map((value, index) => value - other.chemistry[index]!));
  return 0.75 * wanted + 0.15 * other.ability + 0.1 * (1 - distance);
}

/** Both would say yes. */
const areInterested = (one: number, other: number): boolean => {
  const [a, b] = [hidden[one]!, hidden[other]!];
  return desire(a, b) > 0.58 + 0.08 * a.pickiness && desire(b, a) > 0.58 + 0.08 * b.pickiness;
};

/** @param shown showings so far */
type Ranking = (seeker: number, other: number, shown: number) => number;

function measure(ranking: Ranking) {
  const chosen = createRandom(7);
  const order = Array.from({ length: people }, (_, index) => index)
    .toSorted(() => chosen() - 0.5)
    .slice(0, seekers);
  const shown = Array.from({ length: people }, () => 0);
  let [hits, lucky, showings] = [0, 0, 0];
  for (const seeker of order) {
    const best = Array.from({ length: people }, (_, other) => other)
      .filter((other) => other !== seeker)
      .map((other) => ({ other, value: ranking(seeker, other, shown[other]!) }))
      .filter(({ value }) => value > -Infinity)
      .toSorted((one, other) => other.value - one.value)
      .slice(0, top);
    const good = best.filter(({ other }) => areInterested(seeker, other)).length;
    hits += good;
    lucky += Number(good > 0);
    showings += best.length;
    for (const { other } of best) shown[other]! += 1;
  }
  const most = shown.toSorted((one, other) => other - one).slice(0, people / 20);
  return {
    precision: hits / showings,
    served: lucky / seekers,
    topShare: most.reduce((sum, count) => sum + count, 0) / showings,
  };
}

it('finds mutual interest more often than chance, one direction and skill overlap', () => {
  const noise = createRandom(3);
  const ours: Ranking = (seeker, other, shown) => {
    const [me, them] = [profiles[seeker]!, profiles[other]!];
    if (!isEligible(me, them)) return -Infinity;
    const score = Math.min(scoreDirection(me, them).score, scoreDirection(them, me).score);
    return rankOf({ score, inactiveDays: 0, shown });
  };
  const results = {
    ours: measure(ours),
    'one direction': measure((seeker, other) => scoreDirection(profiles[seeker]!, profiles[other]!).score),
    'skill overlap': measure((seeker, other) => jaccard(profiles[seeker]!.skillsNeed, profiles[other]!.skillsHave)),
    random: measure(() => noise()),
  };
  for (const [name, { precision, served, topShare }] of Object.entries(results))
    console.log(
      `${name.padEnd(14)} precision at ${top}: ${(100 * precision).toFixed(1)} %, people with a good candidate: ${(100 * served).toFixed(1)} %, showings of the top 5 %: ${(100 * topShare).toFixed(1)} %`,
    );
  const { ours: best, ...others } = results;
  for (const other of Object.values(others)) {
    expect(best.precision).toBeGreaterThan(other.precision);
    expect(best.served).toBeGreaterThanOrEqual(other.served);
  }
}, 600_000);
