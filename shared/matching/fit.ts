import {
  commitments,
  founderStages,
  normaliseAll,
  placesOf,
  remoteWishes,
  sharedTexts,
  type MatchProfile,
  type PreferenceKey,
  type VisibleMatchProfile,
} from './profile';
import { scenes } from './scenes';

/** Matches of a wished list that count as all of them. */
export const enoughSkills = 3;
export const enoughIndustries = 2;

/** Hours of a week that two people may differ by without a wish, and the difference from which nothing is left. */
const alikeHours = 10;
const differentHours = 40;

/** Hours between time zones that leave most of a working day in common. */
const alikeTimeZones = 3;
/** Hours beyond that until nothing is left. */
const timeZoneSlope = 6;

/** Fit of two styles that have no answered scene in common. */
const unknownStyle = 0.5;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Hours between two time zones, the shorter way round. */
export function timeZoneDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 24;
  return Math.min(distance, 24 - distance);
}

/** Share of a list that is met, where `enough` entries count as all. 1 for an empty list. */
const shareMet = (wanted: readonly string[], own: readonly string[], enough: number): number => {
  const count = normaliseAll(wanted).length;
  return count === 0 ? 1 : clamp(sharedTexts(wanted, own).length / Math.min(count, enough));
};

/** 1 for the same value; less for each step between the two; 0 beyond. */
const closeness = <Value>(order: readonly Value[], one: Value, other: Value, steps: readonly number[]): number =>
  steps[Math.abs(order.indexOf(one) - order.indexOf(other))] ?? 0;

/** 1 when the wish includes the value; without a wish, how close it is. */
const wished = <Value>(wish: readonly Value[] | undefined, value: Value, derived: () => number): number =>
  wish && wish.length > 0 ? Number(wish.includes(value)) : derived();

function hoursFit(mine: MatchProfile, { hoursPerWeek }: VisibleMatchProfile): number {
  const wish = mine.preferences.hours?.wish;
  if (wish) return clamp(1 - Math.max(wish.min - hoursPerWeek, hoursPerWeek - wish.max, 0) / differentHours);
  const distance = Math.abs(mine.hoursPerWeek - hoursPerWeek);
  return clamp((differentHours - distance) / (differentHours - alikeHours));
}

/** Without a wish: 1 in the same city, less within the same region or country, and 1 for a person who states no place. */
function locationFit(mine: MatchProfile, theirs: VisibleMatchProfile): number {
  const places = placesOf(theirs.location);
  const wish = mine.preferences.location?.wish;
  if (wish && wish.length > 0) return Number(sharedTexts(wish, places).length > 0);
  const own = placesOf(mine.location);
  if (own.length === 0 || own[0] === places[0]) return 1;
  return own.some((place) => places.includes(place)) ? 0.6 : 0;
}

/** The scenes that both answered, and how many of them fit: alike, or different where people complement each other. */
export function compareScenes(mine: MatchProfile, theirs: VisibleMatchProfile): { answered: number; fitting: number } {
  const answered = scenes.filter(({ id }) => mine.style[id] && theirs.style[id]);
  const fitting = answered.filter(
    ({ id, fitsWhen }) => (mine.style[id] === theirs.style[id]) === (fitsWhen === 'ALIKE'),
  );
  return { answered: answered.length, fitting: fitting.length };
}

function styleFit(mine: MatchProfile, theirs: VisibleMatchProfile): number {
  const { answered, fitting } = compareScenes(mine, theirs);
  return answered === 0 ? unknownStyle : fitting / answered;
}

function equityFit(mine: MatchProfile, theirs: VisibleMatchProfile): number {
  const most = mine.preferences.equity?.wish ?? 100 - (mine.equityMin ?? 0);
  return clamp(1 - ((theirs.equityMin ?? 0) - most) / 50);
}

const fits: Record<PreferenceKey, (mine: MatchProfile, theirs: VisibleMatchProfile) => number> = {
  role: (mine, theirs) => wished(mine.preferences.role?.wish, theirs.role, () => Number(mine.role !== theirs.role)),
  skills: (mine, theirs) => shareMet(mine.preferences.skills?.wish ?? mine.skillsNeed, theirs.skillsHave, enoughSkills),
  commitment: (mine, theirs) =>
    wished(mine.preferences.commitment?.wish, theirs.commitment, () =>
      closeness(commitments, mine.commitment, theirs.commitment, [1, 0.5]),
    ),
  hours: hoursFit,
  style: styleFit,
  stage: (mine, theirs) =>
    wished(mine.preferences.stage?.wish, theirs.stage, () =>
      closeness(founderStages, mine.stage, theirs.stage, [1, 0.6, 0.2]),
    ),
  industries: (mine, theirs) =>
    shareMet(mine.preferences.industries?.wish ?? mine.industries, theirs.industries, enoughIndustries),
  timeZone: (mine, theirs) => {
    const most = mine.preferences.timeZone?.wish ?? alikeTimeZones;
    return clamp(1 - (timeZoneDistance(mine.timeZone, theirs.timeZone) - most) / timeZoneSlope);
  },
  remote: (mine, theirs) =>
    wished(mine.preferences.remote?.wish, theirs.remote, () =>
      closeness(remoteWishes, mine.remote, theirs.remote, [1, 0.6]),
    ),
  location: locationFit,
  equity: equityFit,
};

/**
 * How well another person meets one preference. It never falls when the other comes closer to the wish.
 * @returns from 0 to 1
 */
export const fit = (key: PreferenceKey, mine: MatchProfile, theirs: VisibleMatchProfile): number =>
  fits[key](mine, theirs);

/** Least fit that passes a must-have. The wish is met as a whole, except for lists, of which one entry is enough, and style. */
export const mustHaveFit: Readonly<Record<PreferenceKey, number>> = {
  role: 1,
  skills: 1 / enoughSkills,
  commitment: 1,
  hours: 1,
  style: 0.6,
  stage: 1,
  industries: 1 / enoughIndustries,
  timeZone: 1,
  remote: 1,
  location: 1,
  equity: 1,
};

/** Whether another person passes a preference as a must-have. */
export const passes = (key: PreferenceKey, mine: MatchProfile, theirs: VisibleMatchProfile): boolean =>
  fit(key, mine, theirs) >= mustHaveFit[key];
