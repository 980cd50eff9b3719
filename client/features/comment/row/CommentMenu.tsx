import { Check, Ellipsis, Link2, Trash2, Undo2 } from 'lucide-react';
import { IconButton } from '../../../ui/button/IconButton';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/Menu';
import { useCopyLink } from '../../../ui/useCopyLink';
import type { CommentRow_CommentFragment } from './__generated__/CommentRow.generated';
import { useToggleHelpful } from './useToggleHelpful';
import { useDeleteComment } from './useDeleteComment';

/** Menu of a comment: mark as helpful, copy link, delete. */
export function CommentMenu({ comment }: { comment: CommentRow_CommentFragment }) {
  const copyLink = useCopyLink();
  const toggleHelpful = useToggleHelpful(comment);
  const deleteComment = useDeleteComment();

  return (
    <Menu
      trigger={<IconButton label={`More options for the comment by ${comment.author.displayName}`} icon={Ellipsis} />}
    >
      {comment.viewerCanMarkHelpful && (
        <MenuItem icon={comment.isHelpful ? Undo2 : Check} onSelect={() => void toggleHelpful()}>
          {comment.isHelpful ? 'Unmark as helpful answer' : 'Mark as helpful answer'}
        </MenuItem>
      )}
      <MenuItem icon={Link2} onSelect={() => void copyLink(`/post/${comment.postId}#comment-${comment.id}`)}>
        Copy link
      </MenuItem>
      {comment.viewerCanDelete && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => deleteComment(comment.id)}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
