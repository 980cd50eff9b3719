import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, money, type Claim } from '../claim';
import { hanPlaceAlone } from './hanOverhead';
import { ofPrice } from './generalPrices';
import { statedOverhead } from './overhead';
import { thingPart } from './overheadWords';
import { person } from './ownMeans';

/** What a clause calls by its noun, and what is asked or paid for it. */
const thingOf = (clause: Clause): string | undefined => {
  const amount = money(clause);
  if (!amount?.period || amount.period === 'day' || amount.per !== undefined || !isFact(clause)) return undefined;
  const before = clause.tokens.slice(0, amount.start);
  if (!clause.sentence.isLatin) return hanPlaceAlone.exec(lettersOf(before))?.groups?.place;
  const words = spacedWords(before);
  const after = spacedWords(clause.tokens.slice(amount.start));
  const rented = landlord.test(words) ? forRoom.exec(after)?.groups?.room : undefined;
  if (rented !== undefined) return thingPart.test(`the ${rented}`) ? rented : undefined;
  const subject = statedOverhead.exec(words)?.groups?.subject ?? '';
  const [article, noun = '', more] = subject.split(' ');
  if (!definite.test(article ?? '')) return undefined;
  const isWorker = more === undefined && worker.test(noun) && / (?:costs?|kostet|cuesta) /.test(words);
  return thingPart.test(subject) || isWorker || leased.test(after) ? noun : undefined;
};

/** "The church charges £90 a week for the hall". */
const landlord =
  /^ (?:the|our|my|die|der|das|unsere?|meine?|el|la|mi) (?:\S+ ){1,3}?(?:charges?|asks?|wants?|takes?|verlangt|nimmt|berechnet|cobra|pide)(?: (?:us|me|uns|mir))? (?:(?:about|around|rund|etwa|unos) )?$/;
const forRoom = / (?:for|für|por) (?:the|our|den|die|das|unsere?n?|el|la|nuestr[oa]) (?<room>[^\s,.]+) /;
/** "The driver costs £1,100 a month". */
const worker = new RegExp(
  `^(?:${person.en}|\\S*fahrer(?:in)?|\\S+(?:kraft|hilfe)|putzfrau|conductora?|chófer|ayudante|limpiadora?|emplead[oa])$`,
);
/** "The minibus costs £420 a month on lease". */
const leased = / (?:on (?:a )?(?:lease|finance|hire purchase)|im leasing|auf raten|en leasing|a plazos) /;

const definite = /^(?:the|my|our|die|der|das|unsere?|meine?|el|la|mi|nuestr[oa])$/;
const at = /^(?:at|from|in|on|off|am|im|an|auf|aus|en|desde)$/;

/** "We let stalls": the text names it elsewhere as what is offered, and not as where we work. */
const isNamedElsewhere = (noun: string, clause: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some((other) => {
    if (other === clause || (leased.test(spacedWords(clause.tokens)) && !isLetting(other))) return false;
    if (!other.sentence.isLatin) return new RegExp(`(?<!在.{0,6})${noun}`, 'u').test(lettersOf(other.tokens));
    const { tokens } = other;
    return tokens.some(
      ({ text, lemma }, index) =>
        (text === noun || lemma === noun || text === `${noun}s` || text === `${noun}es`) &&
        !tokens.slice(Math.max(0, index - 3), index).some((word) => at.test(word.text)),
    );
  });

const isLetting = ({ tokens }: Clause): boolean =>
  tokens.some(
    (token) =>
      /^(?:let|lease|rent|hire|sell)$/.test(token.lemma) || /^(?:vermiete|verkaufe|alquil|vend)/.test(token.text),
  );

/** A machine that has to be bought: 一台烘干机要65万元. */
const machine = /一[台套辆条](?!一)[^,，]{1,8}(?:要|得)(?:大概)?\d[\d.]*万/u;

/**
 * "A loaf is 4 euro. The stall is 28 euro a week", 每家收120元。仓库一个月6000元: where something else has a price, a room is what we pay
 * for, unless the text offers it.
 */
export function withPlaceCosts(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const things = clauses.flatMap((clause) => {
    const noun = thingOf(clause);
    const isMachine =
      !clause.sentence.isLatin && clause.quantities.length > 0 && machine.test(lettersOf(clause.tokens));
    if (isMachine) return [{ clause, quantity: undefined }];
    return noun === undefined || isNamedElsewhere(noun, clause, clauses) ? [] : [{ clause, quantity: money(clause) }];
  });
  if (things.length === 0) return claims;
  const paid = new Set(things.map(({ clause }) => clause));
  const isPriced = claims.some(
    ({ kind, clause, quantity }) => kind === 'priceNumber' && quantity !== undefined && !paid.has(clause),
  );
  if (!isPriced) return claims;
  const known = new Set(claims.flatMap(({ kind, clause }) => (kind === 'fixedCost' ? clause : [])));
  return [
    ...claims.filter(({ kind, clause }) => !(paid.has(clause) && (ofPrice.has(kind) || kind === 'unitCost'))),
    ...things.flatMap(({ clause, quantity }) =>
      quantity && !known.has(clause) ? makeClaim('fixedCost', clause, { quantity }) : [],
    ),
  ];
}
