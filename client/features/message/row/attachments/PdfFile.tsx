import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '../../../../ui/toast/Toast';
import type { MessageAttachment } from '../../thread/store/threadWindow';
import { formatBytes } from '../../../../lib/formatBytes';
import { fetchAttachment } from './useAttachmentUrl';

/** Delay before the object URL is revoked, so that the browser can start the download. */
const REVOKE_DELAY_MS = 60_000;

/** A PDF of a message. Pressing it downloads the file. */
export function PdfFile({
  file: { name, url: path, bytes },
  isTabStop,
}: {
  file: MessageAttachment;
  isTabStop: boolean;
}) {
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const title = name || 'Document.pdf';

  async function download() {
    setLoading(true);
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await fetchAttachment(path));
      link.download = title;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
    } catch {
      toast.show('Couldn’t load the file. Try again.', { failed: true });
    } finally {
      setLoading(false);
    }
  }

  return (
    <button
      type="button"
      aria-busy={isLoading}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => void download()}
      className="flex min-h-11 w-full max-w-80 items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 text-left hover:border-line-strong"
    >
      <FileText aria-hidden="true" className="size-5 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        <span className="block text-meta text-ink-3">PDF, {formatBytes(bytes)}</span>
      </span>
      <Download aria-label="Save" className="size-4 text-ink-3" />
    </button>
  );
}
