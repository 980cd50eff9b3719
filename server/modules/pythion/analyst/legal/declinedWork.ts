import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';

const declined = [
  / (?:i|we) (?:do n't|don't|never|wo n't|do not) (?:touch|do|take on|go near|handle) (?!(?:it|that|anything) )(?:\S+ ){1,5}?(?:, |- |because |as )?(?:that|it|this|those|they) (?:needs?|requires?|takes?|is for) /,
  / (?:fasse|fassen|mache|machen|nehme|nehmen|rühre|rühren) (?:ich|wir) (?:\S+ ){0,2}?nicht (?:\S+ ){0,2}?, (?:das|dafür|die|da) (?:darf|dürfen|braucht|brauche|bräuchte|muss) /,
  / no (?:toco|tocamos|hago|hacemos|cojo|cogemos) (?:\S+ ){1,4}?, (?:eso|para eso|ahí) (?:\S+ )?(?:pide|piden|exige|hace falta|necesita|requiere|lo hace) /,
];
const declinedInChinese =
  /不(?:碰|做|接|卖|沾|干|修|装)[^,，。]{0,4}[,，](?:那个?|这个?|它|因为|那是)[^,，。]{0,3}(?:要|得|需|归)[^。]{0,12}(?:备案|证|许可|执照|批|资质|公安|管)/u;

/** "I don't touch gas, that needs a registered fitter", 公章不碰,那个要公安备案: work that we leave alone because it is regulated. */
export const isDeclinedWork = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isDeclinedInWords(context) : declinedInChinese.test(lettersOf(context));

const isDeclinedInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return declined.some((pattern) => pattern.test(words));
});
