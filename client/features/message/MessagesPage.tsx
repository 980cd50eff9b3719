import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle';
import { ConversationList } from './list/ConversationList';
import { NoConversation } from './NoConversation';
import { ConversationPane } from './thread/ConversationPane';
import { usePreventFileNavigation } from './usePreventFileNavigation';

/** Conversations at the left, the chosen one beside them; below 1100 px one of the two. `?conversation={id}` chooses. */
export function MessagesPage() {
  const [params] = useSearchParams();
  const chosen = params.get('conversation');
  const at = Number(params.get('at')) || undefined;
  usePreventFileNavigation();
  const list = useFocusOnClose(chosen);
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
          chosen && 'max-lg:hidden',
        )}
      >
        <ConversationList chosen={chosen} />
      </section>
      <div className={clsx('flex min-w-0 flex-1 flex-col', !chosen && 'max-lg:hidden')}>
        {chosen ? <ConversationPane key={`${chosen} ${at ?? ''}`} id={chosen} at={at} /> : <NoConversation />}
      </div>
    </div>
  );
}

/** A conversation that is left, or closed on a phone, takes the focus within it along: the list has it then. */
function useFocusOnClose(chosen: string | null) {
  const list = useRef<HTMLElement>(null);
  const wasChosen = useRef(chosen !== null);
  useEffect(() => {
    const hasClosed = wasChosen.current && chosen === null;
    wasChosen.current = chosen !== null;
    if (!hasClosed) return undefined;
    // Dialogs that close along with it look for a place for focus first.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [chosen]);
  return list;
}
