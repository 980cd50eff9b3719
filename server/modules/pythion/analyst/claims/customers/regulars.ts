import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { parseHanCount } from '../../text/numbers';
import { readQuantities, type Quantity } from '../../text/quantities';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';
import { hanNumber } from './hanCounts';
import { countBefore } from './countBefore';

/** Fewer are no reason to say that customers come back. */
const leastShare = 25;

const regular = {
  en: '(?:regulars|repeat (?:customers|clients|business|orders|bookings|visits)|returning (?:customers|clients|guests|visitors)|existing customers|(?:people|customers|clients|guests) (?:who|that) (?:came|come|have come|have been|had been|have booked|booked|bought) (?:before|back|already))',
  es: '(?:repiten?(?! (?:curso|año|el curso|el año|examen))|vuelven?|(?:son|es) (?:clientes )?(?:habitual(?:es)?|fij[oa]s|de siempre)|ya (?:venían|eran clientes))',
  de: '(?:stammkund\\S*|stammgäst\\S*|kommen? (?:\\S+ )?wieder|bestell\\S* (?:\\S+ )?(?:wieder|nach))',
} as const;

/** "Less than half of the customers came back", "weniger als die Hälfte", "menos de la mitad" is no share of regulars. */
const notLess =
  '(?<! (?:less than|fewer than|under|below|not even|barely|hardly|weniger als|unter|nicht einmal|nicht mal|kaum|menos de|menos del|ni siquiera|ni|apenas)(?: el| un)?) ';

/** "70% of my customers are regulars", "7 in 10 visits are by people who came before", "el 70% de mis clientes repite". */
const shares = [
  `${notLess}(?<part>\\d+)(?: ?%| percent| (?:in|out of|of) (?:every )?(?<all>\\d+)) (?:of (?:my|our|the|all) )?(?:\\S+ ){0,4}?${regular.en} `,
  `${notLess}(?:el |un )?(?<part>\\d+) (?:%|por ciento|de cada (?<all>\\d+)) (?:de (?:mis|nuestr[oa]s|l[oa]s) )?(?:\\S+ ){0,3}?${regular.es} `,
  `${notLess}(?<part>\\d+) (?:%|prozent|von (?<all>\\d+)) (?:der |meiner |unserer )?(?:\\S+ ){0,3}?${regular.de} `,
].map((pattern) => new RegExp(pattern));
/** "More than half of the customers called again", "más de la mitad de los clientes volvió a llamar". */
const halves = [
  `${notLess}half (?:of )?(?:the|my|our|all) (?:customers|clients|guests|members|buyers|families|people) (?:have |had )?(?:called|came|come|rang|ordered|booked|bought|hired|paid)(?: us| me| it)? (?:again|back) `,
  `(?<! knapp)${notLess}die hälfte (?:der|meiner|unserer|aller) (?:kund\\S+|gäste|mitglieder|familien|käufer) (?:hat|haben|kam|kamen|ist|sind) (?:\\S+ ){0,3}?(?:wieder|erneut|noch einmal|zurück)(?:gekommen|bestellt|gebucht|gekauft|angerufen)? `,
  `${notLess}la mitad de (?:l[oa]s|mis|nuestr[oa]s) (?:client[ea]s|familias|socios|compradores) (?:ha |han )?(?:volvió|volvieron|vuelto|repitió|repitieron|repite|repiten) `,
].map((pattern) => new RegExp(pattern));

const third = {
  en: '(?:(?:about |around |nearly |almost |roughly |over |more than )?(?:an? (?:good |full )?(?:quarter|third)|\\d+ thirds|\\d+ quarters)|(?:over|more than|about|around) half)',
  de: '(?:(?:rund |etwa |gut |knapp |fast |mehr als )?(?:ein(?:em)? (?:gutes |knappes )?(?:viertel|drittel)|\\d+ drittel|\\d+ viertel)|(?:über|gut|rund|etwa) die hälfte)',
  es: '(?:(?:casi |cerca de |más de )?(?:un cuarto|una cuarta parte|un tercio|una tercera parte|\\d+ tercios|\\d+ cuartos|la mitad))',
};
const people =
  '(?:(?:the|our|my|those) )?(?:customers|clients|guests|members|people|families|couples|visitors|patients|students|pupils|firms|companies|shops|buyers|owners|tenants)';
const once = {
  en: '(?:rented|hired|booked|bought|ordered|called|used (?:us|me|it)|signed up|subscribed)',
  de: '(?:gemietet|gebucht|bestellt|gekauft|beauftragt|gekommen|geliehen|genommen|da gewesen)',
  es: '(?:alquilar|comprar|pedir|contratar|encargar|reservar|venir|llamar(?:nos|me)?|apuntarse)',
};
/** "About a quarter have rented from us again since", "gut ein Drittel hat später noch einmal gemietet", "casi un tercio volvió a alquilar". */
const fractions = [
  `${notLess}${third.en} (?:of (?:them|those|the \\S+|our \\S+|my \\S+) )?(?:have |has |had )?(?:since |later |then |already )?${once.en} (?:from us |from me |with us |us |me )?(?:again|a second time|once more)(?! to (?:complain|cancel) )(?= )`,
  // "A third of the pairs come back": of goods, it is a return.
  `${notLess}${third.en} of ${people} (?:have |had )?(?:since |later )?(?:come|came|been) (?:back|again)(?= )`,
  `${notLess}${third.de} (?:davon |von ihnen |der \\S+ |unserer \\S+ |meiner \\S+ )?(?:hat|haben|ist|sind) (?:(?!(?:konkurrenz|woanders|nicht|nie|andere\\S*) )\\S+ ){0,3}?(?:wieder|noch einmal|nochmals?|erneut|ein zweites mal) (?:\\S+ ){0,3}?${once.de} `,
  `${notLess}${third.es} (?:de \\S+ (?:\\S+ )?)?(?:volvió|volvieron|ha vuelto|han vuelto) a ${once.es} `,
].map((pattern) => new RegExp(pattern));
const ofPart = / (?:half|quarters?|thirds?|drittel|viertel|hälfte|cuartos?|cuarta|tercios?|tercera|mitad) /;
/** 差不多四分之一后来又租过, 三成又来订了. */
const againHan =
  /(?<!不到)(?:四分之[一二三]|三分之[一二]|(?<!\d)[三四五六七八九]成|一半|(?<part>\d{1,3})%)(?:的?(?:人|客户|客人|顾客|会员|家庭|店))?(?:后来|之后|都|也|已经)*又[^,，。没不\d]{0,8}?(?:租|买|来|订|用|找|约|下单|报)(?:了|过)/u;
const shareHan =
  /(?:老(?:顾客|客户|客人|客|用户|会员)|回头客)(?:大概|大约|差不多)?(?:占|有|是)(?:了|到)?(?:大概|大约|差不多)?(?:(?<part>\d+(?:\.\d+)?)%|(?<tenths>[一二三四五六七八九])成|(?<half>一半|多半|大半))|(?:(?<part2>\d+(?:\.\d+)?)%|(?<tenths2>[一二三四五六七八九])成)(?:都|的)?是(?:老(?:顾客|客户|客人|客)|回头客)/u;

/** "38 finished all eight weeks", "38 haben alle acht Abende mitgemacht": they came each time. */
const finished = [
  ` (?<part>\\d+)(?: of (?:them|those))?(?: \\S+)? (?:have )?(?:finished|completed|came (?:to|for)|did|attended|stayed for|made it to) (?:all|the (?:full|whole|entire)) (?:of )?(?:the )?(?:\\d+ )?(?:weeks|sessions|lessons|classes|course|term|season|programme|evenings|months) `,
  ` (?<part>\\d+) (?:davon )?(?:haben|waren|kamen) (?:\\S+ )?(?:alle \\d+|den ganzen|die ganze) (?:wochen|abende|stunden|termine|kurs|saison) `,
  ` (?<part>\\d+) (?:terminaron|completaron|hicieron|acabaron) (?:l[oa]s \\d+|tod[oa]s l[oa]s|todo el|el) (?:\\d+ )?(?:semanas|sesiones|clases|curso|meses) `,
].map((pattern) => new RegExp(pattern));

/** "64 have started and 58 finished", "40 haben angefangen, 36 haben durchgehalten": beside those who began, and with no object. */
const finishedBare = [
  ` (?<part>\\d+)(?: of (?:them|those))? (?:have )?(?:finished|completed it|graduated|passed|saw it through|stuck it out|made it to the end) (?:so far )?(?:[.,;]|$|and )`,
  ` (?<part>\\d+)(?: davon| von ihnen)? (?:haben|sind) (?:(?:es|ihn|sie|auch|bis zum (?:ende|schluss)) )*(?:durchgehalten|abgeschlossen|bestanden|durchgezogen|fertig geworden|bis zum (?:ende|schluss) (?:geblieben|dabeigeblieben)) (?:[.,;]|$|und )`,
  ` (?<part>\\d+)(?: de ell[oa]s)? (?:(?:lo|la) )?(?:terminaron|han terminado|acabaron|han acabado|completaron|aprobaron|llegaron al final) (?:[.,;]|$|y )| (?:terminaron|han terminado|acabaron|completaron|aprobaron|llegaron al final) (?<last>\\d+) (?:[.,;]|$|y )`,
].map((pattern) => new RegExp(pattern));
/** Not "40 houses were started and 36 finished". */
const begun =
  /(?<! (?:were|was|been|be|wurden|werden)) (?:started|began|signed up|enrolled|joined|angefangen|begonnen|gestartet|angemeldet|empezaron|empezado|comenzaron|han comenzado|se apuntaron) /;
const finishedHan = new RegExp(
  String.raw`(?:报名|开始|入学|来学|参加)(?:了|的)?(?:有)?(?<all>${hanNumber})[个名位人家]人?[^。；不没]{0,6}?(?<part>${hanNumber})[个名位人家]人?(?:都)?(?:学完|上完|坚持到了?(?:最后|底)|毕业|考过|拿证|结业|通过)了?`,
  'u',
);

/** Of those who began, who came to the end: most of them came back each time. */
export const readFinished = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    const { tokens, context, quantities, sentence } = clause;
    if (!isPlainFact(clause)) return [];
    if (!sentence.isLatin) return finishedInChinese(clause);
    if (!quantities.some(({ kind }) => kind === 'count')) return [];
    const words = wordsInFigures(tokens);
    const forms = begun.test(wordsInFigures(context)) ? [...finished, ...finishedBare] : finished;
    const groups = forms.map((pattern) => pattern.exec(words)?.groups).find((match) => match);
    const value = Number(groups?.['part'] ?? groups?.['last']);
    const part = quantities.find((count) => count.kind === 'count' && count.value === value);
    const of = part && (part.of ?? beginners(context, tokens[part.start], part.value));
    return part && of !== undefined && part.value * 2 >= of ? ofFinished(clause, { ...part, of }) : [];
  });

/** "64 have started": the count of the beginners has no noun where the tagger knows none. */
const beginners = (
  context: Clause['context'],
  first: Clause['tokens'][number] | undefined,
  part: number,
): number | undefined =>
  countBefore(context, first, part)?.value ??
  readQuantities(context.slice(0, first ? context.indexOf(first) : 0)).findLast(
    ({ kind, value, period }) => kind === 'count' && period === undefined && value >= part,
  )?.value;

const ofFinished = (clause: Clause, quantity: Quantity): Claim[] =>
  (['repeat', 'evidence'] as const).map((kind) => makeClaim(kind, clause, { evidence: 4, quantity }));

/** 报名64人,58人学完了. */
function finishedInChinese(clause: Clause): Claim[] {
  const isHere = /完|到了?最后|到了?底|毕业|考过|拿证|结业|通过/u.test(lettersOf(clause.tokens));
  const groups = isHere ? finishedHan.exec(lettersOf(clause.context))?.groups : undefined;
  const [value, of] = [parseHanCount(groups?.['part'] ?? ''), parseHanCount(groups?.['all'] ?? '')];
  return groups && of > 0 && value <= of && value * 2 >= of
    ? ofFinished(clause, { kind: 'count', value, of, start: 0, end: 1 })
    : [];
}

/** Which share of the customers came before: they come back. Not those of a rival, nor what is hoped for. */
export const readRegulars = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    if (!isPlainFact(clause)) return [];
    const value = clause.sentence.isLatin ? shareOf(wordsInFigures(clause.tokens)) : shareInChinese(clause);
    return value === undefined || value < leastShare || value > 100
      ? []
      : [makeClaim('repeat', clause, { evidence: 4, quantity: { kind: 'percent', value, start: 0, end: 1 } })];
  });

function shareOf(words: string): number | undefined {
  const groups = shares.map((pattern) => pattern.exec(words)?.groups).find((match) => match);
  if (!groups)
    return halves.some((pattern) => pattern.test(words))
      ? 50
      : ofPart.test(words) && fractions.some((pattern) => pattern.test(words))
        ? leastShare
        : undefined;
  return groups['all'] === undefined ? Number(groups['part']) : (Number(groups['part']) / Number(groups['all'])) * 100;
}

function shareInChinese({ tokens }: Clause): number | undefined {
  const letters = lettersOf(tokens);
  const groups = shareHan.exec(letters)?.groups;
  if (!groups) {
    const back = letters.includes('又') ? againHan.exec(letters) : null;
    return back ? Number(back.groups?.['part'] ?? leastShare) : undefined;
  }
  const [percent, tenths] = [groups['part'] ?? groups['part2'], groups['tenths'] ?? groups['tenths2']];
  if (groups['half'] !== undefined) return 50;
  return percent === undefined ? parseHanCount(tenths ?? '') * 10 : Number(percent);
}
