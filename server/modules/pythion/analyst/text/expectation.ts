import { memoise } from './memoise';
import { readQuantities } from './quantities';
import { has, lettersOf, spacedWords, type Token } from './token';

const sheet =
  '(?:business case|budget|pitch deck|deck|spreadsheet|excel(?: sheet)?|calculations?|cash ?flow|scenario|financial model|simulation)';
const paper = {
  en: `(?:(?:at least )?on paper|in (?:my|our|the|this) (?:(?:business|financial|sales|revenue|own|\\S+ - year) )?(?:plans?|${sheet})|(?:according to|by) (?:my|our|the) (?:business )?(?:plan|${sheet}|reckoning))`,
  de: '(?:auf dem papier|(?:in (?:meinem|unserem|dem)|im) (?:\\S*plan|budget|excel-?\\S*)|in (?:meiner|unserer|der) (?:\\S*tabelle|\\S*kalkulation|\\S*planung|planrechnung)|(?:laut|nach) (?:(?:meine[mr]|unsere[mr]|de[mr]) )?(?:\\S*plan|\\S*planung|\\S*kalkulation|\\S*tabelle))',
  es: '(?:sobre el papel|en (?:mis?|nuestr[oa]s?|el|la|los) (?:plan(?: de (?:negocios?|empresa|ventas)| financiero)?|hoja de cálculo|excel|presupuesto|cálculos)|según (?:mis?|nuestr[oa]s?|el|la|los) (?:plan(?: de (?:negocios?|empresa))?|cálculos|excel|hoja de cálculo))',
} as const;
const anyPaper = `(?:${paper.en}|${paper.de}|${paper.es})`;
const headedByPaper = new RegExp(`^ (?:(?:and|but|und|aber|y|pero) )?${anyPaper} `);
const onPaper = new RegExp(
  ` ${anyPaper} (?:(?:for|of|für|de|para) (?:the |next |nächstes |el )?\\S+ )?(?:[.,;] |$)| laut \\S*plan `,
);
const onPaperInChinese =
  /(?:商业|经营|财务|销售)?(?:计划书|计划表|预算表?|测算表?|电子表格|表格|规划|方案)(?:里|中|上)|纸面上|按(?:照)?(?:我们?的?)?(?:测算|规划|方案)/u;

/** What has happened, whatever notes it: "in the spreadsheet 31 owners have paid". */
const past =
  / (?:paid|bought|ordered|booked|renewed|bezahlt|gezahlt|gekauft|bestellt|gebucht|zahlten|kauften|pagaron|pagado|compraron|comprado) |[了过]/u;

/** "On paper, 31 owners pay me", "en mi plan, 40 familias me pagan", 计划书里有八家食堂付钱: customers that only a plan counts. */
export const isOnPaper = (tokens: readonly Token[], context: readonly Token[], isLatin: boolean): boolean =>
  (isLatin
    ? headedByPaper.test(spacedWords(context)) || onPaper.test(spacedWords(tokens))
    : onPaperInChinese.test(lettersOf(tokens))) && countsCustomers(tokens);

const countsCustomers = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => has(token, 'pay', 'use', 'book', 'renew', 'sell', 'customer')) &&
  !past.test(spacedWords(tokens)) &&
  readQuantities(tokens).some(({ kind, value }) => kind === 'count' && value > 1);

const counting = [
  // "I am counting on 31 owners paying me", "we reckon with nine bakers to order".
  / (?:i|we) (?:(?:am|are|'m|'re|was|were) )?(?:\S+ly )?(?:count|counting|bank|banking|bet|betting|rely|relying|reckon|reckoning|budget|budgeting) (?:on|with|for) (?=(?:\S+ ){1,8}?(?:(?:pay|buy|order|book|us|renew|stay|com|join|sign)ing|to (?:pay|buy|order|book|use|renew|stay|come)) )/,
  // "Ich rechne damit, dass", "sie rechnen fest damit, … zu bezahlen", "wir gehen davon aus, dass".
  / (?:rechnen?|rechnet|setzen?|setzt|bauen?|baut|zählen?|zählt) (?:\S+ ){0,3}?(?:damit|darauf) , (?:dass|\S+ )| (?:gehen?|geht) (?:\S+ ){0,2}?davon aus , | verlassen? (?:mich|uns) (?:\S+ )?darauf , | (?:ich rechne|wir rechnen|rechne ich|rechnen wir) (?:\S+ )?mit (?=\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)/,
  // "Cuento con que 40 familias me paguen".
  / (?:cuento|contamos|cuentan) con que | (?:doy|damos) por (?:hecho|sentado) que | (?:preveo|prevemos) que /,
];
const countingInChinese =
  /我们?(?:都|就|还)?(?:指望|预期|预料|期待|盼着|料定|假定|预估)[^，。,了过]{0,16}[付买订续用交]/u;

const dealing = ['pay', 'use', 'book', 'renew', 'sell'] as const;

/**
 * "I am counting on 31 owners paying me", "ich rechne damit, dass neun Dienste bezahlen", 我指望八家食堂付钱: what is expected hasn't happened.
 * Not "nine services pay me, and I reckon on more coming".
 */
export const isExpected = (tokens: readonly Token[], isLatin: boolean): boolean =>
  isLatin ? isCountedOn(tokens) : countingInChinese.test(lettersOf(tokens));

const isCountedOn = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  const match = counting.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  if (!match) return false;
  const before = words.slice(0, match.index).split(' ').filter(Boolean).length;
  return !tokens.slice(0, before).some((token) => has(token, ...dealing));
});
