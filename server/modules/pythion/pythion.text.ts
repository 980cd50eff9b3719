import { pythionLimits } from '../../../shared/contracts/pythion';
import { countGraphemes, segmentGraphemes } from '../../../shared/graphemes';

/** An answer to a question of a report. `question` is the question's id. */
export type StoredAnswer = { question: string; questionText: string; text: string };

/** What is analysed: the idea, then each answer as a paragraph. Offsets of quotes count from its start. */
export const analysedText = (idea: string, answers: readonly StoredAnswer[]): string =>
  [idea, ...answers.map(({ text }) => text)].join('\n\n');

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Marks of a heading or list at the start of a line, with the space after them: "3D" and "2.5 million" have none. */
const lineMarks = /^(?:\s+|[#>*•\-–—]+\s+|\d{1,3}[.)]\s+)+/u;

/** The end of a sentence before a figure, which the segmenter joins: "a week. 6 pay", but not "approx. 40" or "e.g. 12". */
const endBeforeFigure = /(?<!(?:^|[^\p{L}])(?:\p{L}|approx|ca|est|max|min|avg|nr|no|vs|etc))\.\s+(?=\p{N})/iu;

/** Words before a figure that say how exact it is, and those between two figures or a figure and its unit. */
const beforeFigure =
  'about|around|roughly|over|under|nearly|almost|some|up to|at least|at most|(?:more|less) than|etwa|rund|circa|ca\\.|über|fast|bis zu|mehr als|unos|unas|casi|hasta|más de';
const afterFigure = 'hundred|thousand|million|billion|tausend|millionen|mil|millones|to|or|of|bis|von|de';

/** A figure at the end of a cut text, whose unit is cut off: "about 6", "up to 2.5 million", "6 to 8", "约6". */
const openFigure = new RegExp(
  String.raw`(?:\s+(?:${beforeFigure})|约)?(?:(?:\s+|(?<=\p{Script=Han}))[€$£¥]?\p{N}[\p{N}.,'’–-]*(?:\s+(?:${afterFigure}))*)+$`,
  'iu',
);

/** What an analysis read in an idea, as far as a title needs it. */
type TitleFacts = { solution: string | null; segment: string | null };

/** A shorter solution names no product: "Our app sells it". */
const leastSolution = 24;

/**
 * The first sentence of an idea, or the one that names the solution where the first is too long or says nothing of the customers.
 * A heading is a title already. A solution that an answer names is no title: lists show the idea's own words.
 */
export function titleOf(idea: string, { solution, segment }: TitleFacts = { solution: null, segment: null }): string {
  const lines = idea.split('\n').filter((text) => /\p{L}/u.test(text));
  const line = lines[0] ?? idea;
  const isHeading = /^\s*#/u.test(line) || (lines.length > 1 && !/[.!?。！？]\s*$/u.test(line));
  const first = firstSentence(line);
  const isTitle =
    isHeading ||
    (countGraphemes(first, pythionLimits.title) <= pythionLimits.title &&
      (!segment || first.toLowerCase().includes(segment.toLowerCase())));
  const named =
    solution && idea.includes(solution) && widthOf(solution) >= leastSolution ? firstSentence(solution) : '';
  return cutTitle(isTitle || named === '' ? first : named);
}

function firstSentence(line: string): string {
  const clean = line.slice(0, 2_000).replace(lineMarks, '').trim();
  const [first] = sentences.segment(clean);
  const [sentence = ''] = (first?.segment ?? clean).split(endBeforeFigure, 1);
  return sentence.trim().replace(/[.。]$/u, '');
}

/** A Han character says as much as two or three letters. */
const widthOf = (text: string): number => text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** Cuts at a word, at the last comma where most of the text stands before it, and not between a figure and its unit. */
function cutTitle(title: string): string {
  const letters = Array.from(segmentGraphemes(title), ({ segment }) => segment);
  if (letters.length <= pythionLimits.title) return title;
  const cut = letters.slice(0, pythionLimits.title - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const atWord = lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut;
  const words = atWord.slice(0, partEnd(atWord));
  const isBeforeFigure = /^\s*[€$£¥]?\p{N}/u.test(title.slice(words.length));
  const end = openFigure.exec(isBeforeFigure ? `${words} 0` : words)?.index;
  return `${words.slice(0, end).replace(/[\s,;:，；：–—-]+$/u, '')}…`;
}

/** Where the last part begins that a cut text doesn't finish, if it is in the last third. */
function partEnd(text: string): number | undefined {
  const mark = Math.max(...[', ', '; ', ': ', ' – ', ' — ', '，', '；'].map((each) => text.lastIndexOf(each)));
  return mark > (text.length * 2) / 3 ? mark : undefined;
}
