import { expect, test } from 'vitest';
import { analyseIdea } from '../../server/modules/pythion/analyst/analyse';
import { readLabeled, textOf, type LabeledIdea } from './labeledIdeas';

/** Two ideas of the same words: one states evidence, in the other it is planned, somebody else's, denied, reversed, said or free. */
type Pair = { id: string; language: string; turning: string; stated: string[]; turned: string[] };
/** An idea, and the same with a sentence beside it that says nothing of it. */
type Aside = { id: string; language: string; without: string[]; beside: string[] };

const paired = readLabeled('pairedIdeas') as (Pair | Aside)[];
const unlearned = (readLabeled('unlearned') as LabeledIdea[]).filter((line) => 'sentences' in line);

const isPair = (line: Pair | Aside): line is Pair => 'stated' in line;

/** 0 for what is refused as no idea. */
function scoreOf(text: string, language: string): number {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.score : 0;
}

const told = (sentences: readonly string[], language: string): string => sentences.join(language === 'zh' ? '' : ' ');

/** Sentences with a full stop: without one, lines and order would change what is written. */
const punctuated = ({ sentences }: LabeledIdea, language: string): string[] =>
  sentences.map(([text]) =>
    /[.!?。！？…][”"）)」]?\s*$/u.test(text) ? text : `${text.trim()}${language === 'zh' ? '。' : '.'}`,
  );

/** In three words of six letters or more, two neighbors are swapped. */
function withTypos(text: string): string {
  let words = 0;
  return text.replaceAll(/(?<!\p{L})\p{Ll}{6,}(?!\p{L})/gu, (word) => {
    const at = 1 + (word.length % 3);
    return ++words % 5 === 0 && words <= 15
      ? word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
      : word;
  });
}

const print = (language: string, name: string, misses: readonly string[], of: number): void =>
  console.log(`${language} ${name}: ${misses.length} of ${of}${misses.length > 0 ? ` (${misses.join(', ')})` : ''}`);

test.for(['en', 'de', 'es', 'zh'])('evidence beats its twin, and asides count for nothing, in %s', (language) => {
  const own = paired.filter((line) => line.language === language);
  const pairs = own.filter(isPair);
  const lost = pairs.filter(
    ({ stated, turned }) => scoreOf(told(stated, language), language) <= scoreOf(told(turned, language), language),
  );
  const asides = own.filter((line): line is Aside => !isPair(line));
  const moved = asides.filter(
    ({ without, beside }) =>
      Math.abs(scoreOf(told(without, language), language) - scoreOf(told(beside, language), language)) > 1,
  );
  print(
    language,
    'pairs lost',
    lost.map(({ id, turning }) => `${id} ${turning}`),
    pairs.length,
  );
  print(
    language,
    'asides that count',
    moved.map(({ id }) => id),
    asides.length,
  );
  expect(lost.length).toBeLessThan(pairs.length / 4);
});

test.for(['en', 'de', 'es', 'zh'])(
  'order, lines and typos move no score by more than two points, in %s',
  (language) => {
    const ideas = unlearned.filter((line) => (line.language ?? 'en') === language);
    const variants: Record<string, (sentences: string[]) => string> = {
      reversed: (sentences) => told(sentences.toReversed(), language),
      lines: (sentences) => sentences.map((sentence) => `- ${sentence}`).join('\n'),
      ...(language !== 'zh' && { typos: (sentences: string[]) => withTypos(told(sentences, language)) }),
    };
    for (const [name, vary] of Object.entries(variants)) {
      const moved = ideas.filter((idea) => {
        const sentences = punctuated(idea, language);
        return Math.abs(scoreOf(told(sentences, language), language) - scoreOf(vary(sentences), language)) > 2;
      });
      print(
        language,
        name,
        moved.map((idea) => textOf(idea).slice(0, 40)),
        ideas.length,
      );
      expect(moved.length).toBeLessThan(ideas.length / 8);
    }
  },
);
