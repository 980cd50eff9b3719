import type { Clause } from '../../text/clause';
import { firm, former, formerFirmInChinese } from '../../text/formerJob';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import { isIntentOnly } from './letterOfIntent';

const pays = String.raw`(?:zahlen|zahlt|bezahlen|bezahlt|zahlten|bezahlten)`;

const unpaid = [
  // "26 salons have stopped paying us", "gave up buying 12 kilos a week from us", "zahlen uns nichts mehr", "ya no nos pagan".
  / (?:stopped|quit|ceased|gave up|given up) paying | no longer pays? /,
  / (?:stopped|quit|ceased|gave up|given up) (?:buying|ordering|booking|renting|hiring|using) (?:(?:\S+ ){0,6}?(?:from |with |of )?(?:us|me|ours?|my) |it |[.,;] )/,
  new RegExp(String.raw` ${pays} (?:\S+ ){0,3}?(?:nichts|nicht mehr|kein geld) | (?:nichts|nicht mehr) ${pays}(?= )`),
  / ya no (?:nos |me )?pag\S+ | (?:dej(?:ó|aron)|han? dejado) de (?:pagar|(?:comprar|pedir|encargar|contratar)(?:nos|me)) | no (?:nos |me )?pagan nada /,
  // "Pay us nothing".
  / (?:pay|pays|paid) (?:us |me |you )?(?:nothing|zero) /,
];
const unpaidInChinese =
  /不(?:再)?付(?:了|钱|费|款)|停止付|(?:停止|不再)(?:向|跟|和|在|从)?(?:我们?|这里|我家)?(?:这里|家)?(?:订|购|采购|买|下单|付)|停订/u;

/** "26 salons pay Fresha 40 pounds a month, and none pays us", "neun haben aufgehört, bei uns zu kaufen". */
const noneOfThem =
  / (?:haben|hat) (?:\S+ ){0,4}?aufgehört , (?:\S+ ){0,4}?(?:bei|von) (?:uns|mir) (?:\S+ ){0,3}?zu (?:kaufen|bestellen|buchen|mieten) | (?:none|nobody|not one)(?: of them)? (?:pays?|paid) (?:us|me) | (?:keine[rs]?|niemand)(?: davon| von ihnen)? (?:zahlt|bezahlt) (?:uns|mir) | (?:ningun[oa]|nadie)(?: de \S+)? (?:nos|me) paga /;

/** What is said of a business before this one, or of a platform that everybody knows. */
const elsewhere = new RegExp(` in mein(?:em|er) ${former.de} (?:${firm.de}|laden) `);
const elsewhereInChinese = new RegExp(
  `${formerFirmInChinese}|^(?:美团|大众点评|抖音|快手|淘宝|拼多多|京东|饿了么|携程|钉钉|企业微信|飞书)[^，。我]{0,4}有`,
  'u',
);

/** Whether a sentence that tells of payment denies it, ends it, or tells it of another business. */
export const isUnpaidByWords = memoise(({ tokens, context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return unpaidInChinese.test(lettersOf(tokens)) || elsewhereInChinese.test(lettersOf(context));
  const words = spacedWords(tokens);
  return (
    unpaid.some((pattern) => pattern.test(words)) ||
    elsewhere.test(words) ||
    (noneOfThem.test(spacedWords(context)) && !/ (?:us|me|uns|mir|nos) /.test(words))
  );
});

const promised =
  / (?:ha|han|prometieron|prometió|prometen|aceptaron|acordaron) (?:prometido |acordado |aceptado )?(?:a )?pagar | (?:dispuest[oa]s?|comprometid[oa]s?) a pagar | (?:zugesagt|versprochen) (?:\S+ ){0,9}?zu (?:zahlen|bezahlen|kaufen) /;
const promisedInChinese = /(?:答应|承诺|愿意|同意|打算|准备)[^，。,]{0,8}(?:付|买|交|订|租|签|采购)/u;

/** "Han prometido pagar", "haben zugesagt, 40 Euro zu zahlen", 答应每月付40元: a promise of money is no money. */
export const isPromised = memoise((clause: Clause): boolean =>
  clause.sentence.isLatin
    ? promised.test(spacedWords(clause.context))
    : promisedInChinese.test(lettersOf(clause.tokens)) || isIntentOnly(clause),
);

const wished =
  / (?:we|i) (?:(?:only|just|now|really|also|all) )?(?:want|need|hope for|(?:would|'d) (?:like|love)) (?:\S+ ){1,6}?to (?:pay|buy|order|book|subscribe|renew)(?= )/;

/** "We want 26 salons to pay us 40 pounds a month": our wish, and nobody's payment. Not "we wanted 26, and they pay". */
export const isWishedByUs = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin && wished.test(spacedWords(tokens));

const sum = String.raw`(?:(?:£|\$|€) )?\d`;
/** "Two shops owe us £4,200", "one client still hasn't paid us 3,000 pounds", "unpaid invoices of £900". */
const owedToUs = [
  / (?:owes?|owed|owing) (?:us|me) | (?:we|i) (?:are|am|'re|'m) (?:still )?owed /,
  new RegExp(
    ` (?:(?:has|have|had) (?:(?:still|yet|not|n't|never) )+paid|(?:has|have) yet to pay|refuse[sd]? to pay) (?:(?:us|me|the|their|his|her|for) )*${sum}`,
  ),
  new RegExp(
    ` (?:unpaid|overdue|outstanding) (?:bills?|invoices?|debts?|payments?) (?:of|worth|totalling) (?:about )?${sum}`,
  ),
  / \d\S* (?:\S+ )?(?:is|are) (?:still )?(?:outstanding|overdue|owed|unpaid) /,
  / (?:schulden?|schuldet|schuldeten?) (?:uns|mir) | (?:uns|mir) (?:\S+ ){0,5}?(?:schuldig|schuldet|schulden) /,
  / \d\S* (?:\S+ )?(?:noch|immer noch|bis heute|bisher|noch immer) nicht (?:bezahlt|gezahlt|überwiesen|beglichen) /,
  / (?:steh(?:en|t)|sind) (?:\S+ ){0,3}?\d\S* (?:euro|€|franken) (?:\S+ ){0,2}?(?:aus|offen) /,
  / (?:nos|me) (?:todavía |aún )?(?:deben?|debían?|adeudan?) (?!\p{L}+r )/u,
  / (?:todavía|aún) no (?:(?:nos|me|lo|la) )*(?:ha|han) (?:pagado|abonado) | siguen? sin pagar(?:nos|me)? | (?:facturas?|pagos?) (?:pendientes?|impagad[oa]s?|vencid[oa]s?) de /,
];
/** 有一户还欠我们3000元没给, 800元一直没付. */
const owedToUsHan =
  /(?:拖欠|还欠|欠)(?:着|了|下)?(?:我|咱|\d|[^,，。]{0,4}货款)|赖账|(?:一直|还|至今|迟迟|到现在|拖着)(?:都)?没有?(?:付|给|结|还|交)/u;

/** An amount that a customer hasn't paid us: it is no price and no payment. "They owe us £40 a month" tells a price. */
export const isOwedToUs = memoise(({ tokens, quantities, sentence }: Clause): boolean => {
  const amounts = quantities.filter(({ kind }) => kind === 'money');
  if (amounts.length === 0 || amounts.some(({ period, per }) => period !== undefined || per !== undefined))
    return false;
  if (!sentence.isLatin) return owedToUsHan.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return owedToUs.some((pattern) => pattern.test(words));
});
