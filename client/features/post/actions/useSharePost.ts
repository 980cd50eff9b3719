import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { v4 as newKey } from 'uuid';
import type { CallError } from '../../../api/errors';
import { fieldErrors } from '../../../api/fieldErrors';
import { useAuth } from '../../../auth/AuthProvider';
import { useToast } from '../../../ui/Toast';
import { prependOwnPost } from '../postCache';
import { SharePostDocument } from './__generated__/ShareDialog.generated';

/** Shares a post with the viewer's own readers. One key goes with the same words, so that trying again shares once. */
export function useSharePost(id: string) {
  const client = useApolloClient();
  const { user } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const [isSharing, setSharing] = useState(false);
  const [attempt, setAttempt] = useState({ content: '', key: '' });

  /** @returns what went wrong, if anything did */
  async function share(content = ''): Promise<CallError | undefined> {
    const key = attempt.key && attempt.content === content ? attempt.key : newKey();
    setAttempt({ content, key });
    setSharing(true);
    try {
      const { data } = await client.mutate({
        mutation: SharePostDocument,
        variables: { id, content },
        context: { headers: { 'Idempotency-Key': key } },
        update: (cache, result) => result.data && user && prependOwnPost(cache, result.data.sharePost.id, user.id),
      });
      setAttempt({ content: '', key: '' });
      toast.show(
        'Shared with your readers.',
        data ? { action: { label: 'View', run: () => void navigate(`/post/${data.sharePost.id}`) } } : {},
      );
      return undefined;
    } catch (error) {
      return fieldErrors(error, 'Failed to share post');
    } finally {
      setSharing(false);
    }
  }

  return { share, isSharing };
}
