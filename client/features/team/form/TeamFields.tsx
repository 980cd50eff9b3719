import type { FocusEvent, KeyboardEvent } from 'react';
import { teamLimits } from '../../../../shared/contracts/team';
import { Form } from '../../../ui/form/Form';
import { LimitNote } from '../../../ui/form/LimitNote';
import { Select } from '../../../ui/form/Select';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { toOptions } from '../../jobs/jobLabels';
import { describeRemainingCharacters } from '../../profile/editor/remainingCharacters';
import { stages } from '../../profile/profileLabels';
import { remoteLabels } from '../teamLabels';
import type { TeamErrors, TeamValues } from './teamValues';

export interface TeamFieldsProps {
  values: TeamValues;
  errors: TeamErrors;
  onChange: (part: Partial<TeamValues>) => void;
  onBlur: (field: keyof TeamErrors) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const isField = (name: string): name is keyof TeamErrors => ['name', 'pitch', 'location'].includes(name);

/** The fields of the team itself, validated when they lose focus. */
export function TeamFields({ values, errors, onChange, onBlur, onKeyDown }: TeamFieldsProps) {
  function handleBlur({ target }: FocusEvent) {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && isField(target.name)) onBlur(target.name);
  }

  return (
    <Form
      aria-label="Team"
      errors={errors}
      onBlur={handleBlur}
      onKeyDown={onKeyDown}
      onSubmit={(event) => event.preventDefault()}
      className="border-b border-line px-4 py-5 [&_:is(button,input,textarea)]:scroll-mb-[calc(144px+var(--banner))]"
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        hint={describeRemainingCharacters(values.name, teamLimits.name) ?? 'Of the startup or the project.'}
        value={values.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <div>
        <TextArea
          label="Pitch"
          name="pitch"
          rows={5}
          hint="What you’re building, for whom, and how far you are."
          value={values.pitch}
          onChange={({ target }) => onChange({ pitch: target.value })}
        />
        <LimitNote text={values.pitch} max={teamLimits.pitch} />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label="Stage"
          name="stage"
          options={stages}
          value={values.stage}
          onValueChange={(stage) => onChange({ stage })}
        />
        <Select
          label="The team works"
          name="remote"
          options={toOptions(remoteLabels)}
          value={values.remote}
          onValueChange={(remote) => onChange({ remote })}
        />
      </div>
      <TextField
        label="Location"
        name="location"
        autoComplete="off"
        hint={describeRemainingCharacters(values.location, teamLimits.location) ?? 'Optional. City and country.'}
        value={values.location}
        onChange={({ target }) => onChange({ location: target.value })}
      />
    </Form>
  );
}
