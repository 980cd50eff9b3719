import {
  founderRoles,
  founderStages,
  commitments,
  importanceOf,
  normaliseAll,
  placesOf,
  remoteWishes,
  type MatchProfile,
  type PreferenceKey,
} from '../../../shared/matching/profile';
import { passes } from '../../../shared/matching/fit';

/** Preferences that the index compares. The others are checked when the people are scored. */
export const indexedKeys = [
  'role',
  'skills',
  'commitment',
  'stage',
  'industries',
  'timeZone',
  'remote',
  'location',
] as const;
type IndexedKey = (typeof indexedKeys)[number];

const timeZones = Array.from({ length: 27 }, (_, index) => index - 12);

/** Values that a card has of a preference. */
const valuesOf: Record<IndexedKey, (card: MatchProfile) => readonly string[]> = {
  role: ({ role }) => [role],
  skills: ({ skillsHave }) => normaliseAll(skillsHave),
  commitment: ({ commitment }) => [commitment],
  stage: ({ stage }) => [stage],
  industries: ({ industries }) => normaliseAll(industries),
  timeZone: ({ timeZone }) => [String(timeZone)],
  remote: ({ remote }) => [remote],
  location: ({ location }) => placesOf(location),
};

const among = <Value>(values: readonly Value[], isAccepted: (value: Value) => boolean) =>
  values.filter(isAccepted).map(String);

/** Values of the other's card that pass a must-have. An empty list is everything. */
const acceptedBy: Record<IndexedKey, (me: MatchProfile) => readonly string[]> = {
  role: (me) => among(founderRoles, (role) => passes('role', me, { ...me, role })),
  skills: (me) => normaliseAll(me.preferences.skills?.wish ?? me.skillsNeed),
  commitment: (me) => among(commitments, (commitment) => passes('commitment', me, { ...me, commitment })),
  stage: (me) => among(founderStages, (stage) => passes('stage', me, { ...me, stage })),
  industries: (me) => normaliseAll(me.preferences.industries?.wish ?? me.industries),
  timeZone: (me) => among(timeZones, (timeZone) => passes('timeZone', me, { ...me, timeZone })),
  remote: (me) => among(remoteWishes, (remote) => passes('remote', me, { ...me, remote })),
  location: (me) => {
    const wish = normaliseAll(me.preferences.location?.wish ?? []);
    return wish.length > 0 ? wish : placesOf(me.location).slice(0, 1);
  },
};

/**
 * A lexeme has at most 2,046 bytes, which normalised text can exceed. Equal values stay equal, and people are checked by their
 * whole values.
 */
const maxTokenLength = 500;

/** Lexemes are in lower case and have a space inside, as those of jobs do; the first word is the group of `job_filter`. */
const token = (group: string, value: string) =>
  ` ${group} ${value}`.toLowerCase().slice(0, maxTokenLength).toWellFormed();
const anything = '*';

const accepted = (me: MatchProfile, key: IndexedKey): readonly string[] =>
  importanceOf(me, key) === 'MUST_HAVE' ? acceptedBy[key](me) : [];

/** Lexemes of a profile: what its card has, and which values of others it accepts. */
export const tokensOf = (me: MatchProfile): string[] =>
  indexedKeys.flatMap((key) => {
    const accepts = accepted(me, key);
    return [
      ...valuesOf[key](me).map((value) => token(key, value)),
      ...(accepts.length > 0 ? accepts : [anything]).map((value) => token(`accepts_${key}`, value)),
    ];
  });

/** Lexemes of people who pass the must-haves. @param without a preference that does not filter */
export const wantedTokens = (me: MatchProfile, without?: PreferenceKey): string[] =>
  indexedKeys.filter((key) => key !== without).flatMap((key) => accepted(me, key).map((value) => token(key, value)));

/** Lexemes of people whose must-haves the person passes. */
export const acceptingTokens = (me: MatchProfile): string[] =>
  indexedKeys.flatMap((key) => [anything, ...valuesOf[key](me)].map((value) => token(`accepts_${key}`, value)));

/** Lexemes of people who have a needed skill, or a wanted role. */
export const preferredTokens = (me: MatchProfile): string[] => [
  ...acceptedBy.skills(me).map((value) => token('skills', value)),
  ...acceptedBy.role(me).map((value) => token('role', value)),
];
