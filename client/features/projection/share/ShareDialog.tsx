import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { FieldError } from '../../../ui/form/FieldError';
import { Select } from '../../../ui/form/Select';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useToast } from '../../../ui/toast/Toast';
import { PeoplePicker, type PersonChoice } from '../../message/people/PeoplePicker';
import { AccessList } from './AccessList';
import { rights, type Right } from './rights';
import { useShares } from './useShares';

export interface ShareDialogProps {
  projectionId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Who can open a model, to read or to edit. Its owner adds and removes people. */
export function ShareDialog({ projectionId, open, onOpenChange }: ShareDialogProps) {
  const toast = useToast();
  const shares = useShares(projectionId);
  const [isAdding, setAdding] = useState(false);
  const [people, setPeople] = useState<readonly PersonChoice[]>([]);
  const [right, setRight] = useState<Right>('read');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);

  async function share() {
    if (people.length === 0) return setError('Select at least one person.');
    setSending(true);
    const { failed, message } = await shares.add(people, right === 'edit');
    setSending(false);
    // Those with whom it could not be shared stay selected.
    setPeople(failed);
    setError(message);
    if (failed.length > 0) return;
    toast.show(people.length === 1 ? `Shared with ${people[0]!.displayName}.` : `Shared with ${people.length} people.`);
    setAdding(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isAdding ? 'Add people' : 'Share this projection'}
      description={
        isAdding
          ? undefined
          : 'People you name see all inputs, scenarios and results. Those who can edit change them, and only you can share or delete it.'
      }
      dismissible={!isAdding || people.length === 0}
      footer={
        isAdding && (
          <>
            <Button onClick={() => setAdding(false)}>Back</Button>
            <Button variant="primary" loading={isSending} onClick={() => void share()}>
              Share
            </Button>
          </>
        )
      }
    >
      {isAdding ? (
        <PeoplePicker
          value={people}
          onChange={(next) => {
            setPeople(next);
            setError('');
          }}
          formsGroup={false}
          exceptIds={shares.list?.map(({ person }) => person.id)}
          focusOnMount
        >
          <Select label="They" options={rights} value={right} onValueChange={setRight} className="mb-3 max-w-40" />
          {error && <FieldError id="share-error">{error}</FieldError>}
        </PeoplePicker>
      ) : (
        <>
          <div className="mb-2 flex items-center justify-between gap-4">
            <h3 className="text-lead">People</h3>
            <Button icon={UserPlus} onClick={() => setAdding(true)}>
              Add people
            </Button>
          </div>
          <AccessList shares={shares} />
        </>
      )}
    </Dialog>
  );
}
