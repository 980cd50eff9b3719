import { useApolloClient, useFragment, useQuery } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { fieldErrors } from '../../../api/fieldErrors';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { IconButton } from '../../../ui/IconButton';
import { PageTitle } from '../../../ui/PageTitle';
import { CommentSection } from '../../comment/list/CommentSection';
import { excerpt } from '../text/excerpt';
import { PostListSkeleton } from '../list/PostListSkeleton';
import { usePostShortcuts } from '../list/postShortcuts';
import { PostDocument } from './__generated__/Post.generated';
import { evictPost } from '../postCache';
import { PostCard } from '../card/PostCard';
import { PostPage_PostFragmentDoc } from './__generated__/PostPage.generated';
import { useAfterReconnect } from '../useAfterReconnect';

/** One post with everything said about it. */
export function PostPage() {
  const { postId = '' } = useParams();
  return <PostView key={postId} id={postId} />;
}

function PostView({ id }: { id: string }) {
  const writeComment = useRef<(() => void) | null>(null);
  const [commentCount, setCommentCount] = useState<number>();
  usePostShortcuts();
  const { error, loading, refetch } = useQuery(PostDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  // Coming from a list, the post is there already.
  const { data: post, complete } = useFragment({
    fragment: PostPage_PostFragmentDoc,
    fragmentName: 'PostPage_post',
    from: { __typename: 'Post', id },
  });
  const failure = error && fieldErrors(error, 'Failed to fetch post');
  const isMissing = failure?.code === 'NOT_FOUND';
  const { cache } = useApolloClient();
  useAfterReconnect(() => void refetch().catch(() => undefined));

  // The list it was opened from must not show it any longer either.
  useEffect(() => {
    if (isMissing) evictPost(cache, id);
  }, [isMissing, cache, id]);

  if (isMissing) return <PostMissing />;
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
    <>
      <BackBar />
      <PageTitle title={`${post.author.displayName}${post.content ? `: ${excerpt(post.content, 50)}` : ''}`} hidden />
      {failure && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {failure.message}
        </ErrorState>
      )}
      <PostCard post={post} commentCount={commentCount} onComment={() => writeComment.current?.()} />
      <CommentSection postId={id} writeRef={writeComment} onCount={setCommentCount} />
    </>
  );
}

/** The way back to where the post was opened. Phones have their own. */
function BackBar() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <header className="flex h-12 items-center gap-1 border-b border-line px-2 max-md:hidden">
      <IconButton
        label="Back"
        icon={ArrowLeft}
        onClick={() => void (key === 'default' ? navigate('/home') : navigate(-1))}
      />
      <p aria-hidden="true" className="text-lead font-bold">
        Post
      </p>
    </header>
  );
}

function PostMissing() {
  return (
    <>
      <PageTitle title="Post not available" className="px-4 pt-8" />
      <EmptyState action={<ButtonLink to="/home">Go to your feed</ButtonLink>}>
        It was deleted, or it is not shared with you.
      </EmptyState>
    </>
  );
}
