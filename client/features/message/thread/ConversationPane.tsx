import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useAuth } from '../../../auth/AuthProvider';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ConversationDocument } from '../__generated__/Conversation.generated';
import { BackLink } from './header/BackLink';
import { ConversationSkeleton } from './ConversationSkeleton';
import { Thread } from './Thread';

/** Loads one conversation and shows its thread, a skeleton or the error. */
export function ConversationPane({ id, targetSeq }: { id: string; targetSeq?: number }) {
  const viewerId = useAuth().user?.id ?? '';
  const { data, error, loading, refetch } = useQuery(ConversationDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const failure = error && toCallError(error, 'Couldn’t load this conversation.');
  const conversation = data?.conversation;
  const [wasCached] = useState(conversation !== undefined);
  const [wasInGroup, setWasInGroup] = useState(false);
  if (conversation?.isGroup && !wasInGroup) setWasInGroup(true);
  if (conversation && failure?.code !== 'NOT_FOUND')
    return (
      <Thread conversation={conversation} viewerId={viewerId} targetSeq={targetSeq} followsSkeleton={!wasCached} />
    );
  if (!failure) return <ConversationSkeleton />;
  return (
    <>
      <div className="flex h-16 shrink-0 items-center border-b border-line px-2 lg:hidden">
        <BackLink />
      </div>
      {failure?.code === 'NOT_FOUND' ? (
        <EmptyState action={<ButtonLink to="/messages">All conversations</ButtonLink>}>
          {wasInGroup
            ? 'You’re no longer in this group.'
            : 'This conversation doesn’t exist, or you no longer have access to it.'}
        </EmptyState>
      ) : (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
    </>
  );
}
