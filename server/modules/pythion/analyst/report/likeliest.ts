import { isVoid } from '../claims/claim';
import { isMisread } from '../claims/misread';
import { isOwnRisk, isSupply } from '../claims/today/notTheirs';
import { isOwnTrouble } from '../claims/today/plainToday';
import type { StatementLabel } from '../network/labels';
import type { SentenceOdds } from '../network/sentenceOdds';
import type { Odds } from '../network/statementNetwork';
import { clausesBySentence, longestClause, type Clause } from '../text/clause';
import { readQuantities } from '../text/quantities';
import type { Sentence } from '../text/sentences';

/** A sentence, its clauses, and the odds that it states what was asked for. */
export type Likely = { sentence: Sentence; clauses: readonly Clause[]; odds: number };

type Stated = { sentence: Sentence; clauses: readonly Clause[]; odds: Odds | undefined };

/** Sentences with a clause that may state something, and their odds. */
export const sentencesWith = (
  all: readonly Clause[],
  oddsOf: SentenceOdds,
  states: (clause: Clause) => boolean,
): readonly Stated[] =>
  [...clausesBySentence(all)]
    .filter(([, clauses]) => clauses.some(states))
    .map(([sentence, clauses]) => ({ sentence, clauses, odds: oddsOf.get(sentence) }));

/** The sentence that most likely states one of the labels. `fits` leaves out a label that its clauses can't state. */
export function mostLikely(
  sentences: readonly Stated[],
  labels: readonly StatementLabel[],
  fits: (label: StatementLabel, clauses: readonly Clause[]) => boolean = () => true,
): Likely | undefined {
  let best: Likely | undefined;
  for (const { sentence, clauses, odds: own } of sentences)
    for (const label of labels) {
      const odds = own?.[label] ?? 0;
      if (odds > (best?.odds ?? 0) && !isMisreadIn(label, clauses) && fits(label, clauses))
        best = { sentence, clauses, odds };
    }
  return best;
}

const isMisreadIn = (label: StatementLabel, clauses: readonly Clause[]): boolean =>
  clauses.some((clause) => isMisread(label, clause));

/** What is told of customers: "our tool plans the day" is no way of today. */
export const isTheirs = (label: StatementLabel): boolean =>
  /^(?:group|trouble|frequencyOrCost|alternative)/.test(label);

/** What suppliers do, and what the founder fears, doubts or makes good. */
export const isOfOthers = (clauses: readonly Clause[]): boolean => {
  const context = clauses[0]?.context ?? [];
  return isSupply(context) || isOwnTrouble(clauses) || isOwnRisk({ clauses, context, kept: [] });
};

const isStatement = (clause: Clause): boolean => clause.hasVerb && clause.modality !== 'question' && !isVoid(clause);

/** The sentence of a text that most likely states something. */
export class Likeliest {
  private readonly known = new Map<StatementLabel, Likely | undefined>();
  private readonly wholes = new Map<Sentence, Clause>();
  private readonly sentences: readonly Stated[];

  // The thread runs the sources as they are, where a parameter cannot declare a property.
  constructor(clauses: readonly Clause[], odds: SentenceOdds) {
    this.sentences = sentencesWith(clauses, odds, isStatement);
  }

  of(label: StatementLabel): Likely | undefined {
    if (!this.known.has(label)) {
      const fits = (_: StatementLabel, clauses: readonly Clause[]): boolean => !isTheirs(label) || !isOfOthers(clauses);
      this.known.set(label, mostLikely(this.sentences, [label], fits));
    }
    return this.known.get(label);
  }

  /** A whole sentence as one clause. */
  whole(sentence: Sentence): Clause {
    const known = this.wholes.get(sentence);
    if (known) return known;
    const clauses = this.sentences.find((other) => other.sentence === sentence)?.clauses ?? [];
    const longest = longestClause(clauses);
    const whole: Clause = {
      ...longest,
      tokens: [...longest.context],
      quantities: readQuantities(longest.context),
      negated: new Set(clauses.flatMap(({ negated }) => [...negated])),
      start: sentence.start,
      end: sentence.end,
    };
    this.wholes.set(sentence, whole);
    return whole;
  }
}
