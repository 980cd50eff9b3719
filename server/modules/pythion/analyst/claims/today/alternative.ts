import type { Clause } from '../../text/clause';
import { isNamedRival } from '../../text/namedRivals';
import { isOthersBusiness } from '../../text/othersBusiness';
import { has, hasAny, isVerb, lettersOf, spacedWords, type Token } from '../../text/token';
import { isOwnStatement, isVoid, makeClaim, states, type Claim } from '../claim';
import { isContent } from '../contentNoun';
import { isAnotherProvider, isPlainHabit, isTodayLabel, isWish } from './habit';
import { isCustomersToday, isSaidUnneeded, isSizeOfPlace, isSupply } from './notTheirs';
import { isSuppliedInChinese } from '../money/othersTerms';
import { isPaidToOthers } from '../money/payment';
import { isOutage } from '../trouble';
import { isReceived, isUnwelcome } from '../unstated';

/** "Better than everyone else" names nobody. */
export function hasNamedOther(clause: Clause): boolean {
  const at = clause.tokens.findIndex((token) => has(token, 'instead'));
  const isAmount =
    clause.tokens[at]?.text === 'than' && /^(?:more|less|fewer|other|rather)$/.test(clause.tokens[at - 1]?.text ?? '');
  if (at < 0 || isAmount) return false;
  const after = clause.tokens.slice(at + 1, at + 7);
  return after.some(isContent) && !hasAny(after, 'rival', 'everyone', 'praise');
}

/** What they do today, and what it fails at. A rival counts only with what it fails at. */
export function readAlternative(clause: Clause): Claim[] {
  const isRival =
    clause.speaker === 'rival' &&
    (isNamedRival(clause) || (clause.modality === 'fact' && !hasAny(clause.tokens, 'pay', 'renew', 'customer')));
  if (!isRival && (!isOwnStatement(clause) || (isVoid(clause) && !isInGeneral(clause)))) return [];
  // "A lab in Devon did 112 tests for people who paid": nobody says that our customers go there.
  if (isOthersBusiness(clause) && !isLimited(clause)) return [];
  if (isTodayLabel(clause) || isReceived(clause) || isWish(clause)) return [];
  if (isCustomersToday(clause) || (clause.sentence.isLatin && isSupply(clause.tokens))) return [];
  if (isSizeOfPlace(clause) || isSaidUnneeded(clause)) return [];
  if (isOutage(clause)) return [makeClaim('alternativeFails', clause)];
  // "Neighbours buy it": people are a means only where somebody else turns to them.
  const hasHabit =
    hasAny(clause.tokens, 'habit') &&
    clause.tokens.some(
      (token, index) =>
        has(token, 'habit') &&
        !clause.negated.has(token) &&
        !has(token, 'own') &&
        // "A habit app" is a product.
        !(token.pos === 'noun' && has(clause.tokens[index + 1], 'product')) &&
        (!has(token, 'people') || clause.tokens.slice(0, index).some(isVerb)),
    );
  const isToday =
    hasAny(clause.tokens, 'today') &&
    clause.speaker !== 'own' &&
    !clause.tokens.some(({ text }) => /^(?:we|our)$/.test(text)) &&
    ((clause.tokens.some(isContent) && clause.tokens.some(({ pos }) => pos === 'verb' || pos === 'num')) || hasHabit) &&
    clause.hasVerb;
  const isInstead = states(clause, 'instead') && hasNamedOther(clause);
  const isHabit =
    hasHabit && clause.speaker !== 'own' && clause.hasVerb && !hasAny(clause.tokens, 'interview', 'recommend', 'show');
  const isNamed =
    isNamedRival(clause) ||
    isOtherProvider(clause) ||
    isWithoutUs(clause) ||
    isToday ||
    isInstead ||
    isHabit ||
    isWayOfToday(clause) ||
    (!clause.sentence.isLatin && isSuppliedInChinese(clause.context)) ||
    isPlainHabit(clause) ||
    isAnotherProvider(clause) ||
    (isPaidToOthers(clause) && clause.speaker !== 'own');
  if (!isNamed && !isRival) return [];
  const fails = clause.context.some(
    (token, index) =>
      ((has(token, 'lacking', 'negation') || (!isRival && has(token, 'trouble'))) && !has(token, 'notNegation')) ||
      (!isRival && isComplaint(clause.context, index)),
  );
  const isFailed =
    fails || isBookedOut(clause) || (isRival && isLimited(clause)) || (!isRival && isUnwelcome(clause.context));
  if (!isNamed && !(isRival && (fails || isBookedOut(clause)))) return [];
  const claims = [makeClaim('alternative', clause), makeClaim('alternativeDetail', clause)];
  return isFailed ? [...claims, makeClaim('alternativeFails', clause)] : claims;
}

/** "Start at €5,000", "are for big firms", "kosten das Dreifache": why a rival doesn't serve the same customers. */
const isLimited = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? limited.test(spacedWords(context)) : limitedInChinese.test(lettersOf(context));

const limited =
  / (?:starts? at|from [€$£] \S+|requires?|minimum|only (?:for|if|with|from)|(?:for|target|targets) (?:\S+ )?(?:big|large|larger|enterprise|enterprises|chains|corporates)|(?:more|too|very|so) (?:expensive|complicated|complex|slow|large)|twice|double|triple|three times|slow|late|long|cannot|ca n't|erst ab|für (?:große|größere|konzerne)|para (?:\S+ )?grandes|nur (?:für|ab|mit)|doppelt\S*|dreifache|teurer|zu teuer|müssen|langsam|kompliziert|solo (?:para|con|desde)|a partir de|más caros?|más caras?|el doble|el triple|lent[oa]s?|complicad[oa]s?)(?= )/;
const limitedInChinese = /只(?:做|能|支持|针对|适合)|太贵|更贵|抽成|起步价|门槛|不支持|慢|复杂/u;

/** "The nearest firm is 95 euro and they're booked till spring": nobody can have it soon. */
const isBookedOut = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin && !hasAny(context, 'own') && bookedOut.test(spacedWords(context));

const bookedOut =
  / (?:booked|full) (?:up|out|solid|till|until|for (?:weeks|months))(?= )| fully booked | book(?:s|ed)? (?:out|up) (?:before|weeks|months) | ausgebucht | (?:completos|sin hueco) hasta /;

/** "Right now if you get a new knee, you get two visits": what happens to anybody, and no plan. */
const isInGeneral = ({ tokens, context, modality }: Clause): boolean =>
  modality === 'condition' &&
  hasAny(context, 'today') &&
  tokens.filter(({ text }) => text === 'you').length > 1 &&
  !hasAny(context, 'own', 'product', 'hedge');

const articles = new Set(['the', 'a', 'an']);

/** "The petrol station down the road sells logs too": one who is not ours serves them, with a "but". */
function isOtherProvider({ tokens, context, speaker }: Clause): boolean {
  const [article] = tokens;
  if (speaker === 'own' || !articles.has(article?.text ?? '') || hasAny(tokens, 'own', 'interview')) return false;
  const verb = tokens.findIndex(({ pos }, index) => index > 1 && pos === 'verb');
  const head = tokens.slice(1, verb).find(({ pos }) => pos === 'noun');
  const isProviding =
    has(tokens[verb], 'sell') ||
    /^(?:keep|take|shut|close|offer|open|cost|need|come|deliver)$/.test(tokens[verb]?.lemma ?? '');
  return (
    verb > 1 &&
    tokens.slice(1, verb).some((token) => has(token, 'people', 'partner', 'venue') && token.text === token.lemma) &&
    head !== undefined &&
    isProviding &&
    tokens[verb]?.text === `${tokens[verb]?.lemma}s` &&
    context.some(({ text }) => /^(?:but|only|too|late|slow|weekends?|never|weeks?|days?)$/.test(text))
  );
}

/** "Without the clip a pensioner waits 17 weeks". */
const isWithoutUs = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'own' &&
  tokens[0]?.text === 'without' &&
  /^(?:the|our|my|it|us)$/.test(tokens[1]?.text ?? '') &&
  hasAny(tokens.slice(1, 5), 'product', 'own', 'thing') &&
  tokens.slice(3).some(isVerb);

/** "Foresters measure trunks with a tape", "the secretary spends Thursdays copying": what they do, and by what means. */
function isWayOfToday(clause: Clause): boolean {
  const { tokens, speaker, negated } = clause;
  if (speaker === 'rival' || hasAny(tokens, 'interview', 'pay', 'renew', 'survey', 'product', 'today')) return false;
  const verb = tokens.findIndex((token) => token.pos === 'verb' && !negated.has(token));
  const token = tokens[verb];
  const isPresent = token !== undefined && (token.text === token.lemma || token.text.endsWith('s'));
  if (!token || !isPresent || verb === 0 || hasAny(tokens.slice(0, verb), 'product')) return false;
  if (token.lemma === 'spend') return tokens.slice(verb + 1, verb + 5).some(({ text }) => text.endsWith('ing'));
  if (speaker === 'own' || has(token, 'trouble')) return false;
  return tokens.some(
    ({ text }, index) => index > verb && means.has(text) && tokens.slice(index + 1, index + 4).some(isMeans),
  );
}

const means = new Set(['with', 'by', 'using']);
const isMeans = (token: Token): boolean =>
  token.pos === 'noun' && isContent(token) && !has(token, 'people', 'customer', 'worse');

/** "…, which smudges by noon": a relative clause about today's way complains of it. */
const isComplaint = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'which' &&
  tokens[index + 1]?.pos === 'verb' &&
  !/^(?:please|help|work|save|delight|suit|satisfy|make|let|bring)$/.test(tokens[index + 1]?.lemma ?? '');
