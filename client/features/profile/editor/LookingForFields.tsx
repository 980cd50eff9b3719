import { profileLimits } from '../../../../shared/contracts/profile';
import { TextArea } from '../../../ui/form/TextArea';
import { needs } from '../profileLabels';
import type { ProfileValues } from './profileValues';
import { describeRemainingCharacters } from './remainingCharacters';

type Values = Pick<ProfileValues, 'lookingFor' | 'lookingForNote'>;

/** Needs of a person: checkboxes, which matching uses, and a free text. */
export function LookingForFields({
  lookingFor,
  lookingForNote,
  onChange,
}: Values & { onChange: (part: Partial<Values>) => void }) {
  const toggle = (need: Values['lookingFor'][number], isChosen: boolean) =>
    onChange({
      lookingFor: needs
        .map(({ value }) => value)
        .filter((value) => (value === need ? isChosen : lookingFor.includes(value))),
    });
  return (
    <div className="flex flex-col gap-3">
      <fieldset>
        <legend className="mb-1 text-body font-medium text-ink">What are you looking for?</legend>
        <div className="grid grid-cols-2 gap-x-4 md:grid-cols-3">
          {needs.map(({ value, label }) => (
            <label key={value} className="flex min-h-control items-center gap-2 text-body">
              <input
                type="checkbox"
                name="lookingFor"
                checked={lookingFor.includes(value)}
                onChange={({ target }) => toggle(value, target.checked)}
                className="size-4 shrink-0 accent-primary pointer-coarse:size-5"
              />
              <span className="min-w-0">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label="More details"
        name="lookingForNote"
        rows={2}
        hint={
          describeRemainingCharacters(lookingForNote, profileLimits.lookingForNote) ??
          'Who would you like to hear from, and about what?'
        }
        value={lookingForNote}
        onChange={({ target }) => onChange({ lookingForNote: target.value })}
      />
    </div>
  );
}
