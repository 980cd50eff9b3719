import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Spinner';
import type { ThreadMessage } from '../thread/threadWindow';
import { useFileUrl } from './useFileUrl';

export interface PictureDialogProps {
  file: ThreadMessage['attachments'][number];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A picture as large as the screen allows. */
export function PictureDialog({ file: { name, url: path }, open, onOpenChange }: PictureDialogProps) {
  const url = useFileUrl(path);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={name || 'Picture'} className="max-w-[min(1100px,calc(100vw-32px))]!">
      {url === null ? <p className="text-ink-2">The picture could not be loaded. Close it, then try again.</p> : url ? <img src={url} alt={name} className="mx-auto max-h-[calc(100dvh-160px)] max-w-full rounded-control" /> : <Spinner label="Loading picture…" className="min-h-40 justify-center" />}
    </Dialog>
  );
}
