import { maxRefinement } from '../../../../../shared/analysisRubric';
import type { Clause } from '../text/clause';
import { readQuantities, type Quantity } from '../text/quantities';
import { has, hasAny, isVerb, type Token } from '../text/token';
import { does, isFact, makeClaim, money, states, type Claim } from './claim';
import { readChange } from './change';
import { readComparison } from './comparison';
import { isForeign, isOpinion, isSum } from './hearsay';
import { isAgentive } from './agentive';

/** Evidence of a clause, by the ladder of the rubric, or undefined. */
export function readEvidence(clause: Clause): Claim | undefined {
  if ((!isFact(clause) && !isStatedIntention(clause)) || clause.isNobody || hasAny(clause.tokens, 'declined'))
    return undefined;
  const level = levelOf(clause);
  if (level === undefined) return undefined;
  const count = subjectCount(clause);
  return makeClaim('evidence', clause, {
    evidence: level + (level >= 2 ? refinementOf(clause, count) : 0),
    quantity: count,
  });
}

function levelOf(clause: Clause): number | undefined {
  const count = subjectCount(clause);
  if (isOpinion(clause) || isSum(clause)) return undefined;
  if (isForeign(clause.tokens)) return undefined;
  if (isPayment(clause, count)) return 5;
  if (
    readChange(clause) === 'good' ||
    readComparison(clause) === 'good' ||
    isLastingUse(clause, count) ||
    isOutcome(clause, count)
  )
    return 4;
  if (isIntention(clause)) return count || states(clause, 'survey') ? 2 : undefined;
  if (isTold(clause, count)) return 3;
  const isSigned =
    clause.tokens.some(({ text }) => text === 'from' || text === 'by') && hasAny(clause.context, 'price', 'applied');
  if (states(clause, 'letter') && (count || isSigned)) return 3;
  if (isRunning(clause)) return 4;
  if (states(clause, 'survey') && count) return 2;
  return undefined;
}

/** "30 of 45 said that they would pay": a fact about words. */
const isStatedIntention = (clause: Clause): boolean =>
  clause.speaker === 'people' &&
  clause.modality === 'condition' &&
  states(clause, 'intend') &&
  does(clause, 'say') &&
  !clause.context.some(({ text }) => /^(?:if|imagine|suppose|unless)$/.test(text));

/** People or customers that are counted, and more than none. */
export function peopleCount(clause: Clause): Quantity | undefined {
  return clause.quantities.find(({ kind, value, unit, start, end }) => {
    const [word] = clause.tokens.slice(start);
    // "Owners with fewer than 30 staff": the size of each, not how many there are.
    if (/^(?:than|with|under|to|having)$/.test(clause.tokens[start - 1]?.text ?? '')) return false;
    if (kind !== 'count' || value < 1 || (word && clause.negated.has(word))) return false;
    const words = clause.tokens.slice(start, end + 5);
    const isOfThem = /^(?:of|davon|von|de|位|个|家)$/.test(clause.tokens[end]?.text ?? '');
    const isSubject = unit === undefined && !clause.tokens.slice(0, start).some(({ pos }) => pos === 'verb');
    // "Five facilities kept …": what is counted acts as people do.
    const verb = clause.tokens.slice(end, end + 4).find(({ pos }) => pos === 'verb');
    const isActing =
      unit !== undefined &&
      verb !== undefined &&
      (has(verb, 'pay', 'say', 'show', 'interview', 'renew', 'book', 'cancel') ||
        /^(?:keep|take|call|send|join|order)$/.test(verb.lemma)) &&
      !hasAny(words.slice(0, 3), 'product', 'worse', 'trouble');
    return isOfThem || isSubject || isActing || hasAny(words.slice(0, 4), 'people', 'customer') || isAgentive(unit);
  });
}

/** The counted people of the clause, or of the clause before where the subject goes on: "… and paid each time". */
export function subjectCount(clause: Clause): Quantity | undefined {
  const count = peopleCount(clause);
  const first = clause.tokens.find(({ pos }) => pos !== 'conj');
  const goesOn = clause.speaker === 'people' && first !== undefined && isVerb(first);
  return count ?? (goesOn ? countInSentence(clause) : undefined);
}

/** Customers paid us. What they had paid to others before is told behavior. */
function isPayment(clause: Clause, count: Quantity | undefined): boolean {
  if (!states(clause, 'pay', 'book', 'renew')) return false;
  if (hasAny(clause.tokens, 'cost') && hasAny(clause.tokens, 'own') && !states(clause, 'pay')) return false;
  const isTerms = clause.tokens.some(({ text }, index) => text === 'paid' && clause.tokens[index + 1]?.text === 'by');
  if (isTerms && !count) return false;
  if (states(clause, 'cancel')) return false;
  const isEarlier =
    clause.tokens.some(({ text }, index) => text === 'had' && index < clause.tokens.length - 1) &&
    !hasAny(clause.tokens, 'own');
  if (isEarlier || does(clause, 'interview', 'show', 'say') || isIntention(clause)) return false;
  if (states(clause, 'renew') && (count || clause.quantities.length > 0) && isBought(clause)) return true;
  if (clause.speaker === 'own') {
    const isEarned = clause.tokens.some(({ text }) =>
      /^(?:sold|earned|earn|invoiced|collected|received|mrr|arr|revenue|verkauft|vendido|vendimos)$/.test(text),
    );
    return isEarned && clause.quantities.length > 0;
  }
  const isPaid =
    states(clause, 'pay') &&
    (money(clause) !== undefined || hasAny(clause.tokens, 'own', 'product') || isForIt(clause));
  const isStill = states(clause, 'pay') && clause.tokens.some(({ text }) => text === 'still');
  if (isStill && count) return true;
  const isBooked =
    states(clause, 'book') &&
    !clause.tokens.some((token) => has(token, 'book') && has(token, 'answer')) &&
    (money(clause) !== undefined || hasAny(clause.tokens, 'again'));
  const isSingle = clause.tokens.some((token) => has(token, 'people') && !count);
  const isReceived =
    count !== undefined || isShareOfPeople(clause) || (isSingle && isPresentPayer(clause)) || isPaidThroughUs(clause);
  return ((isPaid || isBooked) && !isPaidToOthers(clause) && isReceived) || isSoldAway(clause, count);
}

/** "Three hotels paid for it", "nine renters paid", "and paid each time": the object is what the text is about. */
const isForIt = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }, index) => {
    if (!/^(?:paid|bought|ordered|pre-ordered|purchased|subscribed|prepaid)$/.test(text)) return false;
    const after = tokens.slice(index + 1, index + 4).filter((token) => token.text !== 'for');
    return (
      after.length === 0 ||
      /^(?:\.|,|it|one|them|each|another|again|up|in|two|three|since|so|a|every|more)$/.test(after[0]?.text ?? '')
    );
  });

/** "Parents pay tutors": somebody else is paid. */
export const isPaidToOthers = ({ tokens }: Clause): boolean =>
  tokens.some(
    (token, index) =>
      /^pa(?:y|ys|id|ying)$/.test(token.text) &&
      has(tokens[index + 1], 'people') &&
      !has(tokens[index + 1], 'own', 'customer'),
  );

/** "Every second camper dropped coins in", "most wards pay". */
const isShareOfPeople = ({ tokens }: Clause): boolean =>
  tokens.slice(0, 3).some(({ text }) => /^(?:every|half|most)$/.test(text)) &&
  tokens.slice(1, 5).some((token) => has(token, 'people', 'customer')) &&
  tokens.some((token) => isParticiple(token) && has(token, 'pay'));

/** "640 bundles went out at £6 per bundle", "my logs went to 33 customers at £5 a sack". */
function isSoldAway({ tokens, quantities, negated }: Clause, count: Quantity | undefined): boolean {
  const price = quantities.find(
    ({ kind, start }) => kind === 'money' && /^(?:at|for)$/.test(tokens[start - 1]?.text ?? ''),
  );
  const gone = tokens.find(
    (token) => token.pos === 'verb' && token.text !== token.lemma && /^(?:go|ship|leave|move|sell)$/.test(token.lemma),
  );
  const isCounted = count !== undefined || quantities.some(({ kind, value }) => kind === 'count' && value > 1);
  return price !== undefined && gone !== undefined && !negated.has(gone) && isCounted && hasAny(tokens, 'product');
}

/** "Their clients paid 1,900 through it", "they paid 40 euros per hectare". */
const isPaidThroughUs = (clause: Clause): boolean =>
  clause.speaker === 'people' &&
  clause.tokens.some(({ text }) => text === 'paid') &&
  (hasAny(clause.tokens, 'own') ||
    clause.tokens.some(({ text }) => text === 'it') ||
    money(clause)?.per !== undefined ||
    money(clause)?.period !== undefined);

/** Renewal concerns a purchase, unlike "stayed" of visitors. */
const isBought = (clause: Clause): boolean =>
  clause.tokens.some((token) => has(token, 'renew') && !/^sta(?:y|yed)$/.test(token.text));

/** "The district pays 3 dollars per pump": one named payer with a period or unit. */
function isPresentPayer(clause: Clause): boolean {
  const price = money(clause);
  const [first] = clause.tokens;
  const isDefinite = /^(?:the|each|el|la|der|die|das|ein|eine)$/.test(first?.text ?? '');
  return isDefinite && price !== undefined && (price.period !== undefined || price.per !== undefined);
}

/** In use for two weeks or more, or since a date. */
function isLastingUse(clause: Clause, count: Quantity | undefined): boolean {
  const isUse = states(clause, 'use', 'prototype') || (clause.speaker === 'own' && states(clause, 'offer'));
  if (!isUse || hasAny(clause.tokens, 'habit', 'today', 'rival')) return false;
  if (!count && clause.quantities.length < 2) return isOngoing(clause) && hasAny(clause.tokens, 'every');
  const lasts = clause.quantities.some(
    ({ kind, value, unit }) =>
      (kind === 'time' &&
        ((/^(?:week|woche|semana|周|星期)/.test(unit ?? '') && value >= 2) ||
          /^(?:month|quarter|year|monat|jahr|mes|año|月|个月|年)/.test(unit ?? ''))) ||
      clause.quantities.some(({ period }) => period === 'week' || period === 'month'),
  );
  return lasts || clause.tokens.some(({ text }) => /^(?:since|seit|desde|half)$/.test(text));
}

/** "Have used it every week since May". */
const isOngoing = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }) => text === 'since') &&
  tokens.some(({ lemma }, index) => lemma === 'have' && tokens.slice(index + 1, index + 4).some(isParticiple));

const isParticiple = ({ pos, text, lemma }: Token): boolean =>
  pos === 'verb' && text !== lemma && !text.endsWith('ing');

/** "44 of them passed", "10 of 12 finished": a counted result of our work. */
function isOutcome(clause: Clause, count: Quantity | undefined): boolean {
  const isCounted =
    count !== undefined && (count.of !== undefined || /^(?:of|davon)$/.test(clause.tokens[count.end]?.text ?? ''));
  const isOurs =
    clause.context.some((token) => has(token, 'own')) && !hasAny(clause.context, 'interview', 'survey', 'say');
  const isPast = clause.tokens.some(
    ({ text, lemma, pos }) => pos === 'verb' && text !== lemma && /(?:ed|t|d|n)$/.test(text),
  );
  return isCounted && isOurs && isPast && states(clause, 'better', 'use') && !states(clause, 'trouble');
}

function isIntention(clause: Clause): boolean {
  return states(clause, 'intend') && !states(clause, 'prototype');
}

/** Interviews with a count, bills shown, or behavior that the founder observed and counted. */
function isTold(clause: Clause, count: Quantity | undefined): boolean {
  const said = count ?? (does(clause, 'say', 'show') || isHandedOver(clause) ? countInSentence(clause) : undefined);
  const isTalk =
    isHandedOver(clause) ||
    (states(clause, 'interview', 'show', 'say') && hasAny(clause.context, 'interview', 'show', 'say', 'own'));
  const isPast =
    clause.tokens.some(({ text, lemma, pos }) => (pos === 'verb' || pos === 'aux') && text !== lemma) ||
    hasAny(clause.tokens, 'past') ||
    !isAscii(clause);
  if (hasAny(clause.tokens, 'praise', 'friends')) return false;
  const isRespondents = said !== undefined && said.value >= 3;
  const isAsked = isTalk && isPast && isRespondents;
  const isFollowUp =
    isRespondents && isPast && hasAny(clause.context, 'interview') && !hasAny(clause.tokens, 'recommend');
  return asksOrAnswers(clause) && (isAsked || isFollowUp);
}

/** "Gave us the doctor's bills": papers of their own, in our hands. */
const isHandedOver = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ lemma }, index) =>
      /^(?:give|send|hand|forward|lend|email|pass|leave)$/.test(lemma) &&
      /^(?:us|me)$/.test(tokens[index + 1]?.text ?? ''),
  ) &&
  tokens.some(({ lemma }) =>
    /^(?:bill|invoice|receipt|letter|log|slip|statement|record|diary|ledger|book|report|copy|photo|note|list)$/.test(
      lemma,
    ),
  );

/** "Fathers told us …: 13 of 16": the count follows in the same sentence. */
const countInSentence = (clause: Clause): Quantity | undefined =>
  peopleCount({ ...clause, tokens: [...clause.context], quantities: readQuantities(clause.context) });

/** The founder asks, or the people who were asked answer. */
const asksOrAnswers = (clause: Clause): boolean => clause.speaker !== 'other' || hasAny(clause.context, 'own');

const isAscii = (clause: Clause): boolean => /^[ -~]*$/.test(clause.tokens.map(({ text }) => text).join(''));

/** At most 0.4: who (a named segment), how many (logarithm, denominator), when (dated or lasting). */
function refinementOf(clause: Clause, count: Quantity | undefined): number {
  const who = hasAny(clause.tokens, 'people') ? 1 : 0;
  const many = count ? Math.min(1, Math.log10(Math.max(1, count.value)) / 3 + (count.of === undefined ? 0 : 0.3)) : 0;
  const isDated =
    clause.context.some(({ text }) => /^(?:since|in|after|last|within|seit|nach|desde)$/.test(text)) &&
    clause.quantities.length > 0;
  const when = clause.quantities.some(({ kind, period }) => kind === 'time' || period !== undefined) || isDated ? 1 : 0;
  return (maxRefinement * (who + many + when)) / 3;
}

/** "It has worked in two cellars since May": the product runs where others use it. */
function isRunning(clause: Clause): boolean {
  const { tokens, quantities, speaker } = clause;
  const verb = tokens.findIndex(
    (token) =>
      token.pos === 'verb' &&
      !clause.negated.has(token) &&
      (/^(?:work|run|operate|stand|serve|hang|function)$/.test(token.lemma) || isOngoing(clause)),
  );
  const isPast = tokens[verb]?.text !== tokens[verb]?.lemma && !tokens[verb]?.text.endsWith('ing');
  const isOurs = tokens
    .slice(0, Math.max(0, verb))
    .some((token) => token.text === 'it' || has(token, 'own', 'product'));
  const isOurPlace = isOngoing(clause) && hasAny(tokens, 'own');
  const isPlaced = quantities.some(({ kind, value }) => kind === 'count' && value > 0) && speaker !== 'people';
  const lasts =
    tokens.some(({ text }) => text === 'since' || text === 'last') ||
    quantities.some(
      ({ kind, unit, value }) =>
        kind === 'time' && (/^(?:month|year|season)/.test(unit ?? '') || (unit?.startsWith('week') && value >= 2)),
    );
  return verb > 0 && isPast && (isOurs || isOurPlace) && isPlaced && lasts && !hasAny(tokens, 'trouble');
}
