import { clsx } from 'clsx';
import { memo } from 'react';
import { Avatar } from '../../../ui/Avatar';
import { PersonLink } from '../../network/PersonLink';
import type { EditedMessage } from '../composer/useEdited';
import type { ThreadRow } from '../thread/threadRows';
import type { Threads } from '../thread/threads';
import { DayDivider, UnreadLine } from './Dividers';
import { MessageActions } from './MessageActions';
import { MessageBody } from './MessageBody';
import { PendingNote } from './PendingNote';
import { Reactions } from './Reactions';
import { formatClock } from './formatMessageTime';

export interface MessageRowProps {
  row: ThreadRow;
  viewerId: string;
  names: ReadonlyMap<string, string>;
  /** The viewer's picture, for what is not sent yet. */
  ownFace: string | null | undefined;
  threads: Threads;
  /** The Tab key stops here; the arrow keys go on from here. */
  isCurrent: boolean;
  /** It was looked for, and shines for a moment. */
  isFound: boolean;
  /** How far one's own message has come: "Sent", "Seen". */
  note?: string;
  /** Reactions can be given. */
  canReact: boolean;
  onFocus: (key: string) => void;
  onEdit: (message: EditedMessage) => void;
}

const isSame = (before: object, after: object): boolean =>
  Object.entries(before).every(([name, value]) => value === after[name as never]);

/**
 * All lines are made anew whenever one changes; only the changed one is drawn again, and days, whose "Today" may have
 * become yesterday.
 */
const isDrawnTheSame = ({ row, ...rest }: MessageRowProps, next: MessageRowProps): boolean =>
  !row.startsDay && isSame(row, next.row) && isSame(rest, next);

/** One message with what stands above it: its day, the line of what is unread, and at the start of a run its writer. */
export const MessageRow = memo(function MessageRow({
  row,
  viewerId,
  names,
  ownFace,
  threads,
  isCurrent,
  isFound,
  note,
  canReact,
  onFocus,
  onEdit,
}: MessageRowProps) {
  const { message, pending, startsDay, startsUnread, startsRun, key } = row;
  const at = (message ?? pending)!.createdAt;
  const isOwn = pending !== undefined || message?.sender?.id === viewerId;
  const name = isOwn ? 'You' : (message?.sender?.displayName ?? 'Deleted account');
  return (
    <div className={startsRun ? 'pt-3' : 'pt-0.5'}>
      {startsDay && <DayDivider at={at} />}
      {startsUnread && <UnreadLine />}
      {/* It only notes where the arrow keys go on from. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <article
        aria-label={`${name}, ${formatClock(at)}`}
        data-row={key}
        // Reached with the arrow keys; its buttons follow.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isCurrent ? 0 : -1}
        onFocus={() => onFocus(key)}
        className={clsx(
          'group relative flex gap-3 px-4 py-0.5 -outline-offset-2 hover:bg-fill focus-within:bg-fill',
          isFound && 'animate-found',
        )}
      >
        <div className="w-10 shrink-0">
          {startsRun ? (
            <Avatar
              name={message?.sender?.displayName ?? names.get(viewerId) ?? name}
              src={isOwn ? ownFace : message?.sender?.avatarUrl}
              className="mt-1"
            />
          ) : (
            <span
              aria-hidden="true"
              className="block pt-1 text-right text-rail text-ink-3 tabular-nums opacity-0 group-focus-within:opacity-100 group-hover:opacity-100"
            >
              {formatClock(at)}
            </span>
          )}
        </div>
        <div className="min-w-0 flex-1">
          {startsRun && (
            <p className="flex items-baseline gap-2">
              {isOwn || !message?.sender ? (
                <span className="truncate font-bold">{name}</span>
              ) : (
                <PersonLink
                  person={message.sender}
                  tabIndex={isCurrent ? 0 : -1}
                  className="truncate font-bold hover:underline"
                >
                  <bdi>{name}</bdi>
                </PersonLink>
              )}
              <time dateTime={at} className="shrink-0 text-meta text-ink-3 tabular-nums">
                {formatClock(at)}
              </time>
            </p>
          )}
          <MessageBody message={message} pending={pending} isReachable={isCurrent} />
          {message && !message.isDeleted && (
            <Reactions
              message={message}
              viewerId={viewerId}
              names={names}
              threads={threads}
              canReact={canReact}
              isReachable={isCurrent}
            />
          )}
          {pending && <PendingNote pending={pending} onEdit={onEdit} />}
          {note && <p className="text-meta text-ink-3">{note}</p>}
        </div>
        {message && !message.isDeleted && (
          <MessageActions
            message={message}
            viewerId={viewerId}
            threads={threads}
            canReact={canReact}
            isReachable={isCurrent}
            onEdit={onEdit}
          />
        )}
      </article>
    </div>
  );
}, isDrawnTheSame);
