import type { TestOutcomeName } from '../../../../shared/contracts/pythion';
import { Badge } from '../../../ui/feedback/Badge';

export const outcomeLabels: Record<TestOutcomeName, string> = {
  passed: 'It held',
  failed: 'It failed',
  unclear: 'Unclear',
};

const tones = { passed: 'primary', failed: 'danger', unclear: 'plain' } as const;

/** What the test of an assumption found. */
export function OutcomeBadge({ outcome }: { outcome: TestOutcomeName }) {
  return <Badge tone={tones[outcome]}>{outcomeLabels[outcome]}</Badge>;
}
