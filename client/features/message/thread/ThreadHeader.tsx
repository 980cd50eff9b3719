import { Search } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { probeServer, isServerReachable, onReachability } from '../../../api/reachability';
import { useConnectionState } from '../../../live/LiveProvider';
import { IconButton } from '../../../ui/IconButton';
import { lazyPart } from '../../../ui/lazyPart';
import { Status } from '../../../ui/Status';
import { useOnline } from '../../../ui/useOnline';
import { PersonLink } from '../../network/PersonLink';
import { useLayer } from '../../post/useLayer';
import type { CachedConversation } from '../conversationCache';
import { conversationName, listNames, othersIn } from '../conversationWords';
import { Faces } from '../Faces';
import { BackLink } from './BackLink';
import { ConversationMenu } from './ConversationMenu';

const GroupDialog = lazyPart(async () => (await import('../people/GroupDialog')).GroupDialog);

export interface ThreadHeaderProps {
  conversation: CachedConversation;
  viewerId: string;
  /** Who else has the conversation open. */
  here: readonly string[];
  isSearching: boolean;
  onSearchingChange: (isSearching: boolean) => void;
}

/** With whom one talks, who of them is here, and whether the line holds. */
export function ThreadHeader({ conversation, viewerId, here, isSearching, onSearchingChange }: ThreadHeaderProps) {
  const { isGroup, isRequest } = conversation;
  const name = conversationName(conversation, viewerId);
  const others = othersIn(conversation, viewerId);
  const dialog = useLayer<'group'>();
  const [other] = others;
  return (
    <header className="flex h-16 shrink-0 items-center gap-3 border-b border-line px-4 max-lg:pl-2">
      <BackLink />
      <Faces people={others} name={name} />
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
        <LineState>{presenceWords(conversation, others, here)}</LineState>
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

function presenceWords(
  { isGroup, participants }: CachedConversation,
  others: ReturnType<typeof othersIn>,
  here: readonly string[],
): string {
  const present = others.filter(({ id }) => here.includes(id)).map(({ displayName }) => displayName.split(' ')[0]!);
  if (!isGroup)
    return present.length > 0 ? 'Here now' : others[0] ? others[0].headline || `@${others[0].username}` : '';
  const size = `${participants.length} people`;
  return present.length === 0 ? size : `${size}, here now: ${present.length > 3 ? present.length : listNames(present)}`;
}

/** What is wrong with the connection, or who is here. */
function LineState({ children }: { children: string }) {
  const isOnline = useOnline();
  const { state, isCatchingUp } = useConnectionState();
  const isReachable = useSyncExternalStore(onReachability, isServerReachable);
  useEffect(() => {
    if (!isOnline) probeServer();
  }, [isOnline]);
  // Browsers that know no network may still reach a server nearby; and a line that is dead says so only after a while.
  const trouble =
    !isOnline && (state !== 'connected' || !isReachable)
      ? 'You are offline'
      : state === 'failed' || state === 'error'
        ? 'Live updates have stopped'
        : state === 'connecting'
          ? 'Connecting…'
          : isCatchingUp
            ? 'Catching up…'
            : '';
  return (
    <Status className={`h-[18px] truncate text-meta empty:h-0 ${trouble ? 'font-medium text-ink' : 'text-ink-3'}`}>
      {trouble || children}
    </Status>
  );
}
