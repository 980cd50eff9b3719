import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';

const latin = [
  / (?:i|we) (?:(?:have|had|to|then|also) )*(?:gave|given|give|paid|refunded|refund|sent) (?:(?!(?:up|to|and) )\S+ ){0,5}?(?:back|refunds?|half of (?:it|the (?:money|price|fee|bill))) /,
  / (?:i|we) (?:(?:have|had|to|then|also) )*(?:gave|given|give) (?:them|him|her|(?:the|an?|this|that|those) (?:customers?|clients?)) (?:\S+ ){0,3}?discounts? /,
  / (?:i|we) (?:(?:have|had|to|then|also) )*(?:refunded|compensated) /,
  / (?:ich|wir) (?:\S+ ){0,7}?(?:erstattet|zurückgezahlt|zurückgegeben|zurücküberwiesen|entschädigt) /,
  / (?:habe|haben|musste|mussten) (?:ich|wir) (?:\S+ ){0,7}?(?:erstattet|erstatten|zurückgezahlt|zurückzahlen|zurückgegeben|entschädigt) /,
  / (?:ich|wir) (?:\S+ ){0,5}?(?:ihnen|ihm|ihr|de[rmn] kund\S+) (?:\S+ ){0,3}?(?:nachlass|rabatt) (?:gegeben|geben) /,
  / (?:le|les) (?:devolví|devolvimos|reembols(?:é|amos)|rebaj(?:é|amos)|descont(?:é|amos)) | (?:le|les) (?:hice|hicimos|di|dimos) (?:un |una )?(?:descuento|rebaja) | (?:tuve|tuvimos) que devolver(?:les?)? /,
];
/** 打了八折 is paid for a fault where somebody complained; otherwise it is a price. */
const han =
  /我们?(?:[^，。；]{0,6})?(?:给|把)?[^，。；]{0,4}(?:退了?(?:一半|全款|定金|钱|款)|赔了?(?:他|她|客))|(?:投诉|抱怨|赔|坏)[^。；]{0,20}?我们?[^，。；]{0,10}(?:打了?[\d一二三四五六七八九]*折|减了)/u;

/**
 * "Two complained about the stains and I gave them half back", "les hice un descuento": our own work went wrong, and we paid for
 * it. Not "I gave out discounts at the market".
 */
export const isRefundedByUs = memoise(({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isRefundInWords(context) : han.test(lettersOf(context)),
);

const isRefundInWords = memoise((context: Clause['context']): boolean => {
  const words = spacedWords(context);
  return latin.some((pattern) => pattern.test(words));
});
