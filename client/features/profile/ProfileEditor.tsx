import { useFragment, useMutation } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client/masking';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fieldErrors } from '../../api/fieldErrors';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { Form } from '../../ui/Form';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { useToast } from '../../ui/Toast';
import { ProfileEditor_ProfileFragmentDoc, UpdateProfileDocument, type ProfileEditor_ProfileFragment } from './ProfileEditor.generated';
import { describeRoom } from './textLimit';
import { UnsavedGuard } from './UnsavedGuard';

const fields = ['displayName', 'headline', 'location', 'bio'] as const;
export type EditedField = (typeof fields)[number];
type Values = Record<EditedField, string>;

/** What was changed; fields left out stay as another tab may have left them. */
const changesOf = (values: Values, saved: Values): Partial<Values> =>
  Object.fromEntries(fields.filter((field) => values[field] !== saved[field]).map((field) => [field, values[field]]));

function sendOnModEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

export interface ProfileEditorProps {
  profile: FragmentType<ProfileEditor_ProfileFragment>;
  /** Where to start typing. */
  firstField: EditedField;
  onClose: () => void;
}

/** The own profile's words, to be changed in place. */
export function ProfileEditor({ profile, ...rest }: ProfileEditorProps) {
  const { data, dataState } = useFragment({ fragment: ProfileEditor_ProfileFragmentDoc, from: profile });
  return dataState === 'complete' ? <EditorForm saved={data} {...rest} /> : null;
}

function EditorForm({ saved, firstField, onClose }: Omit<ProfileEditorProps, 'profile'> & { saved: Values }) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const [values, setValues] = useState<Values>(saved);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isCancelling, setCancelling] = useState(false);
  const [updateProfile, { loading }] = useMutation(UpdateProfileDocument);
  const changes = changesOf(values, saved);
  const isDirty = Object.keys(changes).length > 0;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus();
  }, [firstField]);

  const control = (field: EditedField) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  });

  async function handleSubmit() {
    if (loading) return;
    if (!isDirty) return onClose();
    setFailure(undefined);
    try {
      await updateProfile({ variables: { input: changes } });
      onClose();
      toast.show('Profile saved');
    } catch (error) {
      const { fields: wrong, message } = fieldErrors(error, 'Failed to update profile');
      setErrors(wrong ?? {});
      if (!wrong) setFailure(message);
    }
  }

  return (
    <Form ref={form} aria-label="Edit your profile" errors={errors} onFormSubmit={() => void handleSubmit()} onKeyDown={sendOnModEnter}>
      <TextField label="Name" autoComplete="name" hint={describeRoom(values.displayName, 64)} {...control('displayName')} />
      <TextField label="Headline" hint={describeRoom(values.headline, 220) ?? 'What you do and for whom, in one line.'} {...control('headline')} />
      <TextField label="Place" hint={describeRoom(values.location, 100) ?? 'City and country, or “Remote”.'} {...control('location')} />
      <TextArea label="Bio" rows={4} hint={describeRoom(values.bio, 2_600) ?? 'What you build, what you have done, what you are looking for.'} {...control('bio')} />
      {failure && <ErrorState>{failure}</ErrorState>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => (isDirty ? setCancelling(true) : onClose())}>Cancel</Button>
        <Button type="submit" variant="primary" loading={loading}>
          Save profile
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty && !loading} isCancelling={isCancelling} onKeep={() => setCancelling(false)} onDiscard={onClose} />
    </Form>
  );
}
