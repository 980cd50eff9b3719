import { Trash2 } from 'lucide-react';
import { PersonLink } from '../../network/personCard/PersonLink';
import { IconButton } from '../../../ui/button/IconButton';
import { Avatar } from '../../../ui/image/Avatar';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import type { ClaimComment } from './CommentsProvider';
import { useDeleteClaimComment } from './useDeleteClaimComment';

/** A comment on a claim. */
export function ClaimCommentRow({ analysisId, comment }: { analysisId: string; comment: ClaimComment }) {
  const remove = useDeleteClaimComment(analysisId);
  const { author, content, createdAt, viewerCanDelete } = comment;
  return (
    <li className="flex gap-3">
      <Avatar name={author.displayName} src={author.avatarUrl} size={32} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <PersonLink person={author} className="target max-w-full truncate font-bold hover:underline">
              <bdi>{author.displayName}</bdi>
            </PersonLink>
            <RelativeTime value={createdAt} className="text-meta text-ink-3" />
          </p>
          {viewerCanDelete && (
            <IconButton
              label={`Delete the comment by ${author.displayName}`}
              icon={Trash2}
              onClick={() => remove(comment)}
              className="-mt-2 -mr-2"
            />
          )}
        </div>
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {content}
        </p>
      </div>
    </li>
  );
}
