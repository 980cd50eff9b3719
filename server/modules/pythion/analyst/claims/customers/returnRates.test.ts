import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const idea = 'Dental practices lose four hours a week on recalls. We sell a recall robot at 90 euros a month.';

const reportOf = (sentence: string) => analysisOf(`${idea} ${sentence}`).report;
const problemOf = (sentence: string) => reportOf(sentence).dealBreakers.find(({ key }) => key === 'problem')?.state;

test.each(['11 practices tried it, 3 came back.', 'About one in ten comes back.', 'Jeder Zehnte kommt wieder.'])(
  'some who came back are not nobody: %s',
  (sentence) => {
    expect(problemOf(sentence)).not.toBe('fail');
    expect(reportOf(sentence).sentences.map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining('customers who leave or come back'),
    );
  },
);

test('who all left are nobody', () => expect(problemOf('12 practices tried it, all 12 cancelled.')).toBe('fail'));

test.each(['Seven asked for a price.', 'Three asked what it costs.', 'Vier haben nach dem Preis gefragt.'])(
  'asking for a price is no refusal to pay: %s',
  (sentence) => {
    const reasons = reportOf(sentence).scores.flatMap((score) => score.reasons.map(({ text }) => text));
    expect(reasons).not.toContain('Nobody paid who was asked to.');
  },
);
