import type { SentenceOrigin } from '../../../../shared/contracts/analysis';
import { Badge } from '../../../ui/feedback/Badge';
import { originLabels } from './analysisLabels';

const tones = { said: 'primary', calculated: 'info', general: 'plain', guess: 'warn' } as const;

/** Where a sentence of a report comes from. */
export function OriginBadge({ origin, isOwner }: { origin: SentenceOrigin; isOwner: boolean }) {
  return (
    <Badge tone={tones[origin]}>{origin === 'said' && !isOwner ? 'The founder said' : originLabels[origin]}</Badge>
  );
}
