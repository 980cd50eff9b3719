import { FileText, RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../ui/button/IconButton';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import type { NewAttachment } from './useAttachments';

export interface AttachmentChipProps {
  attachment: NewAttachment;
  onRetry: () => void;
  onRemove: () => void;
}

/** An attachment of the new message: preview, upload progress, and buttons to retry or remove it. */
export function AttachmentChip({
  attachment: { file, progress, url, isFailed },
  onRetry,
  onRemove,
}: AttachmentChipProps) {
  const [preview] = useState(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined));
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  return (
    <li className="flex w-56 max-w-full touch:w-72 items-center gap-2 rounded-control border border-line bg-surface py-1 pr-1 pl-2">
      {preview ? (
        <img src={preview} alt="" className="size-8 rounded-chip object-cover" />
      ) : (
        <FileText aria-hidden="true" className="size-5 text-ink-3" />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-meta font-medium">{file.name || 'Picture'}</p>
        {isFailed ? (
          <p className="text-meta text-danger">Upload failed</p>
        ) : url ? (
          <p className="text-meta text-ink-3">Ready</p>
        ) : (
          <ProgressBar label="Uploading" part={progress} />
        )}
      </div>
      {isFailed && <IconButton label={`Retry uploading ${file.name}`} icon={RotateCw} onClick={onRetry} />}
      <IconButton label={`Remove ${file.name || 'picture'}`} icon={X} onClick={onRemove} />
    </li>
  );
}
