import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';

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

const kindsIn = (sentence: string): string[] => {
  const { clauses } = readText(sentence, /[äöüß]/.test(sentence) ? 'de' : 'en');
  return readClaims(clauses).flatMap(({ kind, quantity }) =>
    kind === 'churn' || kind === 'repeat' ? [`${kind} ${quantity?.value}/${quantity?.of}`] : [],
  );
};

test('one of those who pay is gone, and the others stayed', () => {
  const kinds = kindsIn("We've been live since September with eleven paying labs, one has left.");
  expect(kinds).toEqual(expect.arrayContaining(['churn 1/11', 'repeat 10/11']));
  expect(kindsIn('12 schools have paid since May and one quit in June.')).toContain('churn 1/12');
  expect(kindsIn('Nine shops pay us, and one has left its old supplier.')).toEqual([]);
});

test('how often those who come back pay is told', () => {
  const missing = (sentence: string) =>
    analysisOf(`We sell puréed meals to care homes at £4 a meal. ${sentence}`)
      .report.sentences.map(({ text }) => text)
      .filter((text) => text.includes('how often a customer pays'));
  expect(missing('Five homes are buying. Two of them order again every other week.')).toEqual([]);
  expect(missing('Five homes are buying.')).toHaveLength(1);
});
