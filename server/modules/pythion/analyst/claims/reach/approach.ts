import type { Clause } from '../../text/clause';
import { has, isVerb, lettersOf, spacedWords, type Token } from '../../text/token';
import { isMeetingPlace } from './way';

/**
 * "I walk in before 8 and just ask, went into 40, 11 said yes": we go to them, and some of those counted buy. Who is asked what
 * they would do, or tells a trouble, is interviewed.
 */
export function isWonByVisits(clause: Clause): boolean {
  const { context, speaker, tokens } = clause;
  const isOurAct = speaker === 'own' && tokens.some(isApproach);
  if (!isOurAct || context.some(({ text }) => /^(?:if|whether|would|could)$/.test(text))) return false;
  const counts = context.flatMap(({ pos }, index) => (pos === 'num' ? [index] : []));
  const won = counts.findLast((index) => isWon(context.slice(index + 1, index + 6)));
  return won !== undefined && counts.some((index) => index < won && isAsked(context, index));
}

const isApproach = (token: Token): boolean =>
  isVerb(token) &&
  /^(?:walk|go|knock|ring|call|phone|email|mail|write|visit|ask|drop|pitch|approach|contact|message|cycle|drive)$/.test(
    token.lemma,
  );

/** "I spoke to 12 cake makers at the show": those who are asked are met where their trade gathers. */
export const isTalkAtEvent = ({ tokens, speaker, negated, quantities }: Clause): boolean => {
  if (speaker !== 'own') return false;
  const verb = tokens.findIndex(
    (token, index) =>
      isVerb(token) &&
      tokens[index - 1]?.text !== 'to' &&
      !negated.has(token) &&
      /^(?:speak|talk|chat|meet|interview|ask)$/.test(token.lemma),
  );
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > verb + 2 &&
      text === 'at' &&
      tokens.slice(index + 1, index + 6).some((token, place, after) => {
        const isHead = token.pos !== 'verb' && after[place + 1]?.pos !== 'noun' && events.test(token.lemma);
        return isHead && after.slice(0, place).every(({ pos }) => /^(?:det|adj|noun|num)$/.test(pos));
      }),
  );
  return (
    verb >= 0 &&
    at >= 0 &&
    !tokens
      .slice(verb, at)
      .some(({ text }) => /^(?:about|what|how|why|if|whether|that|who|which|when|where)$/.test(text)) &&
    quantities.some(({ kind, value, start }) => kind === 'count' && value > 1 && start > verb && start < at)
  );
};

const events = /^(?:show|fair|expo|exhibition|festival|convention|conference|congress|meetup|fete|market)$/;

/** "Went into 40", "asked 30 of them", "40 doors": how many were approached. */
const isAsked = (context: readonly Token[], index: number): boolean =>
  context.slice(Math.max(0, index - 4), index).some(isApproach);

/** "11 said yes", "9 of them signed up", "14 let me do a round", "6 bought one"; not "22 had bought a ladder", "11 agreed that bread is wasted". */
const isWon = (after: readonly Token[]): boolean =>
  after.some(({ lemma, text, pos }, index) => {
    if (after.slice(0, index).some((token) => token.pos === 'num' || /^(?:,|\.|not|had)$/.test(token.text)))
      return false;
    const next = after[index + 1]?.text ?? '';
    if (lemma === 'say') return next === 'yes';
    if (/^(?:let|have|invite)$/.test(lemma) && /^(?:me|us)$/.test(next)) return true;
    if (pos !== 'verb' || text === lemma || text.endsWith('ing')) return false;
    return (
      /^(?:sign|join|subscribe)$/.test(lemma) ||
      (lemma === 'agree' && !/^(?:that|with)$/.test(next)) ||
      (/^(?:buy|order|book|take|pay|hire)$/.test(lemma) && isOfUs(after[index + 1]))
    );
  });

/** "Bought one", "ordered there and then", "paid us"; not "paid a plumber". */
const isOfUs = (next: Token | undefined): boolean =>
  next === undefined || next.pos === 'punct' || /^(?:and|but|one|it|us|me|from|on|straight|there|our)$/.test(next.text);

/** "I have an Instagram with 2,300 followers": a medium of ours, whatever comes of it. A bank account has members, too. */
export function isOwnMedium({ tokens, speaker, negated }: Clause): boolean {
  if (speaker !== 'own') return false;
  const verb = tokens.findIndex(({ lemma }) => /^(?:have|run|keep|own|manage|publish|host)$/.test(lemma));
  if (verb < 0) return false;
  const medium = tokens
    .slice(verb + 1, verb + 6)
    .find(({ lemma }) => media.test(lemma) || (mixedMedia.test(lemma) && tokens.some(isAudience)));
  return (
    medium !== undefined &&
    !negated.has(medium) &&
    tokens.some((token) => isAudience(token) || token.lemma === 'member')
  );
}

const isAudience = ({ lemma }: Token): boolean => /^(?:follower|subscriber|reader|listener|viewer)$/.test(lemma);

const media = /^(?:instagram|tiktok|youtube|facebook|linkedin|telegram|whatsapp|newsletter|blog|podcast|magazine)$/;

const mixedMedia = /^(?:channel|list|group|page|account)$/;

/**
 * "I park on the same sites, Persimmon in Didcot mon and thurs": a stand or van where they are, on its days; not "I park the van
 * at home on Sundays", "we stop the oven at ten".
 */
export function isStanding({ tokens, speaker, sentence }: Clause): boolean {
  if (/^(?:own|other)$/.test(speaker) && sentence.isLatin && isOnMarket(tokens)) return true;
  if (speaker !== 'own') return false;
  const verb = tokens.findIndex(
    ({ lemma }, index) =>
      /^(?:park|stop|trade)$/.test(lemma) || (tokens[index + 1]?.text === 'up' && /^(?:set|pull|pitch)$/.test(lemma)),
  );
  const after = tokens.slice(verb + 1);
  if (verb < 0) return false;
  const at = after.findIndex(({ text }) => /^(?:at|on|outside|by|in)$/.test(text));
  const object = after.slice(0, Math.max(0, at)).filter(({ pos }) => pos === 'noun' || pos === 'pron');
  const place = after.slice(at + 1, at + 6).find(({ pos }) => pos === 'noun');
  return (
    at >= 0 &&
    at < 6 &&
    object.every(({ lemma }) => /^(?:van|stall|truck|cart|stand|trailer)$/.test(lemma)) &&
    isPitch(place) &&
    after.some(({ text, lemma }) => weekdays.test(text) || weekdays.test(lemma))
  );
}

const isOnMarket = (tokens: readonly Token[]): boolean =>
  / (?:sell|sold|trade) (?:\S+ ){0,4}?(?:at|on) (?:the |a |our |two |three |local |\d+ )*(?:farmers '? ?|street |sunday |saturday |christmas |craft |food )?(?:markets?|fairs?|fetes?) (?=every|on|each|most|twice|once)| (?:stehe|stehen|verkaufe|verkaufen) (?:\S+ ){0,6}?(?:auf|am) (?:dem |einem |den |unserem )?\S*(?:markt|märkten|messe|flohmarkt)(?= )| (?:vendo|vendemos|monto|montamos|pongo|ponemos) (?:\S+ ){0,4}?en (?:el|la|un|una|los|las|varios) (?:mercadillos?|mercados?|ferias?)(?= (?:de|del|todos|cada|los|municipal|\S+ |[.,]))/.test(
    spacedWords(tokens),
  );

const isPitch = (place: Token | undefined): boolean =>
  place !== undefined &&
  (isMeetingPlace(place) || has(place, 'place') || /^(?:site|square|station|estate|beach|corner)$/.test(place.lemma)) &&
  !/^(?:home|yard|garage|house|depot)$/.test(place.lemma);

const weekdays = /^(?:mon|tues?|wed|thurs?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/;

/** "One of our yards went back through its book for us", "I went through their invoices": what is read, and nobody who is met. */
export const isLeafing = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ lemma }, index) =>
      tokens.slice(index + 1, index + 4).some(({ text }) => text === 'through') &&
      /^(?:go|look|leaf|read|run|flick|come|get|search|trawl)$/.test(lemma) &&
      tokens.slice(index + 2, index + 9).some((token) => papers.test(token.lemma)),
  );

const papers =
  /^(?:book|logbook|log|record|note|notebook|diary|invoice|receipt|bill|file|ledger|statement|spreadsheet|history|inbox|transcript|recording|footage|photo|paperwork|data|account|archive|calendar|report)$/;

/**
 * "We came to the chain via a broker", "I get to them through Ian": somebody opens the door to those who buy; not "I came to
 * Leeds through a job".
 */
export function isGettingTo(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex((token, index) => isVerb(token) && isGettingInto(tokens, index));
  const way = tokens.findIndex(({ text }, index) => index > verb + 2 && (text === 'through' || text === 'via'));
  return (
    verb >= 0 &&
    way > 0 &&
    way < verb + 7 &&
    tokens.slice(verb + 2, way).every((token) => !isVerb(token) && !has(token, 'trouble')) &&
    (tokens.slice(verb + 2, way).some(isBuyer) ||
      (tokens[verb + 2]?.text === 'the' &&
        tokens.slice(way + 1, way + 4).some(({ lemma }) => middlemen.test(lemma)))) &&
    tokens.slice(way + 1, way + 5).some(({ pos }) => pos === 'noun')
  );
}

/** "The chain", "them", "the farms": who may buy, where a single place is only where one gets. */
const isBuyer = (token: Token): boolean =>
  has(token, 'people', 'customer', 'partner') || (has(token, 'venue') && token.text !== token.lemma);

/** Whose trade is to open doors: "we came to the mutual via a broker". */
const middlemen = /^(?:broker|agent|dealer|wholesaler|distributor|importer|introducer|middleman)$/;

/** "I got into this trade": where one gets, and no word of an offer. */
export const isGettingInto = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:come|get|gain)$/.test(tokens[verb]?.lemma ?? '') && /^(?:to|into|at)$/.test(tokens[verb + 1]?.text ?? '');

/** "在V2EX发了帖子，三百多个赞": a post, and what came of it. */
export const isPostedOnline = ({ tokens }: Clause): boolean =>
  /在.{1,20}发(?:了|过|布了?)?.{0,4}(?:帖|文章|视频|广告|笔记|消息)/u.test(lettersOf(tokens));

export const isAnsweredOnline = ({ context }: Clause): boolean =>
  /\d.{0,4}(?:注册|报名|回复|咨询|下单|预约|购买|付)/u.test(lettersOf(context));

/** "We found our supplier at a fair", "I got the idea at a festival", "we met at university": no customer is found. */
export const isOtherFound = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:find|meet|get|recruit|hire|discover)$/.test(tokens[verb]?.lemma ?? '') &&
  (tokens.slice(verb + 1, verb + 6).some(({ lemma }) => helpers.test(lemma)) ||
    tokens.slice(0, verb).some(({ lemma }) => /^(?:co-?founder|partner)$/.test(lemma)) ||
    (tokens[verb]?.lemma === 'meet' && /^(?:at|in|through|on|during)$/.test(tokens[verb + 1]?.text ?? '')));

const helpers =
  /^(?:supplier|manufacturer|producer|developer|designer|programmer|engineer|co-?founder|partner|investor|idea|inspiration|printer|employee|staff|helper|intern|lawyer|accountant)$/;
