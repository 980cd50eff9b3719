import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { useAuth } from '../../../auth/AuthProvider';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { ConversationDocument } from '../__generated__/Conversation.generated';
import { BackLink } from './BackLink';
import { ConversationSkeleton } from './ConversationSkeleton';
import { Thread } from './Thread';

/** One conversation, once it is known whether the person may read it. */
export function ConversationPane({ id, at }: { id: string; at?: number }) {
  const viewerId = useAuth().user?.id ?? '';
  const { data, error, loading, refetch } = useQuery(ConversationDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const failure = error && fieldErrors(error, 'Failed to fetch conversation');
  const conversation = data?.conversation;
  const [isKnown] = useState(conversation !== undefined);
  if (conversation && failure?.code !== 'NOT_FOUND')
    return <Thread conversation={conversation} viewerId={viewerId} at={at} hasWaited={!isKnown} />;
  if (!failure) return <ConversationSkeleton />;
  return (
    <>
      <div className="flex h-16 shrink-0 items-center border-b border-line px-2 lg:hidden">
        <BackLink />
      </div>
      {failure?.code === 'NOT_FOUND' ? (
        <EmptyState action={<ButtonLink to="/messages">All conversations</ButtonLink>}>
          This conversation is not there, or you cannot read it any more.
        </EmptyState>
      ) : (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
    </>
  );
}
