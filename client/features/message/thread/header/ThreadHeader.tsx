import { Search } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { verifyReachability, isServerReachable, onReachabilityChange } from '../../../../http/reachability';
import { useConnectionState } from '../../../../live/LiveProvider';
import { IconButton } from '../../../../ui/button/IconButton';
import { lazyDialog } from '../../../../shell/lazyDialog';
import { Status } from '../../../../ui/feedback/Status';
import { useOnline } from '../../../../ui/useOnline';
import { PersonLink } from '../../../network/personCard/PersonLink';
import { useDialogState } from '../../../../ui/overlay/useDialogState';
import type { CachedConversation } from '../../conversationCache';
import { conversationName, formatNames, otherParticipants } from '../../conversationText';
import { ConversationAvatars } from '../../ConversationAvatars';
import { BackLink } from './BackLink';
import { ConversationMenu } from './ConversationMenu';

const GroupDialog = lazyDialog('GroupDialog', async () => (await import('../../people/GroupDialog')).GroupDialog);

export interface ThreadHeaderProps {
  conversation: CachedConversation;
  viewerId: string;
  /** Ids of the other people who have the conversation open. */
  presentIds: readonly string[];
  isSearching: boolean;
  onSearchingChange: (isSearching: boolean) => void;
}

/** The conversation's name, who is present, and the state of the connection. */
export function ThreadHeader({
  conversation,
  viewerId,
  presentIds,
  isSearching,
  onSearchingChange,
}: ThreadHeaderProps) {
  const { isGroup, isRequest } = conversation;
  const name = conversationName(conversation, viewerId);
  const others = otherParticipants(conversation, viewerId);
  const dialog = useDialogState<'group'>();
  const [other] = others;
  return (
    <header className="flex h-16 shrink-0 items-center gap-3 border-b border-line px-4 max-lg:pl-2">
      <BackLink />
      <ConversationAvatars people={others} name={name} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-lead font-bold">
          {!isGroup && other ? (
            <PersonLink person={other} className="rounded-chip hover:underline">
              <bdi>{name}</bdi>
            </PersonLink>
          ) : isRequest || !isGroup ? (
            <bdi>{name}</bdi>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => dialog.open('group')}
              className="max-w-full truncate rounded-chip hover:underline"
            >
              <bdi>{name}</bdi>
            </button>
          )}
        </h2>
        <StatusLine>{presenceText(conversation, others, presentIds)}</StatusLine>
      </div>
      <IconButton
        label="Search in this conversation"
        icon={Search}
        aria-pressed={isSearching}
        onClick={() => onSearchingChange(!isSearching)}
        className="aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
      />
      {!isGroup && other && <ConversationMenu person={other} />}
      {dialog.name && (
        <GroupDialog
          conversation={conversation}
          viewerId={viewerId}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
        />
      )}
    </header>
  );
}

function presenceText(
  { isGroup, participants }: CachedConversation,
  others: ReturnType<typeof otherParticipants>,
  presentIds: readonly string[],
): string {
  const present = others
    .filter(({ id }) => presentIds.includes(id))
    .map(({ displayName }) => displayName.split(' ')[0]!);
  if (!isGroup) return present.length > 0 ? 'Online' : others[0] ? others[0].headline || `@${others[0].username}` : '';
  const size = `${participants.length} people`;
  return present.length === 0 ? size : `${size}, ${present.length > 3 ? present.length : formatNames(present)} online`;
}

/** Shows a connection issue, or else its children. */
function StatusLine({ children }: { children: string }) {
  const isOnline = useOnline();
  const { state, isCatchingUp } = useConnectionState();
  const isReachable = useSyncExternalStore(onReachabilityChange, isServerReachable);
  useEffect(() => {
    if (!isOnline) verifyReachability();
  }, [isOnline]);
  // A browser without a network may still reach a local server, and a dead connection is detected late.
  const issue =
    !isOnline && (state !== 'connected' || !isReachable)
      ? 'You’re offline'
      : state === 'failed' || state === 'error'
        ? 'Live updates paused'
        : state === 'connecting'
          ? 'Connecting…'
          : isCatchingUp
            ? 'Syncing…'
            : '';
  return (
    <Status className={`h-[18px] truncate text-meta empty:h-0 ${issue ? 'font-medium text-ink' : 'text-ink-3'}`}>
      {issue || children}
    </Status>
  );
}
