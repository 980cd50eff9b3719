import type { ThreadMessage } from '../thread/threadWindow';
import { PdfFile } from './PdfFile';
import { Picture } from './Picture';

/** The pictures and PDFs of a message, in their order. */
export function MessageFiles({ files, isReachable }: { files: ThreadMessage['attachments']; isReachable: boolean }) {
  return (
    <ul aria-label="Files" className="flex flex-wrap gap-2 py-1">
      {files.map((file) => (
        <li key={file.id} className="max-w-full min-w-0">
          {file.isImage ? <Picture file={file} isReachable={isReachable} /> : <PdfFile file={file} isReachable={isReachable} />}
        </li>
      ))}
    </ul>
  );
}
