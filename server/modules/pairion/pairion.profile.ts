import type { DealTerm, MatchProfile } from '../../../shared/matching/profile';
import type { MatchDraft } from '../../../shared/matching/missing';

type Card = Omit<MatchDraft, 'preferences' | 'weights' | 'dealTerms' | 'runwayMonths'>;
type Private = Pick<MatchProfile, 'preferences' | 'weights' | 'dealTerms' | 'runwayMonths'>;

/** A stored profile: what others see, and what only the person sees. */
export type StoredProfile = { card: Card; private: Private; status: 'LOOKING' | 'TALKING' | 'PAUSED' };

export const draftOf = ({ card, private: own }: StoredProfile): MatchDraft => ({ ...card, ...own }) as MatchDraft;

/** What a profile starts from. */
export type Facts = { skills: string[]; location: string; stage: MatchProfile['stage'] | null };

/** A profile before anything was saved, prefilled from what the person has stated elsewhere. */
export const prefilled = ({ skills, location, stage }: Facts): StoredProfile => ({
  card: {
    role: null,
    skillsHave: skills,
    skillsNeed: [],
    hoursPerWeek: null,
    availableFrom: null,
    timeZone: null,
    location,
    remote: null,
    stage,
    industries: [],
    commitment: null,
    equityMin: null,
    equityMax: null,
    style: {},
  },
  private: { preferences: {}, weights: {}, dealTerms: [] as DealTerm[], runwayMonths: null },
  status: 'LOOKING',
});

const lists = ['skillsHave', 'skillsNeed', 'industries', 'dealTerms'];
const records = ['style', 'preferences', 'weights'];
const privateNames = ['preferences', 'weights', 'dealTerms', 'runwayMonths'];

const withoutNulls = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));

/** One preference as it is stored: without null, which means the default. */
const cleanPreference = (value: unknown) => withoutNulls(value as Record<string, unknown>);

/** Merges changes into a profile. Scenes, preferences and weights are merged one by one; null clears. */
export function mergeProfile(before: StoredProfile, changes: Record<string, unknown>): StoredProfile {
  const after = { card: { ...before.card }, private: { ...before.private }, status: before.status };
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (name === 'status') {
      if (value !== null) after.status = value as StoredProfile['status'];
      continue;
    }
    const part = (privateNames.includes(name) ? after.private : after.card) as Record<string, unknown>;
    if (records.includes(name)) {
      const entries = { ...(part[name] as object), ...(value as object | null) } as Record<string, unknown>;
      const entered = value === null ? {} : withoutNulls(entries);
      part[name] =
        name === 'preferences'
          ? Object.fromEntries(Object.entries(entered).map(([key, one]) => [key, cleanPreference(one)]))
          : entered;
    } else part[name] = value ?? (lists.includes(name) ? [] : name === 'location' ? '' : null);
  }
  return after;
}
