import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle';
import { ConversationList } from './list/ConversationList';
import { NoConversation } from './NoConversation';
import { ConversationPane } from './thread/ConversationPane';
import { useNoStrayFiles } from './useNoStrayFiles';

/** Conversations at the left, the chosen one beside them; below 1100 px one of the two. `?conversation={id}` chooses. */
export function MessagesPage() {
  const [params] = useSearchParams();
  const chosen = params.get('conversation');
  const at = Number(params.get('at')) || undefined;
  useNoStrayFiles();
  return (
    <div className="absolute inset-0 flex">
      <PageTitle title="Messages" hidden />
      <section aria-label="Conversations" className={clsx('flex min-w-0 flex-col border-line max-lg:flex-1 lg:w-80 lg:shrink-0 lg:border-r', chosen && 'max-lg:hidden')}>
        <ConversationList chosen={chosen} />
      </section>
      <div className={clsx('flex min-w-0 flex-1 flex-col', !chosen && 'max-lg:hidden')}>
        {chosen ? <ConversationPane key={`${chosen} ${at ?? ''}`} id={chosen} at={at} /> : <NoConversation />}
      </div>
    </div>
  );
}
