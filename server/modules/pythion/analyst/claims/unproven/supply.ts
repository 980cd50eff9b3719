import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { has, hasAny, lettersOf } from '../../text/token';
import { isOurPayment } from '../money/payment';

/** What we are given to sell is custom: "send us customers", "sell us to their guests". */
const custom =
  '(?:customers|clients|buyers|guests|orders|leads|kunden|aufträge|gäste|clientes|pedidos|compradores|客户|订单)';
const supplied = [
  ` (?:sells?|sold|suppl(?:y|ies|ied)|delivers?|delivered) (?:us|me) (?!to |out |on |in |alongside |through |at (?![£€$\\d])|(?:with )?(?:\\S+ ){0,2}?${custom})`,
  ` (?:we|i) (?:now |already |also )?(?:buy|bought|source|purchase|purchased) (?:\\S+ ){1,8}?(?:from|off) (?:\\S+ )?\\d+ `,
  ` (?:verkauft|verkaufen|verkauften|liefert|liefern|lieferten) (?:uns|mir) (?!an |mit |weiter |in |auf |über |im (?!monat |jahr )|(?:\\S+ ){0,2}?${custom})`,
  ` (?:hat|haben) (?:uns|mir) (?!(?:\\S+ ){0,3}?${custom})(?:[^\\s,]+ ){1,8}?(?:verkauft|geliefert) `,
  ` (?:wir|ich) (?:kaufen|kaufe|kauften|beziehen) (?:\\S+ ){1,8}?(?:von|bei) (?:\\S+ )?\\d+ `,
  // "Nos vende el comercial" sells what is ours.
  ` (?!(?:y|o|pero|que|quien|quienes|ya|también|,) )\\S+ (?:nos|me) (?:venden?|vendieron|vendió|suministran?|abastecen?|surten?|entregan?) (?!a (?:sus|los|las|cambio) |en |por |entre |como |con |desde |(?:\\S+ ){0,2}?${custom})`,
  ` (?:compramos|compro) (?:\\S+ ){1,8}?(?:a|de) (?:\\S+ )?\\d+ `,
].map((pattern) => new RegExp(pattern, 'u'));
/** Most clauses have none of these words. */
const trigger = / (?:us|me|uns|mir|nos|buy|bought|source|purchased?|kaufen|kaufe|kauften|beziehen|compramos|compro) /;
const suppliedInChinese = new RegExp(
  `(?:^|[,，])[^我咱]{1,16}?(?:卖|供应|供货|供|出售)(?:了[^,，我咱]{0,6})?给(?:我们?|咱们?)(?!的|带)(?![^,，。]{0,4}${custom})|我们?(?:向|从|找)[^,，。]{0,4}[\\d一二两三四五六七八九十百]+[个家位户名][^,，。]{0,8}(?:买|收购|采购|进货)`,
  'u',
);
const paidToUs =
  / (?:pays?|paid|paying) (?:us|me) | (?:zahl\S*|bezahl\S*) (?:uns|mir) | (?:nos|me) pagan? | (?:charge|sell (?!us |me )\S+|keep|verlangen|nehmen|behalten|cobramos|cobro|vendemos) |付给我|向他们收/u;

/** "14 repair shops sell us boards", 九户牧民卖给我们牛奶: from whom we buy. */
const isSuppliedToUs = memoise(({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return suppliedInChinese.test(letters) && !paidToUs.test(letters);
  }
  const words = wordsInFigures(tokens);
  return (
    trigger.test(words) &&
    supplied.some((pattern) => pattern.test(words)) &&
    !paidToUs.test(words.replace(supplied[1]!, ' '))
  );
});

const each = /^(?:each|every|jede[mnrs]?|cada|allen|每)$/;
const paying = /^(?:pay|pays|paid|(?:be)?zahl\p{L}*|pag\p{L}+|付给?|支付)$/u;
const payers = /^(?:we|i|wir|ich|nosotros|我们?)$/u;
/** "Wir zahlen jedem Läufer, der sie testet, 10 Euro", "we pay each tester 10 euros": whom we pay, and no price. */
const isPaidByUs = (clause: Clause): boolean => {
  const { tokens, sentence } = clause;
  if (!hasAny(tokens, 'pay')) return false;
  const at = tokens.findIndex(({ text }) => paying.test(text));
  const isOurs =
    /^(?:pagamos|pagué|pago)$/.test(tokens[at]?.text ?? '') ||
    tokens.slice(Math.max(0, at - 3), at + 2).some(({ text }) => payers.test(text));
  if (at < 0 || !isOurs) return false;
  const after = tokens.slice(at + 1, at + 7);
  const isPayee = after.some(
    (token, index) =>
      (has(token, 'people') && !/^(?:by|von|por)$/.test(after[index - 1]?.text ?? '')) || each.test(token.text),
  );
  return (
    isPayee && isOurPayment(clause) && !paidToUs.test(sentence.isLatin ? wordsInFigures(tokens) : lettersOf(tokens))
  );
};

/** Whether a clause tells from whom we buy or whom we pay. */
export const isSupply = memoise((clause: Clause): boolean => isSuppliedToUs(clause) || isPaidByUs(clause));
