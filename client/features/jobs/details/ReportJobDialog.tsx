import { useMutation } from '@apollo/client/react';
import { ReportDialog } from '../../../shell/ReportDialog';
import { ReportJobDocument } from './__generated__/JobDetails.generated';

export interface ReportJobDialogProps {
  job: { id: string; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Reports a job to the operators, with a reason. */
export function ReportJobDialog({ job, ...dialog }: ReportJobDialogProps) {
  const [report, { loading }] = useMutation(ReportJobDocument);
  return (
    <ReportDialog
      {...dialog}
      title={`Report “${job.title}”`}
      label="What’s wrong with this job?"
      hint="Moderators will review your report. The poster won’t be notified."
      failed="Couldn’t report the job."
      loading={loading}
      onReport={(reason) => report({ variables: { id: job.id, reason } })}
    />
  );
}
