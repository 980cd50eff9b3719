import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { IconButton } from '../../../../ui/button/IconButton';
import { Spinner } from '../../../../ui/feedback/Spinner';
import { Status } from '../../../../ui/feedback/Status';
import type { MessageAttachment } from '../../thread/store/threadWindow';
import { useAttachmentUrl } from './useAttachmentUrl';

export interface PictureDialogProps {
  /** Pictures of one message. */
  pictures: readonly MessageAttachment[];
  index: number;
  onIndexChange: (index: number) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows a picture as large as the screen allows; arrow keys switch between the pictures of the message. */
export function PictureDialog({ pictures, index, onIndexChange, open, onOpenChange }: PictureDialogProps) {
  const file = pictures[index];
  const last = pictures.length - 1;

  useEffect(() => {
    if (!open) return undefined;
    function handleKey({ key }: KeyboardEvent) {
      const next = { ArrowLeft: index - 1, ArrowRight: index + 1 }[key];
      if (next !== undefined && next >= 0 && next <= last) onIndexChange(next);
    }
    // The dialog stops propagation of arrow keys, so this listens in the capture phase.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [open, index, last, onIndexChange]);

  if (!file) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      closesOnBack
      title={<bdi className="wrap-anywhere">{file.name || 'Picture'}</bdi>}
      className="max-w-[min(1100px,calc(100vw-32px))]!"
    >
      <LargePicture key={file.id} file={file} hasNavigation={last > 0} />
      {last > 0 && (
        <div className="mt-2 flex items-center justify-center gap-2">
          <IconButton
            label="Previous picture"
            icon={ChevronLeft}
            aria-disabled={index === 0}
            onClick={() => index > 0 && onIndexChange(index - 1)}
            className="aria-disabled:bg-transparent! aria-disabled:text-ink-3!"
          />
          <Status className="text-meta text-ink-2 tabular-nums">
            {index + 1} of {pictures.length}
          </Status>
          <IconButton
            label="Next picture"
            icon={ChevronRight}
            aria-disabled={index === last}
            onClick={() => index < last && onIndexChange(index + 1)}
            className="aria-disabled:bg-transparent! aria-disabled:text-ink-3!"
          />
        </div>
      )}
    </Dialog>
  );
}

function LargePicture({
  file: { name, url: path },
  hasNavigation,
}: {
  file: MessageAttachment;
  hasNavigation: boolean;
}) {
  const url = useAttachmentUrl(path);
  if (url === null) return <p className="text-ink-2">Couldn’t load the picture. Close it and try again.</p>;
  if (!url) return <Spinner label="Loading picture…" className="min-h-40 justify-center" />;
  return (
    <img
      src={url}
      alt={name}
      className={`mx-auto max-w-full rounded-control ${hasNavigation ? 'max-h-[calc(100dvh-208px)]' : 'max-h-[calc(100dvh-160px)]'}`}
    />
  );
}
