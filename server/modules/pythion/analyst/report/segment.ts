import { makeClaim, type Claim } from '../claims/claim';
import { isServed } from '../claims/plainOffer';
import { phraseAt, stemOf, type Phrase } from '../claims/people/phrase';
import type { Clause } from '../text/clause';
import { has, hasAny, isVerb, type Token } from '../text/token';
import type { Labels } from './labels';
import { isBystander } from './bystanders';
import { isOfThing, isOfferFor, offeredGroups } from './offeredGroup';
import { isNamed, isVague } from './groupName';
import { isProvider, Parties } from './parties';
import { isLabelled, isNow, payerBehind } from './payerWords';
import { soldTo } from './soldTo';
import { turnsAway } from './hanSegment';

/** A group that a clause names, and how well it fits who has the trouble or pays. */
export type Candidate = { claim: Claim; phrase: Phrase; weight: number };

/** Weights of the signs that a group has the trouble or pays. Odds of the network weigh from 0 to `odds`. */
const weights = {
  odds: 1.5,
  offeredTo: 2.5,
  served: 1,
  named: 3,
  pays: 2,
  troubled: 2.5,
  today: 1,
  detail: 0.5,
  compound: 1,
  mention: 0.25,
  one: -1.5,
  ours: -0.5,
  found: -1.5,
  place: -1.5,
  people: -1,
  other: -3,
} as const;
const mostMentions = 4;
/** A longer name was cut out of a sentence that was misread. */
const mostWords = 3;

/** A group of less weight is left out: no name is better than a wrong one. */
const leastWeight = 0;
/** Odds from which a sentence names a group in words that aren't known. */
const surelyNamed = 0.8;
/** Groups that weigh less than this part of the best are no customers beside it. */
const shareOfBest = 3;

/** How often a text has each word, whether for one or for many. */
function mentionsIn(clauses: readonly Clause[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of clauses)
    for (const token of tokens) {
      const stem = stemOf(token);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  return counts;
}

/** Finds the customers among the groups that a text names. */
export class Segment {
  readonly parties: Parties;
  private readonly candidates: readonly Candidate[];
  private known?: { best: Candidate | undefined };
  private readonly groupsOf: ReadonlyMap<Clause, readonly Claim[]>;
  private readonly clauses: readonly Clause[];
  private readonly oddsOf: (claim: Claim) => number;

  constructor(claims: readonly Claim[], clauses: readonly Clause[], labels: Labels, oddsOf: (claim: Claim) => number) {
    this.parties = new Parties(claims, clauses);
    const groups = claims.filter(({ kind, subject }) => kind === 'group' && subject);
    this.clauses = clauses;
    this.oddsOf = oddsOf;
    const read = groups.flatMap((claim) => {
      const phrase = phraseAt(claim);
      return phrase ? { claim, phrase, isFound: false } : [];
    });
    this.groupsOf = Map.groupBy(
      read.flatMap(({ claim, phrase }) => (isNamed(claim.clause, phrase) ? claim : [])),
      ({ clause }) => clause,
    );
    const known = new Set(read.map(({ phrase }) => phrase.head));
    const found = clauses
      .flatMap((clause) => [this.payerOf(clause) ?? [], this.offeredIn(clause)].flat())
      .filter(({ phrase }) => !known.has(phrase.head));
    const sold = clauses.flatMap((clause) => this.soldTo(clause) ?? []).filter(({ phrase }) => !known.has(phrase.head));
    const mentions = mentionsIn(clauses);
    const weigh = (claim: Claim, phrase: Phrase): number =>
      this.weightIn(claim.clause, phrase) +
      (labels.of(claim.clause) === 'group' ? weights.named : 0) +
      weights.odds * oddsOf(claim) +
      weights.mention * (Math.min(mostMentions, mentions.get(phrase.head) ?? 1) - 1) +
      (this.parties.isOther(phrase) || isBystander(claim.clause.tokens, phrase) ? weights.other : 0);
    this.candidates = [...read, ...found, ...sold]
      .filter(({ claim: { clause } }) => labels.of(clause) !== 'alternative' && !labels.isHeading(clause))
      .filter(({ claim, phrase }) => isNamed(claim.clause, phrase) && this.parties.isCustomer(claim, phrase))
      .filter(({ claim: { clause }, phrase }) => !isOfThing(clause, phrase) && !isOfferFor(clause, phrase))
      .map(({ claim, phrase, isFound }) => ({
        claim,
        phrase,
        weight: weigh(claim, phrase) + (isFound ? weights.found : 0) + this.weightOfSale(claim, sold),
      }))
      .toSorted(
        (left, right) =>
          right.weight - left.weight ||
          left.claim.clause.start - right.claim.clause.start ||
          left.phrase.at - right.phrase.at,
      );
  }

  /** The group that has the trouble or pays, in the words that name it most exactly. */
  best(): Candidate | undefined {
    this.known ??= { best: this.choose() };
    return this.known.best;
  }

  private choose(): Candidate | undefined {
    const [first] = this.candidates;
    if (!first || first.weight < leastWeight) return undefined;
    const length = ({ claim: { clause }, phrase: { at, end } }: Candidate): number => {
      const words = clause.tokens.slice(at, end).filter((token) => !isVague(token));
      const last = clause.tokens[end - 1];
      const letters = words.reduce((sum, { text }) => sum + text.length, 0);
      return words.length > mostWords ? 0 : letters + (last && last.text !== last.lemma ? 3 : 0);
    };
    return this.candidates
      .filter(({ phrase }) => phrase.head.endsWith(first.phrase.head))
      .reduce((best, other) => (length(other) > length(best) ? other : best), first);
  }

  /** Whether a claim about a group may be of the customers. One without a name of its own is judged by its clause. */
  isOfCustomers({ kind, clause, subject }: Claim): boolean {
    const best = this.best();
    const least = Math.max(leastWeight, (best?.weight ?? 0) / shareOfBest);
    const isOwn = ({ claim, weight }: Candidate): boolean => claim.clause === clause && weight >= least;
    if (kind === 'group' && subject)
      return this.candidates.some((candidate) => isOwn(candidate) && candidate.claim.subject === subject);
    if (this.groupsOf.has(clause)) return this.candidates.some(isOwn);
    const { tokens } = clause;
    if (this.oddsOf(makeClaim('group', clause)) >= surelyNamed)
      return clause.speaker !== 'rival' && !isProvider(clause);
    return best ? tokens.some((token) => stemOf(token) === best.phrase.head) : hasAny(tokens, 'people', 'customer');
  }

  /** Whether only the words of who pays name the customers, and no claim does. */
  get isFound(): boolean {
    const best = this.best();
    return best !== undefined && !this.groupsOf.has(best.claim.clause);
  }

  /** The clause that names the customers in words that no claim of the kind has. */
  found(kind: 'group' | 'groupDetail'): Claim | undefined {
    const best = this.best();
    if (!best) {
      const counted = this.clauses.find(({ tokens }) =>
        tokens.some(
          (token, index) => has(token, 'customer') && token.pos === 'noun' && tokens[index - 1]?.pos === 'num',
        ),
      );
      return counted && makeClaim(kind, counted);
    }
    const { head } = best.phrase;
    const counted = this.clauses.find(({ tokens }) =>
      tokens.some((token, index) => stemOf(token) === head && tokens[index - 1]?.pos === 'num'),
    );
    return makeClaim(kind, (kind === 'groupDetail' && counted) || best.claim.clause);
  }

  /** Whom we say that we sell to, where rules or network see a group or a payer. */
  private soldTo(clause: Clause): Sold | undefined {
    const isGroup = this.parties.has(clause, 'group', 'payer') && !this.groupsOf.has(clause);
    const found = isGroup ? soldTo(clause) : undefined;
    return found && { ...found, isFound: false };
  }

  private weightOfSale(claim: Claim, sold: readonly Sold[]): number {
    const isSold = sold.some((one) => one.claim === claim && one.isSold);
    return isSold ? weights.offeredTo + (this.parties.has(claim.clause, 'payer') ? weights.pays : 0) : 0;
  }

  private weightIn(clause: Clause, { at, end }: Phrase): number {
    const { tokens, speaker } = clause;
    const before = tokens.slice(0, at).findLast(({ pos, text }) => !/^(?:num|det|adj)$/.test(pos) && text !== '的');
    const beforePlace = clause.sentence.isLatin
      ? before
      : tokens.slice(Math.max(0, at - 4), at).findLast(({ text }) => /^[给帮为替]$/.test(text));
    const verb = tokens.findIndex((token, index) => index >= end && isVerb(token));
    const isActing = tokens.slice(end, end + 4).some((token) => isVerb(token) && has(token, 'trouble'));
    const isSubject = isActing || !tokens.slice(0, at).some(isVerb);
    const isOffered =
      isServed(clause, at, end) ||
      (/^(?:for|für|para|pour|给|帮|为|替)$/.test(beforePlace?.text ?? '') &&
        (this.parties.has(clause, 'solution') || !clause.hasVerb) &&
        !this.parties.has(clause, 'alternative'));
    const isSoldTo =
      speaker === 'own' &&
      this.parties.has(clause, 'solution') &&
      tokens.slice(0, at).some((token) => has(token, 'offer', 'sell', 'remedy'));
    const isPlace = /^(?:in|at|near|around|across|im|en|aus)$/.test(before?.text ?? '');
    const isPaying =
      isSubject &&
      verb >= 0 &&
      tokens.slice(verb, verb + 3).some((token) => has(token, 'pay', 'renew', 'book')) &&
      this.parties.has(clause, 'payer', 'paidPrice', 'payingCustomers', 'repeat', 'realUse');
    const isOne = /^(?:the|an?|one|der|die|das|el|la|un|una|le|l'|another|some|del|al|do|da|zum|zur)$/.test(
      tokens[at - 1]?.text ?? '',
    );
    return (
      (isOffered ? weights.offeredTo : 0) +
      (isSoldTo && !isOffered ? weights.served : 0) +
      (isPlace || isOfOthers(tokens, at) ? weights.place : 0) +
      (!clause.sentence.isLatin && turnsAway(tokens, end) ? weights.other : 0) +
      (tokens[end - 1]?.text === 'people' ? weights.people : 0) +
      (isLabelled(tokens, at) ? weights.named : 0) +
      (isPaying ? weights.pays : 0) +
      (isSubject && (speaker !== 'own' || isActing) && this.parties.has(clause, 'trouble') ? weights.troubled : 0) +
      (isSubject && this.parties.has(clause, 'alternative') ? weights.today : 0) +
      (this.parties.has(clause, 'groupDetail') ? weights.detail : 0) +
      (tokens.slice(at, end).filter((token) => !isVague(token)).length > 1 ? weights.compound : 0) +
      (isOne && tokens[end - 1]?.text === tokens[end - 1]?.lemma && !isPaying ? weights.one : 0) +
      (speaker === 'own' && !isOffered ? weights.ours : 0)
    );
  }

  private offeredIn(clause: Clause): Found[] {
    const isOffer = this.parties.has(clause, 'solution') || !clause.hasVerb;
    const isTrouble = this.parties.has(clause, 'trouble', 'alternative');
    return offeredGroups(clause, isOffer, isTrouble).map((group) => ({ ...group, isFound: false }));
  }

  /** "The practice pays 25 euros", "five homes are buying", "客户是63家维保公司": who pays, in words that name no known group. */
  private payerOf(clause: Clause): Found | undefined {
    if (clause.speaker === 'own') return this.buyerOf(clause);
    if (clause.speaker === 'rival' || clause.modality !== 'fact' || clause.isNobody) return undefined;
    const { tokens } = clause;
    const named = tokens.findIndex(({ pos }, index) => pos === 'noun' && isLabelled(tokens, index));
    const verb = hasAny(tokens, 'pay', 'renew')
      ? tokens.findIndex((token) => has(token, 'pay', 'renew') && token.pos === 'verb')
      : -1;
    const isPaid =
      clause.sentence.isLatin && this.parties.has(clause, 'payer', 'paidPrice', 'realUse', 'revenueIntent');
    const subject = tokens.slice(0, Math.max(0, verb)).findLastIndex((token) => token.pos === 'noun' && !isNow(token));
    const isFirst =
      subject >= 0 && tokens.slice(0, subject).every(({ pos }) => /^(?:det|num|adj|conj|punct)$/.test(pos));
    const at = named >= 0 ? named : isPaid ? (isFirst ? subject : payerBehind(tokens, verb)) : -1;
    const token = tokens[at];
    if (!token || token.pos !== 'noun' || has(token, 'own', 'product', 'price', 'coin', 'cost', 'today'))
      return undefined;
    if (at < verb && tokens.slice(at + 1, verb).some(({ pos }) => !/^(?:aux|adv)$/.test(pos))) return undefined;
    const phrase = { at, end: at + 1, head: stemOf(token) };
    return { claim: makeClaim('group', clause, { subject: token.text }), phrase, isFound: true };
  }

  /** "We sell meals to care homes", where the network sees a group and no word for people is known. */
  private buyerOf(clause: Clause): Found | undefined {
    const { tokens } = clause;
    if (!this.parties.has(clause, 'group') || this.groupsOf.has(clause)) return undefined;
    const verb = tokens.findIndex((token) => isVerb(token) && has(token, 'sell', 'offer'));
    const to = tokens.findIndex(({ text }, index) => index > verb && text === 'to');
    const length = tokens.slice(to + 1).findIndex((token) => token.pos === 'noun' && token.text !== token.lemma);
    if (verb < 0 || to < 0 || length < 0 || length >= mostWords) return undefined;
    const [at, end] = [to + 1, to + 2 + length];
    const words = tokens.slice(at, end);
    if (words.some(({ pos, text, lemma }) => !/^(?:noun|adj|verb)$/.test(pos) || (pos === 'verb' && text !== lemma)))
      return undefined;
    const subject = words.map(({ text }) => text).join(' ');
    const phrase = { at, end, head: stemOf(words.at(-1)!) };
    return { claim: makeClaim('group', clause, { subject }), phrase, isFound: true };
  }
}

type Sold = { claim: Claim; phrase: Phrase; isFound: boolean; isSold: boolean };
type Found = { claim: Claim; phrase: Phrase; isFound: boolean };

/** "Parents of twins": the twins tell which parents. */
const isOfOthers = (tokens: readonly Token[], at: number): boolean => {
  const of = tokens[at - 1]?.pos === 'det' ? at - 2 : at - 1;
  return /^(?:of|with)$/.test(tokens[of]?.text ?? '') && has(tokens[of - 1], 'people');
};
