import { useQuery } from '@apollo/client/react';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { lazyDialog } from '../../../shell/lazyDialog';
import { PageTitle } from '../../../ui/text/PageTitle';
import { NetworkCounts } from '../../network/people/NetworkCounts';
import { useDialogState } from '../../../ui/overlay/useDialogState';
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

const PictureDialog = lazyDialog(
  'ProfilePictureDialog',
  async () => (await import('../pictures/PictureDialog')).PictureDialog,
);

/** The viewer's own profile: as others see it, plus editing and bookmarks. */
export function OwnProfilePage() {
  const { data, error, loading, refetch } = useQuery(OwnProfileDocument);
  const profile = data?.me?.profile;
  return (
    <>
      {!profile && <PageTitle title="Profile" hidden />}
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {toCallError(error, 'Failed to fetch profile').message}
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

  // Closing the form removes the focused element.
  useEffect(() => {
    if (!editedField && wasEditing.current) editButton.current?.focus();
    wasEditing.current = editedField !== null;
  }, [editedField]);

  return (
    <>
      <ProfileHeader
        profile={profile}
        counts={<NetworkCounts person={profile} isOwn />}
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
