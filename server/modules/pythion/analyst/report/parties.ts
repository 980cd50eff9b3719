import { phraseAt, stemOf, type Phrase } from '../claims/people/phrase';
import type { Claim } from '../claims/claim';
import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { isRefusingInGerman } from './offeredGroup';
import { has, hasAny, isVerb, type Token } from '../text/token';

const isAny = (token: Token | undefined, pattern: RegExp): boolean => pattern.test(token?.text ?? '');

/** "Consultants who do this charge": the verb tells which ones. */
const isRelative = (before: Token | undefined): boolean =>
  before?.text === 'who' || before?.text === 'that' || before?.text === 'which';

const charging: ReadonlySet<string> = new Set([
  'take',
  'charge',
  'sell',
  'bill',
  'offer',
  'cobra',
  'cobran',
  'vende',
  'venden',
  'verlangen',
  'verlangt',
]);

/** "Consultants take £5k for a report", "Boots and the supermarkets sell blades": who serves the group isn't the group. */
export const isProvider = memoise(({ tokens, speaker }: Clause): boolean => {
  if (speaker === 'own') return false;
  const verb = tokens.findIndex(
    ({ pos, lemma }, index) => !isRelative(tokens[index - 1]) && (pos === 'verb' || charging.has(lemma)),
  );
  return (
    (has(tokens[verb], 'sell') || charging.has(tokens[verb]?.lemma ?? '')) &&
    !tokens.slice(0, verb).some((token, index) => isVerb(token) && !isRelative(tokens[index - 1])) &&
    !tokens.slice(verb).some((token) => has(token, 'own', 'habit'))
  );
});

/** "Restaurants bin four tonnes and the waste firm charges them": another one than the provider. */
const isServedBy = ({ tokens }: Clause, { end }: Phrase): boolean =>
  tokens
    .slice(end)
    .some(({ text }, index, after) => /^(?:the|a|an|their)$/.test(text) && after.slice(index).some(isVerb)) &&
  tokens.slice(end).some(({ text }) => /^(?:them|they|him|her)$/.test(text));

/** "I used to be a pastry chef", "je suis infirmière", "ich bin Tischler": the founder. */
const isFounder = ({ tokens, speaker }: Clause, { at }: Phrase): boolean => {
  const be = tokens.slice(0, at).findLastIndex((token) => token.lemma === 'be' || beingOurs.has(token.text));
  const between = tokens.slice(be + 1, at);
  return (
    be >= 0 &&
    (speaker === 'own' || beingOurs.has(tokens[be]?.text ?? '')) &&
    between.every(({ pos, text }) => /^(?:det|adj|noun|num)$/.test(pos) || text === '-') &&
    !hasAny(tokens.slice(0, be), 'customer', 'target', 'product')
  );
};

const beingOurs: ReadonlySet<string> = new Set(['am', "'m", 'bin', 'soy', 'era', 'fui', 'suis', 'sou']);

/** "Tengo una tienda de lanas", "I run a shop", "wir führen ein Café": what is ours. */
const isOurs = ({ tokens }: Clause, { at }: Phrase): boolean => {
  const [verb, article] = isAny(tokens[at - 1], singular) ? [tokens[at - 2], tokens[at - 1]] : [tokens[at - 1]];
  const isSaidByUs =
    isAny(verb, /^(?:tengo|tenemos|llevo|llevamos|regento|regentamos|tenho|temos)$/) ||
    (isAny(verb, /^(?:run|own|have|had|ran|owned|opened|habe|haben|führe|führen|betreibe|betreiben|ai|avons|tiens)$/) &&
      isAny(tokens[tokens.indexOf(verb!) - 1], /^(?:i|we|ich|wir|j'|je|nous)$/));
  return article !== undefined && isSaidByUs;
};

const singular = /^(?:an?|one|una?|ein|eine|einen|um|uma|une)$/;

/** "We buy the wool from farmers", "la lana la compro a ganaderos", "from partner laundries": who supplies us. */
const isSupplier = ({ tokens, speaker }: Clause, { at }: Phrase): boolean => {
  const before = tokens.slice(Math.max(0, at - 4), at);
  const isBought =
    tokens
      .slice(0, at)
      .some(
        (token) =>
          isAny(token, /^(?:compro|compramos|kaufe|kaufen|achetons|achète)$/) ||
          (speaker === 'own' && /^(?:buy|source|rent|borrow|hire|get|collect)$/.test(token.lemma) && isVerb(token)),
      ) && before.some((token) => isAny(token, /^(?:from|off|a|bei|von|de|à|chez|of)$/));
  return isBought || isAny(tokens[at], /^partners?$/) || isAny(tokens[at - 1], /^(?:partner|unsere?)$/);
};

/** "The driver gets the rest", "we pay the cleaners £20", "who earn R$ 100 a referral": who is paid. */
const isPaid = ({ tokens }: Clause, { at, end }: Phrase): boolean => {
  const isGetting =
    isAny(tokens[at - 1], /^(?:the|each|every)$/) &&
    /^(?:get|receive|earn|keep)$/.test(tokens[end]?.lemma ?? '') &&
    tokens
      .slice(end + 1, end + 3)
      .some(({ pos, text }) => /^(?:num|sym)$/.test(pos) || /^(?:rest|share|cut)$/.test(text));
  const pay = tokens.findIndex((token) => has(token, 'pay') && token.pos !== 'noun');
  const isOurPay = pay > 0 && isAny(tokens[pay - 1], /^(?:we|i)$/) && pay < at && at - pay < 4;
  return isGetting || isOurPay;
};

const refusing = /^(?:come|visit|travel|take|accept|serve|deliver|bother|drive|do|touch)$/;

/** "Farriers won't come out for six animals", "no vienen por un pozo": who refuses the small ones serves the others. */
const isRefusing = ({ tokens, negated }: Clause, { end }: Phrase): boolean => {
  const after = tokens.slice(end, end + 9);
  const verb = after.findIndex(
    (token) => negated.has(token) && (refusing.test(token.lemma) || isAny(token, /^(?:vienen|viene|vêm|vem|kommen)$/)),
  );
  const size = after
    .slice(verb + 1)
    .findIndex((token) => isAny(token, /^(?:for|under|below|unless|por|para|wegen|für|unter)$/));
  const sized = after.slice(verb + 1 + size + 1, verb + 1 + size + 4);
  return (
    verb >= 0 &&
    size >= 0 &&
    sized.some(
      ({ pos, text }) =>
        pos === 'num' || /^(?:so|such|few|less|fewer|small|one|tan|menos|um|un|uno|wenige|weniger)$/.test(text),
    )
  );
};

/** "40% cheaper than the broker": whom we are compared with. */
const isCompared = ({ tokens }: Clause, { at }: Phrase): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some((token) => isAny(token, /^(?:than|als)$/)) &&
  !isAny(tokens[at - 1], /^(?:more|less|fewer)$/);

/** "Ewebook is a tag reader", "the reader costs me £64": the product. */
const isProduct = ({ tokens, speaker }: Clause, { at, end }: Phrase): boolean =>
  (isAny(tokens[at - 1], /^(?:the|each|every|our|my)$/) &&
    tokens[end]?.lemma === 'cost' &&
    isAny(tokens[end + 1], /^(?:us|me)$/)) ||
  (speaker === 'other' &&
    isAny(tokens[at - 1 - lead(tokens, at)], /^an?$/) &&
    isAny(tokens[at - 2 - lead(tokens, at)], /^is$/));

/** How many words narrow the noun before it. */
const lead = (tokens: readonly Token[], at: number): number => {
  let count = 0;
  while (/^(?:noun|adj)$/.test(tokens[at - 1 - count]?.pos ?? '')) count++;
  return count;
};

/** Whom or what they turn to today: "hoy los mandan a un taller", "is paying some transport broker"; not who does. */
const isTodaysMeans = ({ tokens, hasVerb }: Clause, { at }: Phrase, isTodays: boolean): boolean => {
  if (!isTodays) return false;
  if (!hasVerb) return tokens.length < 12 && at < 3 && !tokens.some(({ pos }) => pos === 'num');
  const verb = tokens.slice(0, at).findLastIndex(isVerb);
  const between = tokens.slice(verb + 1, at);
  const isObject =
    verb > 0 && tokens[verb - 1]?.text !== 'there' && between.every(({ text, pos }) => text !== ',' && pos !== 'conj');
  return (
    isObject || (isAny(tokens[at - 1], singular) && isAny(tokens[at - 2], /^(?:a|al|con|zum|zur|mit|por|à|au|chez)$/))
  );
};

/** "Two talks at the nursing school", "über Reinigungskräfte", "through the parish": the way, and not who comes. */
const isOnTheWay = ({ tokens }: Clause, { at }: Phrase, isWay: boolean): boolean =>
  isWay &&
  tokens
    .slice(Math.max(0, at - 4), at)
    .some((token) =>
      isAny(token, /^(?:through|via|by|at|from|of|über|durch|bei|vom|por|en|de|par|chez|à|du|des|pelas?|pelos?)$/),
    );

/** "3.200 bares según el ayuntamiento", "laut Kammer", 据统计局: who counted them. */
const isSource = ({ tokens, sentence }: Clause, { at }: Phrase): boolean =>
  sentence.isLatin
    ? / (?:según|laut|according to|as per)(?: (?:the|our|el|la|los|las|der|dem|den|die|un|una|einer))? $/.test(
        ` ${tokens
          .slice(Math.max(0, at - 3), at)
          .map(({ text }) => text)
          .join(' ')} `,
      )
    : isAny(tokens[at - 1], /据$/);

/** Whoever is one of a deal in any sentence is no customer in another. */
const everywhere = [isFounder, isSupplier, isPaid, isRefusing, isRefusingInGerman, isCompared, isProduct];

/** All of them are told by words of Latin letters. */
const isOtherIn = (clause: Clause, phrase: Phrase): boolean =>
  clause.sentence.isLatin && everywhere.some((isOther) => isOther(clause, phrase));

/** Tells customers from the founder, suppliers, helpers and rivals, by the words around a group. */
export class Parties {
  private readonly kindsOf = new Map<Clause, Set<Claim['kind']>>();
  private readonly others = new Set<string>();

  constructor(claims: readonly Claim[], clauses: readonly Clause[]) {
    for (const { clause, kind } of claims) {
      const kinds = this.kindsOf.get(clause);
      if (kinds) kinds.add(kind);
      else this.kindsOf.set(clause, new Set([kind]));
    }
    const groups = claims.filter(({ kind, subject }) => kind === 'group' && subject);
    const heads = new Set(groups.flatMap((claim) => phraseAt(claim)?.head ?? []));
    for (const clause of clauses)
      for (let at = 0; at < clause.tokens.length; at++) {
        const head = stemOf(clause.tokens[at]!);
        if (!heads.has(head)) continue;
        const phrase = { at, end: at + 1, head };
        if (isOtherIn(clause, phrase)) this.others.add(head);
      }
  }

  has(clause: Clause, ...kinds: readonly Claim['kind'][]): boolean {
    const own = this.kindsOf.get(clause);
    return own !== undefined && kinds.some((kind) => own.has(kind));
  }

  /** Whether the text calls them a party to the deal somewhere. */
  isOther({ head }: Phrase): boolean {
    return this.others.has(head);
  }

  /** Whether a group may be the customers: not somebody else, and named by more than "customers" or "all". */
  isCustomer({ clause }: Claim, phrase: Phrase): boolean {
    return !(
      clause.speaker === 'rival' ||
      (isProvider(clause) && !isServedBy(clause, phrase)) ||
      isOtherIn(clause, phrase) ||
      isSource(clause, phrase) ||
      isOurs(clause, phrase) ||
      isTodaysMeans(clause, phrase, this.has(clause, 'alternative')) ||
      isOnTheWay(clause, phrase, this.has(clause, 'channel', 'channelTried'))
    );
  }
}
