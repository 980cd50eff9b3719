import type { Clause } from '../../text/clause';
import { has, hasAny, isVerb, type Token, wordsBefore } from '../../text/token';
import {
  isAnsweredOnline,
  isGettingInto,
  isGettingTo,
  isLeafing,
  isOtherFound,
  isOwnMedium,
  isPostedOnline,
  isStanding,
  isTalkAtEvent,
  isWonByVisits,
} from './approach';
import { isArriving, orders } from './arrival';
import { isWayWithOutcome } from './outcome';
import { isSupplied } from './sending';
import { isWaitingFrom } from './waiting';
import { isMeetingPlace, wayAfter } from './way';

/**
 * A way by which we and the customers meet. `isDone` when the text reports it, not only names it, `isPlain` when its words can
 * mean nothing else.
 */
export type Meeting = { isDone: boolean; isPlain?: true };

/**
 * Who meets whom through what: customers arrive by a way, we go out to them, a partner speaks of us, the product is sold at a
 * place, or a label such as "how we reach them:" stands before the way.
 */
export function readMeeting(clause: Clause): Meeting | undefined {
  if (clause.modality === 'question' || clause.isNobody || hasAny(clause.tokens, 'buzz')) return undefined;
  const isFact = clause.modality === 'fact';
  const { isLatin } = clause.sentence;
  if (isArriving(clause) || (isLatin && (isStanding(clause) || isWonByVisits(clause) || isTalkAtEvent(clause))))
    return { isDone: isFact, isPlain: true };
  if (isWayWithOutcome(clause) || isWaitingFrom(clause)) return { isDone: isFact, isPlain: true };
  if (isWordOfMeeting(clause) || isPartnerAct(clause)) return { isDone: isFact };
  if (isLatin && isOwnMedium(clause)) return { isDone: false, isPlain: true };
  if (isPostedOnline(clause)) return { isDone: isFact && isAnsweredOnline(clause), isPlain: true };
  if (isOutreach(clause)) return { isDone: isFact && isReported(clause) };
  if (isLatin && (isOffered(clause) || isListed(clause) || isPaidAgent(clause))) return { isDone: isFact };
  return isLabelled(clause) || isCountedAt(clause) ? { isDone: isFact && hasFigures(clause) } : undefined;
}

/** In a language without tags: a word of meeting, a place of meeting, and us. Not "wir haben noch keinen Flyer verteilt". */
const isWordOfMeeting = ({ tokens, context, negated }: Clause): boolean =>
  hasAny(tokens, 'meetWord') &&
  tokens.some((token) => has(token, 'meetWord') && !negated.has(token)) &&
  !isStandingAbout(tokens) &&
  (hasAny(tokens, 'channel', 'partner', 'venue') || tokens.some(({ lemma }) => onlineGroup.test(lemma))) &&
  (hasAny(context, 'own', 'product') ||
    tokens.some(({ text }) => /我们/.test(text) || /^(?:sie|ihn|es|la|lo|le|les)$/.test(text)));

/**
 * "Sie stehen selber im Laden", "weiß nie, welche Rahmen auf welcher Baustelle stehen": where they are, unless it is ours that stands
 * or hangs there.
 */
const isStandingAbout = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => !has(token, 'meetWord') || /^(?:stehen|hängt|hingen)$/.test(token.text)) &&
  !isOursThere(tokens);

const isOursThere = (tokens: readonly Token[]): boolean => {
  const link = tokens.findIndex(({ text }) => /^(?:welche[rsn]?|wo|ob)$/.test(text));
  return link < 0
    ? tokens.some((token) => has(token, 'own') || (has(token, 'product') && !has(token, 'venue')))
    : hasAny(tokens.slice(link), 'own');
};

const onlineGroup = /^(?:whatsapp|facebook|telegram|instagram|微信|微信群)(?:-?gruppen?)?$/;

const hasFigures = ({ context }: Clause): boolean => context.some(({ pos }) => pos === 'num');

/** "We wrote to 60 schools through the school office", "I pinned cards in 16 nurseries", "we plan to ask the staff office". */
function isOutreach(clause: Clause): boolean {
  const { tokens, speaker, negated } = clause;
  const isOurs = speaker === 'own' || isWithoutSubject(tokens);
  if (!isOurs || (hasAny(tokens, 'survey', 'career', 'praise') && !hasAny(tokens, 'outreach'))) return false;
  if (isGettingTo(tokens)) return true;
  const verb = tokens.findIndex((token) => isVerb(token) && has(token, 'outreach', 'reach') && !negated.has(token));
  if (verb < 0 || hasAny(tokens, 'rival', 'friends') || isSentBack(tokens, verb) || isGivenToUs(tokens, verb))
    return false;
  if (isGettingInto(tokens, verb) || isLeafing(clause) || isOtherFound(tokens, verb)) return false;
  const isTalk = has(tokens[verb], 'interview') && tokens[verb]?.lemma !== 'meet';
  const isPlannedTalk =
    clause.modality === 'plan' &&
    isTalk &&
    tokens
      .slice(verb + 1, verb + 7)
      .some((token, at, after) => isMeetingPlace(token) && !after.slice(0, at).some(({ pos }) => pos === 'num'));
  const isHanded = /^(?:pin|post|hang|stick|hand|distribute|glue|leave|place|drop|exhibit|advertise)$/.test(
    tokens[verb]?.lemma ?? '',
  );
  const isObject = isHanded && tokens.slice(verb + 1, verb + 5).some(isMeetingPlace);
  return (
    isPlannedTalk ||
    isObject ||
    isFoundAt(tokens, verb) ||
    (isTalk && isTalkAt(tokens, verb)) ||
    wayAfter(clause, verb, !isTalk && isTowards(tokens, verb)) >= 0
  );
}

/** "My grandmother left me two presses", "my uncle handed me his list": what somebody gave to us. */
const isGivenToUs = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:leave|hand|give|post|send|show)$/.test(tokens[verb]?.lemma ?? '') &&
  /^(?:me|us)$/.test(tokens[verb + 1]?.text ?? '') &&
  /^(?:my|our)$/.test(tokens[0]?.text ?? '');

/** "We post the aids back": what was theirs goes home. */
const isSentBack = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:post|send|mail|hand|ship|bring|drop|call|write)$/.test(tokens[verb]?.lemma ?? '') &&
  tokens.slice(verb + 1, verb + 6).some(({ text }) => text === 'back');

/** "Found the homes through Care England", "asked 60 couriers in a group": notes leave their "we" out. */
const isWithoutSubject = ([first, second, ...rest]: readonly Token[]): boolean =>
  first !== undefined &&
  (second?.pos === 'num' || second?.text === 'the' || second?.text === 'our') &&
  /^(?:found|met|won|reached|contacted|approached|recruited|called|asked|visited|emailed)$/.test(first.text) &&
  rest.slice(0, 2).some(({ pos }) => pos === 'noun');

/** "Asked 60 couriers in a WhatsApp group", "interviewed 20 bakers at the trade fair": those who are asked are met somewhere. */
const isTalkAt = (tokens: readonly Token[], verb: number): boolean =>
  tokens.some(({ text }, index) => {
    if (index < verb + 2 || !/^(?:in|at|on)$/.test(text)) return false;
    const phrase = tokens.slice(index + 1, index + 5);
    const head = phrase.findIndex(({ lemma }) => /^(?:group|forum|fair|congress|conference|meetup)$/.test(lemma));
    return (
      head >= 0 &&
      phrase.slice(0, head).every(({ pos }) => pos === 'det' || pos === 'noun' || pos === 'adj') &&
      (phrase[head]?.lemma !== 'group' || phrase[head - 1]?.pos === 'noun')
    );
  });

/** "140 people on the waiting list from a TikTok video", "38 bookings via the guild": what came by which way, without a verb. */
const isListed = ({ tokens, speaker, hasVerb }: Clause): boolean => {
  if (hasVerb || speaker === 'rival' || tokens[0]?.pos !== 'num') return false;
  const way = tokens.findIndex(({ text }) => /^(?:from|through|via)$/.test(text));
  const counted = tokens.slice(0, Math.max(0, way));
  return (
    way > 0 &&
    (hasAny(counted, 'survey') || counted.some(({ lemma }) => orders.test(lemma))) &&
    tokens.slice(way + 1, way + 6).some((token) => token.pos === 'noun' && has(token, 'channel', 'partner', 'venue'))
  );
};

/** "Agents in the village get 100 KES per booking": a fee for each customer whom they bring. */
const isPaidAgent = ({ tokens, speaker, quantities }: Clause): boolean => {
  if (speaker === 'own' || !quantities.some(({ kind }) => kind === 'money')) return false;
  const verb = tokens.findIndex(({ lemma }) => /^(?:get|earn|receive|bekommen|bekommt|erhalten|erhält)$/.test(lemma));
  const isAgent = tokens
    .slice(0, Math.max(0, verb))
    .some(
      (token) => /^(?:agent|ambassador|affiliate|promoter|wholesaler)$/.test(token.lemma) || token.lemma === 'partner',
    );
  return (
    isAgent &&
    tokens.some(({ text }, index) => /^(?:per|pro|for|each)$/.test(text) && isWon(tokens.slice(index + 1, index + 4)))
  );
};

const isWon = (phrase: readonly Token[]): boolean =>
  phrase.some(({ lemma }) => /^(?:book|booking|customer|client|referral|signup|lead|neukunde|kunde)$/.test(lemma));

/** "Trade fair: 40 talks, 12 wanted a demo": a place, and what came of it. */
function isCountedAt({ context, tokens }: Clause): boolean {
  const label = wordsBefore(context, tokens[0]);
  return (
    label.at(-1)?.text === ':' &&
    label.length < 6 &&
    label.some((token) => has(token, 'channel', 'venue')) &&
    tokens[0]?.pos === 'num' &&
    tokens
      .slice(1, 4)
      .some((token) => has(token, 'interview', 'answer', 'survey', 'customer') || talks.test(token.lemma))
  );
}

const talks = /^(?:talk|conversation|demo|lead|signup|gespräch|gespräche|kontakt|kontakte|conversaciones|contactos)$/;

/** "We find them at the two big garages": those whom we meet, and a thing or a place where they are. */
const isFoundAt = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:find|meet|reach|get|win|recruit|approach)$/.test(tokens[verb]?.lemma ?? '') &&
  tokens
    .slice(verb + 1, verb + 4)
    .some((token) => token.text === 'them' || (token.pos === 'noun' && has(token, 'people', 'customer'))) &&
  tokens.some(
    ({ text }, index) =>
      index > verb + 1 &&
      /^(?:at|in|on|outside|behind)$/.test(text) &&
      tokens[index + 1]?.pos === 'det' &&
      tokens
        .slice(index + 2, index + 6)
        .some((token) => token.pos === 'noun' && has(token, 'thing', 'place', 'product') && !has(token, 'worse')),
  );

/** Somebody is met: "we sell it at …" and "we reach them by …", not "we sell maps in parishes of …". */
const isTowards = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:reach|meet|find|address|approach|win|get|acquire|recruit|advertise|promote|exhibit|present|contact|speak|pitch|demonstrate|pin|post|hang|stick)$/.test(
    tokens[verb]?.lemma ?? '',
  ) && tokens.length > verb + 2;

/** A past act, or a present one with a figure. */
const isReported = (clause: Clause): boolean =>
  hasFigures(clause) ||
  clause.tokens.some(({ text, lemma, pos }) => pos === 'verb' && text !== lemma && !/(?:ing|s)$/.test(text));

/** "The chancellor mentions it at the deans' meeting": one who is neither we nor the crowd speaks of us. */
function isPartnerAct(clause: Clause): boolean {
  const { tokens, negated, speaker } = clause;
  if (speaker === 'rival' || speaker === 'friends' || speaker === 'quoted') return false;
  if (!hasAny(tokens, 'promote')) return false;
  const verb = tokens.findIndex(
    (token, index) =>
      index > 0 && token.pos !== 'adj' && has(token, 'promote') && isAct(tokens, index) && !negated.has(token),
  );
  if (verb < 1) return false;
  const subject = tokens.slice(0, verb);
  if (subject.some((_, index) => isOurFirm(tokens, index)) || isForEnd(tokens, verb)) return false;
  if (isSupplied(clause)) return false;
  const isPartner = subject.some((token) => isMeetingPlace(token)) || isOne(subject);
  const isOurs = /^(?:we|i|they|he|she|you)$/.test(
    subject.findLast(({ pos }) => pos === 'noun' || pos === 'pron')?.text ?? '',
  );
  const object = tokens.slice(verb + 1, verb + 8);
  const isAboutUs =
    object.some((token) => /^(?:us|me|our|my)$/.test(token.text)) ||
    ((hasAny(clause.context, 'own', 'product') || subject.some(isMeetingPlace)) &&
      object
        .slice(0, 3)
        .some(
          (token) => token.text === 'it' || token.text === 'them' || (has(token, 'product') && has(object[0], 'own')),
        ));
  return isPartner && !isOurs && isAboutUs;
}

/** "Our agency", "my shop": that is us, and no partner. */
export const isOurFirm = (tokens: readonly Token[], index: number): boolean =>
  /^(?:agency|firm|company|business|shop|studio|startup|team|workshop|office)$/.test(tokens[index]?.lemma ?? '') &&
  /^(?:our|my)$/.test(tokens[index - 1]?.text ?? '');

/** "Signed off on 400 a month to carry on with it": not what he does, but what for. "Agreed to print it" is what he does. */
const isForEnd = (tokens: readonly Token[], verb: number): boolean =>
  tokens[verb - 1]?.text === 'to' &&
  tokens.slice(0, verb).some(({ pos }) => pos === 'verb') &&
  !tokens
    .slice(0, verb)
    .some(({ lemma }) => /^(?:agree|offer|promise|volunteer|want|ask|continue|start|begin|let)$/.test(lemma));

const isAct = (tokens: readonly Token[], index: number): boolean =>
  isVerb(tokens[index]) || (tokens[index]?.text !== tokens[index]?.lemma && tokens[index - 1]?.pos === 'noun');

/** "The minister", "one wholesaler": a single one, with an article. */
const isOne = (subject: readonly Token[]): boolean => {
  const head = subject.findLast(({ pos }) => pos === 'noun');
  return (
    /^(?:the|a|an|one|our|their|each|every)$/.test(subject.find(({ pos }) => pos !== 'conj')?.text ?? '') &&
    head !== undefined &&
    head.text === head.lemma &&
    has(head, 'people')
  );
};

const soldThere = new Set('sold stocked displayed available exhibited advertised restocked listed'.split(' '));

/** "Sold over the counter in four shops". */
function isOffered(clause: Clause): boolean {
  const sold = clause.tokens.findIndex(({ text }) => soldThere.has(text));
  return (
    sold >= 0 &&
    !clause.negated.has(clause.tokens[sold] as Token) &&
    clause.speaker !== 'rival' &&
    clause.speaker !== 'report' &&
    !/^(?:we|i)$/.test(clause.tokens[0]?.text ?? '') &&
    wayAfter(clause, sold, true) >= 0
  );
}

/** "How we reach them: the regional office …". */
function isLabelled({ context, tokens }: Clause): boolean {
  const label = wordsBefore(context, tokens[0]);
  return (
    label.at(-1)?.text === ':' &&
    label.length < 9 &&
    (hasAny(label, 'reach', 'channel') || label.some(({ lemma }) => /^(?:distribution|sale|marketing)$/.test(lemma))) &&
    tokens.some(isMeetingPlace)
  );
}
