import { expect, it } from 'vitest';
import { dealConflict, dealTermTexts } from './dealTerms';
import { missingFields, requiredFields, requiredScenes, type MatchDraft } from './missing';
import { dealTerms, type MatchProfile, type VisibleMatchProfile } from './profile';
import { rankOf } from './rank';
import { scenes } from './scenes';

const rank = (score: number, inactiveDays = 0, shown = 0) => rankOf({ score, inactiveDays, shown });

it('the order falls with days without activity, from a week on and to a half', () => {
  expect([rank(80), rank(80, 7), rank(80, 60), rank(80, 90)]).toEqual([80, 80, 40, 40]);
  expect(rank(80, 30)).toBeLessThan(rank(80, 20));
});

it('the order falls with showings, and a good pair stays ahead of a mediocre one', () => {
  expect(rank(80, 0, 1)).toBe(76);
  expect(rank(80, 0, 3)).toBe(72);
  expect(rank(90, 0, 20)).toBeGreaterThan(rank(60));
});

const complete: MatchProfile = {
  role: 'TECHNICAL',
  skillsHave: ['SQL'],
  skillsNeed: ['Sales'],
  hoursPerWeek: 40,
  availableFrom: null,
  timeZone: 1,
  location: '',
  remote: 'YES',
  stage: 'IDEA',
  industries: [],
  commitment: 'FULL_TIME',
  equityMin: null,
  equityMax: null,
  style: Object.fromEntries(scenes.slice(0, requiredScenes).map(({ id }) => [id, 'A' as const])),
  preferences: {},
  weights: {},
  dealTerms: [],
  runwayMonths: null,
};

it.each(requiredFields)('a profile without %s lacks it', (field) => {
  expect(missingFields(complete)).toEqual([]);
  const { [scenes[0]!.id]: _answer, ...fewer } = complete.style;
  const nothing = { skillsHave: [], skillsNeed: [], style: fewer };
  const draft = {
    ...complete,
    [field]: field in nothing ? nothing[field as keyof typeof nothing] : null,
  } as MatchDraft;
  expect(missingFields(draft)).toEqual([field]);
});

const today = '2026-11-23';
/** For each term a card that states it, and the nearest one that does not. */
const cards: Record<(typeof dealTerms)[number], [Partial<VisibleMatchProfile>, Partial<VisibleMatchProfile>]> = {
  MAJORITY_SHARE: [{ equityMin: 51 }, { equityMin: 50 }],
  PART_TIME: [{ commitment: 'PART_TIME' }, { commitment: 'EXPLORING' }],
  EXPLORING: [{ commitment: 'EXPLORING' }, { commitment: 'PART_TIME' }],
  UNDER_20_HOURS: [{ hoursPerWeek: 19 }, { hoursPerWeek: 20 }],
  ON_SITE: [{ remote: 'NO' }, { remote: 'HYBRID' }],
  LATE_START: [{ availableFrom: '2027-02-22' }, { availableFrom: '2027-02-21' }],
};

it.each(dealTerms)('the term %s is a conflict with a card that states it, and with no other', (term) => {
  const me = { ...complete, dealTerms: [term] };
  const [stated, other] = cards[term];
  expect(dealConflict(me, { ...complete, ...stated }, today)).toBe(dealTermTexts[term].conflict);
  expect(dealConflict(me, { ...complete, ...other }, today)).toBeNull();
  expect(dealConflict(complete, { ...complete, ...stated }, today)).toBeNull();
});
