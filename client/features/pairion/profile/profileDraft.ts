import { missingFields, type MatchDraft, type RequiredField } from '../../../../shared/matching/missing';
import type { Importance, PreferenceKey, Preferences } from '../../../../shared/matching/profile';
import type { OwnProfile } from '../AvailabilityBar';

/** A profile as the guide edits it. Unlike the server's answer, its records have types. */
export type Draft = MatchDraft;

/** Changes that are not saved yet, in the form of `savePairionProfile`. Null clears a field or an entry. */
export type Changes = {
  [Field in keyof Draft]?: Field extends 'style' | 'weights' | 'preferences'
    ? { [Key in keyof Draft[Field]]?: Draft[Field][Key] | null }
    : Draft[Field];
};

const records = ['style', 'weights', 'preferences'] as const;

const withoutNulls = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

/** Adds later changes to earlier ones. Scenes, weights and preferences are merged one by one. */
export function mergeChanges(before: Changes, after: Changes): Changes {
  const merged: Record<string, unknown> = { ...before, ...after };
  for (const name of records) if (before[name] && after[name]) merged[name] = { ...before[name], ...after[name] };
  return merged as Changes;
}

/** The profile with changes. */
export function applyChanges(profile: Draft, changes: Changes): Draft {
  const applied: Record<string, unknown> = { ...profile, ...changes };
  for (const name of records) applied[name] = withoutNulls({ ...profile[name], ...changes[name] });
  return applied as unknown as Draft;
}

/** The server's profile for the engine and the fields. */
export const toDraft = (profile: OwnProfile): Draft => profile as unknown as Draft;

/** One preference with another importance or wish. The rest of it stays. */
export function changePreference<Key extends PreferenceKey>(
  preferences: Preferences,
  key: Key,
  change: { importance?: Importance; wish?: unknown },
): Changes {
  const next: Record<string, unknown> = { ...preferences[key], ...change };
  if ('wish' in change && change.wish === undefined) delete next.wish;
  return { preferences: { [key]: next } } as Changes;
}

/** Steps of the guide, with the required fields of each. */
export const steps = [
  { value: 'role', label: 'You', fields: ['role', 'commitment', 'stage'] },
  { value: 'skills', label: 'Skills', fields: ['skillsHave', 'skillsNeed'] },
  { value: 'place', label: 'Time and place', fields: ['hoursPerWeek', 'timeZone', 'remote'] },
  { value: 'style', label: 'How you work', fields: ['style'] },
  { value: 'wishes', label: 'What matters', fields: [] },
  { value: 'terms', label: 'Terms', fields: [] },
  { value: 'weights', label: 'Weights', fields: [] },
] as const satisfies readonly { value: string; label: string; fields: readonly RequiredField[] }[];

export type Step = (typeof steps)[number]['value'];

/** The step of the URL, or else the first one that lacks something. */
export function currentStep(parameter: string | null, draft: Draft): Step {
  const named = steps.find(({ value }) => value === parameter);
  const missing = missingFields(draft);
  const first = steps.find(({ fields }) => fields.some((field) => missing.includes(field)));
  return (named ?? first ?? steps[0]).value;
}

/** Hours from UTC, in whole hours. @param offset of `Date.getTimezoneOffset` */
export const hoursFromUtc = (offset: number): number => Math.max(-12, Math.min(14, Math.round(-offset / 60))) + 0;

/** What is wrong by field. An error of an entry belongs to its list. @param errors by path, such as `skillsHave.3` */
export const errorsByField = (errors: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(/\.\d+$/, ''), message]));
