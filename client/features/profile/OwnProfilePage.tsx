import { useQuery } from '@apollo/client/react';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../api/fieldErrors';
import { Button } from '../../ui/Button';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { CompletenessHint } from './CompletenessHint';
import { OwnProfileDocument } from './OwnProfilePage.generated';
import { OwnTabs } from './OwnTabs';
import { ProfileEditor, type EditedField } from './ProfileEditor';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSkeleton } from './ProfileSkeleton';

/** The own page: what others see, the means to change it, and the bookmarks, which they do not see. */
export function OwnProfilePage() {
  const { data, error, loading, refetch } = useQuery(OwnProfileDocument);
  const editButton = useRef<HTMLButtonElement>(null);
  const [editedField, setEditedField] = useState<EditedField | null>(null);
  const wasEditing = useRef(false);
  const profile = data?.me?.profile;

  // The form is gone, and with it the focus that was in it.
  useEffect(() => {
    if (!editedField && wasEditing.current) editButton.current?.focus();
    wasEditing.current = editedField !== null;
  }, [editedField]);

  return (
    <>
      {!profile && <PageTitle title="Profile" hidden />}
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {fieldErrors(error, 'Failed to fetch profile').message}
        </ErrorState>
      )}
      {!profile && loading && !error && <ProfileSkeleton />}
      {profile && (
        <>
          <ProfileHeader
            profile={profile}
            action={
              !editedField && (
                <Button ref={editButton} icon={Pencil} onClick={() => setEditedField('displayName')}>
                  Edit profile
                </Button>
              )
            }
          >
            {editedField && <ProfileEditor profile={profile} firstField={editedField} onClose={() => setEditedField(null)} />}
          </ProfileHeader>
          {!editedField && <CompletenessHint profile={profile} onFill={setEditedField} />}
          <OwnTabs userId={profile.id} />
        </>
      )}
    </>
  );
}
