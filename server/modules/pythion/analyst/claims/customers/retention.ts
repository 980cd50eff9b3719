import type { Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, isVerb, lettersOf, type Token, wordsBefore } from '../../text/token';
import { isAgentive } from '../people/agentive';
import { memoise } from '../../text/memoise';
import { isFreeToLeave } from './quitting';
import { fewestCounted } from './shares';

/**
 * The share of those counted who are still there: "2 of them have stayed and 27 left", "of 230 who paid, 8 are left",
 * "17 of the 20 still log in". Not "40 rooms remain empty", "30 still use fax machines".
 */
export const readKeptShare = memoise((clause: Clause): number | undefined => {
  const { tokens, quantities, context } = clause;
  if (isNoneGone(clause)) return largestCount(context) >= fewestCounted ? 1 : undefined;
  if (quantities.length === 0) return undefined;
  const share = quantities.find((quantity) => quantity.kind === 'percent' && isThere(clause, quantity));
  // "Only 5 percent of village bakeries are left": no customers of ours.
  if (share) {
    const isOfOthers =
      tokens[share.end]?.text === 'of' && tokens.slice(share.end + 1, share.end + 5).some(({ pos }) => pos === 'noun');
    const isOurs = !isOfOthers || hasAny(context, 'customer', 'own', 'use', 'pay', 'renew', 'book');
    return isOurs ? share.value / 100 : undefined;
  }
  const counts = quantities.filter(({ kind }) => kind === 'count');
  const there =
    counts.find((count) => isThere(clause, count)) ??
    (isStillOurs(clause) ? (counts.find(isPart) ?? (isListed(context) ? counts[0] : undefined)) : undefined);
  if (!there) return undefined;
  const gone = counts.find((count) => count !== there && tokens.slice(count.end, count.end + 2).some(isLeft));
  // "2,960 draws, and all three laboratories renewed": other things are counted before.
  const isOfAll = isListed(context) || !tokens.some((token) => has(token, 'renew') && !isStaying(token));
  const all = there.of ?? (gone ? there.value + gone.value : isOfAll ? largestCount(context) : there.value);
  return all >= fewestCounted && all >= there.value ? there.value / all : undefined;
});

/**
 * "90个人注册了免费版，两个月后还有17个在跑", "90 signed up, 17 still run it", "60 turned up, and after three weeks six were still
 * posting": those who began, and those who go on.
 */
export function readStillRunning(clause: Clause): { count: Quantity; all: number } | undefined {
  const { tokens, quantities, context } = clause;
  const count = quantities.find(
    ({ kind, start, end }) =>
      kind === 'count' &&
      (/(?:还有|还剩|仍有|剩下)$/.test(lettersOf(tokens.slice(Math.max(0, start - 3), start))) ||
        (tokens[end]?.text === 'still' && /^(?:run|use|log|open|play)$/.test(tokens[end + 1]?.lemma ?? '')) ||
        isOnlyBack(tokens, start, end) ||
        isGoingOn(tokens, end)) &&
      (/在[跑用付玩]|活跃|使用/.test(lettersOf(tokens.slice(end, end + 4))) ||
        tokens[end]?.text === 'still' ||
        isOnlyBack(tokens, start, end) ||
        isGoingOn(tokens, end)),
  );
  if (!count) return undefined;
  const before = wordsBefore(context, tokens[count.start]);
  // "900 left their email, only 60 turned up": who began.
  const begun = readQuantities(before).findLast(
    ({ kind, end, value }) => kind === 'count' && value > count.value && isBeginning(before, end),
  );
  const all = begun?.value ?? largestCount(before);
  const isBegun = hasAny(context, 'survey', 'answer', 'arrive') || /注册|报名|开通|下载/.test(lettersOf(context));
  return isBegun && all >= fewestCounted && all > count.value ? { count, all } : undefined;
}

/** "Just 12 came back". */
const isOnlyBack = (tokens: readonly Token[], start: number, end: number): boolean =>
  /^(?:only|just)$/.test(tokens[start - 1]?.text ?? '') &&
  tokens[end]?.lemma === 'come' &&
  tokens[end + 1]?.text === 'back';

/** "Were still posting", "are still active", "of them are still with us". */
function isGoingOn(tokens: readonly Token[], end: number): boolean {
  const be = tokens.slice(end, end + 3).findIndex(({ lemma }) => lemma === 'be');
  const still = end + be + 1;
  return (
    be >= 0 &&
    tokens.slice(end, end + be).every(({ text, pos }) => /^(?:of|them|those)$/.test(text) || pos === 'noun') &&
    tokens[still]?.text === 'still' &&
    (/^(?:active|there|here|with)$/.test(tokens[still + 1]?.text ?? '') ||
      (tokens[still + 1]?.text === 'in' && isEnd(tokens[still + 2])) ||
      (isVerb(tokens[still + 1]) &&
        tokens[still + 1]!.text.endsWith('ing') &&
        !has(tokens[still + 1], 'trouble', 'worse') &&
        !/^(?:wait|try|look|work|live|struggle|search|ask|smoke|drink|suffer|ache|limp|bleed|owe|miss|need|lack)$/.test(
          tokens[still + 1]!.lemma,
        )))
  );
}

/** "60 turned up", "60 people joined". */
const isBeginning = (tokens: readonly Token[], end: number): boolean =>
  tokens
    .slice(end, end + 3)
    .some(
      ({ lemma }, at, after) =>
        /^(?:join|come|start|begin|appear|attend)$/.test(lemma) ||
        (/^(?:turn|show|sign)$/.test(lemma) && after[at + 1]?.text === 'up'),
    );

/** "Not one of the 20 paying farms has left": all are still there. */
export function isNoneGone(clause: Clause): boolean {
  const isGerman = clause.sentence.isLatin && isGermanNobody(clause.tokens);
  return (clause.isNobody || isGerman) && isNobodyGone(clause, isGerman);
}

function isNobodyGone({ tokens, negated, context }: Clause, isGerman: boolean): boolean {
  return (
    tokens.some(
      (token, index) =>
        has(token, 'cancel', 'churn') &&
        token.pos === 'verb' &&
        (negated.has(token) || isGerman) &&
        !isFreeToLeave(tokens, index) &&
        !isLeftThere(tokens, index) &&
        // "Not one is left": none is there.
        !isStillThere(token, index, tokens),
    ) &&
    !tokens.some((token) => has(token, 'renew', 'use') && isVerb(token)) &&
    (isGerman ||
      context.some((token) => has(token, 'people', 'customer', 'pay') || token.text === 'them') ||
      // "54 trucks are on our route, and none has left": what is counted with us.
      (hasAny(context, 'own') && largestCount(context) >= fewestCounted))
  );
}

/** "None of them left a deposit": what they leave with us; not "nobody has left a year on". */
const isLeftThere = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lemma === 'leave' &&
  /^(?:an?|any|money|\d+)$/.test(tokens[index + 1]?.text ?? '') &&
  !/^(?:(?:single )?(?:day|week|month|quarter|season|year)|more|of|longer)$/.test(tokens[index + 2]?.text ?? '');

/** "Gekündigt hat noch keiner": who comes last. */
const isGermanNobody = (tokens: readonly Token[]): boolean =>
  germanNobody.has(tokens.findLast(({ pos }) => pos !== 'punct')?.text ?? '') &&
  tokens.some(({ text }) => /^(?:noch|bisher|bislang)$/.test(text));
const germanNobody = new Set(['keiner', 'niemand', 'keine']);

/** "Of 80 who tried it, 3 …": all are counted before. */
const isListed = (context: readonly Token[]): boolean => context[0]?.text === 'of';
const isPart = ({ of }: Quantity): boolean => of !== undefined;
const isLeft = ({ text }: Token): boolean => text === 'left';

/** "8 are left", "not a single one is left": who is there, and not who has gone. */
export const isStillThere = (token: Token, index: number, tokens: readonly Token[]): boolean =>
  isLeft(token) && tokens[index - 1]?.lemma === 'be';

/** "Three are still with us", "three are still customers"; not "three are still there when we arrive". */
const isStillWithUs = ([still, next, after]: readonly Token[]): boolean =>
  still?.text === 'still' &&
  ((next?.text === 'with' && /^(?:us|me)$/.test(after?.text ?? '')) ||
    /^(?:customers|clients|subscribers|subscribed|aboard)$/.test(next?.text ?? ''));

const isStaying = ({ lemma }: Token): boolean => lemma === 'stay' || lemma === 'remain';

/** Those counted stay, are left, came back or renewed. */
function isThere({ tokens, negated }: Clause, { end }: Quantity): boolean {
  const after = tokens.slice(end, end + 5);
  const at = after.findIndex(
    (token, index) =>
      !negated.has(token) &&
      (has(token, 'renew') ||
        isStaying(token) ||
        isStillThere(token, end + index, tokens) ||
        isStillWithUs(tokens.slice(end + index))),
  );
  // "Two rooms are left": no people. "40 customers, 3 stayed": another count.
  const isTheirs = after
    .slice(0, at)
    .every(
      (token) =>
        token.pos !== 'num' && token.text !== ',' && (token.pos !== 'noun' || has(token, 'people', 'customer')),
    );
  const verb = after[at];
  return verb !== undefined && isTheirs && (!isStaying(verb) || isEnd(tokens[end + at + 1]));
}

/** "Stay with us", "have stayed."; not "stay late", "remain empty". */
const isEnd = (token: Token | undefined): boolean =>
  token === undefined || /^(?:[.,;]|with|on|after|since|for|through|past|until|and|so|there)$/.test(token.text);

/** "Still log in", "still pay", "still use it": what they go on with is ours. */
function isStillOurs({ tokens }: Clause): boolean {
  const at = tokens.findIndex(({ text }) => text === 'still');
  if (at < 0 || hasAny(tokens, 'trouble', 'habit', 'today', 'rival')) return false;
  const verb = tokens.findIndex((token, index) => index > at && has(token, 'use', 'pay'));
  const after = tokens.slice(verb + 1);
  const isOurs = after.slice(0, 3).some((token) => token.text === 'it' || has(token, 'own', 'product'));
  return (
    verb > 0 &&
    (isOurs || !after.slice(0, 3).some(({ pos }) => pos === 'noun') || /^(?:log|pay)/.test(tokens[verb]!.text))
  );
}

/** How many customers a sentence counts, or the largest number without one: "17 firms rent 83 beds, 16 have left". */
export function countOfAll(context: readonly Token[]): number {
  const people = readQuantities(context).flatMap(({ kind, value, of, unit, start, end }) =>
    kind === 'count' &&
    unit !== undefined &&
    (isAgentive(unit) || hasAny(context.slice(start, end + 3), 'people', 'customer'))
      ? [of ?? value]
      : [],
  );
  return people.length > 0 ? Math.max(...people) : largestCount(context);
}

/** The largest number of people or things in a sentence, 0 without one. */
export const largestCount = (context: readonly Token[]): number =>
  Math.max(0, ...readQuantities(context).flatMap(({ kind, value, of }) => (kind === 'count' ? [of ?? value] : [])));
