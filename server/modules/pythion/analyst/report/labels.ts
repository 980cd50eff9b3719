import type { Claim } from '../claims/claim';
import { clausesBySentence, longestClause, type Clause } from '../text/clause';
import type { Sentence } from '../text/sentences';

/** What a label announces. */
type Announced = 'solution' | 'trouble' | 'alternative' | 'group';

const announcing: readonly (readonly [Announced, RegExp])[] = [
  [
    'solution',
    /^(?:(?:our |the )?(?:solution|product|offer|service)|(?:so )?what (?:we|i) (?:do|did|offer|sell|make)|how it works|(?:unsere |die )?lösung|produkt|angebot|was wir (?:tun|machen|anbieten)|(?:la |nuestra )?solución|producto|(?:qué|lo que) hacemos|solução|produto|o que fazemos|(?:notre |la )?solution|produit|ce que nous faisons|(?:解决)?方案|产品|做法)$/,
  ],
  [
    'trouble',
    /^(?:(?:the |their )?(?:problem|trouble|pain)|(?:das )?problem|(?:el |o )?problema|(?:le )?problème|问题|痛点)$/,
  ],
  [
    'alternative',
    /^(?:now|today|currently|at present|right now|what (?:they|people) do (?:now|today|otherwise|instead)|heute|jetzt|bisher|hoy|ahora|hoje|agora|aujourd'hui|现在|目前)$/,
  ],
  [
    'group',
    /^(?:who|who (?:it's|it is) for|for (?:who|whom)|(?:our )?customers?|clients?|target group|für wen|zielgruppe|kunden|para quién|clientes?|público|客户|目标客户)$/,
  ],
];

/** A line of more words states something. */
const mostWords = 4;

/** "Who", "What we do" above a list, "Solution: …": what a line or a sentence is about by its own words. */
export class Labels {
  private readonly headings = new Map<Sentence, Clause | undefined>();
  private readonly announced = new Map<Clause, Announced>();

  constructor(clauses: readonly Clause[]) {
    const sentences = [...clausesBySentence(clauses)];
    let above: Announced | undefined;
    for (const [index, [sentence, own]] of sentences.entries()) {
      const next = sentences[index + 1];
      if (next && isHeading(own, sentences[index - 1]?.[0], next[0])) {
        above = announcedBy(sentence.text);
        const told = sentences.slice(index + 1).find(([below]) => !below.isQuestion) ?? next;
        this.headings.set(sentence, longestClause(told[1]));
        continue;
      }
      const [first, ...others] = own;
      const label =
        first?.context.find(({ start }) => start >= first.end)?.text === ':' ? announcedBy(wordsOf(first)) : undefined;
      if (label) for (const clause of others) this.announced.set(clause, label);
      else if (above) for (const clause of own) this.announced.set(clause, above);
    }
  }

  /** What the label before a clause announces. */
  of(clause: Clause): Announced | undefined {
    return this.announced.get(clause);
  }

  /** The first clause that a label announces as a kind. */
  first(kind: Claim['kind']): Clause | undefined {
    for (const [clause, announced] of this.announced) if (announced === kind) return clause;
    return undefined;
  }

  isHeading({ sentence }: Clause): boolean {
    return this.headings.has(sentence);
  }

  /** A claim of a heading as one of the line below it: a heading alone states nothing. */
  belowHeading(claim: Claim): Claim {
    const below = this.headings.get(claim.clause.sentence);
    return below ? { ...claim, clause: below } : claim;
  }
}

const wordsOf = ({ tokens }: Clause): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(" 's", "'s");

const announcedBy = (text: string): Announced | undefined => {
  const words = text.replace(/[\s:]+$/, '');
  return announcing.find(([, pattern]) => pattern.test(words))?.[0];
};

/** A short line without a mark at its end: it has a known label, or stands above list items without being one. */
function isHeading(own: readonly Clause[], before: Sentence | undefined, next: Sentence): boolean {
  const [clause] = own;
  const { text, start, end } = clause!.sentence;
  if (own.some(({ quantities }) => quantities.length > 0) || /[.!?]["')]*$/.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > mostWords) return false;
  // A list mark was replaced by a line break of its length.
  const isAboveItems = next.start - end >= 3 && (before === undefined || start - before.end < 3);
  return isAboveItems || (announcedBy(text) !== undefined && next.start > end);
}
