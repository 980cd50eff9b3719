import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { spacedWords, wordsBefore } from '../../text/token';
import { isBare, asMoney } from './amounts';
import { periodIn } from './costPeriod';
import { listedFixedCosts } from './fixedCostList';
import { hanWage, hanWordsBefore, isHanOverheadAmount } from './hanOverhead';
import { monthlyCostsIn } from './monthlyCosts';
import { isOwnDebt } from './ownDebt';
import { overheadPart, ownThing, thingPart } from './overheadWords';
import { wageIn } from './wages';

/** Rent, wages, insurance and instalments of a clause that names no other amount. One of each worker has no period. */
export const overheadsIn = memoise((clause: Clause): readonly Quantity[] => {
  if (clause.quantities.length === 0) return [];
  const listed = clause.speaker === 'rival' || clause.speaker === 'quoted' ? [] : listedFixedCosts(clause);
  if (listed.length > 0) return listed;
  const monthly = monthlyCostsIn(clause);
  if (monthly.length > 0) return monthly;
  const isPago = clause.tokens[0]?.text === 'pago' || clause.tokens[0]?.text === 'pagamos';
  // "Pago 12 mil de renta y 9 mil a mi ayudanta al mes": the period stands behind the last.
  const money = clause.quantities.filter(
    (quantity) => quantity.kind === 'money' || (isBare(quantity) && (quantity.period !== undefined || isPago)),
  );
  if (money.length === 0 || clause.speaker === 'rival' || clause.speaker === 'quoted') return [];
  const wage = clause.sentence.isLatin ? wageIn(clause) : undefined;
  if (wage) return [{ ...wage, period: wage.period ?? periodIn(clause) }];
  // "Van loan: $690 a month" alone is a debt.
  if (money.length === 1 && isOwnDebt(clause)) return [];
  const period = periodIn(clause);
  if (!clause.sentence.isLatin) return hanOverheads(clause, money, period);
  if (period === undefined || clause.quantities.some(({ per }) => per !== undefined)) return [];
  return isOverheadPaid(clause, money[0]!) && (isPago || isListGoingOn(clause, money))
    ? money.map((amount) => ({ ...asMoney(clause, amount), period: amount.period ?? period }))
    : [];
});

const rentAlone =
  /^ (?:y |pero )?(?:(?:el|la|mi|nuestr[oa]) )?(?:alquiler|arriendo|renta)(?: (?:del|de la|de) \S+(?: \S+)?)? (?:nos |me )?(?:cuesta|sale|es|son|anda)(?= )|^ (?:the |our |my )?(?:rent|lease)(?: (?:of|for|on) (?:the |our )?\S+)? (?:is|costs|comes to)(?= )|^ (?:die|unsere|meine) (?:\S*miete|pacht)(?: \S+ \S+)? (?:kostet|beträgt|ist|liegt)(?= )/;

/** "El arriendo del local nos cuesta 4 millones": no cost of one sale, whatever its period. Not beside other amounts. */
export const isRentAlone = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ tokens, sentence }) => sentence.isLatin && rentAlone.test(spacedWords(tokens))) &&
  clauses.flatMap(({ quantities }) => quantities.filter(({ kind }) => kind !== 'time')).length <= 1;

/** Rent needs its period, while wages without one are no price either. */
function hanOverheads(clause: Clause, money: readonly Quantity[], period: Quantity['period']): Quantity[] {
  const found = money.map((amount) => {
    const words = hanWordsBefore(clause, amount);
    return hanWage(words, amount) ?? (period && isHanOverheadAmount(clause, amount) ? amount : undefined);
  });
  return found.flatMap((amount) =>
    amount && !found.includes(undefined) ? { ...amount, period: amount.period ?? period } : [],
  );
}

/** "The shop rent is £900 a month, the electricity £120"; not "…, a haircut £12". */
const isListGoingOn = ({ tokens }: Clause, money: readonly Quantity[]): boolean =>
  money.slice(1).every((amount, index) => {
    const between = spacedWords(tokens.slice(money[index]!.end, amount.start));
    const subject = nextOfList.exec(between)?.groups?.subject;
    return subject !== undefined && splitParts(subject).every(isKnown);
  });

const periods =
  '(?:(?:each|every|per|a) (?:week|month|year)|monthly|weekly|(?:im|pro|jeden) (?:monat|jahr)|monatlich|(?:al|cada) (?:mes|año)|por semana|mensualmente)';
const nextOfList = new RegExp(
  `^ (?:${periods} )?(?:(?:,|and|plus|und|y|dazu|hinzu|kommt|kommen|noch|además|más) )*(?<subject>.+?) (?:(?:is|are|costs?|to|at|with|ist|kostet|mit|es|son|de|con) )*$`,
);
const about = '(?:about|around|roughly|rund|etwa|circa|knapp|gut|fast|unos|unas|casi)';
const upTo = `(?: ${periods})?(?: ${about})? $`;
const lead = `^ (?:(?:and|but|also|und|aber|y|pero|${periods}) )*`;

/** "The rent is", "die Miete liegt bei", "la luz son". */
export const statedOverhead = new RegExp(
  `${lead}(?<subject>[^.;:()]{2,80}?) (?:is|are|was|costs?|comes? (?:in )?(?:to|at)|(?:amount|adds? up) to|total|runs? (?:to|at)|ist|sind|kostet|kosten|beträgt|betragen|(?:liegt|liegen) bei|kommt auf|belaufen sich auf|es(?: de)?|son|cuestan?|salen? (?:a|por)|suman|ascienden a|rondan|:)${upTo}`,
);
/** "The van costs us", "Strom frisst", "el local nos cuesta": the words of what is spent. */
const eaten = new RegExp(
  `${lead}(?<subject>[^.;:()]{2,80}?) (?:costs? (?:us|me)|eats?(?: up)?|swallows?|sets? (?:us|me) back|runs? (?:us|me)(?: to)?|kostet (?:uns|mich)|kosten (?:uns|mich)|fressen|frisst|verschlingt|verschlingen|macht|machen|(?:me|nos) (?:cuestan?|salen?|cobran?)(?: (?:a|por))?|se (?:nos |me )?(?:llevan?|comen?))${upTo}`,
);
/** "Für die Garage zahle ich", "für Strom gehen … drauf", "de autónomos pago", "pago 300.000 pesos de plaza". */
const paidFor = new RegExp(
  `${lead}(?:for|für|an|de|por|en) (?<subject>[^.;:()]{2,60}?) (?:(?:zahle|bezahle|gebe) ich|(?:zahlen|bezahlen|geben) wir|gehen|geht|(?:i|we) pay|pago|pagamos|(?:se )?(?:me |nos )?van?)${upTo}`,
);
/** "We have fixed costs of", "mit Fixkosten von", "tenemos gastos fijos de": no verb stands between. */
const fixedOf =
  / (?:monthly |monatlichen? )?(?:(?:fixed|running) (?:costs|expenses)|(?:fix|fixen? |festen? |laufenden? )kosten|(?:gastos|costes|costos) fijos(?: mensuales)?) (?:of|von|in höhe von|de|por)(?: (?:about|around|roughly|rund|etwa|circa|unos))? $/;
const paidSpanish = new RegExp(`${lead}(?:yo )?(?:pago|pagamos)${upTo}`);
const whatFor = /^ (?:\S+ (?:al|por) \S+ |al mes |por semana )?(?:de|por) (?:(?:la|el|los|las|mi) )?(?<subject>\S+) /;

const splitParts = (subject: string): string[] =>
  subject.split(/ (?:,|and|&|plus|und|sowie|y|e)(?= )/).map((part) => part.trim());

const isKnown = (part: string): boolean => overheadPart.test(part) || thingPart.test(part);

function isOverheadPaid({ tokens, context }: Clause, amount: Quantity): boolean {
  const before = tokens.slice(0, amount.start);
  const label = before.length === 0 ? wordsBefore(context, tokens[0]) : before;
  const words = spacedWords(label);
  const after = spacedWords(tokens.slice(amount.end));
  if (fixedOf.test(words)) return true;
  const said = statedOverhead.exec(words)?.groups?.subject;
  if (said !== undefined && isOverhead(said)) return true;
  if (/ (?:macht|machen) /.test(words) && !/ aus /.test(after)) return false;
  const spent = eaten.exec(words)?.groups?.subject;
  if (spent !== undefined) return isSpentOn(spent) && !/^ (?:less|more|weniger|mehr|menos|más) /.test(after);
  const paid = paidFor.exec(words)?.groups?.subject;
  if (paid !== undefined) return isSpentOn(paid) && (!/ (?:gehen|geht) /.test(words) || / (?:drauf|weg) /.test(after));
  const named = paidSpanish.test(words) ? whatFor.exec(after)?.groups?.subject : undefined;
  return named !== undefined && isKnown(named);
}

/** All are overheads, or one is and the others are things of ours: "the van, the unit and insurance". */
const isOverhead = (subject: string): boolean => {
  const parts = splitParts(subject);
  return parts.every((part) => isKnown(part)) && parts.some((part) => overheadPart.test(part) || ownThing.test(part));
};

/** "Strom, Standplatz und Befüllen": two are enough beside a word of spending. */
const isSpentOn = (subject: string): boolean => {
  const parts = splitParts(subject);
  const known = parts.filter((part) => isKnown(part) && part !== 'the unit');
  return known.length === parts.length || (known.length > 1 && isKnown(parts[0]!));
};
