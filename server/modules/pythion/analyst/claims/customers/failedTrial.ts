import type { Clause } from '../../text/clause';

/** "The probes warned us in 2 of 29 frost nights": it mostly failed. */
export const isFailedTrial = ({ tokens, quantities, sentence }: Clause): boolean =>
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
