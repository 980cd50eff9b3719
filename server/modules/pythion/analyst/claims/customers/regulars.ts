import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';
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
const shareHan =
  /(?:老(?:顾客|客户|客人|客|用户|会员)|回头客)(?:大概|大约|差不多)?(?:占|有|是)(?:了|到)?(?:大概|大约|差不多)?(?:(?<part>\d+(?:\.\d+)?)%|(?<tenths>[一二三四五六七八九])成|(?<half>一半|多半|大半))|(?:(?<part2>\d+(?:\.\d+)?)%|(?<tenths2>[一二三四五六七八九])成)(?:都|的)?是(?:老(?:顾客|客户|客人|客)|回头客)/u;

/** "38 finished all eight weeks", "38 haben alle acht Abende mitgemacht": they came each time. */
const finished = [
  ` (?<part>\\d+)(?: of (?:them|those))?(?: \\S+)? (?:have )?(?:finished|completed|came (?:to|for)|did|attended|stayed for|made it to) (?:all|the (?:full|whole|entire)) (?:of )?(?:the )?(?:\\d+ )?(?:weeks|sessions|lessons|classes|course|term|season|programme|evenings|months) `,
  ` (?<part>\\d+) (?:davon )?(?:haben|waren|kamen) (?:\\S+ )?(?:alle \\d+|den ganzen|die ganze) (?:wochen|abende|stunden|termine|kurs|saison) `,
  ` (?<part>\\d+) (?:terminaron|completaron|hicieron|acabaron) (?:l[oa]s \\d+|tod[oa]s l[oa]s|todo el|el) (?:\\d+ )?(?:semanas|sesiones|clases|curso|meses) `,
].map((pattern) => new RegExp(pattern));

/** Of those who began, who came to the end: most of them came back each time. */
export const readFinished = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    const { tokens, context, quantities, sentence } = clause;
    if (!isPlainFact(clause)) return [];
    if (!sentence.isLatin || !quantities.some(({ kind }) => kind === 'count')) return [];
    const groups = finished.map((pattern) => pattern.exec(wordsInFigures(tokens))?.groups).find((match) => match);
    const part = quantities.find(({ kind, value }) => kind === 'count' && value === Number(groups?.['part']));
    const of = part && (part.of ?? countBefore(context, tokens[part.start], part.value)?.value);
    return part && of !== undefined && part.value * 2 >= of
      ? (['repeat', 'evidence'] as const).map((kind) =>
          makeClaim(kind, clause, { evidence: 4, quantity: { ...part, of } }),
        )
      : [];
  });

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
  if (!groups) return halves.some((pattern) => pattern.test(words)) ? 50 : undefined;
  return groups['all'] === undefined ? Number(groups['part']) : (Number(groups['part']) / Number(groups['all'])) * 100;
}

function shareInChinese({ tokens }: Clause): number | undefined {
  const groups = shareHan.exec(lettersOf(tokens))?.groups;
  if (!groups) return undefined;
  const [percent, tenths] = [groups['part'] ?? groups['part2'], groups['tenths'] ?? groups['tenths2']];
  if (groups['half'] !== undefined) return 50;
  return percent === undefined ? parseHanCount(tenths ?? '') * 10 : Number(percent);
}
