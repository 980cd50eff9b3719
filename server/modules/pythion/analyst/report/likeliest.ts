import { isVoid } from '../claims/claim';
import type { StatementLabel } from '../network/labels';
import type { SentenceOdds } from '../network/sentenceOdds';
import { longestClause, type Clause } from '../text/clause';
import { readQuantities } from '../text/quantities';
import type { Sentence } from '../text/sentences';

/** A sentence, and the odds that it states what was asked for. */
type Likely = { sentence: Sentence; odds: number };

const isStatement = (clause: Clause): boolean => clause.hasVerb && clause.modality !== 'question' && !isVoid(clause);

/** The sentence of a text that most likely states something. */
export class Likeliest {
  private readonly known = new Map<StatementLabel, Likely | undefined>();
  private readonly wholes = new Map<Sentence, Clause>();
  private readonly clausesOf: ReadonlyMap<Sentence, Clause[]>;
  private readonly odds: SentenceOdds;

  // The thread runs the sources as they are, where a parameter cannot declare a property.
  constructor(clauses: readonly Clause[], odds: SentenceOdds) {
    const sentences = Map.groupBy(clauses, ({ sentence }) => sentence);
    this.clausesOf = new Map([...sentences].filter(([, own]) => own.some(isStatement)));
    this.odds = odds;
  }

  of(label: StatementLabel): Likely | undefined {
    if (!this.known.has(label)) this.known.set(label, this.find(label));
    return this.known.get(label);
  }

  /** A whole sentence as one clause. */
  whole(sentence: Sentence): Clause {
    const known = this.wholes.get(sentence);
    if (known) return known;
    const clauses = this.clausesOf.get(sentence) ?? [];
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

  private find(label: StatementLabel): Likely | undefined {
    let best: Likely | undefined;
    for (const sentence of this.clausesOf.keys()) {
      const odds = this.odds.get(sentence)?.[label] ?? 0;
      if (odds > (best?.odds ?? 0)) best = { sentence, odds };
    }
    return best;
  }
}
