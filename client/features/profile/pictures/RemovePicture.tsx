import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CallResult } from '../../../api/rest';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useToast } from '../../../ui/toast/Toast';
import { pictureKinds, type PictureKind } from './pictureKinds';

export interface RemovePictureProps {
  kind: PictureKind;
  remove: () => Promise<CallResult<unknown>>;
  onRemoved: () => void;
}

/** Removes a picture after confirmation; the server deletes the file. */
export function RemovePicture({ kind, remove, onRemoved }: RemovePictureProps) {
  const { removeLabel, removalEffect, removedMessage } = pictureKinds[kind];
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  async function handleConfirm() {
    setRemoving(true);
    const { error } = await remove();
    setRemoving(false);
    setConfirming(false);
    if (error) return void toast.show(error.message, { failed: true });
    toast.show(removedMessage);
    onRemoved();
  }

  return (
    <>
      <Button icon={Trash2} onClick={() => setConfirming(true)}>
        {removeLabel}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={`${removeLabel}?`}
        confirmLabel={removeLabel}
        loading={isRemoving}
        onConfirm={() => void handleConfirm()}
      >
        {removalEffect} To use this picture again, you’ll need to upload it again.
      </ConfirmDialog>
    </>
  );
}
