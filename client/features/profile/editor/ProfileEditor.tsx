import { useFragment, useMutation } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client/masking';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { toCallError } from '../../../http/toCallError';
import { profileLimits } from '../../../../shared/contracts/profile';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/form/Form';
import { TagField } from '../../../ui/form/TagField';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { useToast } from '../../../ui/toast/Toast';
import { refetchSuggestions } from '../../network/page/refetchSuggestions';
import { UpdateProfileDocument } from '../__generated__/updateProfile.generated';
import { LinksField } from './LinksField';
import { LookingForFields } from './LookingForFields';
import {
  ProfileEditor_ProfileFragmentDoc,
  type ProfileEditor_ProfileFragment,
} from './__generated__/ProfileEditor.generated';
import {
  getChangedValues,
  toFormErrors,
  toProfileValues,
  withoutBlankLinks,
  type EditedField,
  type ProfileValues,
} from './profileValues';
import { usePublishedHeight } from '../../../ui/usePublishedHeight';
import { skillSuggestions } from './skillSuggestions';
import { StageField } from './StageField';
import { describeRemainingCharacters } from './remainingCharacters';
import { UnsavedChangesGuard } from './UnsavedChangesGuard';

function submitOnModEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

export interface ProfileEditorProps {
  profile: FragmentType<ProfileEditor_ProfileFragment>;
  /** Field that gets focus. */
  firstField: EditedField;
  onClose: () => void;
}

/** Form for the viewer's profile. */
export function ProfileEditor({ profile, ...rest }: ProfileEditorProps) {
  const { data, dataState } = useFragment({ fragment: ProfileEditor_ProfileFragmentDoc, from: profile });
  return dataState === 'complete' ? <EditorForm savedProfile={data} {...rest} /> : null;
}

function EditorForm({
  savedProfile,
  firstField,
  onClose,
}: Omit<ProfileEditorProps, 'profile'> & { savedProfile: ProfileEditor_ProfileFragment }) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  // The initial values are fixed, so that changes saved by another tab meanwhile do not count as edits here.
  const [initialValues] = useState(() => toProfileValues(savedProfile));
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isCancelling, setCancelling] = useState(false);
  const formBar = usePublishedHeight<HTMLDivElement>('--form-bar');
  const [updateProfile, { client, loading }] = useMutation(UpdateProfileDocument);
  const change = (part: Partial<ProfileValues>) => setValues((last) => ({ ...last, ...part }));
  const isDirty = Object.keys(getChangedValues(values, initialValues)).length > 0;

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
    const changes = getChangedValues(withoutBlankLinks(values), initialValues);
    if (Object.keys(changes).length === 0) return onClose();
    setFailure(undefined);
    try {
      await updateProfile({ variables: { input: changes } });
      void refetchSuggestions(client);
      onClose();
      toast.show('Profile saved');
    } catch (error) {
      const { fields: invalidFields, message } = toCallError(error, 'Can’t reach the server. Check your connection.');
      const failed = `Couldn’t save your profile. ${message}`;
      // The form is unmounted after navigation, so the error goes into a toast.
      if (!form.current)
        return void toast.show(failed, {
          failed: true,
          action: invalidFields ? undefined : { label: 'Retry', run: () => void handleSubmit() },
        });
      setErrors(toFormErrors(invalidFields ?? {}, values));
      if (!invalidFields) setFailure(failed);
    }
  }

  return (
    <Form
      ref={form}
      aria-label="Edit your profile"
      errors={errors}
      onFormSubmit={() => void handleSubmit()}
      onKeyDown={submitOnModEnter}
      className="gap-5! [&_:is(button,input,textarea)]:scroll-mb-[calc(144px+var(--banner))]"
    >
      <TextField
        label="Name"
        autoComplete="name"
        hint={describeRemainingCharacters(values.displayName, profileLimits.displayName)}
        {...control('displayName')}
      />
      <TextField
        label="Headline"
        hint={describeRemainingCharacters(values.headline, profileLimits.headline) ?? 'What you do, in one line.'}
        {...control('headline')}
      />
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <TextField
          label="Location"
          hint={
            describeRemainingCharacters(values.location, profileLimits.location) ?? 'City and country, or “Remote”.'
          }
          {...control('location')}
        />
        <StageField value={values.stage} onChange={(stage) => change({ stage })} />
      </div>
      <TextArea
        label="Bio"
        rows={4}
        hint={
          describeRemainingCharacters(values.bio, profileLimits.bio) ??
          'What are you building? What have you done and learned?'
        }
        {...control('bio')}
      />
      <TagField
        label="Skills"
        name="skills"
        hint={
          values.skills.length >= profileLimits.skills
            ? `You can add up to ${profileLimits.skills} skills. Remove one to add another.`
            : 'Press Enter or comma after each skill.'
        }
        placeholder="e.g. Sales, back-end, fundraising"
        suggestions={skillSuggestions}
        max={profileLimits.skills}
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
      <div
        ref={formBar}
        className="sticky bottom-[calc(var(--bottom-bar)+var(--banner))] z-1 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-4 py-3 md:bottom-(--banner)"
      >
        {failure && (
          <p
            role="alert"
            className="w-full rounded-control bg-danger-soft px-3 py-2 text-body font-medium text-on-danger-soft"
          >
            {failure} Your changes are still here. Try saving again.
          </p>
        )}
        <Button onClick={() => (isDirty ? setCancelling(true) : onClose())}>Cancel</Button>
        <Button type="submit" variant="primary" loading={loading}>
          Save profile
        </Button>
      </div>
      <UnsavedChangesGuard
        isDirty={isDirty && !loading}
        isCancelling={isCancelling}
        onKeep={() => setCancelling(false)}
        onDiscard={onClose}
      />
    </Form>
  );
}
