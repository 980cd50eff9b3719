import { pairionLimits } from '../../../../shared/contracts/pairion';
import { importanceOf, preferenceKeys, type Importance, type PreferenceKey } from '../../../../shared/matching/profile';
import { TagField } from '../../../ui/form/TagField';
import { stages } from '../../profile/profileLabels';
import { ChoiceField, ChoicesField } from '../ChoiceField';
import { commitments, preferenceDefaults, preferenceLabels, remoteWishes, roles } from '../pairionLabels';
import { NumberField } from './NumberField';
import { changePreference } from './profileDraft';
import { PrivateNote } from './PrivateNote';
import type { StepProps } from './StepFields';

const importances: readonly { value: Importance; label: string }[] = [
  { value: 'MUST_HAVE', label: 'Must-have' },
  { value: 'FLEXIBLE', label: 'Flexible' },
  { value: 'INDIFFERENT', label: 'Indifferent' },
];

const choices = { role: roles, commitment: commitments, remote: remoteWishes, stage: stages } as const;
const tags = { skills: pairionLimits.skills, industries: pairionLimits.industries, location: pairionLimits.places };
const numbers = { timeZone: 'Largest difference in hours', equity: 'Largest share they may expect, in percent' };

const has = <Entries extends object>(entries: Entries, key: string): key is Extract<keyof Entries, string> =>
  Object.hasOwn(entries, key);

/** The wish of a preference. Without one it is derived from the profile. */
function WishField({ preference, draft, change, errors }: StepProps & { preference: PreferenceKey }) {
  const wish: unknown = draft.preferences[preference]?.wish;
  const name = `wish-${preference}`;
  const error = errors[`preferences.${preference}.wish`];
  const set = (next: unknown) => change(changePreference(draft.preferences, preference, { wish: next }));
  if (has(choices, preference))
    return (
      <ChoicesField
        label="Only these"
        name={name}
        layout="row"
        options={choices[preference].map(({ value, label }) => ({ value: value as string, label }))}
        value={(wish as string[] | undefined) ?? []}
        error={error}
        onChange={(values) => set(values.length > 0 ? values : undefined)}
      />
    );
  if (has(tags, preference))
    return (
      <TagField
        label="One of these"
        name={name}
        value={(wish as string[] | undefined) ?? []}
        suggestions={[]}
        max={tags[preference]}
        error={error}
        onValueChange={(values) => set(values.length > 0 ? values : undefined)}
      />
    );
  if (has(numbers, preference))
    return (
      <NumberField
        label={numbers[preference]}
        name={name}
        value={(wish as number | undefined) ?? null}
        error={error}
        onChange={(value) => set(value ?? undefined)}
      />
    );
  if (preference !== 'hours') return null;
  const { min, max } = (wish as { min: number; max: number } | undefined) ?? { min: null, max: null };
  const setHours = (range: { min: number | null; max: number | null }) =>
    set(
      range.min === null && range.max === null
        ? undefined
        : { min: range.min ?? 1, max: range.max ?? pairionLimits.hours },
    );
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <NumberField
        label="At least"
        name={`${name}-min`}
        value={min}
        error={error}
        onChange={(value) => setHours({ min: value, max })}
      />
      <NumberField
        label="At most"
        name={`${name}-max`}
        value={max}
        onChange={(value) => setHours({ min, max: value })}
      />
    </div>
  );
}

/** What the other person should be like, and how much each counts. */
export function WishesStep(props: StepProps) {
  const { draft, change } = props;
  return (
    <>
      <PrivateNote>
        A must-have filters both ways: you don’t see people who fail it, and they don’t see you. Indifferent counts
        nothing.
      </PrivateNote>
      {preferenceKeys.map((key) => {
        const wished = draft.preferences[key]?.wish !== undefined;
        return (
          <div key={key} id={`wish-${key}`} className="scroll-mt-20 border-t border-line pt-5">
            <ChoiceField
              label={preferenceLabels[key]}
              name={`importance-${key}`}
              layout="row"
              options={importances}
              hint={wished ? 'Compared with your wish below.' : preferenceDefaults[key]}
              value={importanceOf(draft, key)}
              onChange={(importance) => change(changePreference(draft.preferences, key, { importance }))}
            />
            {key !== 'style' && importanceOf(draft, key) !== 'INDIFFERENT' && (
              <details className="mt-2" open={wished || undefined}>
                <summary className="flex min-h-control w-fit cursor-pointer items-center text-primary hover:text-primary-hover">
                  Change what’s wanted
                  <span className="sr-only">: {preferenceLabels[key]}</span>
                </summary>
                <div className="mt-1">
                  <WishField {...props} preference={key} />
                </div>
              </details>
            )}
          </div>
        );
      })}
    </>
  );
}
