import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fieldErrors } from '../../../api/fieldErrors';
import type { CommentSort } from '../../../__generated__/types';
import { Button } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/Skeleton';
import { useAfterReconnect } from '../../post/useAfterReconnect';
import { CommentForm } from '../form/CommentForm';
import { PostCommentsDocument } from './__generated__/CommentSection.generated';
import { CommentThread } from './CommentThread';
import { SortMenu } from './SortMenu';
import { useFlushDeletionsOnLeave } from '../row/useDeleteComment';
import { useScrollToLinkedComment } from './useScrollToLinkedComment';

const pageSize = 20;
/** The most that one call answers. */
const maxPageSize = 50;

export interface CommentSectionProps {
  postId: string;
  /** Filled with a function that leads to where a comment is written. */
  writeRef: React.RefObject<(() => void) | null>;
  /** Told how many comments and replies there are for this reader, once all of them are read; undefined until then. */
  onCount: (count: number | undefined) => void;
}

/** Everything said about a post, and the place to say something. */
export function CommentSection({ postId, writeRef, onCount }: CommentSectionProps) {
  const [sort, setSort] = useState<CommentSort>('OLDEST');
  const [sentIds, setSentIds] = useState<readonly string[]>([]);
  const { data, error, loading, refetch, fetchMore } = useQuery(PostCommentsDocument, {
    variables: { postId, sort, first: pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [reading, setReading] = useState<'idle' | 'more' | 'failed'>('idle');
  const wantsToWrite = (useLocation().state as { writeComment?: boolean } | null)?.writeComment ?? false;
  useFlushDeletionsOnLeave();

  const comments = data?.post?.comments;
  const threads = comments?.edges.map(({ node }) => node);
  const { hasNextPage = false, endCursor } = comments?.pageInfo ?? {};
  // Sent while the end of the list is not read yet: shown below it until it is.
  const sent = sentIds.filter((id) => threads && !threads.some((thread) => thread.id === id));

  // The stored count has those of people whom this reader does not see as well.
  const count = threads && !hasNextPage ? threads.reduce((sum, { replies }) => sum + 1 + replies.length, 0) : undefined;
  const isRead = threads !== undefined;
  useEffect(() => {
    if (isRead) onCount(count);
  }, [isRead, count, onCount]);

  // A list longer than that would lose its end.
  useAfterReconnect(() => {
    if (threads && threads.length <= maxPageSize)
      void refetch({ first: Math.max(pageSize, threads.length) }).catch(() => undefined);
  });

  async function readMore(first: number) {
    if (reading === 'more') return;
    setReading('more');
    setReading(
      await fetchMore({ variables: { after: endCursor, first } }).then(
        () => 'idle' as const,
        () => 'failed' as const,
      ),
    );
  }

  // What was just sent is brought to where it can be seen, wherever the list puts it.
  useEffect(() => {
    const last = sentIds.at(-1);
    if (last) document.getElementById(`comment-${last}`)?.scrollIntoView({ block: 'center' });
  }, [sentIds]);

  const linkedId = useScrollToLinkedComment({
    ids: threads?.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]),
    readOn: hasNextPage ? () => void readMore(maxPageSize) : null,
  });
  const failure = error && (
    <ErrorState onRetry={() => void refetch()} retrying={loading}>
      {fieldErrors(error, 'Failed to fetch comments').message}
    </ErrorState>
  );

  return (
    <section aria-label="Comments" className="flex flex-col">
      <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-lead">Comments</h2>
        {(threads?.length ?? 0) > 1 && <SortMenu sort={sort} onChange={setSort} />}
      </header>
      {failure}
      {!threads && !error && <SkeletonRows label="Loading comments" rows={2} />}
      {threads?.length === 0 && (
        <p className="px-4 py-6 text-ink-2">No comments yet. Ask a question, or say what you know.</p>
      )}
      {threads?.map((thread) => (
        <CommentThread key={thread.id} comment={thread} postId={postId} linkedId={linkedId} />
      ))}
      {reading === 'failed' && (
        <ErrorState onRetry={() => void readMore(pageSize)}>Failed to fetch comments</ErrorState>
      )}
      {hasNextPage && reading !== 'failed' && (
        <div className="border-b border-line px-4 py-3">
          <Button loading={reading === 'more'} onClick={() => void readMore(pageSize)}>
            Show more comments
          </Button>
        </div>
      )}
      {sent.map((id) => (
        <CommentThread key={id} comment={{ __typename: 'Comment', id }} postId={postId} linkedId={linkedId} />
      ))}
      <Pinned>
        <CommentForm
          postId={postId}
          label="Write a comment"
          sendLabel="Send"
          startsFocused={wantsToWrite}
          focusRef={writeRef}
          onSent={(id) => setSentIds((ids) => [...ids, id])}
        />
      </Pinned>
    </section>
  );
}

/** Stays at the foot of the screen, above the banner about the connection while that stands there. */
function Pinned({ children }: { children: React.ReactNode }) {
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar)+var(--banner))] z-1 -mt-px border-t border-line bg-surface px-4 py-3 md:bottom-(--banner)">
      {children}
    </div>
  );
}
