import { Link2, PenLine, Repeat2 } from 'lucide-react';
import { ActionButton } from '../../../ui/button/ActionButton';
import { lazyDialog } from '../../../shell/lazyDialog';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { useToast } from '../../../ui/toast/Toast';
import { useCopyLink } from '../../../ui/useCopyLink';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { useSharePost } from './useSharePost';

const ShareDialog = lazyDialog('ShareDialog', async () => (await import('./ShareDialog')).ShareDialog);

export interface ShareMenuProps {
  post: { id: string; shareCount: number; viewerCanShare: boolean };
  /** Id of the post to share: for a share, its original; null when that is not available. */
  originalId: string | null;
}

/**
 * Shares a post immediately, with a comment, or by copying its link. A private post, and a share whose original is
 * not available, offer only the link.
 */
export function ShareMenu({ post, originalId }: ShareMenuProps) {
  const toast = useToast();
  const copyLink = useCopyLink();
  const dialog = useDialogState<'comment'>();
  const { share } = useSharePost(originalId ?? post.id);

  async function shareNow() {
    const error = await share();
    if (error) toast.show(error.message, { failed: true });
  }

  return (
    <>
      <Menu
        align="start"
        trigger={<ActionButton data-action="share" label="Share" icon={Repeat2} count={post.shareCount} />}
      >
        {post.viewerCanShare && originalId && (
          <>
            <MenuItem icon={Repeat2} onSelect={() => void shareNow()}>
              Share now
            </MenuItem>
            <MenuItem icon={PenLine} onSelect={() => dialog.open('comment')}>
              Share with a comment
            </MenuItem>
          </>
        )}
        <MenuItem icon={Link2} onSelect={() => void copyLink(`/post/${post.id}`)}>
          Copy link
        </MenuItem>
      </Menu>
      {dialog.name && originalId && (
        <ShareDialog postId={originalId} open={dialog.isOpen} onOpenChange={dialog.setOpen} />
      )}
    </>
  );
}
