import type { Clause } from '../text/clause';
import { readQuantities, type Quantity } from '../text/quantities';
import { has, hasAny, isVerb, type Token } from '../text/token';
import { readChange } from './change';
import { isLessDone } from './sideBySide';
import { memoise } from '../text/memoise';

/** The side of ours and the side of today, in any language with a lexicon. */
const withUs = /^(?:with|our|new|using|mit|unser\w*|con|nuestr\w*|用|有|avec|notre|com|nosso|nossa)$/;
const withoutUs =
  /^(?:without|old|other|usual|control|parallel|ordinary|standard|untreated|ohne|alte\w*|andere\w*|sin|viejas?|otras?|habitual(?:es)?|convencional(?:es)?|übliche\w*|herkömmliche\w*|没有|不用|sans|sem|frente|gegenüber|contre|contra|against|versus|vs)$/;

/** Whether a sentence has the side of today at all. */
const isWithToday = memoise((context: readonly Token[]): boolean => context.some(({ text }) => withoutUs.test(text)));

/** Figures before and after, or side by side, that moved the right way. */
export const isMeasuredBetter = memoise((clause: Clause): boolean => {
  const change = readChange(clause);
  return change === 'good' || (change === 'none' && readComparison(clause) === 'good');
});

const ownFigures =
  /^(?:sale|order|lesson|booking|user|customer|client|subscriber|member|download|revenue|turnover|income|sign-?up|follower|listing|takings|umsatz|bestellung|bestellungen|kunden|buchungen|nutzer|mitglieder|abos?|venta|pedido|cliente|reserva|usuario|socio|ingreso|descarga)s?$/;
const othersOrOurs =
  /^(?:their|her|his|its|with|using|through|thanks|ihr|ihre|ihren|mit|dank|sus?|con|gracias|durch|because|weil|porque)$/;

/** "340 members, up from 120". */
export const isGrowing = (context: readonly Token[]): boolean =>
  context.some(({ text }) => text === 'up') &&
  context.some(({ lemma }) => /^(?:member|user|customer|subscriber|client|order|sale|follower)$/.test(lemma));

/** "Total lessons grew from 52 to 187": our own growth, and no difference to today's way. Not "their bookings", "with our tool". */
export const isOwnGrowth = ({ tokens, quantities, speaker, sentence }: Clause): boolean => {
  const before = tokens.slice(0, quantities[0]?.start ?? 0);
  return (
    sentence.isLatin &&
    /^(?:own|other)$/.test(speaker) &&
    tokens.some((token) => has(token, 'rise')) &&
    before.some(({ lemma, text }) => ownFigures.test(lemma) || ownFigures.test(text)) &&
    !tokens.some(({ text }) => othersOrOurs.test(text)) &&
    !before.some((token) => has(token, 'people', 'venue') && !has(token, 'customer') && !ownFigures.test(token.lemma))
  );
};

/** "Two contractors right now, 5 crews, about 46 plates a day": counts of a sentence without a verb that nothing compares. */
export const isMereList = (clauses: readonly Clause[]): boolean =>
  clauses.length > 0 &&
  clauses.every(({ hasVerb, sentence }) => sentence.isLatin && !hasVerb) &&
  clauses.every((clause) => !isMeasuredBetter(clause)) &&
  !(clauses[0]?.context ?? []).some(
    ({ text }) => withUs.test(text) || withoutUs.test(text) || comparing.test(text) || /^[%:;>→-]$/.test(text),
  );

const comparing =
  /^(?:before|after|earlier|previously|then|was|from|to|than|instead|down|up|vs|versus|less|fewer|more|lower|higher|faster|shorter|half|halved|double|vorher|nachher|früher|zuvor|danach|statt|auf|von|als|weniger|mehr|antes|después|ahora|de|que|menos|más|it|us|ours|measured|gemessen|medido)$/;

/**
 * Two measured figures side by side: with us and without us, new and old, treated and control. The sentence reports a fact;
 * beliefs and quotations measure nothing. `bad` when the figure moved the wrong way.
 */
function readComparison(clause: Clause): 'good' | 'bad' | 'none' {
  const { context, modality, speaker, sentence } = clause;
  const all = readQuantities(context);
  // Only words of Latin letters compare with a single figure.
  if (!sentence.isLatin && all.length < 2) return 'none';
  if (isLessDone(clause)) return 'bad';
  if (modality !== 'fact' || !/^(?:own|people|other)$/.test(speaker) || hasAny(context, 'plan', 'hedge', 'condition'))
    return 'none';
  if (!isMeasured(clause) || context.some(({ text }) => future.test(text))) return 'none';
  if (sentence.isLatin && isShareBetter(clause)) return 'good';
  if (!isWithToday(context)) return 'none';
  const quantities = all.filter(({ kind }) => kind !== 'money' || hasAny(context, 'show', 'cost'));
  const sides = quantities.map((quantity, index) => sideOf(context, quantities, quantity, index));
  const [ours, theirs] = [sides.indexOf('ours'), sides.indexOf('theirs')];
  const rest = quantities.filter((_quantity, index) => index !== theirs);
  const single =
    theirs >= 0 && ours < 0
      ? rest.filter(({ of }) => (of !== undefined) === (quantities[theirs]?.of !== undefined))
      : [];
  const [left, right] = [quantities[ours] ?? (single.length === 1 ? single[0] : undefined), quantities[theirs]];
  if (!left || !right || left.value === right.value || !isAlike(left, right)) return 'none';
  const measure = context.filter(
    (_token, index) => !quantities.some(({ start, end }) => index >= start && index < end),
  );
  const isHigher = left.value / (left.of ?? 1) > right.value / (right.of ?? 1);
  const lowIsGood = hasAny(measure, 'trouble', 'worse', 'cost', 'churn');
  const highIsGood =
    hasAny(measure, 'better') ||
    measure.some(({ lemma }) => /^(?:keep|last|hold|pass|survive|save|remain|find|finish)$/.test(lemma)) ||
    measure.some(({ text }, index) => text === 'on' && measure[index + 1]?.text === 'time');
  if (lowIsGood === highIsGood) return 'good';
  return lowIsGood === isHigher ? 'bad' : 'good';
}

/** "Hará", "tardarán": nothing is measured yet. */
const future = /^\p{L}+[aei]rán?$/u;

const isAlike = (left: Quantity, right: Quantity): boolean =>
  left.kind === right.kind || left.kind === 'count' || right.kind === 'count';

/** A past verb that is no wish. */
const isMeasured = ({ context }: Clause): boolean =>
  // "Una me dijo que sí y las otras dos tienen su mecánico": what is said measures nothing.
  (context.every(({ text, lemma }) => text === lemma) &&
    context.some(({ pos }) => pos === 'verb') &&
    !hasAny(context, 'say', 'interview')) ||
  (context.some(
    (token) =>
      (isVerb(token) &&
        token.text !== token.lemma &&
        !token.text.endsWith('ing') &&
        token.lemma !== 'be' &&
        !/^(?:dreamt|wished|feared|hoped|trusted|said)$/.test(token.text)) ||
      (has(token, 'show', 'use', 'fall', 'rise', 'trouble') && /[^ -~]/.test(token.text)) ||
      has(token, 'fall', 'rise', 'show'),
  ) &&
    !hasAny(context, 'friends', 'praise'));

/** The words from the figure before to the figure after decide whose it is. */
function sideOf(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  quantity: Quantity,
  index: number,
): 'ours' | 'theirs' | undefined {
  const from = quantities[index - 1]?.end ?? 0;
  const to = quantities[index + 1]?.start ?? tokens.length;
  const follows = tokens.slice(quantity.end, Math.min(to, quantity.end + 6));
  const stop = follows.findIndex(({ text, pos }) => pos === 'conj' || /^[,;:]$/.test(text));
  const after = stop < 0 ? follows : follows.slice(0, stop);
  const before = tokens.slice(Math.max(from, quantity.start - 9), quantity.start);
  const isOf = (pattern: RegExp, words: readonly Token[]): boolean => words.some(({ text }) => pattern.test(text));
  const isTheirs = isOf(withoutUs, after) || isOf(withoutUs, before);
  const isOurs = isOf(withUs, after) || isOf(withUs, before);
  if (isTheirs && isOurs) {
    if (isOf(withUs, after)) return 'ours';
    return isOf(withoutUs, after) || isOf(withoutUs, before.slice(-6)) ? 'theirs' : 'ours';
  }
  return isTheirs ? 'theirs' : isOurs ? 'ours' : undefined;
}

const fractions: ReadonlySet<string> = new Set(['third', 'half', 'quarter', 'fifth', 'tenth']);

/** "The meters showed 41 percent less": measured against before. */
function isShareBetter({ tokens, quantities }: Clause): boolean {
  const share = quantities.find(
    ({ kind, end }) =>
      kind === 'percent' && /^(?:less|fewer|lower|shorter|faster|weniger|menos)$/.test(tokens[end]?.text ?? ''),
  );
  const isPart =
    tokens.some(({ text }, index) => fractions.has(text) && /^(?:of|the|as)$/.test(tokens[index + 1]?.text ?? '')) &&
    tokens.some(({ text }) => /^(?:measured|counted|weighed|logged|recorded)$/.test(text));
  if (isPart) return true;
  if (share === undefined) return false;
  const isShown = tokens.some(
    (token) => has(token, 'show') || /^(?:use|need|burn|take|consume|lose)$/.test(token.lemma),
  );
  const isPast = tokens.some((token) => isVerb(token) && token.text !== token.lemma);
  return isShown && isPast;
}
