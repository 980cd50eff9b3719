import { useMutation } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldErrors } from '../../../api/fieldErrors';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useToast } from '../../../ui/Toast';
import { excerpt } from '../text/excerpt';
import { evictPost } from '../postCache';
import { DeletePostDocument } from './__generated__/DeletePostDialog.generated';

export interface DeletePostDialogProps {
  post: { id: string; content: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a post is gone for good. */
export function DeletePostDialog({ post, open, onOpenChange }: DeletePostDialogProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [deletePost, { loading, client }] = useMutation(DeletePostDocument, { variables: { id: post.id } });
  const words = excerpt(post.content);

  async function confirm() {
    try {
      await deletePost();
    } catch (error) {
      toast.show(fieldErrors(error, 'Failed to delete post').message, { failed: true });
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
      title={words ? `Delete “${words}”?` : 'Delete this post?'}
      confirmLabel="Delete post"
      loading={loading}
      onConfirm={() => void confirm()}
    >
      Its comments and likes go with it. This cannot be undone.
    </ConfirmDialog>
  );
}
