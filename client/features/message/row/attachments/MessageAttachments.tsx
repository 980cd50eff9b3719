import { useState } from 'react';
import { lazyDialog } from '../../../../shell/lazyDialog';
import type { MessageAttachment } from '../../thread/store/threadWindow';
import { PdfFile } from './PdfFile';
import { Picture } from './Picture';

const PictureDialog = lazyDialog('MessagePictureDialog', async () => (await import('./PictureDialog')).PictureDialog);

export interface MessageAttachmentsProps {
  attachments: readonly MessageAttachment[];
  isTabStop: boolean;
}

/** Pictures and PDFs of a message. Pressing a picture opens it in a dialog with the message's other pictures. */
export function MessageAttachments({ attachments, isTabStop }: MessageAttachmentsProps) {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState<number>();
  const pictures = attachments.filter(({ isImage }) => isImage);
  return (
    <>
      <ul aria-label="Files" className="flex flex-wrap gap-2 py-1">
        {attachments.map((attachment) => (
          <li key={attachment.id} className="max-w-full min-w-0">
            {attachment.isImage ? (
              <Picture
                file={attachment}
                isTabStop={isTabStop}
                onOpen={() => {
                  setIndex(pictures.indexOf(attachment));
                  setOpen(true);
                }}
              />
            ) : (
              <PdfFile file={attachment} isTabStop={isTabStop} />
            )}
          </li>
        ))}
      </ul>
      {index !== undefined && (
        <PictureDialog
          pictures={pictures}
          index={index}
          onIndexChange={setIndex}
          open={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
