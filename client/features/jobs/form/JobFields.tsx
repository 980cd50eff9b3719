import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { jobLimits } from '../../../../shared/contracts/job';
import { profileLimits } from '../../../../shared/contracts/profile';
import { Form } from '../../../ui/form/Form';
import { LimitNote } from '../../../ui/form/LimitNote';
import { Select } from '../../../ui/form/Select';
import { Switch } from '../../../ui/form/Switch';
import { TagField } from '../../../ui/form/TagField';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { describeRemainingCharacters } from '../../profile/editor/remainingCharacters';
import { skillSuggestions } from '../../profile/editor/skillSuggestions';
import { TeamField } from '../../team/jobs/TeamField';
import { seniorityLabels, toOptions, typeLabels, type SeniorityName } from '../jobLabels';
import type { JobValues } from './jobValues';
import { PayFields } from './PayFields';
import type { JobErrors } from './validateJob';
import { TimeZoneFields } from './TimeZoneFields';

export interface JobFieldsProps {
  values: JobValues;
  errors: JobErrors;
  onChange: (part: Partial<JobValues>) => void;
  onBlur: (field: keyof JobValues) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const unspecified = 'UNSPECIFIED';
const seniorities: { value: SeniorityName | typeof unspecified; label: string }[] = [
  { value: unspecified, label: 'Not specified' },
  ...toOptions(seniorityLabels),
];

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-b border-line px-4 py-5 last:border-b-0">
      <h2 className="text-lead font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** The form's fields, validated when they lose focus. */
export function JobFields({ values, errors, onChange, onBlur, onKeyDown }: JobFieldsProps) {
  const text = (name: 'title' | 'company' | 'location' | 'applyUrl') => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });

  function handleBlur({ target }: FocusEvent) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && Object.hasOwn(values, target.name)) onBlur(target.name as keyof JobValues);
  }

  return (
    <Form
      aria-label="Job"
      errors={errors}
      onBlur={handleBlur}
      onKeyDown={onKeyDown}
      onSubmit={(event) => event.preventDefault()}
      className="gap-0! [&_:is(button,input,textarea)]:scroll-mb-[calc(144px+var(--banner))]"
    >
      <Group title="Role">
        <TextField
          label="Title"
          hint={describeRemainingCharacters(values.title, jobLimits.title) ?? 'Such as “Founding engineer”.'}
          {...text('title')}
        />
        <TextField
          label="Company"
          autoComplete="organization"
          hint={describeRemainingCharacters(values.company, jobLimits.company)}
          {...text('company')}
        />
        <TeamField value={values.teamId} onChange={(teamId) => onChange({ teamId })} />
        <div className="grid gap-4 md:grid-cols-2">
          <Select
            label="Type"
            name="type"
            options={toOptions(typeLabels)}
            value={values.type}
            onValueChange={(type) => onChange({ type })}
          />
          <Select
            label="Seniority"
            name="seniority"
            options={seniorities}
            value={values.seniority ?? unspecified}
            onValueChange={(seniority) => onChange({ seniority: seniority === unspecified ? null : seniority })}
          />
        </div>
        <TagField
          label="Skills"
          name="skills"
          hint={
            values.skills.length >= profileLimits.skills
              ? `You can add up to ${profileLimits.skills} skills. Remove one to add another.`
              : 'Press Enter or comma after each skill. People with these skills see the job first.'
          }
          suggestions={skillSuggestions}
          max={profileLimits.skills}
          value={values.skills}
          onValueChange={(skills) => onChange({ skills })}
        />
      </Group>
      <Group title="Place">
        <TextField
          label="Location"
          hint={
            describeRemainingCharacters(values.location, jobLimits.location) ??
            (values.remote ? 'Optional for remote work. City and country.' : 'City and country.')
          }
          {...text('location')}
        />
        <Switch
          label="Remote"
          hint="People can work from anywhere, or from anywhere in the time zones below."
          name="remote"
          checked={values.remote}
          onCheckedChange={(remote) => onChange({ remote, location: values.location })}
        />
        <TimeZoneFields values={values} onChange={onChange} />
      </Group>
      <Group title="Pay and equity">
        <PayFields of="job" values={values} onChange={onChange} />
      </Group>
      <Group title="Description">
        <div>
          <TextArea
            label="About the job"
            name="description"
            rows={8}
            hint="Use # for headings, - for lists, **bold** and [links](https://example.com). See the preview."
            value={values.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
          <LimitNote text={values.description} max={jobLimits.description} />
        </div>
        <TextField
          label="Application form elsewhere"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          hint="Optional. People can always apply by message too."
          {...text('applyUrl')}
        />
      </Group>
    </Form>
  );
}
