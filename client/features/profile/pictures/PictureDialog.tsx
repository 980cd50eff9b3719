import { useRef, useState } from 'react';
import type { CallError } from '../../../http/errors';
import { Button } from '../../../ui/button/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../../ui/overlay/Dialog';
import { drawCrop, type Crop } from '../../../ui/image/drawCrop';
import { damagedImage } from '../../../ui/image/imageFile';
import { ImagePicker } from '../../../ui/image/ImagePicker';
import { useToast } from '../../../ui/toast/Toast';
import { usePageFileDrop } from '../../../ui/form/usePageFileDrop';
import { CropStep } from './CropStep';
import { pictureKinds, type PictureKind } from './pictureKinds';
import { RemovePicture } from './RemovePicture';
import { usePictureFile } from './usePictureFile';
import { useSavePicture } from './useSavePicture';

/** An error of the picture itself. `fields` marks it as not worth a retry. */
const buildPictureError = (message: string): CallError => ({ message, fields: {} });

export interface PictureDialogProps {
  kind: PictureKind;
  /** Whether there is a picture to remove. */
  hasPicture: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Changes one of the viewer's two profile pictures: choose, crop and upload, or remove. */
export function PictureDialog(props: PictureDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ kind, hasPicture, open, onOpenChange }: PictureDialogProps) {
  const { title, savedMessage, shape, maxWidth } = pictureKinds[kind];
  const toast = useToast();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const { picture, choose } = usePictureFile();
  const { save, remove, cancel, progress } = useSavePicture(kind);
  const [crop, setCrop] = useState<Crop>();
  const [error, setError] = useState<CallError>();
  const [isLeaving, setLeaving] = useState(false);
  const isSending = progress !== null;
  const isOver = usePageFileDrop((file) => void handleFile(file));

  async function handleFile(file: File) {
    if (isSending) return;
    setError(undefined);
    const problem = await choose(file);
    if (problem) setError(buildPictureError(problem));
    else setCrop(undefined);
  }

  async function send() {
    if (!picture || !crop || isSending) return;
    setError(undefined);
    const file = await drawCrop(picture, crop, maxWidth, kind).catch(() => null);
    if (!file) return setError(buildPictureError(damagedImage));
    const { isSaved, error: failure } = await save(file);
    setError(failure);
    if (!isSaved) return;
    toast.show(savedMessage);
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
            onFile={(file) => void handleFile(file)}
            progress={progress}
            error={error}
            onRetry={() => void send()}
          />
        ) : (
          <ImagePicker
            onFile={(file) => void handleFile(file)}
            isOver={isOver}
            error={error?.message}
            buttonRef={chooseButton}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="Discard changes?"
        cancelLabel="Keep editing"
        confirmLabel="Discard"
        onConfirm={leave}
      >
        This picture hasn’t been saved.
      </ConfirmDialog>
    </>
  );
}
