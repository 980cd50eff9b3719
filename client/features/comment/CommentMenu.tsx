import { Check, Ellipsis, Link2, Trash2, Undo2 } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu';
import { useToast } from '../../ui/Toast';
import type { CommentRow_CommentFragment } from './CommentRow.generated';
import { useMarkHelpful } from './useCommentSwitch';
import { useDeleteComment } from './useDeleteComment';

/** What is done with a comment less often. */
export function CommentMenu({ comment }: { comment: CommentRow_CommentFragment }) {
  const toast = useToast();
  const markHelpful = useMarkHelpful(comment);
  const deleteComment = useDeleteComment();

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}/post/${comment.postId}#comment-${comment.id}`);
      toast.show('Link copied.');
    } catch {
      toast.show('The link could not be copied.', { failed: true });
    }
  }

  return (
    <Menu trigger={<IconButton label={`More about the comment by ${comment.author.displayName}`} icon={Ellipsis} />}>
      {comment.viewerCanMarkHelpful && (
        <MenuItem icon={comment.isHelpful ? Undo2 : Check} onSelect={() => void markHelpful()}>
          {comment.isHelpful ? 'Take the mark back' : 'Mark as the one that helped'}
        </MenuItem>
      )}
      <MenuItem icon={Link2} onSelect={() => void copyLink()}>
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
