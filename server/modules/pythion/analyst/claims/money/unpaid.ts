import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';

const pays = String.raw`(?:zahlen|zahlt|bezahlen|bezahlt|zahlten|bezahlten)`;

const unpaid = [
  // "26 salons have stopped paying us", "zahlen uns nichts mehr", "ya no nos pagan".
  / (?:stopped|quit|ceased) paying | no longer pays? /,
  new RegExp(String.raw` ${pays} (?:\S+ ){0,3}?(?:nichts|nicht mehr|kein geld) | (?:nichts|nicht mehr) ${pays}(?= )`),
  / ya no (?:nos |me )?pag\S+ | dej(?:ó|aron) de pagar | no (?:nos |me )?pagan nada /,
  // "Pay us nothing".
  / (?:pay|pays|paid) (?:us |me |you )?(?:nothing|zero) /,
];
const unpaidInChinese = /不(?:再)?付(?:了|钱|费|款)|停止付/u;

/** "26 salons pay Fresha 40 pounds a month, and none pays us". */
const noneOfThem =
  / (?:none|nobody|not one)(?: of them)? (?:pays?|paid) (?:us|me) | (?:keine[rs]?|niemand)(?: davon| von ihnen)? (?:zahlt|bezahlt) (?:uns|mir) | (?:ningun[oa]|nadie)(?: de \S+)? (?:nos|me) paga /;

/** What is said of a business before this one, or of a platform that everybody knows. */
const elsewhere =
  / in mein(?:em|er) (?:alten|früheren|letzten|vorigen|ehemaligen) (?:job|firma|stelle|arbeit|agentur|laden) /;
const elsewhereInChinese =
  /(?:以前|之前|从前)的(?:公司|单位|店|老板)|(?:上一家|上家|前)(?:公司|单位|老板)|老东家|^(?:美团|大众点评|抖音|快手|淘宝|拼多多|京东|饿了么|携程|钉钉|企业微信|飞书)[^，。我]{0,4}有/u;

/** Whether a sentence that tells of payment denies it, ends it, or tells it of another business. */
export const isUnpaidByWords = ({ tokens, context, sentence }: Clause): boolean =>
  sentence.hasLatin
    ? isUnpaidInWords(tokens) ||
      (noneOfThem.test(spacedWords(context)) && !/ (?:us|me|uns|mir|nos) /.test(spacedWords(tokens)))
    : unpaidInChinese.test(lettersOf(tokens)) || elsewhereInChinese.test(lettersOf(context));

const isUnpaidInWords = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return unpaid.some((pattern) => pattern.test(words)) || elsewhere.test(words);
});

const promised =
  / (?:ha|han|prometieron|prometió|prometen|aceptaron|acordaron) (?:prometido |acordado |aceptado )?(?:a )?pagar | (?:dispuest[oa]s?|comprometid[oa]s?) a pagar | (?:zugesagt|versprochen) (?:\S+ ){0,9}?zu (?:zahlen|bezahlen|kaufen) /;
const promisedInChinese = /(?:答应|承诺|愿意|同意|打算|准备)[^，。,]{0,8}(?:付|买|交)/u;

/** "Han prometido pagar", "haben zugesagt, 40 Euro zu zahlen", 答应每月付40元: a promise of money is no money. */
export const isPromised = ({ tokens, context, sentence }: Clause): boolean =>
  sentence.hasLatin ? promised.test(spacedWords(context)) : promisedInChinese.test(lettersOf(tokens));
