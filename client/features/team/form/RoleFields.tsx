import { profileLimits } from '../../../../shared/contracts/profile';
import { teamLimits } from '../../../../shared/contracts/team';
import { LimitNote } from '../../../ui/form/LimitNote';
import { Select } from '../../../ui/form/Select';
import { TagField } from '../../../ui/form/TagField';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { PayFields } from '../../jobs/form/PayFields';
import { toOptions } from '../../jobs/jobLabels';
import { describeRemainingCharacters } from '../../profile/editor/remainingCharacters';
import { skillSuggestions } from '../../profile/editor/skillSuggestions';
import { remoteLabels } from '../teamLabels';
import type { RoleValues } from './roleValues';

export interface RoleFieldsProps {
  values: RoleValues;
  onChange: (part: Partial<RoleValues>) => void;
}

/** The fields of a role, inside a `Form` that has their errors. */
export function RoleFields({ values, onChange }: RoleFieldsProps) {
  return (
    <>
      <TextField
        label="Role title"
        name="title"
        autoComplete="off"
        hint={describeRemainingCharacters(values.title, teamLimits.roleTitle) ?? 'Such as “Technical co-founder”.'}
        value={values.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TagField
        label="Skills"
        name="skills"
        hint={
          values.skills.length >= profileLimits.skills
            ? `You can add up to ${profileLimits.skills} skills. Remove one to add another.`
            : 'Press Enter or comma after each skill. People with these skills see the team first.'
        }
        suggestions={skillSuggestions}
        max={profileLimits.skills}
        value={values.skills}
        onValueChange={(skills) => onChange({ skills })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Hours a week"
          name="hours"
          inputMode="numeric"
          autoComplete="off"
          placeholder="20"
          value={values.hours}
          onChange={({ target }) => onChange({ hours: target.value })}
        />
        <Select
          label="Workplace"
          name="remote"
          options={toOptions(remoteLabels)}
          value={values.remote}
          onValueChange={(remote) => onChange({ remote })}
        />
      </div>
      <PayFields of="role" values={values} onChange={onChange} />
      <div>
        <TextArea
          label="About the role"
          name="description"
          rows={5}
          hint="Use # for headings, - for lists, **bold** and [links](https://example.com)."
          value={values.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
        <LimitNote text={values.description} max={teamLimits.roleDescription} />
      </div>
    </>
  );
}
