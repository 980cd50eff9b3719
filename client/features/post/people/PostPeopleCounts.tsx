import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { lazyDialog } from '../../../shell/lazyDialog';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { formatCount } from '../../../ui/text/formatCount';
import { PostPeopleCounts_PostFragmentDoc } from './__generated__/PostPeople.generated';
import type { PostPeopleKind } from './PostPeopleDialog';

const PostPeopleDialog = lazyDialog(
  'PostPeopleDialog',
  async () => (await import('./PostPeopleDialog')).PostPeopleDialog,
);

const counts = [
  { kind: 'likers', field: 'likeCount', one: 'like', many: 'likes' },
  { kind: 'sharers', field: 'shareCount', one: 'share', many: 'shares' },
] as const;

/** Numbers of likes and shares of a post; each opens the people. Renders nothing while both are 0. */
export function PostPeopleCounts({ post }: { post: FragmentType<typeof PostPeopleCounts_PostFragmentDoc> }) {
  const { data, complete } = useFragment({ fragment: PostPeopleCounts_PostFragmentDoc, from: post });
  const dialog = useDialogState<PostPeopleKind>();
  if (!complete || data.likeCount + data.shareCount === 0) return null;
  return (
    <>
      <ul aria-label="Likes and shares" className="flex flex-wrap border-b border-line px-2 py-1">
        {counts
          .filter(({ field }) => data[field] > 0)
          .map(({ kind, field, one, many }) => (
            <li key={kind}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => dialog.open(kind)}
                className="inline-flex min-h-control items-center gap-1 rounded-control px-2 text-meta text-ink-2 hover:bg-fill hover:text-ink"
              >
                <span className="font-bold text-ink tabular-nums">{formatCount(data[field])}</span>{' '}
                {data[field] === 1 ? one : many}
              </button>
            </li>
          ))}
      </ul>
      {dialog.name && (
        <PostPeopleDialog kind={dialog.name} postId={data.id} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
    </>
  );
}
