import type { Quantity } from '../../text/quantities';
import { has, hasAny, isVerb, type Token } from '../../text/token';

const charging: ReadonlySet<string> = new Set(['charge', 'bill', 'invoice']);
const chargingInGerman: ReadonlySet<string> = new Set(['berechnet', 'berechnen', 'verlangt', 'verlangen', 'nimmt']);
const us = /^(?:us|me|uns|mir|mich|nos)$/;

/**
 * "Die Wäscherei berechnet uns 5,20 €", "la lavandería nos cobra 5 €", "de materiales se me van 19", "the laundry takes £2.10 of
 * each kilo": what others charge us for one sale.
 */
export const isChargingUs = (tokens: readonly Token[], index: number): boolean => {
  const { text = '', lemma = '' } = tokens[index] ?? {};
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (charging.has(lemma) && isVerb(tokens[index])) return us.test(next?.text ?? '');
  if (chargingInGerman.has(text)) return us.test(next?.text ?? '');
  if (text === 'cobra' || text === 'cobran') return us.test(before?.text ?? '');
  if (text === 'va' || text === 'van')
    return us.test(before?.text ?? '') && tokens[index - 2]?.text === 'se' && !isLeaving(tokens, index);
  return lemma === 'take' && isShareOfEach(tokens, index);
};

/** "Cada mes se me van 2 de mis 22 clientes": people who leave. What money goes for is named, "de materiales se me van 19". */
const isLeaving = (tokens: readonly Token[], index: number): boolean =>
  hasAny(tokens.slice(index + 2, index + 7), 'people', 'customer') ||
  (/^[.,;]?$/.test(tokens[index + 2]?.text ?? '') &&
    !tokens.slice(0, index).some(({ text }) => /^(?:de|en|por)$/.test(text)));

/** "Takes £2.10 of each kilo": not "takes half of each day". */
const isShareOfEach = (tokens: readonly Token[], index: number): boolean =>
  tokens[index + 1]?.pos === 'sym' &&
  tokens[index + 3]?.text === 'of' &&
  /^(?:each|every)$/.test(tokens[index + 4]?.text ?? '') &&
  !tokens.slice(0, index).some((token) => has(token, 'own', 'customer'));

/** "Ein Set kostet 11,50 €", "una caja cuesta 30 €": what one costs those who buy it. */
export const isOneCosting = (tokens: readonly Token[], { start }: Pick<Quantity, 'start'>): boolean =>
  /^(?:an?|each|every|ein|eine|jede[rs]?|una?|cada)$/.test(tokens[0]?.text ?? '') &&
  start <= 5 &&
  /^(?:costs|kostet|cuesta)$/.test(tokens[start - 1]?.text ?? '');

const fractions: Readonly<Record<string, number>> = {
  half: 1 / 2,
  hälfte: 1 / 2,
  mitad: 1 / 2,
  third: 1 / 3,
  drittel: 1 / 3,
  tercio: 1 / 3,
  quarter: 1 / 4,
  viertel: 1 / 4,
  fifth: 1 / 5,
  fünftel: 1 / 5,
  tenth: 1 / 10,
  zehntel: 1 / 10,
};

/** "Teile kosten mich etwa ein Fünftel davon", "parts cost me about a third of that": which part of the price goes for it. */
export function fractionOfPrice(tokens: readonly Token[], from: number): number | undefined {
  const at = tokens.findIndex(({ text }, index) => index > from && Object.hasOwn(fractions, text));
  const after = tokens.slice(at + 1, at + 3).map(({ text }) => text);
  const isOfPrice =
    after[0] === 'davon' || (/^(?:of|de)$/.test(after[0] ?? '') && /^(?:that|it|eso|ello)$/.test(after[1] ?? ''));
  return at > from && isOfPrice ? fractions[tokens[at]!.text] : undefined;
}

/** "Nos cuesta", "nos salen a unos 17". */
export const isCosting = (tokens: readonly Token[], index: number): boolean =>
  /^(?:cuesta|coûte|custa)/.test(tokens[index]?.text ?? '') ||
  (/^salen?$/.test(tokens[index]?.text ?? '') && /^(?:a|por|en)$/.test(tokens[index + 1]?.text ?? ''));

/** "The round sets us back 29 dollars". */
export const isSetback = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lemma === 'set' && tokens[index + 1]?.text === 'us' && tokens[index + 2]?.text === 'back';
