import { Link2, PenLine, Repeat2 } from 'lucide-react';
import { ActionButton } from '../../../ui/ActionButton';
import { lazyPart } from '../../../ui/lazyPart';
import { Menu, MenuItem } from '../../../ui/Menu';
import { useToast } from '../../../ui/Toast';
import { useCopyLink } from '../../../ui/useCopyLink';
import { useDialogState } from '../../../ui/useDialogState';
import { useSharePost } from './useSharePost';

const ShareDialog = lazyPart(async () => (await import('./ShareDialog')).ShareDialog);

export interface ShareMenuProps {
  post: { id: string; shareCount: number; viewerCanShare: boolean };
  /** The post that is passed on: of a share, what it shared; null when that is not available. */
  originalId: string | null;
}

/** Passes a post on: at once, with words, or by its address. A private post has only its address, and so has a share of what is gone. */
export function ShareMenu({ post, originalId }: ShareMenuProps) {
  const toast = useToast();
  const copyLink = useCopyLink();
  const dialog = useDialogState<'words'>();
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
            <MenuItem icon={PenLine} onSelect={() => dialog.open('words')}>
              Share with your words
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
