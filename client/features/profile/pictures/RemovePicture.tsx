import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CallResult } from '../../../api/rest';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useToast } from '../../../ui/Toast';
import { pictureKinds, type PictureKind } from './pictureKinds';

export interface RemovePictureProps {
  kind: PictureKind;
  remove: () => Promise<CallResult<unknown>>;
  onRemoved: () => void;
}

/** Takes a picture away, once asked whether that is meant: the file goes with it. */
export function RemovePicture({ kind, remove, onRemoved }: RemovePictureProps) {
  const { removal, gone, removed } = pictureKinds[kind];
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  async function handleConfirm() {
    setRemoving(true);
    const { error } = await remove();
    setRemoving(false);
    setAsking(false);
    if (error) return void toast.show(error.message, { failed: true });
    toast.show(removed);
    onRemoved();
  }

  return (
    <>
      <Button icon={Trash2} onClick={() => setAsking(true)}>
        {removal}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${removal}?`}
        confirmLabel={removal}
        loading={isRemoving}
        onConfirm={() => void handleConfirm()}
      >
        {gone} To have it back, choose it again.
      </ConfirmDialog>
    </>
  );
}
