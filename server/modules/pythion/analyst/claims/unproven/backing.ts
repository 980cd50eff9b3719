import { wordsInFigures } from '../../text/figures';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';

const kin = {
  en: '(?:my|our) (?:\\S+ )?(?:parents|father|mother|dad|mum|mom|grand\\p{L}+|uncle|aunt|brother|sister|family|husband|wife|friends?|cousin)',
  de: '(?:mein|meine|unsere?) (?:\\S+ )?(?:eltern|vater|mutter|großeltern|oma|opa|onkel|tante|bruder|schwester|familie|mann|frau|freund(?:e|in)?)',
  es: '(?:mis?|nuestr[oa]s?) (?:\\S+ )?(?:padres?|madre|abuel[oa]s?|tí[oa]s?|herman[oa]s?|familia|marido|mujer|suegr[oa]s?|amig[oa]s?)',
} as const;
const backer = {
  en: `(?:(?:business )?angels?|investors?|venture capitalists?|accelerators?|incubators?|foundations?|banks?|crowd|${kin.en})`,
  de: `(?:\\S*(?:angel|angels|investor|investoren|investorin|geldgeber|stiftung|bank|sparkasse|förderverein|gründerzentrum)|${kin.de})`,
  es: `(?:(?:business )?angels?|ángel(?:es)?(?: inversor(?:es)?)?|inversor(?:es|a)?|aceleradora|incubadora|fundación|banco|${kin.es})`,
} as const;

/** "An angel gave us 40,000 euros", "meine Eltern haben uns 40.000 Euro gegeben", "mis padres nos dieron 40.000 euros". */
const given = [
  ` ${backer.en} (?:\\S+ ){0,6}?(?:gave|given|lent|loaned|invested|put in|put up|granted|awarded|donated|promised|pledged|chipped in) `,
  ` (?:got|received|have|had|raised) (?:\\S+ ){0,6}?from (?:\\S+ ){0,2}?${backer.en} `,
  ` (?:hat|haben|gab|gaben|lieh|liehen|schenkten?|investierten?) (?:\\S+ ){0,2}?${backer.de} (?:uns|mir) | ${backer.de} (?:\\S+ ){0,3}?(?:gab|gaben|lieh|liehen|schenkten?|spendeten?|überwies|investierten?|gibt|geben) | ${backer.de} (?:\\S+ ){0,8}?(?:gegeben|geliehen|geschenkt|investiert|zugesagt|bewilligt|überwiesen|gespendet) `,
  ` (?:von|vom) (?:\\S+ ){0,2}?${backer.de} (?:\\S+ ){0,6}?(?:bekommen|erhalten) `,
  ` ${backer.es} (?:\\S+ ){0,3}?(?:dio|dieron|dado|prestó|prestaron|prestado|regaló|regalaron|concedió|concedieron|concedido|donó|donaron|puso|pusieron|invirtió|invirtieron|invertido|prometió) | (?:dio|dieron|prestó|prestaron|regaló|regalaron|concedió|donó|puso|pusieron|invirtió|invirtieron) (?:\\S+ ){0,4}?${backer.es} `,
].map((pattern) => new RegExp(pattern, 'u'));

const grant = {
  en: '(?:grants?|scholarships?|bursary|stipend|prize|award|subsidy|subsidies|(?:bank |start-up |startup )?loan|seed round|funding round|donations?)',
  de: '(?:\\S*(?:förderung|fördermittel|fördergeld\\p{L}*|zuschuss|stipendium|preisgeld|kredit|darlehen|finanzierungsrunde)|spenden?)',
  es: '(?:subvenci(?:ón|ones)|becas?|ayudas?|préstamos?|crédito|premio|ronda de \\S+|donaci(?:ón|ones))',
} as const;
/** "We applied for a grant of 20,000 euros": sought or had, it is no customer's. */
const granted = [
  ` (?:we|i) (?:(?:have|'ve|had|also|just|already) )*(?:applied|asked|hope|are applying|waiting) (?:for|on) (?:\\S+ ){0,4}?${grant.en} `,
  ` (?:we|i) (?:(?:have|'ve|had|also|just|already) )*(?:received|got|won|were (?:given|awarded)|raised|took(?: out)?|taken(?: out)?|have|secured) (?:\\S+ ){0,4}?${grant.en} (?!applications?|writ)`,
  ` (?:haben|habe|hatten) (?:wir |ich )?(?:\\S+ ){0,6}?${grant.de} (?:\\S+ ){0,6}?(?:beantragt|bekommen|erhalten|gewonnen|aufgenommen|bewilligt) | (?:wir|ich) (?:\\S+ ){0,4}?(?:bekamen?|erhielten?|beantrag\\p{L}+|gewannen?) (?:\\S+ ){0,4}?${grant.de} | ${grant.de} (?:\\S+ ){0,6}?(?:beantragt|bewilligt|erhalten|bekommen) `,
  ` (?:solicitamos|pedimos|pedí|solicité|recibimos|recibí|ganamos|gané|conseguimos|obtuvimos|tenemos|(?:hemos|he) (?:pedido|solicitado|recibido|ganado|conseguido)|nos (?:dieron|concedieron|han concedido)) (?:\\S+ ){0,3}?${grant.es} `,
].map((pattern) => new RegExp(pattern, 'u'));

/** "We spent 12,000 of it", "12.000 davon sind ausgegeben": what became of it. */
const spent =
  / (?:we|i) (?:(?:have|'ve|already) )*(?:spent|used up|invested) (?:\S+ ){0,4}?of (?:it|that|this|them|the money) | (?:\d\S*|die hälfte|ein teil) (?:\S+ )?davon (?:\S+ ){0,4}?(?:ausgegeben|verbraucht|investiert) | davon (?:\S+ ){0,6}?(?:ausgegeben|verbraucht|investiert) | (?:gastamos|gasté|hemos gastado|he gastado|llevamos gastad[oa]s) (?:\S+ ){0,4}?(?:de eso|de ell[oa]s?|de es[ea] \S+) (?:[.,;]|$)/u;

const paying =
  / (?:customers?|clients?|subscribers?|pays?|paid|paying|charge[ds]?|sold|sell|sells|kund\S*|zahl\S*|bezahl\S*|verkauf\S*|clientes?|pagan?|pagaron|cobramos|cobro|vendemos|vendimos|vendí) /;

const backerInChinese =
  '(?:天使投资人?|投资人|投资方|投资机构|基金会|孵化器|银行|我?们?(?:的)?(?:爸妈|父母|爸爸|妈妈|父亲|母亲|家里人?|家人|亲戚|叔叔|舅舅|爷爷|奶奶|朋友们?))';
const givenInChinese = new RegExp(
  `${backerInChinese}[^,，。]{0,6}(?:给|借|投|赞助|资助|拨|捐)了?(?:给)?(?:我们?|咱们?)?[^,，。]{0,6}(?:元|万|钱|块)|(?:申请|拿到|获得|得到|争取)了?(?:一[笔项份])?[^,，。]{0,10}(?:补助|补贴|拨款|贷款|资助|奖金|扶持资金|基金)`,
  'u',
);
const spentInChinese = /(?:其中|已经?)[^,，。户家位人名个]{0,4}(?:花|用)(?:了|掉)[^,，。]{0,6}(?:元|万|块)/u;
const payingInChinese = /客户|顾客|用户|付费|付给|卖|收费|每[个位家户月]/u;

/**
 * "An angel gave us 40,000 euros, and we spent 12,000 of it", "we applied for a grant of 20,000 euros", 天使投资人给了我们四十万元: money
 * to begin with, which nobody paid for the product.
 */
export const isBacking = memoise((clause: Clause): boolean => {
  const { quantities, tokens, sentence } = clause;
  const isSum = quantities.some(({ kind }) => kind === 'money');
  if (!isSum && !quantities.some(({ kind }) => kind === 'count')) return false;
  if (quantities.some(({ per, period }) => per !== undefined || period !== undefined)) return false;
  return sentence.isLatin ? isBackingInWords(tokens, isSum) : isBackingInLetters(tokens, isSum);
});

function isBackingInWords(tokens: Clause['tokens'], isSum: boolean): boolean {
  const words = wordsInFigures(tokens);
  if (paying.test(words)) return false;
  return spent.test(words) || (isSum && [...given, ...granted].some((pattern) => pattern.test(words)));
}

function isBackingInLetters(tokens: Clause['tokens'], isSum: boolean): boolean {
  const letters = lettersOf(tokens);
  return !payingInChinese.test(letters) && (spentInChinese.test(letters) || (isSum && givenInChinese.test(letters)));
}
