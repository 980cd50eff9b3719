import { useState } from 'react';
import { lazyPart } from '../../../ui/lazyPart';
import { useBackLayer } from '../../../ui/useBackLayer';
import type { ThreadMessage } from '../thread/threadWindow';
import { PdfFile } from './PdfFile';
import { Picture } from './Picture';

const PictureDialog = lazyPart(async () => (await import('./PictureDialog')).PictureDialog);

/** The pictures and PDFs of a message, in their order. A press shows a picture large, and from there the others. */
export function MessageFiles({ files, isReachable }: { files: ThreadMessage['attachments']; isReachable: boolean }) {
  const layer = useBackLayer();
  const [shown, setShown] = useState<number>();
  const pictures = files.filter(({ isImage }) => isImage);
  return (
    <>
      <ul aria-label="Files" className="flex flex-wrap gap-2 py-1">
        {files.map((file) => (
          <li key={file.id} className="max-w-full min-w-0">
            {file.isImage ? (
              <Picture
                file={file}
                isReachable={isReachable}
                onOpen={() => {
                  setShown(pictures.indexOf(file));
                  layer.open();
                }}
              />
            ) : (
              <PdfFile file={file} isReachable={isReachable} />
            )}
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <PictureDialog
          pictures={pictures}
          shown={shown}
          onShow={setShown}
          open={layer.isOpen}
          onOpenChange={(open) => !open && layer.close()}
        />
      )}
    </>
  );
}
