import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import type { CallError } from '../../../http/errors';
import { useAuth } from '../../../auth/AuthProvider';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { TextArea } from '../../../ui/form/TextArea';
import { useDraftText } from '../../../lib/useDraftText';
import { SharedPost } from '../card/SharedPost';
import { SharedPost_PostFragmentDoc } from '../card/__generated__/SharedPost.generated';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { useSharePost } from './useSharePost';

export interface ShareDialogProps {
  postId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shares a post with a comment. The draft of the comment is stored on this device until it is shared. */
export function ShareDialog({ postId, open, onOpenChange }: ShareDialogProps) {
  const [{ text: content }, setContent] = useDraftText(`draft:share:${useAuth().user?.id}:${postId}`);
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLDivElement>(error);
  const { share, isSharing } = useSharePost(postId);
  const { data, complete } = useFragment({
    fragment: SharedPost_PostFragmentDoc,
    fragmentName: 'SharedPost_post',
    from: { __typename: 'Post', id: postId },
  });

  async function send() {
    const failure = await share(content.trim());
    setError(failure);
    if (failure) return;
    setContent('');
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share with a comment"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" loading={isSharing} onClick={() => void send()}>
            Share
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <TextArea
          label="Your comment"
          value={content}
          onChange={(event) => setContent(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send();
          }}
          error={error && (error.fields?.content ?? error.message)}
        />
      </div>
      {complete && <SharedPost post={data} />}
    </Dialog>
  );
}
