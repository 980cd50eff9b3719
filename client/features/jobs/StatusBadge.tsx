import { Badge } from '../../ui/feedback/Badge';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { statusLabels, type StatusName } from './jobLabels';

const tones = { SENT: 'plain', SEEN: 'info', SHORTLISTED: 'primary', DECLINED: 'danger', HIRED: 'primary' } as const;

/** State of an application. */
export function StatusBadge({ status }: { status: StatusName }) {
  return (
    <Badge tone={tones[status]}>
      <VisuallyHidden>Application: </VisuallyHidden>
      {statusLabels[status]}
    </Badge>
  );
}
