import { useRef, useState } from 'react';
import type { CallError } from '../../../api/errors';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Dialog } from '../../../ui/Dialog';
import { drawCrop, type Crop } from '../../../ui/drawCrop';
import { damagedImage } from '../../../ui/imageFile';
import { ImagePicker } from '../../../ui/ImagePicker';
import { useToast } from '../../../ui/Toast';
import { useFilesOnPage } from '../../../ui/useFilesOnPage';
import { CropStep } from './CropStep';
import { pictureKinds, type PictureKind } from './pictureKinds';
import { RemovePicture } from './RemovePicture';
import { useChosenPicture } from './usePictureFile';
import { useSavePicture } from './useSavePicture';

/** About the picture itself: the same one again would be refused again. */
const refusal = (message: string): CallError => ({ message, fields: {} });

export interface PictureDialogProps {
  kind: PictureKind;
  /** There is one to remove. */
  hasPicture: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes one of the two pictures of the own profile: chosen, cropped and sent, or removed. */
export function PictureDialog(props: PictureDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ kind, hasPicture, open, onOpenChange }: PictureDialogProps) {
  const { title, saved, shape, maxWidth } = pictureKinds[kind];
  const toast = useToast();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { picture, choose } = useChosenPicture();
  const { save, remove, cancel, progress } = useSavePicture(kind);
  const [crop, setCrop] = useState<Crop>();
  const [error, setError] = useState<CallError>();
  const [isLeaving, setLeaving] = useState(false);
  const isSending = progress !== null;
  const isOver = useFilesOnPage((file) => void take(file));

  async function take(file: File) {
    if (isSending) return;
    setError(undefined);
    const fault = await choose(file);
    if (fault) setError(refusal(fault));
    else setCrop(undefined);
  }

  async function send() {
    if (!picture || !crop || isSending) return;
    setError(undefined);
    const file = await drawCrop(picture, crop, maxWidth, kind).catch(() => null);
    if (!file) return setError(refusal(damagedImage));
    const { isSaved, error: failure } = await save(file);
    setError(failure);
    if (!isSaved) return;
    toast.show(saved);
    onOpenChange(false);
  }

  function leave() {
    cancel();
    onOpenChange(false);
  }

  const footer = picture ? (
    <>
      <Button disabled={progress === 1} onClick={() => (isSending ? cancel() : setLeaving(true))}>
        Cancel
      </Button>
      <Button variant="primary" loading={isSending} onClick={() => void send()}>
        Save
      </Button>
    </>
  ) : (
    hasPicture && <RemovePicture kind={kind} remove={remove} onRemoved={() => onOpenChange(false)} />
  );

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => (picture && !next ? setLeaving(true) : onOpenChange(next))}
        title={title}
        dismissible={!picture}
        initialFocus={chooseButton}
        footer={footer}
      >
        {picture ? (
          <CropStep
            key={picture.src}
            picture={picture}
            shape={shape}
            crop={crop}
            onCrop={setCrop}
            onFile={(file) => void take(file)}
            progress={progress}
            error={error}
            onRetry={() => void send()}
          />
        ) : (
          <ImagePicker
            onFile={(file) => void take(file)}
            isOver={isOver}
            error={error?.message}
            buttonRef={chooseButton}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Discard this picture?"
        cancelLabel="Keep it"
        confirmLabel="Discard"
        onConfirm={leave}
      >
        It is not saved yet.
      </ConfirmDialog>
    </>
  );
}
