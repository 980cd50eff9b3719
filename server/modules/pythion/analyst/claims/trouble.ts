import type { Clause } from '../text/clause';
import { has, hasAny, isVerb, type Token } from '../text/token';
import { does, isOwnStatement, isVoid, makeClaim, states, type Claim } from './claim';
import { isAgentive } from './people/agentive';
import { peopleCount } from './counts';
import { isLack } from './lack';
import { frequenciesIn } from './frequencies';
import { isInPain } from './pain';
import { isOwnMoneyOnly } from './money/ownMoney';
import { isPaidToOthers } from './money/payment';
import { memoise } from '../text/memoise';
import { isLicenseRefused } from './permit/permission';

const vagueObjects =
  /^(?:time|money|cost|life|world|thing|everything|it|them|way|business|process|value|experience|industry|future|market|people|productivity|efficiency)$/;

/** The trouble of a group: what they lose or cannot do, or what the product reduces. */
export function readTrouble(clause: Clause): Claim[] {
  if (isVoid(clause) || !(clause.hasVerb || isLack(clause) || isInPain(clause))) return [];
  if (isLicenseRefused(clause) && hasAny(clause.tokens, 'own')) return [];
  if (isPaidToOthers(clause) && clause.speaker !== 'own' && clause.quantities.length > 0)
    return [makeClaim('trouble', clause), makeClaim('frequencyOrCost', clause), makeClaim('groupDetail', clause)];
  if (isChurn(clause)) return [];
  const isStated =
    (isSuffered(clause) && !isImagined(clause)) ||
    isHated(clause) ||
    isUnable(clause) ||
    isRelieved(clause) ||
    isLack(clause) ||
    isInPain(clause) ||
    (clause.sentence.isLatin &&
      (isTakingTime(clause) || isMistreated(clause) || isSoldBelow(clause) || isBurdened(clause) || isOutage(clause)));
  if (!isStated) return [];
  const claims = [makeClaim('trouble', clause)];
  if (isFrequent(clause)) claims.push(makeClaim('frequencyOrCost', clause), makeClaim('groupDetail', clause));
  return claims;
}

/** Somebody other than the founder suffers: "beekeepers lose colonies". */
function isSuffered(clause: Clause): boolean {
  if (!hasAny(clause.tokens, 'trouble') || (clause.speaker === 'own' && !does(clause, 'interview'))) return false;
  return clause.tokens.some(
    (token, index) =>
      has(token, 'trouble') &&
      !isTerm(token, clause.tokens[index + 1]) &&
      !isFitting(clause.tokens, index) &&
      !has(token, 'vagueTrouble', 'notNegation') &&
      !clause.negated.has(token) &&
      !has(token, 'plan'),
  );
}

/** "A break clause", "at break time", "break even": nothing breaks. */
const isTerm = ({ lemma }: Token, next: Token | undefined): boolean =>
  lemma === 'break' && /^(?:clause|option|even|time|room|point)$/.test(next?.lemma ?? '');

/** "You hook it to Shopify", "clip it onto the tap": how it is put to use. */
const isFitting = (tokens: readonly Token[], index: number): boolean =>
  /^(?:hook|nail|screw|pin|clip|strap|tie|stick|plug|glue|bolt)$/.test(tokens[index]?.lemma ?? '') &&
  /^(?:it|them|this|one)$/.test(tokens[index + 1]?.text ?? '') &&
  /^(?:to|into|onto|in|on|up)$/.test(tokens[index + 2]?.text ?? '');

/** "It would have rooms for lost cats": what the product is to have. */
const isImagined = ({ tokens, modality }: Clause): boolean =>
  modality !== 'fact' && tokens[0]?.text === 'it' && /^(?:would|will|'d|'ll)$/.test(tokens[1]?.text ?? '');

const everybody: ReadonlySet<string> = new Set(['everybody', 'everyone', 'all', 'most', 'many']);

/** "Everybody I speak to hates theirs", "most owners dread it"; not "we hate it". */
const isHated = ({ tokens, modality, negated }: Clause): boolean =>
  modality === 'fact' &&
  everybody.has(tokens[0]?.text ?? '') &&
  tokens.some(
    (token, index) =>
      index > 0 &&
      /^(?:hate|dread|loathe|detest)$/.test(token.lemma) &&
      isVerb(token) &&
      !negated.has(token) &&
      !/^(?:i|we)$/.test(tokens[index - 1]?.text ?? '') &&
      /^(?:theirs|it|them|their|that|this)$/.test(tokens[index + 1]?.text ?? ''),
  );

/** "3% of shops cancel each month": a share that leaves a subscription. Who cancels something, or a day ahead, is no churn. */
const isChurn = ({ tokens, quantities }: Clause): boolean => {
  if (!hasAny(tokens, 'churn')) return false;
  const at = tokens.findIndex((token) => isVerb(token) && has(token, 'churn'));
  const others = tokens.filter((token, index) => index !== at && has(token, 'trouble'));
  return (
    at > 0 &&
    others.length === 0 &&
    quantities.some(({ kind, start }) => kind === 'percent' && start < at) &&
    tokens.slice(at + 1).every(({ pos, lemma }) => pos !== 'noun' || /^(?:month|year|quarter)$/.test(lemma)) &&
    tokens.slice(at + 1).some(({ lemma }) => /^(?:month|year|quarter|monthly|yearly)$/.test(lemma))
  );
};

/** "Middlemen exploit farmers", "agents overcharge migrants": what is done to a group. */
const isMistreated = ({ tokens, speaker, negated }: Clause): boolean =>
  speaker !== 'own' &&
  tokens.some(
    (token, index) =>
      isVerb(token) &&
      !negated.has(token) &&
      /^(?:exploit|cheat|overcharge|underpay|bully|harass|evict|deceive|mistreat|discriminate|swindle)$/.test(
        token.lemma,
      ) &&
      tokens.slice(index + 1, index + 5).some((other) => has(other, 'people', 'customer') || isAgentive(other.lemma)),
  );

/** "17 had sold everything to a scrapper below 15% of value": they got less than it is worth. */
const isSoldBelow = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'own' &&
  tokens.some((token) => isVerb(token) && /^(?:sell|part|let|give)$/.test(token.lemma)) &&
  tokens.some(
    ({ text }, index) =>
      /^(?:below|under|only|just|barely|than)$/.test(text) &&
      tokens[index + 1]?.pos === 'num' &&
      tokens.slice(index + 2, index + 8).some(({ lemma }) => /^(?:value|worth|price)$/.test(lemma)),
  );

/** "Driving to the gate takes them half an hour": time that something takes from people. */
const isTakingTime = ({ tokens, speaker, negated }: Clause): boolean =>
  speaker !== 'own' &&
  tokens.some(
    (token, index) =>
      isVerb(token) &&
      !negated.has(token) &&
      /^(?:take|cost|eat|swallow|steal)$/.test(token.lemma) &&
      tokens.slice(index + 1, index + 4).some((word) => /^(?:them|him|her)$/.test(word.text) || has(word, 'people')) &&
      !(tokens[index + 1]?.text === 'one' && isEmployee(tokens[index + 2])) &&
      tokens
        .slice(index + 2, index + 8)
        .some(({ lemma }) => /^(?:hour|minute|day|week|evening|morning|weekend|night)$/.test(lemma)),
  );

/** "She still has to write up her notes", "they have to type it all twice": work that nobody wants. What they always have to do may be no trouble. */
const isBurdened = ({ tokens, speaker, negated }: Clause): boolean =>
  speaker !== 'own' &&
  !hasAny(tokens, 'own', 'product') &&
  tokens.some(
    (token, index) =>
      token.lemma === 'have' &&
      !negated.has(token) &&
      tokens[index + 1]?.text === 'to' &&
      tokens[index + 2]?.pos === 'verb' &&
      !has(tokens[index + 2], 'pay', 'book') &&
      (tokens[index - 1]?.text === 'still' ||
        tokens
          .slice(index + 3)
          .some(({ text }) =>
            /^(?:twice|again|manually|separately|themselves|alone|hand|overnight|evenings)$/.test(text),
          )),
  );

/** "If Maureen is on holiday, no bookings", "when he is ill, nobody opens": it hangs on one person or thing. */
export const isOutage = ({ tokens, context, speaker, sentence }: Clause): boolean => {
  const [opener] = tokens;
  const isWhen = opener?.text === 'if' || opener?.text === 'when' || opener?.text === 'whenever';
  if (!sentence.isLatin || speaker === 'own' || !isWhen) return false;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const isAway = tokens
    .slice(1, comma)
    .some(
      ({ lemma, text }, index, words) =>
        /^(?:ill|sick|away|off|out|absent|busy|asleep|dead|gone|closed|broken|late)$/.test(text) ||
        /^(?:break|fail|crash|forget|die|quit)$/.test(lemma) ||
        (/^(?:holiday|holidays|leave|vacation)$/.test(text) && /^(?:on)$/.test(words[index - 1]?.text ?? '')),
    );
  return (
    comma > 2 &&
    isAway &&
    !hasAny(context, 'own', 'product', 'remedy') &&
    /^(?:no|nobody|nothing|none|everything|everyone)$/.test(tokens[comma + 1]?.text ?? '')
  );
};

/** "It takes one employee 1.5 hours per application": ours does the work. */
const isEmployee = (token: Token | undefined): boolean =>
  /^(?:employee|worker|colleague|assistant|person)$/.test(token?.lemma ?? '');

const able: ReadonlySet<string> = new Set(['can', 'could', 'kann', 'können', 'puede', 'pueden', '能', '会']);

/** "cannot find", "do not come", "no one knows": a negation is the trouble, unless it denies evidence. */
function isUnable(clause: Clause): boolean {
  if (clause.speaker === 'own' || hasAny(clause.tokens, 'own') || (clause.negated.size === 0 && !clause.isNobody))
    return false;
  // "Nothing like this exists" praises.
  if (clause.tokens[0]?.text === 'nothing') return false;
  const isAble = clause.tokens.some(({ text }) => able.has(text));
  if (!isAble && hasAny(clause.tokens, 'use')) return false;
  if (!isAble && hasAny(clause.tokens, 'pay')) return false;
  if (hasAny(clause.tokens, 'renew', 'cancel', 'praise', 'vagueTrouble', 'consent', 'covert')) return false;
  const negatedVerb = [...clause.negated].some((token) => token.pos === 'verb');
  const lacksThing = clause.tokens.some(
    ({ text }, index) =>
      text === 'no' &&
      clause.tokens[index + 1]?.pos === 'noun' &&
      !has(clause.tokens[index + 1], 'trouble', 'worse', 'pay'),
  );
  if (lacksThing && clause.tokens.some((token) => token.pos === 'verb' && token.text === token.lemma)) return true;
  return negatedVerb && clause.tokens.some(({ pos }) => pos === 'noun' || pos === 'pron');
}

/** "reduces no-shows": the object of relief is a trouble. */
function isRelieved(clause: Clause): boolean {
  if (!hasAny(clause.tokens, 'relief')) return false;
  return clause.tokens.some((token, index) => {
    if (!has(token, 'relief') || !isVerb(token) || clause.negated.has(token)) return false;
    const object = clause.tokens.slice(index + 1, index + 6).find(({ pos }) => pos === 'noun');
    return (
      object !== undefined &&
      has(object, 'trouble', 'worse') &&
      !has(object, 'vagueTrouble') &&
      !vagueObjects.test(object.lemma)
    );
  });
}

/** A number, a share or a period: how often, or at what cost. What we take or spend for it is neither. */
export const isFrequent = memoise((clause: Clause): boolean => !isOwnMoneyOnly(clause) && isCounted(clause));

const shares: ReadonlySet<string> = new Set([
  'half',
  'third',
  'fourth',
  'fifth',
  'tenth',
  'quarter',
  'hälfte',
  'drittel',
  'mitad',
  '一半',
]);
const spans: ReadonlySet<string> = new Set(['hour', 'minute', 'day', 'week', 'evening', 'night']);

function isCounted(clause: Clause): boolean {
  const people = peopleCount(clause);
  const hasFigure = frequenciesIn(clause).some(
    (quantity) =>
      quantity.kind !== 'count' || quantity.of !== undefined || quantity.period !== undefined || quantity !== people,
  );
  if (hasFigure || clause.tokens.some(({ text }) => shares.has(text))) return true;
  const isRecurring = clause.tokens.some(
    (token, index) =>
      has(token, 'every') &&
      token.text !== 'per' &&
      clause.tokens[index + 1]?.pos === 'noun' &&
      !has(clause.tokens[index + 1], 'people', 'everyone'),
  );
  // "An hour a day", "half a day per order": an article counts as well.
  const isPeriodic = clause.tokens.some(
    ({ lemma }, index) =>
      spans.has(lemma) &&
      /^(?:a|an|one|half|another)$/.test(clause.tokens[index - 1]?.text ?? '') &&
      /^(?:a|an|per|each|every)$/.test(clause.tokens[index + 1]?.text ?? ''),
  );
  return (
    isPeriodic ||
    isMostly(clause.tokens) ||
    isRecurring ||
    (states(clause, 'every') &&
      !clause.tokens.some(({ text }) => text === 'per' || text === 'every' || text === 'each'))
  );
}

/** "Most days", "most of the week", "half the time": without a figure. */
const isMostly = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, index) => {
    if (text !== 'most' && text !== 'half' && text !== 'all') return false;
    const after = tokens.slice(index + 1, index + 4);
    const noun = after.find(({ pos }) => pos === 'noun');
    return (
      /^(?:time|day|week|month|year|evening|morning|night|weekend|summer|winter)$/.test(noun?.lemma ?? '') &&
      after.slice(0, after.indexOf(noun!)).every((word) => /^(?:of|the)$/.test(word.text))
    );
  });

/** Frequency or cost that stands in another clause of the same sentence. */
export function readFrequencyNearby(clauses: readonly Clause[], troubles: readonly Claim[]): Claim[] {
  const sentences = new Set(troubles.map(({ clause }) => clause.sentence));
  return clauses
    .filter(
      (clause) =>
        sentences.has(clause.sentence) &&
        clause.speaker !== 'own' &&
        isOwnStatement(clause) &&
        !isVoid(clause) &&
        isFrequent(clause),
    )
    .map((clause) => makeClaim('frequencyOrCost', clause));
}

/** "We asked 23 owners to show us their bins: each lost 41 euros a day": what they do without us, and no use of ours. */
export const isCountedTrouble = ({ context }: Clause, evidence: number): boolean =>
  evidence < 5 &&
  hasAny(context, 'interview', 'outreach') &&
  !hasAny(context, 'use', 'pay', 'renew', 'again', 'book', 'product', 'prototype', 'sell');
