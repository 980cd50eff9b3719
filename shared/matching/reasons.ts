import type { Commitment, FounderRole, FounderStage, MatchProfile, PreferenceKey, RemoteWish } from './profile';
import { normaliseAll, placesOf, sharedTexts, type VisibleMatchProfile } from './profile';
import { compareScenes, enoughSkills, timeZoneDistance } from './fit';

const roleNames: Record<FounderRole, string> = {
  TECHNICAL: 'technical',
  PRODUCT: 'product',
  DESIGN: 'design',
  SALES: 'sales',
  OPERATIONS: 'operations',
  DOMAIN: 'domain',
};
const commitmentNames: Record<Commitment, string> = {
  FULL_TIME: 'full time',
  PART_TIME: 'part time',
  EXPLORING: 'still exploring',
};
const remoteNames: Record<RemoteWish, string> = { YES: 'remotely', HYBRID: 'partly on site', NO: 'on site' };
const stageNames: Record<FounderStage, string> = {
  EXPLORING: 'exploring ideas',
  IDEA: 'an idea',
  PROTOTYPE: 'a prototype',
  LAUNCHED: 'a launched product',
  REVENUE: 'a product with revenue',
  SCALING: 'a growing company',
};

/** "a", "a and b", "a, b and c" of at most three entries. */
export function listTexts(texts: readonly string[]): string {
  const shown = texts.slice(0, 3);
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

function skillsReason(mine: MatchProfile, theirs: VisibleMatchProfile): string {
  const wanted = mine.preferences.skills?.wish ?? mine.skillsNeed;
  const shared = sharedTexts(wanted, theirs.skillsHave);
  const others = wanted.filter((skill) => !shared.includes(skill));
  if (shared.length > 0)
    return `They bring ${listTexts(shared)}${others.length > 0 && shared.length < enoughSkills ? `, but not ${listTexts(others)}` : ''}.`;
  if (wanted.length === 0) return 'You name no skills that you need.';
  return `They name none of the skills that you need: ${listTexts(wanted)}.`;
}

function industriesReason(mine: MatchProfile, theirs: VisibleMatchProfile): string {
  const wanted = mine.preferences.industries?.wish ?? mine.industries;
  const shared = sharedTexts(wanted, theirs.industries);
  if (shared.length > 0) return `You’re both interested in ${listTexts(shared)}.`;
  if (theirs.industries.length === 0) return 'They name no industries.';
  return `They’re interested in ${listTexts(theirs.industries)}${wanted.length > 0 ? `, and you in ${listTexts(wanted)}` : ''}.`;
}

function styleReason(mine: MatchProfile, theirs: VisibleMatchProfile): string {
  const { answered, fitting } = compareScenes(mine, theirs);
  if (answered === 0) return 'You haven’t both described how you work.';
  return `Your answers fit in ${fitting} of ${count(answered, 'scene')}.`;
}

function timeZoneReason(mine: MatchProfile, theirs: VisibleMatchProfile): string {
  const distance = timeZoneDistance(mine.timeZone, theirs.timeZone);
  return distance === 0 ? 'You’re in the same time zone.' : `You’re ${count(distance, 'hour')} apart.`;
}

const equityReason = (mine: MatchProfile, theirs: VisibleMatchProfile): string => {
  if (theirs.equityMin === null) return 'They name no share that they expect.';
  const own = mine.equityMin === null ? '' : ` You expect at least ${mine.equityMin}%.`;
  return `They expect at least ${theirs.equityMin}%.${own}`;
};

/** What a card says, and the wish that it doesn't meet. */
function unlessWished<Value extends string>(
  text: string,
  value: Value,
  wish: readonly Value[] | undefined,
  names: Record<Value, string>,
): string | null {
  if (!wish || wish.length === 0 || wish.includes(value)) return null;
  return `${text}, and you look for ${listTexts(wish.map((one) => names[one]))}.`;
}

function hoursReason({ hoursPerWeek, preferences }: MatchProfile, theirs: VisibleMatchProfile): string {
  const own = `They have ${count(theirs.hoursPerWeek, 'hour')} a week`;
  const wish = preferences.hours?.wish;
  if (wish && (theirs.hoursPerWeek < wish.min || theirs.hoursPerWeek > wish.max))
    return `${own}, and you look for ${wish.min === wish.max ? wish.min : `${wish.min} to ${wish.max}`}.`;
  if (hoursPerWeek === theirs.hoursPerWeek) return `You both have ${count(hoursPerWeek, 'hour')} a week.`;
  return `${own}, and you ${hoursPerWeek}.`;
}

function locationReason({ location, preferences }: MatchProfile, theirs: VisibleMatchProfile): string {
  const [own, other] = [location.trim(), theirs.location.trim()];
  if (other === '') return 'They name no place.';
  const wish = preferences.location?.wish ?? [];
  if (wish.length > 0 && sharedTexts(wish, placesOf(other)).length === 0)
    return `They’re in ${other}, and you look for ${listTexts(wish)}.`;
  if (own === '') return `They’re in ${other}.`;
  return normaliseAll([own, other]).length === 1
    ? `You’re both in ${other}.`
    : `They’re in ${other}, and you in ${own}.`;
}

const reasons: Record<PreferenceKey, (mine: MatchProfile, theirs: VisibleMatchProfile) => string> = {
  role: (mine, theirs) =>
    unlessWished(`They have the ${roleNames[theirs.role]} role`, theirs.role, mine.preferences.role?.wish, roleNames) ??
    (mine.role === theirs.role
      ? `You both have the ${roleNames[theirs.role]} role.`
      : `They have the ${roleNames[theirs.role]} role, and you the ${roleNames[mine.role]} one.`),
  skills: skillsReason,
  commitment: (mine, theirs) =>
    unlessWished(
      `They’re ${commitmentNames[theirs.commitment]}`,
      theirs.commitment,
      mine.preferences.commitment?.wish,
      commitmentNames,
    ) ??
    (mine.commitment === theirs.commitment
      ? `You’re both ${commitmentNames[theirs.commitment]}.`
      : `They’re ${commitmentNames[theirs.commitment]}, and you’re ${commitmentNames[mine.commitment]}.`),
  hours: hoursReason,
  style: styleReason,
  stage: (mine, theirs) =>
    unlessWished(
      `Their stage is ${stageNames[theirs.stage]}`,
      theirs.stage,
      mine.preferences.stage?.wish,
      stageNames,
    ) ??
    (mine.stage === theirs.stage
      ? `You’re both at the same stage: ${stageNames[theirs.stage]}.`
      : `Their stage is ${stageNames[theirs.stage]}, and yours ${stageNames[mine.stage]}.`),
  industries: industriesReason,
  timeZone: timeZoneReason,
  remote: (mine, theirs) =>
    unlessWished(
      `They want to work ${remoteNames[theirs.remote]}`,
      theirs.remote,
      mine.preferences.remote?.wish,
      remoteNames,
    ) ??
    (mine.remote === theirs.remote
      ? `You both want to work ${remoteNames[theirs.remote]}.`
      : `They want to work ${remoteNames[theirs.remote]}, and you ${remoteNames[mine.remote]}.`),
  location: locationReason,
  equity: equityReason,
};

/**
 * What two cards say about a preference, in one sentence for `mine`. It uses what the other person has made visible, and the
 * own profile.
 */
export const reasonOf = (key: PreferenceKey, mine: MatchProfile, theirs: VisibleMatchProfile): string =>
  reasons[key](mine, theirs);

const topics: Record<PreferenceKey, string> = {
  role: 'Who does what',
  skills: 'Which skills are missing',
  commitment: 'How much each of you commits, and until when',
  hours: 'How many hours each of you puts in',
  style: 'How you decide and disagree',
  stage: 'Which stage you want to start from',
  industries: 'Which field you want to work in',
  timeZone: 'When you both work',
  remote: 'Where you work',
  location: 'How often you meet',
  equity: 'How you split shares',
};

/** Topic of a first conversation, with what the cards say about it. */
export const topicOf = (key: PreferenceKey, mine: MatchProfile, theirs: VisibleMatchProfile): string =>
  `${topics[key]}: ${reasonOf(key, mine, theirs)}`;
