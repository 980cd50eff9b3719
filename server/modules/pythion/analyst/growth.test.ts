import { afterEach, describe, expect, test, vi } from 'vitest';
import { analysisLimits } from '../../../../shared/contracts/analysis';
import { analyseIdea } from './analyse';
import { Concepts } from './lexicon/concepts';
import { corpus } from './testing/corpus';
import { longestSentence } from './text/sentences';
import { readText } from './text/readText';

afterEach(() => vi.restoreAllMocks());

/** Characters that regular expressions read, and look-ups of concepts. No clock. */
function countWork(text: string): number {
  let work = 0;
  const { test: testPattern, exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, input: string) {
    work += String(input).length;
    return testPattern.call(this, input);
  });
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, input: string) {
    work += this.sticky || this.global ? 1 : String(input).length;
    return exec.call(this, input);
  });
  const { has } = Set.prototype;
  const { has: hasConcept } = Concepts.prototype;
  vi.spyOn(Concepts.prototype, 'has').mockImplementation(function (this: Concepts, concept) {
    work++;
    return hasConcept.call(this, concept);
  });
  vi.spyOn(Set.prototype, 'has').mockImplementation(function (this: Set<unknown>, value: unknown) {
    work++;
    return has.call(this, value);
  });
  analyseIdea(text);
  vi.restoreAllMocks();
  return work;
}

const english = corpus.ideas.filter(({ language }) => language === 'en').map(({ text }) => text);
const patterns: Readonly<Record<string, (index: number) => string>> = {
  ideas: (index) => english[index % english.length] ?? '',
  'one endless sentence': (index) => `we sell map ${index} to clinics in town and `,
  commas: (index) => `we sell ${index} maps, they pay ${index} euros, `,
  'prices and costs': (index) =>
    `We charge clinics ${index} euros per month. A clinic costs us ${index} euros per month. `,
  'harm and remedy': (index) =>
    `we detect fake reviews of shop ${index} and write stolen secret messages without consent, `,
  negations: (index) => `we do not not never sell no map ${index} without nobody `,
  quotes: (index) => `"we sell ${index} maps" `,
  typos: (index) => `intervewed custmers renewd ${index} subscripton `,
  dashes: (index) => `we sell - ${index} - maps `,
  digits: (index) => `${index},000.000 `,
  'Chinese without marks': (index) => `我们采访了${index}位果农损失${index}元我们的传感器提醒果农`,
  'new lines': (index) => `- we sell map ${index}\n`,
  markup: (index) => `<b>we **sell** <${index} `,
};

const fill = (pattern: (index: number) => string, length: number): string => {
  let text = '';
  for (let index = 1; text.length < length; index++) text += pattern(index);
  return text.slice(0, length);
};

describe('work for a text', () => {
  test.each(Object.entries(patterns))('grows in proportion to its length: %s', (_name, pattern) => {
    analyseIdea(fill(pattern, analysisLimits.idea));
    const half = countWork(fill(pattern, analysisLimits.idea / 2));
    const whole = countWork(fill(pattern, analysisLimits.idea));
    expect(whole / half).toBeLessThan(2.6);
  });

  test('sentences are bounded', () => {
    for (const pattern of Object.values(patterns))
      for (const { sentence } of readText(fill(pattern, analysisLimits.idea)).clauses)
        expect(sentence.text.length).toBeLessThanOrEqual(longestSentence + 60);
  });
});
