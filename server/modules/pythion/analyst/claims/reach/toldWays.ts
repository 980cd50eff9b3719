import type { Clause } from '../../text/clause';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { showsCustomers } from '../customers/fewLosses';
import { arrivalOf, isCausedByUs, isHanArrival, isPosting, isTurnout, isWayNoun } from './arrivalWords';
import { isDoorToDoor } from './doorToDoor';
import { isEverydaySource } from './everydaySources';
import { isRefusedWay } from './failedTry';
import { isFollowedByCustomers } from './followed';
import { isFoundAtLast } from './foundAtLast';
import { isHandedOver } from './handedOver';
import { isMetAtPlace } from './metAtPlace';
import { isNamedSource } from './namedSource';
import { isNoticeResponse } from './noticeResponse';
import { isWayOpen } from './noWay';
import { isOwnCircle } from './ownCircle';
import { isLeafletResponse } from './leafletResponse';
import { isUnreachable } from './unreachable';
import { isWordOfMouth } from './wordOfMouth';
import { isWonBySpending } from './wonBy';

/**
 * Ways by which customers already came, told in plain words: "they came from me walking onto sites" after "seven firms are on it",
 * "how do they find me? The receptionists mostly". Such words need no second opinion.
 * @param known the claims that are read, for whether the text tells customers at all
 */
export function readToldWays(clauses: readonly Clause[], known: readonly Claim[]): Claim[] {
  const hasCustomers = known.some(showsCustomers);
  // Who was met once can't be found again, by their own words.
  const isReachDenied = clauses.some((clause) => isUnreachable(clause) || isWayOpen(clause) || isRefusedWay(clause));
  return clauses.flatMap((clause, index) => {
    const isTold =
      isNamedSource(clause, hasCustomers) ||
      isEverydaySource(clause) ||
      (isMetAtPlace(clause) && !isReachDenied) ||
      (!isOthers(clause) &&
        (isToldWay(clause, clauses, index, hasCustomers) ||
          (isFact(clause) && isWordOfMouth(clause, hasCustomers)) ||
          isFoundAtLast(clause, clauses, index) ||
          (isFact(clause) && !clause.isNobody && isHandedOver(clause)) ||
          isLeafletResponse(clause, clauses, index) ||
          isNoticeResponse(clause) ||
          isDoorToDoor(clause) ||
          (!clause.isNobody && isOwnCircle(clause)) ||
          isFollowedByCustomers(clause, clauses, index, known)));
    if (!isTold && !isWonBySpending(clause)) return [];
    const evidence = isTold && clause.context.some(({ pos }) => pos === 'num') ? withFigures : withoutFigures;
    const isKnown = known.some(
      (claim) => claim.kind === 'channelTried' && claim.clause === clause && claim.evidence >= evidence,
    );
    return isKnown
      ? []
      : [
          makeClaim('channel', clause),
          makeClaim('channelDetail', clause),
          makeClaim('channelTried', clause, { evidence }),
        ];
  });
}

const [withFigures, withoutFigures] = [3.3, 3];

function isToldWay(clause: Clause, clauses: readonly Clause[], index: number, hasCustomers: boolean): boolean {
  if (!clause.sentence.isLatin) return isFact(clause) && isHanArrival(clause);
  if (isAnswerToHow(clause, clauses, index)) return hasCustomers || clauses.slice(0, index).some(isCountOfOurs);
  if (!(isFact(clause) || isGotByGoing(clause)) || clause.isNobody) return false;
  const arrival = arrivalOf(clause);
  if (arrival === 'counted') return true;
  if (arrival === 'they') {
    const before = clauses
      .slice(0, index)
      .findLast(({ sentence, quantities }) => sentence !== clause.sentence || quantities.length > 0);
    return (
      before !== undefined &&
      !isOthers(before) &&
      (hasCustomers || clauses.slice(Math.max(0, index - 8), index).some(isCountOfOurs))
    );
  }
  return isCausedByUs(clause) || (isPosting(clause) && isFollowedByTurnout(clause, clauses, index));
}

/** "I got them by going to the test centre": done, and no plan, though it says "going to". */
const isGotByGoing = ({ tokens, modality }: Clause): boolean =>
  modality === 'plan' &&
  / (?:i|we) (?:got|found|won|met|reached) (?:\S+ ){1,4}?by going to /.test(spacedWords(tokens)) &&
  !ahead.test(spacedWords(tokens));

/** What a rival, a report or somebody quoted tells is none of ours. */
const isOthers = ({ speaker, tokens }: Clause): boolean =>
  speaker === 'rival' || speaker === 'report' || speaker === 'quoted' || hasAny(tokens, 'rival');

/** "By June it was 141 appointments", "seven firms are on it": how many came, and not how many there are. */
const isCountOfOurs = (clause: Clause): boolean =>
  isFact(clause) &&
  !isOthers(clause) &&
  !clause.isNobody &&
  hasAny(clause.tokens, 'use', 'pay', 'book', 'sell', 'customer', 'own', 'renew') &&
  clause.quantities.some(({ kind, value, period }) => kind === 'count' && value > 1 && period === undefined);

function isFollowedByTurnout(clause: Clause, clauses: readonly Clause[], index: number): boolean {
  const next = clauses.slice(index + 1, index + 4).find((other) => isFact(other) && isTurnout(other));
  const isNear =
    next !== undefined &&
    clauses.slice(index + 1, clauses.indexOf(next)).every(({ sentence }) => sentence === clause.sentence);
  return isNear && !isOthers(next) && !next.isNobody;
}

const how =
  /^ (?:(?:and|so|und|y|¿) )*(?:how|where|wie|woher|wodurch|cómo|de dónde|dónde|por dónde) (?:(?:do|does|did|have|has|are) )?(?:(?:my|our|the|these|those|new|die|meine|unsere|mis|los|las|nuestros) )?(?:they|people|customers|clients|patients|the work|it|work|orders|i|we|sie|die leute|kunden|kundinnen|patienten|kommen|finden|fanden|haben|salen|vienen|llegan|llegaron|vinieron|me|nos) (?:\S+ ){0,4}(?:[?:] )?$/;
const meets =
  / (?:find|found|come|came|hear|heard|get|got|reach|met|meet|win|won|finden|fanden|gefunden|kommen|kamen|gekommen|komme|erreiche|encuentran|encontraron|conocen|conocieron|vienen|vinieron|llegan|llegaron|salen|llego) /;
const ahead =
  / (?:will|'ll|would|'d|should|shall|can|could|might|do i|do we|werden|würden|sollen|können|könnten|van a|vamos a|voy a|podrían|podría) /;
/** "Über die Tierärzte", "mostly through …": whoever it is. */
const through =
  /^ (?:(?:mostly|mainly|meistens|meist|vor allem|hauptsächlich|sobre todo|casi siempre) )?(?:through|via|über|durch|por|gracias a|a través de|mediante) (?!(?:ahora|la mañana|la tarde|eso|lo general|suerte|favor|ejemplo|supuesto|sí) )/;
const money = /(?:€|£|\$)/;

/** "How do they find me? The surgery receptionists mostly": the question of the way, and its answer. */
function isAnswerToHow(
  { sentence, tokens, context, index: place, modality, speaker }: Clause,
  clauses: readonly Clause[],
  index: number,
): boolean {
  const label = clauses[index - 1];
  if (!label || label.index !== place - 1 || modality === 'plan' || modality === 'question' || modality === 'hedge')
    return false;
  const isLabel = label.modality === 'question' || context[label.tokens.length]?.text === ':';
  const words = spacedWords(label.tokens);
  if (!isLabel || !how.test(words) || !meets.test(words)) return false;
  // "Who'd rather pass it on" says what they are like, and not what will be.
  const first = tokens.findIndex(({ text }) => /^(?:who|die|que|,)$/.test(text));
  const answer = tokens.slice(0, first < 0 ? 14 : Math.max(3, first));
  return (
    (label.sentence === sentence || label.sentence.isQuestion) &&
    !ahead.test(words) &&
    !ahead.test(spacedWords(answer)) &&
    !money.test(lettersOf(answer.slice(0, 2))) &&
    speaker !== 'rival' &&
    !/^ (?:i|we) (?:don|do n't|do not|am not|'m not|have no)|^ (?:not|no|weiß|keine) /.test(spacedWords(tokens)) &&
    (answer.some((token) => isWayNoun(token)) || through.test(spacedWords(answer)))
  );
}
