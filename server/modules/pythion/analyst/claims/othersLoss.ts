import type { Clause } from '../text/clause';
import { us } from '../text/ourselves';
import { lettersOf, spacedWords } from '../text/token';
import { isOwnState } from './ownState';

const head = '(?:[^\\s,]+ ){0,3}?([^\\s,]+)';
const apart = {
  en: '(?:next door|opposite|nearby|across the (?:road|street)|down the (?:road|street)|in the next (?:village|town|street))',
  de: '(?:nebenan|gegenüber|um die ecke|im nachbar(?:ort|dorf))',
  es: '(?:de al lado|de enfrente|de la esquina|del pueblo (?:de al lado|vecino))',
};
const custom = {
  en: '(?:\\S+ ){0,3}?(?:customers|clients|members|(?:half|a third|a quarter|most|many|some|\\d+ ?%?) of (?:its|their|his|her) \\S+)',
  de: '(?:\\S+ ){0,4}?(?:kunden|kundschaft|mitglieder|(?:hälfte|drittel|viertel) (?:seiner|ihrer) \\S+)',
  es: '(?:\\S+ ){0,3}?(?:clientes|socios|clientela|(?:mitad|tercio|cuarta parte) de sus \\S+)',
};
const start = { en: '^ (?:(?:and|but) )?', de: '^ (?:(?:und|aber) )?', es: '^ (?:(?:y|pero) )?' };

/** "The big firm has lost half of its customers", "that firm charges £12 and has lost a third of its farms", "the abattoir next door loses money". */
const lost = [
  new RegExp(
    `${start.en}(?:the|that|this) ${head} (?:(?:charges|asks|costs|was|is) [^,]{1,40}? and )?(?:(?:has|had|'s) )?(?:already |now |just )?lost ${custom.en} `,
  ),
  new RegExp(
    `${start.en}(?:the|that|this) ${head} ${apart.en} (?:is losing|loses|lost|has lost) (?:money|${custom.en}) `,
  ),
  new RegExp(`${start.de}(?:der|die|das|diese[rs]?) ${head} (?:hat|hatte) ${custom.de} (?:\\S+ ){0,3}?verloren `),
  new RegExp(`${start.de}(?:der|die|das|diese[rs]?) ${head} verlor ${custom.de} `),
  new RegExp(
    `${start.de}(?:der|die|das|diese[rs]?) ${head} ${apart.de} (?:verliert|macht) (?:geld|verlust|${custom.de}) `,
  ),
  new RegExp(
    `${start.es}(?:el|la|es[ae]|est[ae]) ${head} (?:\\S+ ){0,2}?(?:perdió|ha perdido|había perdido) ${custom.es} `,
  ),
  new RegExp(
    `${start.es}(?:el|la|es[ae]|est[ae]) ${head} ${apart.es} (?:pierde|está perdiendo) (?:dinero|${custom.es}) `,
  ),
];
const lostInChinese =
  /^(?:隔壁|对面|旁边|附近|那家|那个|那间|镇上那家)的?[^，。,我咱客顾]{0,8}(?:公司|厂|店|馆|铺|家|场)?[^，。,我咱]{0,6}(?:丢|流失|失去|少|亏|走)(?:了|掉|掉了)?[^，。,我咱]{0,4}(?:客户|顾客|客人|会员|钱|本)/u;

/** "The hotel" of "we wash mops for a hotel" is our customer. */
const isKnownWithUs = (noun: string, clause: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some(({ sentence, context }) => {
    if (sentence === clause.sentence) return false;
    const words = spacedWords(context);
    return us.test(words) && (words.includes(` ${noun} `) || words.includes(` ${noun}s `));
  });

/**
 * "The big firm has lost half of its customers", 隔壁那家店丢了一半客户: who has customers of his own loses them. Not "the hotel has
 * lost half of its guests" where the hotel is ours, "the clinic loses patients when nobody answers".
 */
const isLostByOthers = (clause: Clause, clauses: readonly Clause[]): boolean => {
  if (!clause.sentence.isLatin) return lostInChinese.test(lettersOf(clause.tokens));
  const words = spacedWords(clause.tokens);
  if (!/ (?:los\S+|verl\S+|macht|perd\S+|pierde) /.test(words) || us.test(words)) return false;
  const noun = lost.map((pattern) => pattern.exec(words)?.[1]).find((found) => found !== undefined);
  return noun !== undefined && !isKnownWithUs(noun, clause, clauses);
};

const passing =
  / (?:pass(?:es|ed)?|recommends?|recommended|refers?|referred|sends?|sent|mentions?|number|cards?|leaflets?|empfehlen|empfiehlt|schicken|schickt|geben|gibt|weiter|recomiendan?|mandan?|envían?|pasan?|reparten?) /;
const unpaid =
  /^ (?:(?:and|but|und|aber|y|pero) )?(?:(?:they|he|she|sie|er) )?(?:(?:get|gets|take|takes|want|wants|ask|asks|charge|charges|receive|receives) (?:for )?(?:nothing|no (?:fee|commission|money|cut))|(?:bekommen|bekommt|kriegen|kriegt|nehmen|nimmt|verlangen|verlangt|wollen|will) (?:dafür )?(?:nichts|keine? (?:provision|geld|gebühr))|no (?:cobran?|reciben?|piden?|quieren?|se llevan?) (?:nada|comisión|dinero))(?= )/;

/** "The vets pass my number on and get nothing for it": who sends us customers does so for nothing. */
const isPassedOnForNothing = ({ tokens, sentence }: Clause, before: Clause | undefined): boolean =>
  before !== undefined &&
  before.sentence === sentence &&
  sentence.isLatin &&
  unpaid.test(spacedWords(tokens)) &&
  passing.test(spacedWords(before.tokens)) &&
  us.test(spacedWords(before.tokens));

/** 没有一个客户投诉过, 没人抱怨: nobody complained. */
const isNoComplaint = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin &&
  /(?:没有?|无)(?:任何)?(?:一?[个位名家]|人)[^，。,]{0,6}(?:投诉|抱怨|不满|退货|退款|差评)/u.test(lettersOf(tokens));

/** What is told of others or denied, and no trouble of the customers. */
export const isNoTroubleOfTheirs = (clause: Clause, before: Clause | undefined, clauses: readonly Clause[]): boolean =>
  isNoComplaint(clause) ||
  isOwnState(clause) ||
  isPassedOnForNothing(clause, before) ||
  isLostByOthers(clause, clauses);
