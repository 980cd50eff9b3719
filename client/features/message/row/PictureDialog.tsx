import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { IconButton } from '../../../ui/IconButton';
import { Spinner } from '../../../ui/Spinner';
import { Status } from '../../../ui/Status';
import type { ThreadMessage } from '../thread/threadWindow';
import { useFileUrl } from './useFileUrl';

type PictureFile = ThreadMessage['attachments'][number];

export interface PictureDialogProps {
  /** Those of one message. */
  pictures: readonly PictureFile[];
  /** Which of them is shown. */
  shown: number;
  onShow: (shown: number) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A picture as large as the screen allows; the arrow keys show the others of its message. */
export function PictureDialog({ pictures, shown, onShow, open, onOpenChange }: PictureDialogProps) {
  const file = pictures[shown];
  const last = pictures.length - 1;

  useEffect(() => {
    if (!open) return undefined;
    function handleKey({ key }: KeyboardEvent) {
      const next = { ArrowLeft: shown - 1, ArrowRight: shown + 1 }[key];
      if (next !== undefined && next >= 0 && next <= last) onShow(next);
    }
    // Dialogs keep arrow keys to themselves.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [open, shown, last, onShow]);

  if (!file) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<bdi className="wrap-anywhere">{file.name || 'Picture'}</bdi>}
      className="max-w-[min(1100px,calc(100vw-32px))]!"
    >
      <LargePicture key={file.id} file={file} isOneOfMany={last > 0} />
      {last > 0 && (
        <div className="mt-2 flex items-center justify-center gap-2">
          <IconButton
            label="Previous picture"
            icon={ChevronLeft}
            aria-disabled={shown === 0}
            onClick={() => shown > 0 && onShow(shown - 1)}
            className="aria-disabled:bg-transparent! aria-disabled:text-ink-3!"
          />
          <Status className="text-meta text-ink-2 tabular-nums">
            {shown + 1} of {pictures.length}
          </Status>
          <IconButton
            label="Next picture"
            icon={ChevronRight}
            aria-disabled={shown === last}
            onClick={() => shown < last && onShow(shown + 1)}
            className="aria-disabled:bg-transparent! aria-disabled:text-ink-3!"
          />
        </div>
      )}
    </Dialog>
  );
}

function LargePicture({ file: { name, url: path }, isOneOfMany }: { file: PictureFile; isOneOfMany: boolean }) {
  const url = useFileUrl(path);
  if (url === null) return <p className="text-ink-2">The picture could not be loaded. Close it, then try again.</p>;
  if (!url) return <Spinner label="Loading picture…" className="min-h-40 justify-center" />;
  return (
    <img
      src={url}
      alt={name}
      className={`mx-auto max-w-full rounded-control ${isOneOfMany ? 'max-h-[calc(100dvh-208px)]' : 'max-h-[calc(100dvh-160px)]'}`}
    />
  );
}
