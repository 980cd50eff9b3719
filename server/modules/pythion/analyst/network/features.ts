import { readChange } from '../claims/change';
import type { Claim } from '../claims/claim';
import { isVoid } from '../claims/claim';
import { readKeptShare } from '../claims/customers/retention';
import { judgeActs } from '../legal/judge';
import type { Clause } from '../text/clause';
import type { Language } from '../text/language';
import { currencies } from '../lexicon/currencies';
import { readQuantities, type Quantity } from '../text/quantities';
import { isVerb, type Token } from '../text/token';
import { figureGrams, nameShare } from './figureGrams';
import { hasGlossary, readForeign, segmentWords, type ForeignWord } from './foreignWords';
import type { NameKey } from './nameHash';
import { keyedNames, wordGrams, writtenNames, type GramNaming } from './wordGrams';

/** What a word is to the model of statements: itself, for its vector, and its marks in this sentence. */
export type WordFeatures = {
  text: string;
  lemma: string;
  marks: string[];
  /** The word of another language, whose English word the others are. It has marks in any sentence. */
  own?: ForeignWord;
};

/** The marks of a word, those of a word of another language included. */
export const allMarks = ({ marks, own }: WordFeatures): readonly string[] => (own ? [...marks, ...own.marks] : marks);

/** What a sentence is to the model of statements. */
export type SentenceFeatures<Name = NameKey> = {
  words: WordFeatures[];
  /** Words and pairs of words, each once. */
  grams: Name[];
  /** Who speaks in which mode, and what the rules read. */
  traits: Name[];
};

type Source = readonly [clauses: readonly Clause[], claims: readonly Claim[], language: Language];

/** Features of a sentence from its clauses and the claims that the rules read in them. Figures are all the same word. */
export const statementFeatures = (...source: Source): SentenceFeatures => readFeatures(source, keyedNames);

/** Those with the names as they are written, to learn them. */
export const writtenFeatures = (...source: Source): SentenceFeatures<string> => readFeatures(source, writtenNames);

function readFeatures<Term, Name>(
  [clauses, claims, language]: Source,
  naming: GramNaming<Term, Name>,
): SentenceFeatures<Name> {
  const { term, unigram } = naming;
  const name = (written: string): Name => unigram(term(written));
  const tokens = withoutHeading(clauses[0]?.context ?? []);
  const negated = new Set(clauses.flatMap((clause) => [...clause.negated]));
  const quantities = readQuantities(tokens);
  const kindOf = amountKinds(tokens, quantities);
  const figures = figureMarks(tokens, quantities);
  // "€40", "40 EUR" and "40 euros" are the same.
  const read = tokens.filter((token) => !(kindOf(token) === 'money' && Object.hasOwn(currencies, token.text)));
  const words = (
    language === 'zh' ? segmentWords(read, clauses) : read.map((token) => ({ text: token.text, token }))
  ).map(({ text, token }): WordFeatures => {
    const kind = kindOf(token);
    const marks = marksOf(token, negated.has(token), kind);
    if (token.pos === 'num')
      return nameFigure(kind === 'money' ? '#money' : '#', [...marks, ...(figures.get(token) ?? [])]);
    const own = hasGlossary(language) ? readForeign(text, language) : undefined;
    return own ? { text: own.english, lemma: own.english, marks, own } : { text, lemma: token.lemma, marks };
  });
  return {
    words,
    grams: [
      ...wordGrams(words, naming),
      ...(language === 'en' ? actGrams(clauses) : []).map(name),
      ...figureGrams(tokens, quantities, negated)
        .filter((gram) => language === 'en' || / is /.test(gram))
        .map(name),
    ],
    traits: traitsOf(clauses, claims).map((trait) => name(nameTrait(trait))),
  };
}

const nameFigure = (name: string, marks: string[]): WordFeatures => ({ text: name, lemma: name, marks });

/** Words and pairs of words count less each, the more a sentence has. */
export const gramScale = (count: number): number => 2 / Math.sqrt(Math.max(8, count));
/** What each trait counts. */
export const traitScale = 0.7;

/** No word or pair of words has such a name. */
const nameTrait = (trait: string): string => `{trait} ${trait}`;

/** "What: we clean stoves" states what "We clean stoves" does; "Nobody renewed: …" is a statement of its own. */
const withoutHeading = (tokens: readonly Token[]): readonly Token[] => {
  const colon = tokens.slice(0, 4).findIndex(({ text }) => text === ':');
  const isHeading = colon > 0 && tokens.length > colon + 3 && !tokens.slice(0, colon).some(isVerb);
  return isHeading ? tokens.slice(colon + 1) : tokens;
};

/** Names of values that few words exist for, each written once: most words of a text have two or three of them. */
const namesAfter = (prefix: string): ((value: string) => string) => {
  const names = new Map<string, string>();
  return (value) => {
    const known = names.get(value);
    if (known !== undefined) return known;
    const name = `${prefix} ${value}`;
    names.set(value, name);
    return name;
  };
};
const nameOfPos = namesAfter('pos');
const nameOfConcept = namesAfter('is');

function marksOf(token: Token, isNegated: boolean, quantity: string | undefined): string[] {
  const { pos, text, lemma, concepts } = token;
  const marks = [nameOfPos(pos)];
  for (const concept of concepts) marks.push(nameOfConcept(concept));
  if (pos === 'verb' && text !== lemma)
    marks.push(text.endsWith('ing') ? 'form ing' : text.endsWith('s') ? 'form s' : 'form past');
  if (isNegated) marks.push('negated');
  if (quantity) marks.push(`amount ${quantity}`);
  return marks;
}

/** The kind of the amount that a word is a part of. Most sentences have no amount. */
function amountKinds(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
): (token: Token) => Quantity['kind'] | undefined {
  if (quantities.length === 0) return () => undefined;
  const kinds = new Map<Token, Quantity['kind']>();
  for (const { kind, start, end } of quantities) for (const token of tokens.slice(start, end)) kinds.set(token, kind);
  return (token) => kinds.get(token);
}

/** How large a figure is, and whether it is more or less than the one of its kind before it: "from 9 to 3", "costs 19, sells at 32". */
function figureMarks(tokens: readonly Token[], quantities: readonly Quantity[]): Map<Token, string[]> {
  const marks = new Map<Token, string[]>();
  for (const [index, { kind, value, of, start, end }] of quantities.entries()) {
    const own = [`size ${value === 1 ? 'one' : value < 5 ? 'few' : value < 20 ? 'some' : 'many'}`];
    if (of !== undefined && of > 0) own.push(`share ${nameShare(value / of)}`);
    if (kind === 'percent') own.push(`share ${nameShare(value / 100)}`);
    const before = quantities.slice(0, index).findLast((other) => other.kind === kind);
    if (before)
      own.push(value > before.value ? 'more than before' : value < before.value ? 'less than before' : 'as before');
    for (const token of tokens.slice(start, end)) if (token.pos === 'num') marks.set(token, own);
  }
  return marks;
}

/** The verbs of each clause by their speaker, and the noun after each: in "we find fake reviews and have them removed" we find. */
function actGrams(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ tokens, speaker, negated }, index) => {
    const verbs = tokens.filter(({ pos }) => pos === 'verb');
    return verbs.flatMap((verb, at) => {
      const name = `${index === 0 && at === 0 ? 'first' : speaker}>${negated.has(verb) ? 'not ' : ''}${verb.lemma}`;
      const noun = tokens
        .slice(tokens.indexOf(verb) + 1)
        .find(({ pos, text }) => pos === 'noun' && !Object.hasOwn(currencies, text));
      return noun ? [name, `${name}>${noun.lemma}`] : [name];
    });
  });
}

function traitsOf(clauses: readonly Clause[], claims: readonly Claim[]): string[] {
  const traits = new Set<string>();
  for (const clause of clauses) {
    traits.add(`speaker ${clause.speaker}`);
    traits.add(`mode ${clause.modality}`);
    traits.add(`${clause.speaker} ${clause.modality}`);
    if (clause.isNobody) traits.add('nobody');
    if (isVoid(clause)) traits.add('void');
    traits.add(`change ${readChange(clause)}`);
    const kept = readKeptShare(clause);
    if (kept !== undefined) traits.add(`kept ${kept >= 0.5 ? 'most' : kept <= 0.25 ? 'few' : 'some'}`);
  }
  for (const { kind, evidence } of claims) {
    traits.add(`claim ${kind}`);
    if (kind === 'evidence') traits.add(`evidence ${Math.floor(evidence)}`);
  }
  for (const trait of legalTraits(clauses)) traits.add(trait);
  return [...traits];
}

/** What frames and deeds describe in the sentence alone. */
function legalTraits(clauses: readonly Clause[]): string[] {
  const { harm, refusal, regulated } = judgeActs(clauses);
  return [
    ...(harm && harm.id !== 'wording' ? ['harm', `harm ${harm.id}`] : []),
    ...(refusal ? ['refusal'] : []),
    ...(regulated ? ['regulated', `regulated ${regulated.field}`] : []),
  ];
}
