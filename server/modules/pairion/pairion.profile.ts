import { pairionLimits } from '../../../shared/contracts/pairion';
import type { DealTerm, MatchProfile } from '../../../shared/matching/profile';
import type { MatchDraft } from '../../../shared/matching/missing';
import type { AnalysisFacts } from '../pythion/facts.type';
import { capitalise, proposeRoles } from '../team/role.proposals';

type Card = Omit<MatchDraft, 'preferences' | 'weights' | 'dealTerms' | 'runwayMonths'>;
type Private = Pick<MatchProfile, 'preferences' | 'weights' | 'dealTerms' | 'runwayMonths'>;

/** A stored profile: what others see, and what only the person sees. */
export type StoredProfile = { card: Card; private: Private; status: 'LOOKING' | 'TALKING' | 'PAUSED' };

export const draftOf = ({ card, private: own }: StoredProfile): MatchDraft => ({ ...card, ...own }) as MatchDraft;

/** What a profile starts from. */
export type Facts = { skills: string[]; location: string; stage: MatchProfile['stage'] | null };

/** Words of a segment that can stand for an industry. */
const industryWords = 3;

/** What an analysis says of a co-founder: skills that are missing, whom the company is for, and whether somebody pays. */
function factsOfAnalysis(analysis: AnalysisFacts | null) {
  if (!analysis) return { skillsNeed: [], industries: [], stage: null };
  const { segment, payingCustomers } = analysis;
  const isIndustry = segment && segment.split(' ').length <= industryWords && segment.length <= pairionLimits.word;
  return {
    skillsNeed: [...new Set(proposeRoles(analysis).flatMap(({ skills }) => skills))].slice(0, pairionLimits.skills),
    industries: isIndustry ? [capitalise(segment)] : [],
    stage: payingCustomers !== null && payingCustomers > 0 ? ('REVENUE' as const) : null,
  };
}

/** Fields of a profile that are prefilled, by where they come from. */
export type Sources = { fromProfile: (keyof Card)[]; fromAnalysis: (keyof Card)[] };

const filledFields = (fields: Partial<Record<keyof Card, string | readonly string[] | null>>): (keyof Card)[] =>
  Object.entries(fields).flatMap(([name, value]) => (value?.length ? [name as keyof Card] : []));

/** Which fields `prefilled` fills. */
export function sourcesOf({ skills, location, stage }: Facts, analysis: AnalysisFacts | null): Sources {
  const fromAnalysis = factsOfAnalysis(analysis);
  return {
    fromProfile: filledFields({ skillsHave: skills, location, stage }),
    fromAnalysis: filledFields({ ...fromAnalysis, stage: stage ? null : fromAnalysis.stage }),
  };
}

/**
 * A profile before anything was saved, prefilled from what the person has stated elsewhere.
 * @param analysis facts of the person's newest analysis
 */
export const prefilled = (
  { skills, location, stage }: Facts,
  analysis: AnalysisFacts | null = null,
): StoredProfile => ({
  card: {
    role: null,
    skillsHave: skills,
    skillsNeed: factsOfAnalysis(analysis).skillsNeed,
    hoursPerWeek: null,
    availableFrom: null,
    timeZone: null,
    location,
    remote: null,
    stage: stage ?? factsOfAnalysis(analysis).stage,
    industries: factsOfAnalysis(analysis).industries,
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
