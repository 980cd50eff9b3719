import { Badge } from '../../ui/feedback/Badge';
import { stateLabels, type StateName } from './jobLabels';

const tones = { DRAFT: 'info', PUBLISHED: 'primary', CLOSED: 'plain', EXPIRED: 'warn' } as const;

/** State of a job. */
export function StateBadge({ state }: { state: StateName }) {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
