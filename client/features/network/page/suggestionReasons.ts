import type { Need, Stage } from '../../../__generated__/types';
import { needLabel, stageLabel } from '../../profile/profileLabels';

export interface Reasons {
  sharedConnectionCount: number;
  sharedSkills: readonly string[];
  sharedNeeds: readonly Need[];
  sharedLocation: string | null;
  sharedStage: Stage | null;
}

/** Labels of needs within a sentence, where they differ from the plain label. */
const inlineNeedLabels: Partial<Record<Need, string>> = { CO_FOUNDER: 'a co-founder' };

/** Whether the viewer and the person have nothing in common. */
export const isNewcomerOnly = (reasons: Reasons): boolean => listSharedTraits(reasons).length === 0;

/** @returns the one or two strongest reasons for a suggestion, as short texts */
export function suggestionReasons(reasons: Reasons): string[] {
  const texts = listSharedTraits(reasons);
  return texts.length > 0 ? texts.slice(0, 2) : ['New on Venturion'];
}

/** What the viewer and the person have in common, as short texts, strongest first. */
function listSharedTraits(reasons: Reasons): string[] {
  const { sharedConnectionCount: count, sharedSkills, sharedNeeds, sharedLocation, sharedStage } = reasons;
  const [skill] = sharedSkills;
  const [need] = sharedNeeds;
  return [
    count > 0 && `${count} mutual ${count === 1 ? 'connection' : 'connections'}`,
    skill && (sharedSkills.length > 1 ? `Also knows ${skill} and ${sharedSkills[1]}` : `Also knows ${skill}`),
    sharedLocation && `Also in ${sharedLocation}`,
    need && `Also looking for ${inlineNeedLabels[need] ?? needLabel(need).toLowerCase()}`,
    sharedStage && `Same stage: ${stageLabel(sharedStage).toLowerCase()}`,
  ].filter((text) => typeof text === 'string');
}
