import { useRef } from 'react';
import { AttachmentChip } from './AttachmentChip';
import { MOST_FILES, type Attachments } from './useAttachments';

export interface ChosenFilesProps {
  attachments: Attachments;
  /** The last one was removed, and focus has to go elsewhere. */
  onEmptied: () => void;
}

/** The files that go with the message. More than fit are scrolled to, and the line above counts them all. */
export function ChosenFiles({ attachments: { all, remove, retry }, onEmptied }: ChosenFilesProps) {
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
          {all.length} of at most {MOST_FILES} files
        </p>
      )}
      {/* Its height shows half of a row that does not fit. */}
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
