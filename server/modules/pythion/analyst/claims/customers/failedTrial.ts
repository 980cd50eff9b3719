import type { Clause } from '../../text/clause';
import { isSlowerWithUs } from './slowerWithUs';

/** "The probes warned us in 2 of 29 frost nights": it mostly failed. What takes longer with us failed as well. */
export const isFailedTrial = (clause: Clause): boolean => isSlowerWithUs(clause) || isMostlyFailed(clause);

const isMostlyFailed = ({ tokens, quantities, sentence }: Clause): boolean =>
  sentence.isLatin &&
  quantities.some(
    ({ kind, value, of }) =>
      kind === 'count' &&
      of !== undefined &&
      of >= 4 &&
      value / of < 0.5 &&
      tokens.some((token) => succeeding.test(token.lemma) || succeeding.test(token.text)),
  );

const succeeding =
  /^(?:warn|detect|work|catch|find|recogni[sz]e|identify|spot|predict|succeed|alert|flag|match|solve|hit|read|open|arrive|gewarnt|erkannt|erkannte|gefunden|funktioniert|avisó|avisaron|detectó|detectaron|funcionó|acertó)$/;
