import type { Clause } from '../../text/clause';
import { has, hasAny, type Token } from '../../text/token';
import { isFact, isOwnStatement, isVoid, makeClaim, states, type Claim } from '../claim';
import { isAnotherProvider } from '../today/habit';
import { isCountedArrival } from './arrival';
import { isFailedTry, isRefusedWay } from './failedTry';
import { isOurFirm, readMeeting } from './meeting';
import { isHanUnreachable } from './hanUnreachable';
import { isTodaysWay, isWayOpen } from './noWay';
import { isRecommendedOnly } from './recommendedOnly';
import { isRevenueSource } from './revenueSource';
import { isUnreachable } from './unreachable';

/** Ways to the customers, and whether they were tried. */
export function readReach(clause: Clause): Claim[] {
  if (isWayOpen(clause) || isTodaysWay(clause) || isRevenueSource(clause)) return [];
  if (isRefusedWay(clause) || isRecommendedOnly(clause)) return [];
  if (isUnreachable(clause) || isHanUnreachable(clause)) return [makeClaim('unreachable', clause)];
  // Who serves them already is no way to them.
  if (isAnotherProvider(clause)) return [];
  const meeting = readMeeting(clause);
  if (
    isVoid(clause) &&
    // A friend sends them, but those who came are counted by us.
    !isCountedArrival(clause) &&
    !(
      meeting &&
      isOwnStatement(clause) &&
      (clause.modality === 'fact' || clause.modality === 'plan') &&
      !clause.isNobody
    )
  )
    return [];
  if (hasAny(clause.tokens, 'today', 'habit') && !hasAny(clause.tokens, 'own', 'recommend') && !meeting) return [];
  const channels = hasAny(clause.tokens, 'channel')
    ? clause.tokens.filter((token) => token.pos !== 'verb' && has(token, 'channel') && !clause.negated.has(token))
    : [];
  const named = channels.filter((token) => !has(token, 'vagueChannel'));
  const partner = named.find((token) => has(token, 'partner', 'people'));
  const isPartnerAct = partner !== undefined && isDoneBy(clause, partner);
  const isPartnerOfOurs = isFact(clause) && clause.tokens.some((token, index) => isNamedPartner(clause, token, index));
  const isOurReach = channels.some((token) => isWay(clause, token)) && states(clause, 'reach', 'answer', 'recommend');
  const isAnswered =
    clause.speaker !== 'own' &&
    states(clause, 'answer') &&
    // "6 came back": again, and not in answer.
    !states(clause, 'renew', 'again') &&
    clause.quantities.length > 0 &&
    clause.context.some((token, index) => isAnsweredWay(clause.context, token, index)) &&
    hasAny(clause.context, 'own');
  const isWayNamed =
    isPartnerAct || isPartnerOfOurs || isAnswered || (isOurReach && hasAny(clause.context, 'own', 'product'));
  if (!isWayNamed && !meeting) return [];
  const claims = [makeClaim('channel', clause)];
  if (named.length > 0 || isAnswered || isPartnerOfOurs || meeting) claims.push(makeClaim('channelDetail', clause));
  const hasFigures = clause.context.some(({ pos }) => pos === 'num');
  const isTried = (named.length > 0 || isAnswered) && (isPartnerAct || hasFigures);
  const isReported = isFact(clause) && ((isWayNamed && isTried) || isPartnerOfOurs || meeting?.isDone === true);
  if ((isReported && !isFailedTry(clause)) || isCountedArrival(clause))
    claims.push(makeClaim('channelTried', clause, { evidence: hasFigures ? 3.3 : 3 }));
  return claims;
}

/** "Undertakers laughed; two ordered one for the window": those who do something are no way to them, nor is what they order it for. */
const isAnsweredWay = (context: readonly Token[], token: Token, index: number): boolean =>
  token.pos === 'noun' &&
  has(token, 'channel', 'partner', 'venue') &&
  !(index === 0 && has(token, 'people') && token.text !== token.lemma && !hasAny(context, 'outreach')) &&
  !context.slice(Math.max(0, index - 2), index).some(({ text }) => text === 'for');

/** "The beach cafe is my partner", "our partner, the guild": somebody other than the team. */
const isNamedPartner = ({ tokens, negated }: Clause, token: Token, index: number): boolean =>
  token.lemma === 'partner' &&
  !negated.has(token) &&
  (/^(?:my|our|are)$/.test(tokens[index - 1]?.text ?? '') ||
    (tokens[index - 1]?.text === 'a' && tokens[index - 2]?.text === 'as')) &&
  tokens.some(
    (other, at) =>
      at !== index &&
      other.pos === 'noun' &&
      has(other, 'venue', 'channel', 'partner', 'people') &&
      !has(other, 'founder'),
  );

/** The partner is the subject of a recommendation of us: "the guild sends our offer". */
function isDoneBy({ tokens, negated }: Clause, partner: Token): boolean {
  const at = tokens.indexOf(partner);
  if (isOurFirm(tokens, at)) return false;
  const verb = tokens.findIndex((token, index) => index > at && has(token, 'recommend') && !negated.has(token));
  if (verb < 0 || tokens.slice(0, verb).some(({ text }) => /^(?:we|i|wir|ich|they|who)$/.test(text))) return false;
  return tokens.some(
    (token, index) =>
      has(token, 'own') ||
      (index > verb && (has(token, 'product', 'people', 'customer') || /^(?:it|them)$/.test(token.text))),
  );
}

/** "through the forum", "at the trade fair". */
const isWay = ({ tokens }: Clause, channel: Token): boolean => {
  const at = tokens.indexOf(channel);
  return tokens
    .slice(Math.max(0, at - 5), at)
    .some(({ text }) =>
      /^(?:through|via|at|over|on|by|with|from|in|inside|into|über|auf|bei|per|durch|por|mediante|en|通过)$/.test(text),
    );
};
