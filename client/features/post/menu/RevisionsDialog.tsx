import { useQuery } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { formatAbsoluteTime } from '../../../ui/text/formatTime';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { RichText } from '../text/RichText';
import { PostRevisionsDocument } from './__generated__/RevisionsDialog.generated';

export interface RevisionsDialogProps {
  postId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Current and earlier versions of a post, latest first. */
export function RevisionsDialog({ postId, open, onOpenChange }: RevisionsDialogProps) {
  const { data, error, loading, refetch } = useQuery(PostRevisionsDocument, {
    variables: { id: postId },
    fetchPolicy: 'cache-and-network',
    skip: !open,
  });
  const post = data?.post;
  const versions = post
    ? [{ content: post.content, writtenAt: post.editedAt ?? post.createdAt }, ...post.revisions.toReversed()]
    : [];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit history">
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {toCallError(error, 'Couldn’t load the edit history.').message}
        </ErrorState>
      )}
      {!post && loading && (
        <SkeletonGroup label="Loading edit history">
          <Skeleton className="h-3.5 w-48" />
          <Skeleton className="mt-3 h-3.5 w-full" />
          <Skeleton className="mt-2 h-3.5 w-3/5" />
        </SkeletonGroup>
      )}
      <ol className="divide-y divide-line">
        {versions.map(({ content, writtenAt }, index) => (
          <li key={writtenAt} className="py-4 first:pt-0 last:pb-0">
            <p className="text-meta text-ink-3">
              {index === 0
                ? 'Current version, edited '
                : index === versions.length - 1
                  ? 'Original, posted '
                  : 'Edited '}
              <time dateTime={writtenAt}>{formatAbsoluteTime(new Date(writtenAt))}</time>
            </p>
            <div dir="auto" className="mt-1 break-words">
              {content ? <RichText text={content} /> : <i className="text-ink-3">No text</i>}
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
