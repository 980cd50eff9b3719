import type { BillingPeriod } from '../../../../../shared/contracts/analysis';
import { isRateWord, periodWords, perWords } from '../lexicon/numbers';
import { measureWords } from './spokenYuan';
import { periodAround, periodBeside, periodOfPass } from './statedPeriod';
import type { Token } from './token';

/** What a quantity is counted for: a period, a unit, or both. */
export type Per = { period?: BillingPeriod; name?: string; unit?: string; end: number };

/** What an amount or a count is for, behind it or before it: "£14 a week", "je Wochenende 220 Euro". */
export function perOf(tokens: readonly Token[], start: number, end: number, isMoney: boolean): Per {
  const after = (isMoney ? readHanOne(tokens, end) : undefined) ?? readPer(tokens, end);
  if (!isMoney || after.period !== undefined) return after;
  // "Monatlich 45 Euro pro Filiale": the period before, the unit behind.
  if (after.unit !== undefined) return { ...after, period: periodBeside(tokens, start) };
  const known = readDefinite(tokens, end) ?? readPerBefore(tokens, start);
  return (
    known ?? {
      ...after,
      period: periodAround(tokens, start, end) ?? (isHan(tokens[start - 1]) ? periodOfPass(tokens, start) : undefined),
    }
  );
}

const isHan = (token: Token | undefined): boolean => /\p{Script=Han}/u.test(token?.text ?? '');

const hanUnit = new RegExp(`^${measureWords('车期')}$`, 'u');
/** 一年后, 一周内: when, and not for how long. */
const hanWhen = /^(?:以?后|之?后|以?内|之内|以?前|之前|里|就|才|多|半|性|没|都|也|不)/u;
/** 付200元每周来一次: what follows is done every week. */
const hanEnd = /^(?:[,，。.;；!！?？、每一的和/]|$)/u;

/** 200元一个月, 80元一次, 200元每月, 100元一家一年: one of what an amount is for, behind it. */
function readHanOne(tokens: readonly Token[], index: number): Per | undefined {
  const first = tokens[index]?.text ?? '';
  if (!/^[一每]/u.test(first)) return undefined;
  const joined = first.replace(/^[一每]个?(?=.|$)/u, '');
  const [unit, end] = joined === '' ? [tokens[index + 1]?.text ?? '', index + 2] : [joined, index + 1];
  const next = tokens[end]?.text ?? '';
  if (hanWhen.test(next) || (first.startsWith('每') && !hanEnd.test(next))) return undefined;
  const period = Object.hasOwn(periodWords, unit) ? periodWords[unit] : undefined;
  if (period === undefined && !hanUnit.test(unit)) return undefined;
  const more = readHanOne(tokens, end);
  return {
    period: period ?? more?.period,
    unit: period === undefined ? unit : more?.unit,
    end: Math.max(end, more?.end ?? 0),
  };
}

/** "65 € la hora", "58 Euro die Stunde", "£120 for the year": an article stands for "per". */
function readDefinite(tokens: readonly Token[], index: number): Per | undefined {
  const [article, word] = tokens.slice(index, index + 2);
  // "1,90 der laufende Meter".
  const at = /^(?:laufende|angefangene|gefahrene|ganze|fertige)[rsn]?$/.test(word?.text ?? '') ? index + 2 : index + 1;
  const [unit, next] = tokens.slice(at, at + 2);
  if (article?.text === 'for' && /^(?:the|this)$/.test(unit?.text ?? '') && isPeriod(next?.text ?? ''))
    return { period: periodWords[next!.text], name: nameOfPeriod(next!), end: index + 3 };
  if (!article || !unit) return undefined;
  // Without tags, "la muestra" is taken for a verb.
  const isSpanish =
    /^(?:la|el)$/.test(article.text) &&
    (unit.pos === 'noun' || (unit.pos === 'verb' && unit.text === unit.lemma)) &&
    /^(?:punct|conj|adp|aux|undefined)$/.test(`${next?.pos}`) &&
    !/^(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mayoría|minoría|mitad|parte|resto)$/.test(unit.text);
  const isGerman =
    unit.pos === 'noun' &&
    /^(?:die|der|das)$/.test(article.text) &&
    (isPeriod(unit.text) || germanUnits.test(unit.text));
  if (!isSpanish && !isGerman) return undefined;
  return isPeriod(unit.text) ? { period: periodWords[unit.text], end: at + 1 } : { unit: unit.lemma, end: at + 1 };
}

const germanUnits =
  /^(?:stunde|nacht|stück|kilo|liter|meter|quadratmeter|person|kiste|flasche|fahrt|fuhre|tonne|portion|haus|wohnung|zimmer|hektare?|parzelle|ster|baum|fenster|glas|beutel|sack|palette|runde|tour|platz)$/;

/** "Je Wochenende 220 Euro", "por hora 20 euros". */
function readPerBefore(tokens: readonly Token[], start: number): Per | undefined {
  const [per, unit] = tokens.slice(Math.max(0, start - 2), start);
  if (!/^(?:je|pro|por|per)$/.test(per?.text ?? '') || unit?.pos !== 'noun') return undefined;
  return isPeriod(unit.text) ? { period: periodWords[unit.text], end: 0 } : { unit: unit.lemma, end: 0 };
}

/** A period whose word is not its own name. */
const nameOfPeriod = ({ lemma }: Token): string | undefined =>
  /^(?:night|season|term)$/.test(lemma) ? lemma : undefined;

const isPeriod = (word: string): boolean => Object.hasOwn(periodWords, word);

/** Reads "a month", "/ month", "monthly", "per filled shift" at `index`. */
export function readPer(tokens: readonly Token[], index: number): Per {
  const word = tokens[index];
  if (!word) return { end: index };
  const period = Object.hasOwn(periodWords, word.text) ? periodWords[word.text] : undefined;
  if (period !== undefined && isRateWord(word.text)) return readRate(tokens, index + 1, period);
  if (word.text === 'each' && tokens[index + 1]?.pos !== 'noun') return { unit: 'each', end: index + 1 };
  if (word.text === 'am' && tokens[index + 1]?.text === 'tag') return { period: 'day', end: index + 2 };
  // "28 Euro in der Woche", "28 euros a la semana".
  if (
    (word.text === 'in' || word.text === 'a') &&
    /^(?:in der|a la) (?:woche|semana)$/.test(
      tokens
        .slice(index, index + 3)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return { period: 'week', end: index + 3 };
  if (!perWords.has(word.text)) return { end: index };
  const target = tokens[index + 1];
  if (target && Object.hasOwn(periodWords, target.text)) {
    const more = target && isAnd(tokens[index + 2]) ? readPer(tokens.slice(0, index + 3), index + 3) : undefined;
    return { period: periodWords[target.text], name: nameOfPeriod(target), unit: more?.unit, end: index + 2 };
  }
  if (word.text === 'par' && target) return readFrenchPer(target, index + 2);
  if (word.text === 'for' || word.text === 'a' || word.text === 'an') return readForUnits(tokens, index);
  const head = headAfter(tokens, index + 1) ?? headOfVerb(tokens, index + 1);
  if (!head) return { end: index };
  const following = tokens[head.index + 1];
  const then =
    following && (perWords.has(following.text) || isAnd(following))
      ? readPer(tokens, isAnd(following) ? head.index + 2 : head.index + 1)
      : undefined;
  const later = isAnd(following) ? periodWords[tokens[head.index + 2]?.text ?? ''] : undefined;
  return { period: then?.period ?? later, name: then?.name, unit: head.lemma, end: head.index + 1 };
}

/** "Monthly per clinic", "mensuales por clínica". */
function readRate(tokens: readonly Token[], end: number, period: BillingPeriod): Per {
  const per = /^(?:per|pro|je|por)$/.test(tokens[end]?.text ?? '') ? readPer(tokens, end) : undefined;
  return per?.unit === undefined ? { period, end } : { period, unit: per.unit, end: per.end };
}

const frenchPeriods: Readonly<Record<string, BillingPeriod>> = {
  jour: 'day',
  semaine: 'week',
  mois: 'month',
  trimestre: 'quarter',
  an: 'year',
};

/** "40 euros par an", "25 euros par remplacement pourvu": the noun stands before its adjectives. */
function readFrenchPer({ text, lemma, pos }: Token, end: number): Per {
  const period = Object.hasOwn(frenchPeriods, text) ? frenchPeriods[text] : undefined;
  if (period !== undefined) return { period, end };
  return pos === 'noun' ? { unit: lemma, end } : { end: end - 2 };
}

/** "Per set per term", "per visit.": what the tagger takes for a verb behind "per". */
function headOfVerb(tokens: readonly Token[], index: number): { lemma: string; index: number } | undefined {
  const [word, next] = tokens.slice(index, index + 2);
  const isUnit =
    tokens[index - 1]?.text === 'per' &&
    word?.pos === 'verb' &&
    (next === undefined || !/^(?:noun|adj|det)$/.test(next.pos));
  return isUnit ? { lemma: word.lemma, index } : undefined;
}

const isAnd = (token: Token | undefined): boolean => /^(?:and|und|y|e|et|和)$/.test(token?.text ?? '');

/** "£2 a bay a month". */
function readForUnits(tokens: readonly Token[], index: number): Per {
  const unit = readForUnit(tokens, index);
  const then = unit.unit !== undefined && /^(?:an?|per|each|every)$/.test(tokens[unit.end]?.text ?? '');
  const more = then ? readPer(tokens, unit.end) : undefined;
  return more?.period === undefined ? unit : { ...more, unit: unit.unit };
}

/** "12 euros a bag" and "129 euros for a repair". */
function readForUnit(tokens: readonly Token[], index: number): { unit?: string; end: number } {
  const isArticle = /^(?:a|an|each|one)$/.test(tokens[index + 1]?.text ?? '');
  if (tokens[index]?.text === 'for' && !isArticle) return { end: index };
  const head = headAfter(tokens, tokens[index]?.text === 'for' ? index + 2 : index + 1);
  return head ? { unit: head.lemma, end: head.index + 1 } : { end: index };
}

/** The head of the noun phrase at `index`: the last noun before something else. */
export function headAfter(tokens: readonly Token[], index: number): { lemma: string; index: number } | undefined {
  let head: { lemma: string; index: number } | undefined;
  const most = Math.min(tokens.length, index + 6);
  for (let at = index; at < most; at++) {
    const token = tokens[at];
    if (!token || token.text.startsWith('每')) break;
    if (token.pos === 'noun') head = { lemma: token.lemma, index: at };
    else if (
      head ||
      !(
        token.pos === 'adj' ||
        token.pos === 'det' ||
        token.pos === 'pron' ||
        (token.pos === 'verb' &&
          /(?:ed|ing|en)$/.test(token.text) &&
          /^(?:noun|adj)$/.test(tokens[at + 1]?.pos ?? '')) ||
        token.text === '-'
      )
    )
      break;
  }
  return head;
}
