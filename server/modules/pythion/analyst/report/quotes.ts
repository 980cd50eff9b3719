import { makeClaim, type Claim } from '../claims/claim';
import { isOurPayment } from '../claims/money/payment';
import { isGivenUp, isWonBySpending } from '../claims/reach/wonBy';
import type { SentenceOdds } from '../network/sentenceOdds';
import type { Clause } from '../text/clause';
import type { Sentence } from '../text/sentences';
import { hasAny, type Token } from '../text/token';
import { labelOf } from './hints';
import { Labels } from './labels';
import { Likeliest } from './likeliest';
import { isOfOtherKind, type Stated } from './otherKinds';
import { isProvider } from './parties';
import { Segment } from './segment';
import { isShown } from './showing';

type Kind = Claim['kind'];

/** Kinds of claims that are about the same thing. */
const topics: readonly (readonly Kind[])[] = [
  ['group', 'trouble', 'groupDetail', 'frequencyOrCost', 'costCounted'],
  ['solution', 'solutionDetail', 'proof', 'difference', 'measuredDifference'],
  ['alternative', 'alternativeFails', 'alternativeDetail'],
  ['channel', 'channelDetail', 'channelTried'],
  [
    'revenueIntent',
    'priceNumber',
    'priceUnit',
    'payer',
    'paidPrice',
    'payingCustomers',
    'repeat',
    'realUse',
    'churn',
    'nobodyStayed',
  ],
  ['positiveMargin', 'negativeMargin', 'unitCost', 'acquisitionCost', 'fixedCost', 'cash'],
  ['teamFits', 'people', 'missingRole'],
  ['regulationAddressed', 'permission'],
  ['sizeClaim', 'sizeDetail', 'segmentCount', 'countSource', 'sizeCalculated', 'marketWord'],
];
const topicOf = new Map(topics.flatMap((kinds, topic) => kinds.map((kind) => [kind, topic] as const)));

const noKinds: ReadonlySet<Kind> = new Set();
const [needs, todaysWay] = [topicOf.get('group'), topicOf.get('alternative')];

/** "The lender gets 12", "the third waits for governors": one party of a deal, and no kind of people. */
const isParty = ({ tokens }: Clause, subject: string | undefined): boolean => {
  const [article, noun] = tokens;
  const isOne = /^(?:the|der|die|el|la)$/.test(article?.text ?? '') && (noun?.pos === 'num' || isSingular(noun));
  return isOne && (noun?.text === subject || noun?.text === 'third' || noun?.pos === 'num' || noun?.pos === 'adj');
};

const isSingular = (token: Token | undefined): boolean => token !== undefined && token.text === token.lemma;

/** An amount, or how often. */
const hasAmount = ({ quantities }: Clause): boolean =>
  quantities.some(({ kind, period, of }) => kind !== 'count' || period !== undefined || of !== undefined);

/** How much the odds that its sentence states it weigh beside the words of the clause. */
const oddsWeight = 4;

/**
 * By how much a sentence is likelier than another one to be shown before it. Most sentences name the group in passing, and the words
 * of the clause tell which one introduces it.
 */
const ahead = { group: 0.3, others: 0.05 } as const;
const isOfGroup = (kind: Kind): kind is 'group' | 'groupDetail' => kind === 'group' || kind === 'groupDetail';

const isOfWay = (kind: Kind): boolean => kind === 'channel' || kind === 'channelDetail' || kind === 'channelTried';

/** "A mailshot got me three jobs", "ads, never again": behind a way that worked by itself. */
const isFruitless = (clause: Clause): boolean => isWonBySpending(clause) || isGivenUp(clause);

/** Kinds that are shown where only a rule or the words of a clause found them: "19 years" is in another sentence than the trade. */
const readInClause: ReadonlySet<Kind> = new Set<Kind>(['payer', 'proof', 'teamFits', 'acquisitionCost']);

/** Kinds that a sentence without a claim may show: what they state needs no figure. */
const shownWhole: ReadonlySet<Kind> = new Set<Kind>([
  'group',
  'trouble',
  'solution',
  'solutionDetail',
  'alternative',
  'alternativeFails',
  'frequencyOrCost',
  'difference',
  'priceUnit',
]);

/** Orders claims by how well a reader sees them in the clause that is quoted. */
export class QuoteChoice {
  private readonly kindsOf = new Map<Clause, Set<Kind>>();

  readonly claims: readonly Claim[];

  private readonly claimsOf: ReadonlyMap<Kind, Claim[]>;

  /** Clauses that place a group. */
  private readonly placed: ReadonlySet<Clause>;

  private readonly odds: SentenceOdds;

  private readonly likeliest: Likeliest;

  private readonly labels: Labels;

  /** Who the customers are. */
  readonly segment: Segment;

  private readonly ranks = new Map<Kind, readonly Claim[]>();

  // The thread runs the sources as they are, where a parameter cannot declare a property.
  constructor(claims: readonly Claim[], clauses: readonly Clause[], odds: SentenceOdds) {
    this.claims = claims;
    this.odds = odds;
    this.labels = new Labels(clauses);
    const shown = claims.map((claim) => this.labels.belowHeading(claim));
    this.likeliest = new Likeliest(
      clauses.filter((clause) => !this.labels.isHeading(clause)),
      odds,
    );
    this.claimsOf = Map.groupBy(shown, ({ kind }) => kind);
    this.placed = new Set(
      claims.flatMap(({ kind, subject, clause }) => (kind === 'groupDetail' && subject === 'place' ? [clause] : [])),
    );
    this.segment = new Segment(shown, clauses, this.labels, (claim) => this.oddsOf(claim));
    for (const { clause, kind } of shown) {
      const kinds = this.kindsOf.get(clause);
      if (kinds) kinds.add(kind);
      else this.kindsOf.set(clause, new Set([kind]));
    }
  }

  /**
   * The claims of a kind: that of the sentence that most likely states it, then those whose clause is about little else, then in the
   * order of the text. Where the likeliest sentence has no claim of the kind, the whole of it is shown for it.
   */
  rank(kind: Kind): readonly Claim[] {
    const known = this.ranks.get(kind) ?? this.readRank(kind);
    this.ranks.set(kind, known);
    return known;
  }

  private readRank(kind: Kind): readonly Claim[] {
    const claims = this.claimsOf.get(kind) ?? [];
    const ranked = this.announced(kind, claims) ?? this.withLikeliest(kind, this.inOrder(claims));
    const { fitting = [], other = [] } = Object.groupBy(ranked, (claim) => (this.fits(claim) ? 'fitting' : 'other'));
    return [...fitting, ...other];
  }

  /** Whether the clause of a claim is an example of its kind, and not mainly of another one. */
  fits({ kind, clause }: Claim): boolean {
    return !isOfOtherKind(kind, this.stated(clause));
  }

  /** A clause, or the whole of a sentence, with what it states. */
  stated(clause: Clause): Stated {
    return { clause, kinds: this.kindsOf.get(clause) ?? this.kindsIn(clause.sentence) };
  }

  /** What all clauses of a sentence state. */
  private kindsIn(sentence: Sentence): ReadonlySet<Kind> {
    return new Set(this.claims.flatMap(({ kind, clause }) => (clause.sentence === sentence ? [kind] : [])));
  }

  /** "Solution: a visit with a report": what stands under a label comes first, and of the solution alone. */
  private announced(kind: Kind, claims: readonly Claim[]): readonly Claim[] | undefined {
    const label = kind === 'solutionDetail' ? 'solution' : kind;
    const first = claims.length > 0 ? this.labels.first(label) : undefined;
    if (!first) return undefined;
    const own = claims.filter(
      (claim) => this.labels.of(claim.clause) === label && (kind !== 'group' || this.segment.isOfCustomers(claim)),
    );
    if (own.length === 0 && (kind === 'group' || first.speaker === 'own')) return undefined;
    const shown = own.length > 0 ? this.inOrder(own) : [makeClaim(kind, first)];
    return label === 'solution' ? shown : [...shown, ...this.inOrder(claims.filter((claim) => !own.includes(claim)))];
  }

  /** With the sentence that most likely states it, where another one is far less likely. */
  private withLikeliest(kind: Kind, ranked: readonly Claim[]): readonly Claim[] {
    // "Seven asked for a price" names nobody: the customers are named in a clause without a claim.
    const isElsewhere = this.segment.isFound || !ranked.some((claim) => this.segment.isOfCustomers(claim));
    if (isOfGroup(kind) && ranked.length > 0 && isElsewhere) {
      const found = this.segment.found(kind);
      if (found) return [found, ...ranked];
    }
    const [first] = ranked;
    const label = labelOf(kind);
    const likeliest = label && !readInClause.has(kind) ? this.likeliest.of(label) : undefined;
    if (!first || !likeliest) return ranked;
    const least = isOfGroup(kind) ? ahead.group : ahead.others;
    if (likeliest.odds - this.oddsOf(first) < least) return ranked;
    const { sentence } = likeliest;
    const own = ranked.find(({ clause }) => clause.sentence === sentence);
    if (own && (isOfGroup(kind) ? !this.segment.isOfCustomers(own) : !isShown(own))) return ranked;
    if (own && isOfWay(kind) && isFruitless(own.clause)) return ranked;
    if (own) return [own, ...ranked.filter((claim) => claim !== own)];
    if (!shownWhole.has(kind)) return ranked;
    const whole = makeClaim(kind, this.likeliest.whole(sentence));
    return isShown(whole) ? [whole, ...ranked] : ranked;
  }

  /** The claims whose clause is about little else and says it best, first. */
  private inOrder(claims: readonly Claim[]): readonly Claim[] {
    return claims
      .map((claim) => ({ claim, focus: this.focus(claim) + 3 * this.fit(claim) + oddsWeight * this.oddsOf(claim) }))
      .toSorted((left, right) => right.focus - left.focus || left.claim.clause.start - right.claim.clause.start)
      .map(({ claim }) => claim);
  }

  /** The claim of a kind whose clause shows it best. */
  best(kind: Kind): Claim | undefined {
    return this.rank(kind)[0];
  }

  /** Whether a claim's clause is about its own topic more than about others. */
  isFocused(claim: Claim): boolean {
    return this.focus(claim) + Math.min(0, 3 * this.fit(claim)) >= 0;
  }

  /** How likely the sentence of a claim states it, by the network. */
  oddsOf({ kind, clause }: Claim): number {
    const label = labelOf(kind);
    return (label && this.odds.get(clause.sentence)?.[label]) ?? 0;
  }

  /** How well the clause says what the claim states, beside what else it is about. */
  private fit({ kind, clause, subject }: Claim): number {
    const kinds = this.kindsOf.get(clause) ?? noKinds;
    const isPayment = kinds.has('paidPrice');
    switch (kind) {
      case 'group':
      case 'groupDetail':
        if (!this.segment.isOfCustomers({ kind, clause, subject, evidence: 0 })) return -3;
        if (['unitCost', 'acquisitionCost', 'teamFits', 'cash', 'evidence'].some((other) => kinds.has(other as Kind)))
          return -1;
        // Who left is shown last, and neither who provides today's way nor what we lose comes first.
        if (hasAny(clause.tokens, 'cancel')) return -2;
        if (hasAny(clause.tokens, 'trouble') ? clause.speaker === 'own' : isProvider(clause)) return -1;
        if (isParty(clause, subject)) return -1;
        return Number(this.placed.has(clause)) + Number(subject?.includes(' ') === true);
      case 'solution':
      case 'solutionDetail':
        if (['evidence', 'channel', 'teamFits', 'cash'].some((other) => kinds.has(other as Kind))) return -1;
        return Number(!kinds.has('proof'));
      // A payment is no experience with the product, and a renewal no price.
      case 'proof':
      case 'realUse':
      case 'costCounted':
        // "2 of the 4 came that way" tells how they came.
        return kinds.has('channelTried') ? -2 : isPayment ? -1 : 0;
      // "£1.35 a meal for ingredients" is what it costs us, "the big name sells at £5" what others take.
      case 'priceNumber':
      case 'priceUnit':
        if (clause.tokens.some(({ lemma, pos }) => lemma === 'quote' && pos === 'noun')) return -2;
        return kinds.has('unitCost') || kinds.has('acquisitionCost') || kinds.has('alternative') ? -1 : 0;
      // What was counted is shown by a figure of use, and not by a test of ours.
      case 'evidence':
        return Number(kinds.has('realUse') || kinds.has('measuredDifference'));
      // "10 showed us their lists" tells that it happens, and not how often or at what cost. "We lose 2% of them" is our loss.
      case 'trouble':
        if (clause.speaker === 'own' || isProvider(clause) || (kinds.has('evidence') && !hasAmount(clause))) return -1;
        return Number(clause.isNobody || hasAny(clause.tokens, 'trouble', 'worse'));
      case 'frequencyOrCost':
        if (clause.speaker === 'own' || (kinds.has('evidence') && !hasAmount(clause))) return -1;
        return Number(hasAmount(clause));
      // What came of it.
      case 'channelTried':
      case 'channelDetail':
      case 'channel':
        if (isFruitless(clause)) return -2;
        return kind === 'channelTried' ? Number(kinds.has('evidence')) : 0;
      case 'paidPrice':
      case 'payer':
        if (isOurPayment(clause)) return -2;
        return Number(clause.quantities.some(({ kind: unit }) => unit === 'money'));
      case 'alternative':
      case 'alternativeDetail':
      case 'alternativeFails':
        return Number(hasAny(clause.tokens, 'today')) + Number(hasAny(clause.tokens, 'habit', 'today'));
      default:
        return 0;
    }
  }

  private focus({ clause, kind }: Claim): number {
    const topic = topicOf.get(kind);
    const kinds = this.kindsOf.get(clause) ?? noKinds;
    let own = 0;
    const others = new Set<number>();
    for (const other of kinds) {
      const about = topicOf.get(other);
      if (about === topic) own++;
      // Who has the trouble is who gets along with today's way.
      else if (about !== undefined && !(topic === needs && about === todaysWay)) others.add(about);
    }
    const isWhole = topic === needs && kinds.has('group') && kinds.has('trouble');
    return Math.min(own, 2) + (isWhole ? 2 : 0) - 2 * others.size;
  }
}
