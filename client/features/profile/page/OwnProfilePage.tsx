import { useQuery } from '@apollo/client/react';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { Button } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { lazyPart } from '../../../ui/lazyPart';
import { PageTitle } from '../../../ui/PageTitle';
import { PersonCounts } from '../../network/people/NetworkCounts';
import { useDialogState } from '../../../ui/useDialogState';
import type { StepField } from '../completeness/completeness';
import { CompletenessHint } from '../completeness/CompletenessHint';
import { ProfileEditor } from '../editor/ProfileEditor';
import type { EditedField } from '../editor/profileValues';
import { OwnProfileDocument, type OwnProfileQuery } from './__generated__/OwnProfilePage.generated';
import { OwnTabs } from './OwnTabs';
import { ChangePictureButton } from '../pictures/ChangePictureButton';
import { pictureKinds, type PictureKind } from '../pictures/pictureKinds';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';

const PictureDialog = lazyPart(async () => (await import('../pictures/PictureDialog')).PictureDialog);

/** The own page: what others see, the means to change it, and the bookmarks, which they do not see. */
export function OwnProfilePage() {
  const { data, error, loading, refetch } = useQuery(OwnProfileDocument);
  const profile = data?.me?.profile;
  return (
    <>
      {!profile && <PageTitle title="Profile" hidden />}
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {fieldErrors(error, 'Failed to fetch profile').message}
        </ErrorState>
      )}
      {!profile && loading && !error && <ProfileSkeleton />}
      {profile && <OwnProfile profile={profile} />}
    </>
  );
}

function OwnProfile({ profile }: { profile: NonNullable<OwnProfileQuery['me']>['profile'] }) {
  const editButton = useRef<HTMLButtonElement>(null);
  const [editedField, setEditedField] = useState<EditedField | null>(null);
  const wasEditing = useRef(false);
  const picture = useDialogState<PictureKind>();
  const edit = (field: StepField) => (field === 'avatarUrl' ? picture.open('avatar') : setEditedField(field));

  // The form is gone, and with it the focus that was in it.
  useEffect(() => {
    if (!editedField && wasEditing.current) editButton.current?.focus();
    wasEditing.current = editedField !== null;
  }, [editedField]);

  return (
    <>
      <ProfileHeader
        profile={profile}
        counts={<PersonCounts person={profile} isOwn />}
        avatarAction={<ChangePictureButton kind="avatar" onClick={() => picture.open('avatar')} />}
        coverAction={<ChangePictureButton kind="cover" onClick={() => picture.open('cover')} />}
        action={
          !editedField && (
            <Button ref={editButton} icon={Pencil} onClick={() => setEditedField('displayName')}>
              Edit profile
            </Button>
          )
        }
      >
        {editedField && (
          <ProfileEditor profile={profile} firstField={editedField} onClose={() => setEditedField(null)} />
        )}
      </ProfileHeader>
      {!editedField && <CompletenessHint profile={profile} onFill={edit} />}
      <OwnTabs profile={profile} onEdit={() => setEditedField('displayName')} />
      {picture.name && (
        <PictureDialog
          kind={picture.name}
          hasPicture={Boolean(profile[pictureKinds[picture.name].field])}
          open={picture.isOpen}
          onOpenChange={picture.setOpen}
        />
      )}
    </>
  );
}
