import { useApolloClient, useFragment, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { BackButton } from '../../../shell/navigation/BackButton';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageTitle } from '../../../ui/text/PageTitle';
import { CommentSection } from '../../comment/list/CommentSection';
import { excerpt } from '../text/excerpt';
import { PostListSkeleton } from '../list/PostListSkeleton';
import { PostPeopleCounts } from '../people/PostPeopleCounts';
import { usePostShortcuts } from '../list/postShortcuts';
import { PostDocument } from './__generated__/Post.generated';
import { evictPost } from '../postCache';
import { PostCard } from '../card/PostCard';
import { PostPage_PostFragmentDoc } from './__generated__/PostPage.generated';
import { useAfterReconnect } from '../../../live/useAfterReconnect';

/** One post with its comments. */
export function PostPage() {
  const { postId = '' } = useParams();
  return <PostView key={postId} id={postId} />;
}

function PostView({ id }: { id: string }) {
  const focusCommentForm = useRef<(() => void) | null>(null);
  const [commentCount, setCommentCount] = useState<number>();
  usePostShortcuts();
  const { error, loading, refetch } = useQuery(PostDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  // A post that was opened from a list is cached already.
  const { data: post, complete } = useFragment({
    fragment: PostPage_PostFragmentDoc,
    fragmentName: 'PostPage_post',
    from: { __typename: 'Post', id },
  });
  const failure = error && toCallError(error, 'Couldn’t load this post.');
  const isMissing = failure?.code === 'NOT_FOUND';
  const { cache } = useApolloClient();
  useAfterReconnect(() => void refetch().catch(() => undefined));

  // Removes the post from the list it was opened from.
  useEffect(() => {
    if (isMissing) evictPost(cache, id);
  }, [isMissing, cache, id]);

  if (isMissing) return <PostNotFound />;
  if (!complete) {
    return (
      <>
        <BackBar />
        <PageTitle title="Post" hidden />
        {failure ? (
          <ErrorState onRetry={() => void refetch()} retrying={loading}>
            {failure.message}
          </ErrorState>
        ) : (
          <PostListSkeleton rows={1} />
        )}
      </>
    );
  }
  return (
    <div className="-mb-12 flex min-h-[calc(100dvh-var(--top-bar)-var(--bottom-bar))] flex-col md:min-h-dvh">
      <BackBar />
      <PageTitle title={`${post.author.displayName}${post.content ? `: ${excerpt(post.content, 50)}` : ''}`} hidden />
      {failure && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
      <PostCard post={post} commentCount={commentCount} onComment={() => focusCommentForm.current?.()} />
      <PostPeopleCounts post={post} />
      <CommentSection postId={id} focusRef={focusCommentForm} onCount={setCommentCount} />
    </div>
  );
}

/** Header with a Back button. Hidden on phones, whose top bar has one. */
function BackBar() {
  return (
    <header className="flex h-12 items-center gap-1 border-b border-line px-2 max-md:hidden">
      <BackButton />
      <p aria-hidden="true" className="text-lead font-bold">
        Post
      </p>
    </header>
  );
}

function PostNotFound() {
  return (
    <>
      <PageTitle title="Post not found" className="px-4 pt-8" />
      <EmptyState action={<ButtonLink to="/home">Go to your feed</ButtonLink>}>
        This post was deleted or isn’t shared with you.
      </EmptyState>
    </>
  );
}
