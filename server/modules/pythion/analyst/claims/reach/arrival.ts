import type { Clause } from '../../text/clause';
import { has, hasAny, isVerb, type Token } from '../../text/token';
import { isOfEarlierCustomers } from '../customers/comebacks';
import { isAgentive } from '../people/agentive';
import { isSentToUs } from './sending';
import { wayAfter } from './way';

/** Customers who come by a way, in whichever words: what came of that way is told. */
export const isArriving = (clause: Clause): boolean =>
  clause.sentence.isLatin
    ? isSentToUs(clause) ||
      (isArrival(clause) && !isOfEarlierCustomers(clause.tokens)) ||
      isCountedArrival(clause) ||
      isWordOfArrival(clause) ||
      isHandedOut(clause)
    : isIntroduced(clause);

/** "They found me on the guild's board", "most come via the nursery", "orders come in through the meeting". */
function isArrival(clause: Clause): boolean {
  const { tokens, speaker } = clause;
  if (speaker === 'own' && !hasAny(tokens, 'customer', 'survey')) return false;
  const verb = tokens.findIndex(
    (token) => isVerb(token) && has(token, 'arrive', 'answer') && !clause.negated.has(token),
  );
  if (verb < 0 || isAmounting(clause, verb) || isReturning(tokens, verb) || isThingFound(tokens, verb)) return false;
  const isToUs = tokens.slice(verb).some(({ text }) => /^(?:us|me|our)$/.test(text));
  const subject = tokens.slice(0, verb);
  const isComing =
    /^(?:come|find|hear|walk|arrive|join|discover|learn|enquire|inquire|knock|turn|sign)$/.test(
      tokens[verb]?.lemma ?? '',
    ) || isToUs;
  const isTheirs =
    isCountOfCustomers(subject) || subject.some((token) => has(token, 'every') || isCustomerOrOrder(token));
  const isFoundThrough = tokens[verb]?.lemma === 'find' && /^(?:through|via)$/.test(tokens[verb + 1]?.text ?? '');
  return (
    isComing &&
    (isTheirs || isFoundThrough) &&
    hasAny(clause.context, 'own', 'product', 'use', 'pay', 'answer', 'customer') &&
    wayAfter(clause, verb, true) >= 0
  );
}

/** "They found hidden trackers on 31 of 140 phones", "customers found a leak in the cellar": what was found isn't ours. */
function isThingFound(tokens: readonly Token[], verb: number): boolean {
  if (!/^(?:find|discover)$/.test(tokens[verb]?.lemma ?? '')) return false;
  const after = tokens.slice(verb + 1);
  const end = after.findIndex(({ pos }) => pos === 'adp');
  const object = end < 0 ? after : after.slice(0, end);
  const head = object.findLast(({ pos }) => pos === 'noun');
  if (!head || object.some((token) => has(token, 'own') || /^(?:it|this|that)$/.test(token.text))) return false;
  const isOne = /^(?:an?|another|\d+)$/.test(object[0]?.text ?? '');
  const isBare = object.every(({ pos }) => /^(?:noun|adj|num|verb)$/.test(pos));
  // "They found spyware on 12 of 60": what it was found in is counted.
  const isCounted = /^(?:in|on|at)$/.test(after[end]?.text ?? '') && after[end + 1]?.pos === 'num';
  return isOne || (isBare && (head.text !== head.lemma || isCounted));
}

/** Whether a clause tells what was found, and no way to us. */
export const isFinding = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  isThingFound(
    tokens,
    tokens.findIndex((token) => isVerb(token)),
  );

/** "Came back after the fair", "came to the meeting": nobody who comes for the first time. */
const isReturning = (tokens: readonly Token[], verb: number): boolean => {
  const [next, second] = [tokens[verb + 1]?.text ?? '', tokens[verb + 2]?.text ?? ''];
  return (
    /^(?:come|arrive|turn)$/.test(tokens[verb]?.lemma ?? '') &&
    (/^(?:back|again|along|out|over)$/.test(next) || (next === 'to' && !/^(?:us|me|our|my)$/.test(second)))
  );
};

/** "12 growers", "most of the orders". */
const isCustomerOrOrder = (token: Token): boolean =>
  has(token, 'customer', 'people') ||
  (orders.test(token.lemma) && !part.test(token.text)) ||
  (token.pos === 'noun' && token.text !== token.lemma && isAgentive(token.lemma));

/** "38 of the 112", "most of our buyers"; not "half of the damp". */
function isCountOfCustomers(subject: readonly Token[]): boolean {
  const count = subject.findLastIndex(({ pos, text }) => pos === 'num' || part.test(text));
  const phrase = subject.slice(count + 1);
  const end = phrase.findIndex(({ pos, text }) => pos === 'adp' && text !== 'of');
  const counted = phrase.slice(0, end < 0 ? phrase.length : end).filter(({ pos }) => pos === 'noun');
  return count >= 0 && (counted.length === 0 || counted.some(isCustomerOrOrder));
}

const part = /^(?:most|half|all)$/;

/** "The server comes to £1.80 per choir", "it came out at 60 euros": a sum, and nobody who comes. */
const isAmounting = ({ tokens, quantities }: Clause, verb: number): boolean =>
  tokens[verb]?.lemma === 'come' &&
  quantities.some(
    ({ kind, start }) =>
      kind === 'money' &&
      start > verb &&
      start <= verb + 5 &&
      tokens
        .slice(verb + 1, start)
        .every(({ pos, text }) => /^(?:adp|adv|part|conj)$/.test(pos) || /^(?:about|around|just|only)$/.test(text)),
  );

export const orders = /^(?:order|most|request|enquiry|inquiry|booking|half|call|lead|sale|all|visitor|sign)$/;

/** "38 of the 112 came by her", "2 of the 4 came that way": those who came are ours, whoever sent them. */
export function isCountedArrival({ tokens, negated, speaker, modality }: Clause): boolean {
  if (modality !== 'fact' || speaker === 'rival' || speaker === 'report' || speaker === 'quoted') return false;
  const verb = tokens.findIndex(
    (token) => isVerb(token) && /^(?:come|find|arrive|hear)$/.test(token.lemma) && !negated.has(token),
  );
  const subject = tokens.slice(0, Math.max(0, verb));
  return (
    isCountOfCustomers(subject) &&
    !hasAny(subject, 'trouble', 'worse', 'cancel', 'cost') &&
    tokens
      .slice(verb + 1, verb + 6)
      .some(
        ({ text }, at, after) =>
          (/^(?:by|through|via|from|over|thanks)$/.test(text) &&
            /^(?:her|him|them|it|that|this|there)$/.test(after[text === 'thanks' ? at + 2 : at + 1]?.text ?? '')) ||
          (/^(?:that|this)$/.test(text) && after[at + 1]?.text === 'way'),
      )
  );
}

/** In a language without tags: "Kunden kommen über den Stammtisch", "los clientes llegan por el gremio". */
function isWordOfArrival({ tokens, negated, context }: Clause): boolean {
  const verb = tokens.findIndex((token) => arriving.has(token.text) && !negated.has(token));
  if (verb < 0 || hasAny(tokens, 'rival', 'trouble')) return false;
  // "Die meisten finden ihre Wohnung über Portale": what they find is no business of ours.
  const isFinding = finding.test(tokens[verb]!.text);
  if (isFinding && !tokens.some(({ text }) => /^(?:uns|mich|nos|me|mir|nous|unser\S*|nuestr\S*|mein\S*)$/.test(text)))
    return false;
  const isTheirs =
    tokens.slice(0, verb).some((token) => has(token, 'customer') || most.test(token.text)) ||
    (hasAny(tokens, 'people') &&
      (hasAny(context, 'own') || /^(?:viennent|arrivent|vêm|vieram|chegam)$/.test(tokens[verb]!.text))) ||
    // "Llegan por Instagram": Spanish leaves out who comes.
    (verb === 0 && /^(?:llegan|llegaron|vienen|vinieron)$/.test(tokens[0]!.text)) ||
    /^(?:nos|uns|mich)$/.test(tokens[verb - 1]?.text ?? tokens[verb + 1]?.text ?? '');
  return isTheirs && isWayWord(tokens, verb + 1);
}

const arriving = new Set(
  'kommen kommt kamen finden fanden melden meldeten erfahren erfuhren gekommen gefunden llegan llegaron vienen vinieron encuentran encontraron conocen conocieron contactan contactaron viennent arrivent trouvent vêm vieram chegam chegaram encontram'.split(
    ' ',
  ),
);

const finding = /^(?:finden|fanden|gefunden|encuentran|encontraron|conocen|conocieron|trouvent|encontram)$/;

const most = /^(?:meisten|hälfte|alle|mayoría|mitad|todos|casi|plupart|presque|moitié|quase|maioria|metade)$/;

/** "Über den Stammtisch" is a way whatever follows, "aus Bayern" and "de Lleida" are where they live. */
const isWayWord = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(({ text }, index) => {
    if (index < from) return false;
    const phrase = tokens.slice(index + 1, index + 7);
    const isSure =
      /^(?:über|übers|übern|durch|durchs|via|dank|mediante|gracias|grâce|pelo|pela|pelos|pelas)$/.test(text) ||
      (text === 'través' && tokens[index - 1]?.text === 'a');
    const isPossible = /^(?:von|vom|bei|beim|auf|per|aus|im|in|por|en|del|desde|du|de|par|do|da)$/.test(text);
    return (
      (isSure && phrase.some(({ pos }) => pos === 'noun') && !partOfDay.test(phrase[0]?.text ?? '')) ||
      (isPossible && media.test(phrase.map((token) => token.text).join(' '))) ||
      (isPossible && phrase.slice(0, 4).some((token) => has(token, 'venue', 'channel', 'partner')))
    );
  });

/** "Por Instagram", "du bouche-à-oreille". */
const media =
  /^(?:el |la |o |a )?(?:instagram|tiktok|facebook|google|whatsapp|youtube|linkedin|boca a boca|boca a orelha|bouche - à - oreille|bouche à oreille|mundpropaganda|empfehlung\p{L}*)(?= |$)/u;

/** "Vêm pela manhã" is when they come. */
const partOfDay = /^(?:manhã|tarde|noite|mañana|noche|nacht)$/;

const introducing = new Set(['介绍', '推荐', '转介', '带来']);

/** "客户主要是一个老板帮我介绍的", "骑手大多是站长介绍来的": those whom somebody sends to us. */
function isIntroduced({ tokens }: Clause): boolean {
  const at = tokens.findIndex(({ text }) => introducing.has(text));
  const subject = tokens.slice(0, Math.max(0, at));
  return (
    hasAny(subject, 'customer', 'people') &&
    (subject.slice(-3).some((token) => has(token, 'own')) ||
      /^(?:来|过来|给我|给我们)/.test(
        tokens
          .slice(at + 1, at + 3)
          .map(({ text }) => text)
          .join(''),
      ))
  );
}

/** "Drei Pflegeschulen geben unseren Zettel raus", "los gremios reparten nuestros folletos": a partner with our sheet. */
const isHandedOut = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }, index) => our.has(text) && sheets.test(tokens[index + 1]?.text ?? '')) &&
  tokens.some(({ text }) => handing.test(text)) &&
  !tokens.some(
    ({ text }, index) =>
      /^(?:wir|ich)$/.test(text) && handing.test(tokens[index + 1]?.text ?? tokens[index - 1]?.text ?? ''),
  );

const our = new Set(
  'unser unsere unseren unserem mein meine meinen nuestro nuestra nuestros nuestras mi mis'.split(' '),
);

const sheets =
  /(?:zettel|flyer|prospekte?|karten?|broschüren?|plakate?|faltblatt|folletos?|tarjetas?|carteles|cartel)$/;

const handing =
  /^(?:(?:aus|raus|heraus|weiter|mit|bei)?(?:geben|gibt|legen|legt|gaben)|(?:aus)?hängen|hängt|verteilen|verteilt|reparten|reparte|cuelgan|dejan|entregan)$/;
