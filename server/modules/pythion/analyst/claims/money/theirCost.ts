import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';

const one =
  '(?:stunde|stück|kilo|kilogramm|tag|monat|woche|jahr|meter|quadratmeter|platz|nacht|person|ticket|karte|set|box|kiste|packung|portion|flasche|tasse|lektion|sitzung|fahrt|lieferung|buchung|bestellung|einheit|lizenz|kurs|führung|tonne|liter|minute|saison|euro|€|ganze|reine|erste|zweite|nächste|halbe)';
const nearly =
  '(?:rund |etwa |circa |ungefähr |bis zu |über |jedes mal |im monat |jährlich |unos |unas |hasta |cerca de )*';
/** "Eine Aushilfe kostet die Bäckerei 1.200 Euro"; not "es kostet die Stunde 30 Euro". */
const german = new RegExp(
  ` kostet(?:e|en)? (?:(?:die|den|das|eine|einen|ein|jede|jeden|jedes|ihre|ihren|kleine|viele) (?!${one} )(?:[^\\s,]+ ){1,2}?|sie |ihn )${nearly}\\d`,
);
/** "Una ayudante le cuesta a la panadería 1.200 euros". */
const spanish =
  / (?:les? (?:cuestan?|costó|costaba) (?:a (?:la|el|los|las|una|un|cada) |al )?|(?:cuestan?|costó|costaba) (?:a (?:la|los|las|una|un|cada) |al ))/;
const hiringHan = /(?:请|雇|招)(?:一|1)?[个名位][^，。；\d]{1,8}(?:要|花|得|需要|成本|工资)\S{0,3}\d/u;

const chargingHan = /我们?[^，。；]{0,6}收/u;

/** 请一个服务员每月要4000元: what it costs to do it without the product. */
export const isHiringCost = (tokens: readonly Token[]): boolean => hiringHan.test(lettersOf(tokens));

/** "Each missed appointment costs the clinic 35 euros": what customers pay for something else than the product. */
export const isTheirCost = memoise(({ tokens, sentence, speaker }: Clause): boolean => {
  if (!sentence.isLatin) return isHiringCost(tokens) && !chargingHan.test(lettersOf(tokens));
  if (isCostOfPeople(tokens)) return true;
  const words = spacedWords(tokens);
  const at = [german, spanish].map((pattern) => words.search(pattern)).find((index) => index >= 0);
  return at !== undefined && speaker !== 'own' && !isOfProduct(tokens, words.slice(0, at + 1));
});

const isCostOfPeople = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lemma, pos }, index) =>
      lemma === 'cost' &&
      pos === 'verb' &&
      !hasAny(tokens.slice(0, index), 'own', 'product') &&
      tokens.slice(index + 1, index + 4).some((token) => has(token, 'people') || token.text === 'them'),
  );

/** "Die App kostet die Salons 30 Euro": its price. */
const isOfProduct = (tokens: readonly Token[], subject: string): boolean => {
  const words = new Set(subject.trim().split(' '));
  return (
    tokens.some((token) => words.has(token.text) && has(token, 'own', 'product', 'price')) ||
    / (?:es|das|dies|esto|eso|unsere?|nuestr[oa]s?) /.test(subject) ||
    subject === ' '
  );
};
