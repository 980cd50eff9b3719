import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { isBetterLonger } from '../sideBySide';

const amount = String.raw`(?:an? |half an? |about |around |nearly |over )*(?<FIRST>\d[\d.]*)? ?(?<UNIT>seconds?|minutes?|mins?|hours?|days?|weeks?)`;
const named = (first: string, unit: string): string => amount.replace('FIRST', first).replace('UNIT', unit);
const withUs =
  '(?:with (?:ours|us|our \\S+|it|the (?:app|tool|robot|machine|glove|scanner))|ours|on ours|using (?:ours|it))';
const before =
  '(?:by hand|before|without (?:it|us|ours)|the old way|on paper|they (?:did|do) it in|used to take|with the old one|it took (?:them )?before)';
const forms = [
  ` ${withUs} (?:\\S+ ){0,6}?(?:takes?|took|is|was|were|are|needs?|needed) ${named('a', 'ua')}(?: \\S+){0,3} [,;:] (?:and |but |while )?${before} (?:\\S+ ){0,5}?${named('b', 'ub')} `,
  ` ${before} (?:\\S+ ){0,5}?${named('b', 'ub')}(?: \\S+){0,3} [,;:] (?:and |but |while )?${withUs} (?:\\S+ ){0,6}?${named('a', 'ua')} `,
].map((form) => new RegExp(form));

const seconds: readonly (readonly [RegExp, number])[] = [
  [/^s/, 1],
  [/^mi/, 60],
  [/^h/, 3600],
  [/^d/, 86_400],
  [/^w/, 604_800],
];
const lengthOf = (count: string | undefined, unit: string): number =>
  Number(count ?? 1) * (seconds.find(([name]) => name.test(unit))?.[1] ?? 0);

/** "With ours a shelf takes three hours now, by hand they did it in 20 minutes": it takes longer with us than before. */
export const isSlowerWithUs = ({ context, sentence }: Pick<Clause, 'context' | 'sentence'>): boolean =>
  sentence.isLatin && isSlower(context);

const isSlower = memoise((context: Clause['context']): boolean => {
  const words = wordsInFigures(context);
  if (!/ (?:ours|us|our|it|with|using) /.test(words) || isBetterLonger(words)) return false;
  const groups = forms.map((form) => form.exec(words)?.groups).find((found) => found);
  if (!groups) return false;
  return lengthOf(groups['a'], groups['ua'] ?? '') > lengthOf(groups['b'], groups['ub'] ?? '');
});
