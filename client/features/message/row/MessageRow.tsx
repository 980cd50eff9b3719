import { clsx } from 'clsx';
import { memo } from 'react';
import { Avatar } from '../../../ui/image/Avatar';
import { PersonLink } from '../../network/personCard/PersonLink';
import type { MessageToEdit } from '../composer/useMessageToEdit';
import type { ThreadRow } from '../thread/list/threadRows';
import type { ThreadStore } from '../thread/store/threadStore';
import { DayDivider, UnreadDivider } from './Dividers';
import { MessageActions } from './MessageActions';
import { MessageBody } from './MessageBody';
import { PendingMessageStatus } from './PendingMessageStatus';
import { Reactions } from './reactions/Reactions';
import { formatClock } from './formatMessageTime';

export interface MessageRowProps {
  row: ThreadRow;
  viewerId: string;
  names: ReadonlyMap<string, string>;
  /** Shown on pending messages, which have no sender yet. */
  viewerAvatarUrl: string | null | undefined;
  threadStore: ThreadStore;
  /** The row is the tab stop of the list; arrow keys move on from it. */
  isTabStop: boolean;
  /** The message was opened from a link or search result, and is highlighted briefly. */
  isTarget: boolean;
  /** Delivery state of the viewer's own message: "Sent", "Seen". */
  receipt?: string;
  canReact: boolean;
  onFocus: (key: string) => void;
  onEdit: (message: MessageToEdit) => void;
}

const isShallowEqual = (previous: object, next: object): boolean =>
  Object.entries(previous).every(([name, value]) => value === next[name as never]);

/**
 * All row objects are recreated whenever one changes, so rows are compared by their fields. Rows with a day divider
 * always render, because "Today" may have become yesterday.
 */
const hasSameOutput = ({ row, ...rest }: MessageRowProps, next: MessageRowProps): boolean =>
  !row.startsDay && isShallowEqual(row, next.row) && isShallowEqual(rest, next);

/** A message with its dividers and, at the start of a run, its sender. */
export const MessageRow = memo(function MessageRow({
  row,
  viewerId,
  names,
  viewerAvatarUrl,
  threadStore,
  isTabStop,
  isTarget,
  receipt,
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
      {startsUnread && <UnreadDivider />}
      {/* onFocus only records the tab stop. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <article
        aria-label={`${name}, ${formatClock(at)}`}
        data-row={key}
        // Arrow keys move focus to the row; Tab continues to its buttons.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onFocus(key)}
        className={clsx(
          'group relative flex gap-3 px-4 py-0.5 -outline-offset-2 hover:bg-fill focus-within:bg-fill',
          isTarget && 'animate-found',
        )}
      >
        <div className="w-10 shrink-0">
          {startsRun ? (
            <Avatar
              name={message?.sender?.displayName ?? names.get(viewerId) ?? name}
              src={isOwn ? viewerAvatarUrl : message?.sender?.avatarUrl}
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
                  tabIndex={isTabStop ? 0 : -1}
                  className="target truncate font-bold hover:underline"
                >
                  <bdi>{name}</bdi>
                </PersonLink>
              )}
              <time dateTime={at} className="shrink-0 text-meta text-ink-3 tabular-nums">
                {formatClock(at)}
              </time>
            </p>
          )}
          <MessageBody message={message} pending={pending} isTabStop={isTabStop} />
          {message && !message.isDeleted && (
            <Reactions
              message={message}
              viewerId={viewerId}
              names={names}
              threadStore={threadStore}
              canReact={canReact}
              isTabStop={isTabStop}
            />
          )}
          {pending && <PendingMessageStatus pending={pending} onEdit={onEdit} />}
          {receipt && <p className="text-meta text-ink-3">{receipt}</p>}
        </div>
        {message && !message.isDeleted && (
          <MessageActions
            message={message}
            viewerId={viewerId}
            threadStore={threadStore}
            canReact={canReact}
            isTabStop={isTabStop}
            onEdit={onEdit}
          />
        )}
      </article>
    </div>
  );
}, hasSameOutput);
