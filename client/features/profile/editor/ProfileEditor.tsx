import { useFragment, useMutation } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client/masking';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/Form';
import { TagField } from '../../../ui/TagField';
import { TextArea } from '../../../ui/TextArea';
import { TextField } from '../../../ui/TextField';
import { useToast } from '../../../ui/Toast';
import { UpdateProfileDocument } from '../__generated__/updateProfile.generated';
import { LinksField } from './LinksField';
import { LookingForFields } from './LookingForFields';
import {
  ProfileEditor_ProfileFragmentDoc,
  type ProfileEditor_ProfileFragment,
} from './__generated__/ProfileEditor.generated';
import {
  changesOf,
  collectErrors,
  maxSkills,
  valuesOf,
  withoutBlankLinks,
  type EditedField,
  type ProfileValues,
} from './profileValues';
import { skillSuggestions } from './skillSuggestions';
import { StageField } from './StageField';
import { describeRoom } from './remainingCharacters';
import { UnsavedGuard } from './UnsavedChangesGuard';

function sendOnModEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

export interface ProfileEditorProps {
  profile: FragmentType<ProfileEditor_ProfileFragment>;
  /** Where to start. */
  firstField: EditedField;
  onClose: () => void;
}

/** All that the own profile says, to be changed in place. */
export function ProfileEditor({ profile, ...rest }: ProfileEditorProps) {
  const { data, dataState } = useFragment({ fragment: ProfileEditor_ProfileFragmentDoc, from: profile });
  return dataState === 'complete' ? <EditorForm saved={data} {...rest} /> : null;
}

function EditorForm({
  saved,
  firstField,
  onClose,
}: Omit<ProfileEditorProps, 'profile'> & { saved: ProfileEditor_ProfileFragment }) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  // What another tab saves meanwhile is not this one's change.
  const [before] = useState(() => valuesOf(saved));
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isCancelling, setCancelling] = useState(false);
  const [updateProfile, { loading }] = useMutation(UpdateProfileDocument);
  const change = (part: Partial<ProfileValues>) => setValues((last) => ({ ...last, ...part }));
  const isDirty = Object.keys(changesOf(values, before)).length > 0;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus();
  }, [firstField]);

  const control = (field: 'displayName' | 'headline' | 'location' | 'bio') => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });

  async function handleSubmit() {
    if (loading) return;
    const changes = changesOf(withoutBlankLinks(values), before);
    if (Object.keys(changes).length === 0) return onClose();
    setFailure(undefined);
    try {
      await updateProfile({ variables: { input: changes } });
      onClose();
      toast.show('Profile saved');
    } catch (error) {
      const { fields: wrong, message } = fieldErrors(error, 'The server did not answer. Check your connection.');
      const failed = `Your profile was not saved. ${message}`;
      // Whoever went on to another page meanwhile does not see the form.
      if (!form.current)
        return void toast.show(failed, {
          failed: true,
          action: wrong ? undefined : { label: 'Retry', run: () => void handleSubmit() },
        });
      setErrors(collectErrors(wrong ?? {}, values));
      if (!wrong) setFailure(failed);
    }
  }

  return (
    <Form
      ref={form}
      aria-label="Edit your profile"
      errors={errors}
      onFormSubmit={() => void handleSubmit()}
      onKeyDown={sendOnModEnter}
      className="gap-5! [&_:is(button,input,textarea)]:scroll-mb-[calc(144px+var(--banner))]"
    >
      <TextField
        label="Name"
        autoComplete="name"
        hint={describeRoom(values.displayName, 64)}
        {...control('displayName')}
      />
      <TextField
        label="Headline"
        hint={describeRoom(values.headline, 220) ?? 'What you do and for whom, in one line.'}
        {...control('headline')}
      />
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <TextField
          label="Place"
          hint={describeRoom(values.location, 100) ?? 'City and country, or “Remote”.'}
          {...control('location')}
        />
        <StageField value={values.stage} onChange={(stage) => change({ stage })} />
      </div>
      <TextArea
        label="Bio"
        rows={4}
        hint={describeRoom(values.bio, 2_600) ?? 'What you build, what you have done, what you have learnt.'}
        {...control('bio')}
      />
      <TagField
        label="Skills"
        name="skills"
        hint={
          values.skills.length >= maxSkills
            ? `${maxSkills} are the most. Remove one to add another.`
            : 'Press Enter or a comma after each.'
        }
        placeholder="Sales, back-end, fundraising"
        suggestions={skillSuggestions}
        max={maxSkills}
        value={values.skills}
        onValueChange={(skills) => change({ skills })}
      />
      <LookingForFields lookingFor={values.lookingFor} lookingForNote={values.lookingForNote} onChange={change} />
      <LinksField
        value={values.links}
        onChange={(links, isShifted) => {
          change({ links });
          if (isShifted)
            setErrors(({ ...last }) =>
              Object.fromEntries(Object.entries(last).filter(([name]) => !name.startsWith('links.'))),
            );
        }}
      />
      <div className="sticky bottom-[calc(var(--bottom-bar)+var(--banner))] z-1 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-4 py-3 md:bottom-(--banner)">
        {failure && (
          <p
            role="alert"
            className="w-full rounded-control bg-danger-soft px-3 py-2 text-body font-medium text-on-danger-soft"
          >
            {failure} Your edits are still here: save again.
          </p>
        )}
        <Button onClick={() => (isDirty ? setCancelling(true) : onClose())}>Cancel</Button>
        <Button type="submit" variant="primary" loading={loading}>
          Save profile
        </Button>
      </div>
      <UnsavedGuard
        isDirty={isDirty && !loading}
        isCancelling={isCancelling}
        onKeep={() => setCancelling(false)}
        onDiscard={onClose}
      />
    </Form>
  );
}
