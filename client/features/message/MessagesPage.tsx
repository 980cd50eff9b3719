import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterStartup } from '../../lib/startup';
import { lazyPage } from '../../shell/routing/lazyPage';
import { PageTitle } from '../../ui/text/PageTitle';
import { ConversationList } from './list/ConversationList';
import { NoConversationSelected } from './NoConversationSelected';
import { ConversationSkeleton } from './thread/ConversationSkeleton';
import { usePreventFileNavigation } from './usePreventFileNavigation';

// Lists open without it; on phones they are the page.
const conversation = lazyPage(
  'conversation',
  async () => ({ Component: (await import('./thread/ConversationPane')).ConversationPane }),
  <ConversationSkeleton />,
);

// With the page when it is prefetched, so that both open without a network; otherwise after the page's first content.
void afterStartup().then(conversation.preload);

/**
 * Conversation list and the selected conversation; below 1100 px only one of the two. The query string selects:
 * `?conversation={id}&at={sequence number of a message}`.
 */
export function MessagesPage() {
  const [params] = useSearchParams();
  const selectedId = params.get('conversation');
  const targetSeq = Number(params.get('at')) || undefined;
  usePreventFileNavigation();
  const list = useFocusOnClose(selectedId);
  return (
    <div className="absolute inset-0 flex">
      <PageTitle title="Messages" hidden />
      <section
        ref={list}
        tabIndex={-1}
        aria-label="Conversations"
        className={clsx(
          'outline-none',
          'flex min-w-0 flex-col border-line max-lg:flex-1 lg:w-80 lg:shrink-0 lg:border-r',
          selectedId && 'max-lg:hidden',
        )}
      >
        <ConversationList selectedId={selectedId} />
      </section>
      <div className={clsx('flex min-w-0 flex-1 flex-col', !selectedId && 'max-lg:hidden')}>
        {selectedId ? (
          <conversation.Component key={`${selectedId} ${targetSeq ?? ''}`} id={selectedId} targetSeq={targetSeq} />
        ) : (
          <NoConversationSelected />
        )}
      </div>
    </div>
  );
}

/** Moves focus to the list after a conversation closes, because the focused element was inside it. */
function useFocusOnClose(selectedId: string | null) {
  const list = useRef<HTMLElement>(null);
  const wasSelected = useRef(selectedId !== null);
  useEffect(() => {
    const hasClosed = wasSelected.current && selectedId === null;
    wasSelected.current = selectedId !== null;
    if (!hasClosed) return undefined;
    // A dialog that closes at the same time restores focus first.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [selectedId]);
  return list;
}
