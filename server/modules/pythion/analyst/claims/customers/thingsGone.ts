import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, type Token } from '../../text/token';
import { isAgentive } from '../people/agentive';
import { countBefore } from './countBefore';

/** Appointments, orders and batches are cancelled or stopped without anybody who leaves. */
const dealings =
  /^(?:order|booking|reservation|appointment|flight|train|trip|tour|ride|class|lesson|session|shift|delivery|shipment|batch|lot|sample|scan|test|event|meeting|seat|ticket|machine|shot|call)$|^(?:termine?n?|buchung(?:en)?|bestellung(?:en)?|flüge?n?|fahrt(?:en)?|kurse?n?|stunden|lieferung(?:en)?|chargen?|proben?)$|^(?:citas?|reservas?|vuelos?|pedidos?|clases?|viajes?|entregas?|lotes?|muestras?)$|^[批次单页件台箱盒]/u;

/** The words of somebody who ends, in a language whose tagger gives them no concept. */
const ending = new Set(['aufgehört', 'gestoppt', 'pararon', 'parados', 'paradas']);
const mostWords = 4;
/** "17 ya habían cancelado": the word after the number tells when, and nothing that is counted. */
const adverb = /^(?:ya|aún|también|después|luego|todavía)$/;

/**
 * "3,100 batches so far, 4 mix-ups stopped", "9 of the 400 flights were cancelled": what is counted are errors, or what was booked
 * or made, and no customers.
 */
export const isThingsGone = memoise((clause: Clause): boolean => {
  const { tokens, quantities, context } = clause;
  const end = tokens.findIndex(
    (token) => (token.pos === 'verb' && has(token, 'cancel', 'churn')) || ending.has(token.text),
  );
  const part = quantities.findLast(
    ({ kind, end: to, period }) => kind === 'count' && to <= end && period === undefined,
  );
  if (!part) return false;
  const named = tokens.slice(part.end, end).filter(({ text }) => !adverb.test(text));
  if (named.length > mostWords || named.some(({ text }) => text === ',') || named.some(isWho)) return false;
  const last = named.findLast(({ pos }) => pos === 'noun') ?? named.findLast(({ pos }) => pos !== 'aux');
  if (last && isThing(last)) return true;
  if (part.of !== undefined) return false;
  const whole = countBefore(context, tokens[part.start], part.value);
  const all = whole && nounsFrom(context, whole.end);
  if (!named.some(({ pos }) => pos === 'noun')) return all?.slice(-1).some(isThing) === true;
  // "4 mix-ups" of 3,100 batches: neither is a word for customers, and the one isn't the other.
  return (
    all !== undefined &&
    part.unit !== undefined &&
    named.length > 0 &&
    !all.some(({ lemma }) => named.some((token) => token.lemma === lemma)) &&
    (!all.some(isWho) || tokens[end]?.text === 'stopped')
  );
});

/** A noun with the nouns before it: "event venues". */
function nounsFrom(tokens: readonly Token[], start: number): readonly Token[] {
  const end = tokens.findIndex(({ pos }, index) => index > start && pos !== 'noun');
  return tokens.slice(start, end < 0 ? undefined : end);
}

const isThing = (token: Token): boolean =>
  !has(token, 'people', 'customer', 'everyone') && (has(token, 'trouble', 'worse') || dealings.test(token.lemma));

const isWho = (token: Token): boolean =>
  has(token, 'people', 'customer', 'everyone') || (isAgentive(token.lemma) && !isThing(token));
