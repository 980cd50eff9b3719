import type { DealBreakerState } from '../../../../shared/contracts/analysis';
import { Badge } from '../../../ui/feedback/Badge';
import { stateLabels } from './analysisLabels';

const tones = { pass: 'primary', unknown: 'plain', fail: 'danger' } as const;

/** State of a deal-breaker. */
export function DealBreakerBadge({ state }: { state: DealBreakerState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]}</Badge>;
}
