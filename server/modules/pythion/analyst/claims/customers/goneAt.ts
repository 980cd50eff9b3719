import type { Token } from '../../text/token';

const denial = /^(?:nicht|nie|n't|not|never|no)$/;
const renewing =
  /^(?:verlängert|verlängerte|verlängerten|verlängern|erneuert|erneuerten?|renew|renewed|extend|extended|prolong|prolonged|renovó|renovaron|renueva|renuevan|renovado|renovar|prorrogó|prorrogaron)$/;

/** "Hat den Vertrag nicht verlängert", "did not renew", "no renovó": at the word that denies it. */
export const isNotRenewed = (context: readonly Token[], index: number): boolean =>
  denial.test(context[index]?.text ?? '') &&
  context.slice(index + 1, index + 4).some(({ text }) => renewing.test(text));

/** "One went back to paper". */
export const isBackToBefore = (context: readonly Token[], index: number): boolean =>
  context[index]?.lemma === 'go' && context[index + 1]?.text === 'back' && context[index + 2]?.text === 'to';

/** "One of 60 clinics", "eine Verwaltung": one who left. */
export const single = /^(?:one|a|an|ein|eine[rn]?|una?|一家|一个|一位)$/;
