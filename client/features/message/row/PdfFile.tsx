import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '../../../ui/Toast';
import type { ThreadMessage } from '../thread/threadWindow';
import { formatBytes } from '../../dataExport/formatAmounts';
import { fetchFile } from './useFileUrl';

/** Long enough for the browser to take the file over. */
const KEPT_MS = 60_000;

/** A PDF of a message; a press saves it. */
export function PdfFile({
  file: { name, url: path, bytes },
  isReachable,
}: {
  file: ThreadMessage['attachments'][number];
  isReachable: boolean;
}) {
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const title = name || 'Document.pdf';

  async function save() {
    setLoading(true);
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await fetchFile(path));
      link.download = title;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
    } catch {
      toast.show('The file could not be loaded. Try again.', { failed: true });
    } finally {
      setLoading(false);
    }
  }

  return (
    <button
      type="button"
      aria-busy={isLoading}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => void save()}
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
