import type { Clause } from '../text/clause';
import { has } from '../text/token';

/** "Beside the surveyor's, ours was 6% off", "Heizlast lag 6 % daneben": how exact the product is, and no cost of the trouble. */
export const isAccuracy = ({ context, quantities }: Clause): boolean =>
  quantities.some(({ kind }) => kind === 'percent') &&
  context.some((token) => has(token, 'own', 'product') || /^(?:it|es)$/.test(token.text)) &&
  context.some(
    ({ text, lemma }, index) =>
      accuracy.test(lemma) ||
      accuracy.test(text) ||
      (/^(?:off|out)$/.test(text) && /^(?:%|percent)$/.test(context[index - 1]?.text ?? '')),
  );

const accuracy =
  /^(?:accurate|accuracy|deviation|deviate|precision|precise|agreement|daneben|abweichung\p{L}*|abwich|abweicht|genauigkeit|trefferquote|precisión|desviación|acierto|误差|准确率|偏差|精度)$/u;
