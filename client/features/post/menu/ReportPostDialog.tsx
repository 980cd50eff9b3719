import { useMutation } from '@apollo/client/react';
import { ReportDialog } from '../../../shell/ReportDialog';
import { ReportPostDocument } from './__generated__/ReportPostDialog.generated';

export interface ReportPostDialogProps {
  post: { id: string; author: { displayName: string } };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports a post to the operators, with a reason. */
export function ReportPostDialog({ post, ...dialog }: ReportPostDialogProps) {
  const [report, { loading }] = useMutation(ReportPostDocument);
  return (
    <ReportDialog
      {...dialog}
      title={`Report the post by ${post.author.displayName}`}
      label="What’s wrong with this post?"
      hint="Moderators will review your report. The author won’t be notified."
      failed="Couldn’t report the post."
      loading={loading}
      onReport={(reason) => report({ variables: { id: post.id, reason } })}
    />
  );
}
