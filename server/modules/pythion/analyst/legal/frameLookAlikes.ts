import { has, lettersOf, spacedWords, type Token } from '../text/token';
import { isPutInOrder } from './agency';
import { isPerson } from './person';

type Tokens = readonly Token[];
type LookAlike = (tokens: Tokens, index: number) => boolean;

/** "We take their deposits and keep the money for them"; not "for ourselves", "for them to never see again". */
const isKeptForOwners: LookAlike = (tokens, index) => {
  const from = tokens.findLastIndex(({ text }, at) => at <= index && index - at < 3 && /^(?:keep|keeps)$/.test(text));
  return from >= 0 && forOwners.test(spacedWords(tokens.slice(from, from + 14)));
};

const forOwners =
  /^ keeps? (?:the|their|your) (?:money|deposits?|donations?) (?:safe(?:ly)? |in trust )?for (?:them|you|him|her|(?:the|our) (?:customers?|clients?|savers?|owners?|members?|families|family|children|charity|charities|village|school)) (?:[.,;]|until|till|and|in|at|on|so|safely|because|while|to (?:spend|use|collect|take out|withdraw)) /;

const hiding =
  /^(?:hides?|hiding|conceals?|ocultan?|esconden?|callan?|verheimlichen?|verheimlicht|verbergen|verschweigen)$/;
const ownTrouble = String.raw`(?:(?:it|this|lo|das|es)|(?:their|his|her|sus?|ihre?n?) (?:\S+ )?(?:addictions?|drinking|gambling|debts?|illness|disease|problems?|depression|adicci\S+|enfermedad|problemas?|deudas?|depresi\S+|sucht|krankheit|schulden|probleme?))`;
const trouble = new RegExp(` ${ownTrouble} (?:\\S+ ){0,4}?$`);
const troubleAfter = new RegExp(`^ ${ownTrouble} `);

const persons = /^(?:people|those|personas|gente|quienes|menschen|leute)$/;

/** "People with an addiction who hide it from their family": what they keep to themselves, and nothing done behind their backs. */
const isKeptToThemselves: LookAlike = (tokens, index) => {
  if (!hiding.test(tokens[index]?.text ?? '')) return false;
  const relative = tokens.findLastIndex(
    ({ text }, at) => at < index && index - at < 7 && /^(?:who|que|quienes|die)$/.test(text),
  );
  const isOfPeople =
    relative > 0 &&
    tokens
      .slice(Math.max(0, relative - 5), relative)
      .some((token) => isPerson(token) || has(token, 'people', 'target', 'customer') || persons.test(token.text));
  return (
    isOfPeople &&
    (trouble.test(spacedWords(tokens.slice(relative + 1, index))) ||
      troubleAfter.test(spacedWords(tokens.slice(index + 1, index + 6)))) &&
    !tokens.some((token) => has(token, 'watch', 'spy', 'withhold'))
  );
};

/** 被同行的刷单和假好评挤到后面: what others do, and who suffers from it. */
const isSufferedFrom: LookAlike = (tokens, index) => {
  const from = tokens.findLastIndex(({ text }, at) => at < index && /^[,，。;；.]$/.test(text)) + 1;
  const before = lettersOf(tokens.slice(from, index));
  return /被(?:同行|对手|竞争|别人|他人|别家|其他|骗子|黑|商家|大店|有人)[^我]*$/u.test(before) && !/我/u.test(before);
};

/** By frame: its first word in a sense that does no harm. */
const lookAlikes: Readonly<Record<string, LookAlike>> = {
  'false claim': isKeptForOwners,
  'no consent': isKeptToThemselves,
  discrimination: isPutInOrder,
  fake: isSufferedFrom,
};

/** "Sort out the paperwork", "keep the money for them": the words of a frame, and no harm. */
export const isLookAlike = (frame: string, tokens: Tokens, index: number): boolean =>
  lookAlikes[frame]?.(tokens, index) ?? false;
