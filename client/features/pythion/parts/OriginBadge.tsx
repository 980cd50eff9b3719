import type { SentenceOrigin } from '../../../../shared/contracts/analysis';
import { Badge } from '../../../ui/feedback/Badge';
import { originLabels } from './analysisLabels';

const tones = { said: 'primary', calculated: 'info', general: 'plain', guess: 'warn' } as const;

export interface OriginBadgeProps {
  origin: SentenceOrigin;
  isOwner: boolean;
  /** The built-in analyst wrote it: what it states in general is the result of its rules. */
  isBuiltIn?: boolean;
}

/** Where a sentence of a report comes from. */
export function OriginBadge({ origin, isOwner, isBuiltIn = true }: OriginBadgeProps) {
  const isFounders = origin === 'said' && !isOwner;
  const label = origin === 'general' && isBuiltIn ? 'Assessment' : originLabels[origin];
  return <Badge tone={tones[origin]}>{isFounders ? 'The founder said' : label}</Badge>;
}
