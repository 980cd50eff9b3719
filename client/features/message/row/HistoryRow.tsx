import { clsx } from 'clsx';
import { changeParts, changeText } from '../conversationText';
import type { ThreadRow } from '../thread/list/threadRows';
import type { ThreadMessage } from '../thread/store/threadWindow';
import { DayDivider, UnreadDivider } from './Dividers';
import { formatClock } from './formatMessageTime';
import { MatchPrompts } from './MatchPrompts';

export interface HistoryRowProps {
  row: ThreadRow;
  message: ThreadMessage;
  change: NonNullable<ThreadMessage['change']>;
  viewerId: string;
  /** The row is the tab stop of the list; arrow keys move on from it. */
  isTabStop: boolean;
  /** The line was opened from a link, and is highlighted briefly. */
  isTarget: boolean;
  onFocus: (key: string) => void;
  /** Puts a text into the composer. */
  onPrompt: (text: string) => void;
}

/** A line of a conversation's history: "Ana added Ben". */
export function HistoryRow({
  row: { key, startsDay, startsUnread },
  message: { sender, createdAt },
  change,
  viewerId,
  isTabStop,
  isTarget,
  onFocus,
  onPrompt,
}: HistoryRowProps) {
  return (
    <div className={startsDay ? 'pt-3' : undefined}>
      {startsDay && <DayDivider at={createdAt} />}
      {startsUnread && <UnreadDivider />}
      {/* onFocus only records the tab stop. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <article
        aria-label={`${changeText(change, sender, viewerId)}, ${formatClock(createdAt)}`}
        data-row={key}
        // Arrow keys move focus to the row.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onFocus(key)}
        className={clsx('px-4 py-2 -outline-offset-2', isTarget && 'animate-found')}
      >
        <p className="text-center text-meta text-pretty wrap-anywhere text-ink-2">
          {changeParts(change, sender, viewerId).map(({ text, isName }, index) =>
            // The parts of a line never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            isName ? <bdi key={index}>{text}</bdi> : text,
          )}
        </p>
        {change.kind === 'matched' && <MatchPrompts onPrompt={onPrompt} />}
      </article>
    </div>
  );
}
