import type { Verdict } from '../../../../shared/contracts/analysis';
import { Badge } from '../../../ui/feedback/Badge';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { verdictLabels } from './analysisLabels';

const tones = { go: 'primary', pivot: 'warn', no_go: 'danger' } as const;

/** Verdict of an analysis. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return (
    <Badge tone={tones[verdict]}>
      <VisuallyHidden>Verdict: </VisuallyHidden>
      {verdictLabels[verdict]}
    </Badge>
  );
}
