import { pairionLimits } from '../../../../shared/contracts/pairion';
import { scenes } from '../../../../shared/matching/scenes';
import { requiredScenes } from '../../../../shared/matching/missing';
import { Status } from '../../../ui/feedback/Status';
import { Select } from '../../../ui/form/Select';
import { TagField } from '../../../ui/form/TagField';
import { TextField } from '../../../ui/form/TextField';
import { stages } from '../../profile/profileLabels';
import { ChoiceField } from '../ChoiceField';
import { commitments, remoteWishes, roles, timeZoneLabel } from '../pairionLabels';
import { NumberField } from './NumberField';
import type { Changes, Draft } from './profileDraft';

export interface StepProps {
  draft: Draft;
  change: (changes: Changes) => void;
  errors: Readonly<Record<string, string>>;
}

const timeZones = Array.from({ length: 27 }, (_, index) => ({
  value: String(index - 12),
  label: timeZoneLabel(index - 12),
}));

/** What the person does and wants to start. */
export function RoleStep({ draft, change, errors }: StepProps) {
  return (
    <>
      <ChoiceField
        label="What do you do in the company?"
        name="role"
        options={roles}
        value={draft.role}
        error={errors.role}
        onChange={(role) => change({ role })}
      />
      <ChoiceField
        label="How much do you commit?"
        name="commitment"
        options={commitments}
        value={draft.commitment}
        error={errors.commitment}
        onChange={(commitment) => change({ commitment })}
      />
      <ChoiceField
        label="From which stage do you want to start?"
        name="stage"
        options={stages}
        value={draft.stage}
        error={errors.stage}
        onChange={(stage) => change({ stage })}
      />
      <TagField
        label="Industries"
        name="industries"
        hint="Optional. Separate them with commas."
        value={draft.industries}
        suggestions={[]}
        max={pairionLimits.industries}
        error={errors.industries}
        onValueChange={(industries) => change({ industries })}
      />
    </>
  );
}

export function SkillsStep({ draft, change, errors }: StepProps) {
  return (
    <>
      <TagField
        label="Skills you have"
        name="skillsHave"
        hint="Separate them with commas."
        value={draft.skillsHave}
        suggestions={[]}
        max={pairionLimits.skills}
        error={errors.skillsHave}
        onValueChange={(skillsHave) => change({ skillsHave })}
      />
      <TagField
        label="Skills you need"
        name="skillsNeed"
        hint="What your co-founder should bring."
        value={draft.skillsNeed}
        suggestions={[]}
        max={pairionLimits.skills}
        error={errors.skillsNeed}
        onValueChange={(skillsNeed) => change({ skillsNeed })}
      />
    </>
  );
}

export function PlaceStep({ draft, change, errors }: StepProps) {
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <NumberField
          label="Hours a week"
          name="hoursPerWeek"
          value={draft.hoursPerWeek}
          error={errors.hoursPerWeek}
          onChange={(hoursPerWeek) => change({ hoursPerWeek })}
        />
        <TextField
          type="date"
          label="Available from"
          name="availableFrom"
          hint="Empty means now."
          value={draft.availableFrom ?? ''}
          error={errors.availableFrom}
          onChange={(event) => change({ availableFrom: event.target.value || null })}
        />
      </div>
      <ChoiceField
        label="Where do you want to work?"
        name="remote"
        options={remoteWishes}
        value={draft.remote}
        error={errors.remote}
        onChange={(remote) => change({ remote })}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          label="Place"
          name="location"
          hint="Optional. City and country."
          value={draft.location}
          error={errors.location}
          onChange={(event) => change({ location: event.target.value })}
        />
        <Select
          label="Time zone"
          name="timeZone"
          options={timeZones}
          value={draft.timeZone === null ? null : String(draft.timeZone)}
          error={errors.timeZone}
          onValueChange={(timeZone) => change({ timeZone: Number(timeZone) })}
        />
      </div>
    </>
  );
}

/** Ten either-or scenes. */
export function StyleStep({ draft, change, errors }: StepProps) {
  const answered = Object.keys(draft.style).length;
  return (
    <>
      <Status className="text-ink-2 tabular-nums">
        {answered} of {scenes.length} answered. At least {requiredScenes} are needed. Others see your answers in a few
        words.
      </Status>
      {scenes.map(({ id, question, a, b }) => (
        <ChoiceField
          key={id}
          label={question}
          name={`scene-${id}`}
          options={[
            { value: 'A', label: a },
            { value: 'B', label: b },
          ]}
          value={draft.style[id] ?? null}
          error={errors[`style.${id}`]}
          onChange={(answer) => change({ style: { [id]: answer } })}
        />
      ))}
    </>
  );
}
