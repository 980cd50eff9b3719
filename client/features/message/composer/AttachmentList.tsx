import { useRef } from 'react';
import { messageLimits } from '../../../../shared/contracts/message';
import { AttachmentChip } from './AttachmentChip';
import type { Attachments } from './useAttachments';

export interface AttachmentListProps {
  attachments: Attachments;
  /** Called when the last file is removed, to move focus elsewhere. */
  onEmptied: () => void;
}

/** Attachments of the new message, in a scrollable list with a count. */
export function AttachmentList({ attachments: { all, remove, retry }, onEmptied }: AttachmentListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (all.length === 0) return null;

  function handleRemove(id: number, index: number) {
    const chips = [...list.current!.children];
    const next = (chips[index + 1] ?? chips[index - 1])?.querySelector<HTMLElement>('button:last-of-type');
    remove(id);
    if (next) next.focus();
    else onEmptied();
  }

  return (
    <div className="mb-2">
      {all.length > 1 && (
        <p className="mb-1 text-meta text-ink-2 tabular-nums">
          {all.length} of {messageLimits.files} files
        </p>
      )}
      {/* The maximum height cuts a row in half, which shows that the list scrolls. */}
      <ul
        ref={list}
        aria-label="Files to send"
        className="flex max-h-34 flex-wrap gap-2 overflow-y-auto touch:max-h-38"
      >
        {all.map((each, index) => (
          <AttachmentChip
            key={each.id}
            attachment={each}
            onRetry={() => retry(each)}
            onRemove={() => handleRemove(each.id, index)}
          />
        ))}
      </ul>
    </div>
  );
}
