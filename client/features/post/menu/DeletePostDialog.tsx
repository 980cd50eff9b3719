import { useMutation } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useToast } from '../../../ui/toast/Toast';
import { excerpt } from '../text/excerpt';
import { evictPost } from '../postCache';
import { DeletePostDocument } from './__generated__/DeletePostDialog.generated';

export interface DeletePostDialogProps {
  post: { id: string; content: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Confirmation before a post is deleted. */
export function DeletePostDialog({ post, open, onOpenChange }: DeletePostDialogProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [deletePost, { loading, client }] = useMutation(DeletePostDocument, { variables: { id: post.id } });
  const preview = excerpt(post.content);

  async function confirm() {
    try {
      await deletePost();
    } catch (error) {
      toast.show(toCallError(error, 'Couldn’t delete the post.').message, { failed: true });
      return;
    }
    onOpenChange(false);
    if (pathname === `/post/${post.id}`) void navigate('/home', { replace: true });
    evictPost(client.cache, post.id);
    toast.show('Post deleted.');
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={preview ? `Delete “${preview}”?` : 'Delete this post?'}
      confirmLabel="Delete post"
      loading={loading}
      onConfirm={() => void confirm()}
    >
      Its comments and likes will be deleted, too. You can’t undo this.
    </ConfirmDialog>
  );
}
