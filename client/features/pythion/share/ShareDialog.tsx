import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { Dialog } from '../../../ui/overlay/Dialog';
import { PeoplePicker } from '../../message/people/PeoplePicker';
import { AccessList } from './AccessList';
import { useAddPeople } from './useAddPeople';
import { useShares } from './useShares';

export interface ShareDialogProps {
  analysisId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Who has access to an analysis: named people, and everyone with the link. Its owner adds and removes them. */
export function ShareDialog({ analysisId, open, onOpenChange }: ShareDialogProps) {
  const [isAdding, setAdding] = useState(false);
  const shares = useShares(analysisId);
  const adding = useAddPeople(shares, () => setAdding(false));

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isAdding ? 'Add people' : 'Share this analysis'}
      description={
        isAdding
          ? undefined
          : 'Readers see the latest report and its text, and can comment. They don’t see earlier versions.'
      }
      dismissible={!isAdding || adding.people.length === 0}
      footer={
        isAdding && (
          <>
            <Button onClick={() => setAdding(false)}>Back</Button>
            <Button variant="primary" loading={adding.isSharing} onClick={() => void adding.share()}>
              Share
            </Button>
          </>
        )
      }
    >
      {isAdding ? (
        <PeoplePicker
          value={adding.people}
          onChange={adding.select}
          formsGroup={false}
          exceptIds={shares.people?.map(({ person }) => person.id)}
          focusOnMount
        >
          {adding.error && <FieldError id="share-error">{adding.error}</FieldError>}
        </PeoplePicker>
      ) : (
        <AccessList shares={shares} onAdd={() => setAdding(true)} />
      )}
    </Dialog>
  );
}
