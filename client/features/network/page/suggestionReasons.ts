import type { Need } from '../../../__generated__/types';
import { needLabel } from '../../profile/profileLabels';

export interface Reasons {
  sharedConnectionCount: number;
  sharedSkills: readonly string[];
  sharedNeeds: readonly Need[];
}

/** Labels of needs within a sentence, where they differ from the plain label. */
const inlineNeedLabels: Partial<Record<Need, string>> = { CO_FOUNDER: 'a co-founder' };

/** @returns the one or two strongest reasons for a suggestion, as short texts */
export function suggestionReasons({ sharedConnectionCount: count, sharedSkills, sharedNeeds }: Reasons): string[] {
  const [skill] = sharedSkills;
  const [need] = sharedNeeds;
  const reasons = [
    count > 0 && `${count} ${count === 1 ? 'connection' : 'connections'} in common`,
    skill && (sharedSkills.length > 1 ? `Also knows ${skill} and ${sharedSkills[1]}` : `Also knows ${skill}`),
    need && `Also looks for ${inlineNeedLabels[need] ?? needLabel(need).toLowerCase()}`,
  ].filter((reason) => typeof reason === 'string');
  return reasons.length > 0 ? reasons.slice(0, 2) : ['New here'];
}
