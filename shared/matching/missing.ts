import type { MatchProfile } from './profile';

/** Fields without which a profile is not shown to others, in the order of the guide. */
export const requiredFields = [
  'role',
  'skillsHave',
  'skillsNeed',
  'hoursPerWeek',
  'timeZone',
  'remote',
  'stage',
  'commitment',
  'style',
] as const satisfies readonly (keyof MatchProfile)[];
export type RequiredField = (typeof requiredFields)[number];

/** Answered scenes that a profile needs. */
export const requiredScenes = 5;

/** A profile that is not complete yet: fields without an answer are null. */
export type MatchDraft = Omit<MatchProfile, RequiredField> & {
  [Field in Exclude<RequiredField, 'skillsHave' | 'skillsNeed' | 'style'>]: MatchProfile[Field] | null;
} & Pick<MatchProfile, 'skillsHave' | 'skillsNeed' | 'style'>;

/** Fields that a profile lacks before it is shown. */
export const missingFields = (draft: MatchDraft): RequiredField[] =>
  requiredFields.filter((field) => {
    const value = draft[field];
    if (Array.isArray(value)) return value.length === 0;
    return field === 'style' ? Object.keys(draft.style).length < requiredScenes : value === null;
  });

/** Whether a draft is a whole profile. */
export const isComplete = (draft: MatchDraft): draft is MatchDraft & MatchProfile => missingFields(draft).length === 0;
