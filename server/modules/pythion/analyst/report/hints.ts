import { isFact, type Claim } from '../claims/claim';
import { isNoneNeeded } from '../claims/permit/permission';
import { statementLabels, type StatementLabel } from '../network/labels';
import type { SentenceOdds } from '../network/sentenceOdds';
import { longestClause, type Clause } from '../text/clause';
import type { Missing } from '../scoring/missingParts';
import { isOfOthers, isTheirs, mostLikely, sentencesWith, type Likely } from './likeliest';
import { unclear, unsaid } from './texts';

/** What the network calls kinds that it doesn't state by their own name. */
const namedOtherwise: Partial<Record<Claim['kind'], StatementLabel>> = {
  groupDetail: 'group',
  solutionDetail: 'solution',
  alternativeDetail: 'alternative',
  channelDetail: 'channel',
  sizeDetail: 'segmentCount',
  sizeFromPrice: 'priceUnit',
};

/** The label of a kind of claim, if the network states it. */
export const labelOf = (kind: Claim['kind']): StatementLabel | undefined =>
  namedOtherwise[kind] ?? (isLabel(kind) ? kind : undefined);

const labels: ReadonlySet<string> = new Set(statementLabels);
const isLabel = (kind: string): kind is StatementLabel => labels.has(kind);

/** Odds from which a sentence may state what was not found: of what readers saw overlooked, three of four have them or more. */
const hintedFrom = 0.05;
/** Odds from which the sentence is shown for it. */
const shownFrom = 0.25;

const isStatement = ({ hasVerb, modality }: Clause): boolean => hasVerb && modality !== 'question';

/** Sentences that may state what the text was not found to state. */
export class Hints {
  private readonly sentences: ReturnType<typeof sentencesWith>;

  /** The founder says that no permission is needed. */
  readonly saysUnneeded: boolean;

  // The thread runs the sources as they are, where a parameter cannot declare a property.
  constructor(clauses: readonly Clause[], odds: SentenceOdds) {
    this.sentences = sentencesWith(clauses, odds, isStatement);
    this.saysUnneeded = clauses.some((clause) => isFact(clause) && isNoneNeeded(clause));
  }

  /** Whether a sentence may state one of the kinds. */
  has(...kinds: readonly Claim['kind'][]): boolean {
    return this.oddsOf(...kinds) >= hintedFrom;
  }

  /** The odds of the sentence that most likely states one of the kinds. */
  oddsOf(...kinds: readonly Claim['kind'][]): number {
    return this.best(kinds)?.odds ?? 0;
  }

  /** A clause of the sentence that most likely states one of the kinds, if that is likely enough to show it. */
  find(...kinds: readonly Claim['kind'][]): Clause | undefined {
    const best = this.best(kinds);
    return best && best.odds >= shownFrom ? longestClause(best.clauses) : undefined;
  }

  private best(kinds: readonly Claim['kind'][]): Likely | undefined {
    const labels = kinds.flatMap((kind) => labelOf(kind) ?? []);
    return mostLikely(
      this.sentences,
      labels,
      (label, clauses) =>
        !isTheirs(label) || (clauses.some(({ speaker }) => speaker !== 'own') && !isOfOthers(clauses)),
    );
  }
}

/** That something isn't said, or not clearly. */
export const describeMissing = ({ what, kinds }: Missing, hints: Hints): string =>
  hints.has(...kinds) ? unclear(what) : unsaid(what);
