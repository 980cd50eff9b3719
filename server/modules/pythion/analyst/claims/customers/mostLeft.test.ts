import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { analysisOf } from '../../testing/analysisOf';
import type { Language } from '../../text/language';
import { isOfMost } from './mostLeft';

const ideas = {
  en: 'A chat bot sorts receipts for freelancers who lose hours on them.',
  de: 'Ein Chatbot sortiert Belege für Freiberufler, die damit Stunden verlieren.',
  es: 'Un chatbot ordena recibos para autónomos que pierden horas.',
  zh: '自由职业者整理收据要花很多时间。我们的机器人整理收据。',
};

/** The state of the problem, and what the report calculates of those who left. */
function read(sentence: string, language: keyof typeof ideas & Language): [state: string | undefined, left: string[]] {
  const result = analyseIdea(`${ideas[language]} ${sentence}`, language);
  if (!result.ok) throw new Error(result.message);
  const { report } = result;
  const left = report.sentences.flatMap(({ text, formula }) =>
    text.startsWith('Customers who left') && formula ? [formula] : [],
  );
  return [report.dealBreakers.find(({ key }) => key === 'problem')?.state, left];
}

test.for([
  ['en', '400 signed up, 12 were still using it after a month and none paid.', '388 ÷ 400 = 97%'],
  ['en', 'Of 250 who registered last autumn, 6 were still using it in January.', '244 ÷ 250 ≈ 98%'],
  ['en', '250 registered in autumn. 6 were still using it in January.', '244 ÷ 250 ≈ 98%'],
  ['en', '400 downloads in May. By June 12 people were still using it.', '388 ÷ 400 = 97%'],
  ['en', '400 signed up. After a month, only 12 were still active.', '388 ÷ 400 = 97%'],
  ['en', '400 signed up, but just 12 came back in the second week.', '388 ÷ 400 = 97%'],
  ['es', 'De 400 usuarios solo 12 seguían activos al mes.', '388 ÷ 400 = 97%'],
  ['en', 'Of our first forty freelancers only five still use it.', '35 ÷ 40 ≈ 88%'],
  ['de', '400 haben sich angemeldet, nach einem Monat nutzten ihn noch 12.', '388 ÷ 400 = 97%'],
  ['de', 'Von 250, die sich im Herbst angemeldet haben, nutzen ihn noch 6.', '244 ÷ 250 ≈ 98%'],
  ['es', 'Se registraron 400, al mes lo seguían usando 12.', '388 ÷ 400 = 97%'],
  ['es', 'De 250 que se registraron en otoño, 6 lo seguían usando en enero.', '244 ÷ 250 ≈ 98%'],
  ['zh', '400人注册，一个月后还有12人在用。', '388 ÷ 400 = 97%'],
] as const)('%s: the share that is calculated is the figure against the idea: %s', ([language, sentence, formula]) =>
  expect(read(sentence, language)).toEqual(['fail', [formula]]),
);

test.for([
  ['en', '400 signed up, 320 were still using it after a month.'],
  ['en', '400 signed up, 200 were still using it after a month.'],
  ['de', '400 haben sich angemeldet, nach einem Monat nutzten ihn noch 320.'],
  ['es', 'Se registraron 400, al mes lo seguían usando 320.'],
  ['zh', '400人注册，一个月后还有320人在用。'],
] as const)('%s: fewer who left are none: %s', ([language, sentence]) =>
  expect(read(sentence, language)[0]).not.toBe('fail'),
);

test('who did not want to pay for what was free is neither', () =>
  expect(read('40 freelancers used it free. We started charging £30 and five stayed.', 'en')).toEqual(['pass', []]));

test.for([
  '18 of the 20 freelancers leave at six.',
  '400 freelancers registered, 12 were still smoking after a month of our course.',
  '400 freelancers signed up for a trial, 12 were still in pain after a month.',
])('who leaves for the day, or is rid of a trouble, is neither: %s', (sentence) => {
  const [state, left] = read(sentence, 'en');
  expect(state).not.toBe('fail');
  expect(left).toEqual([]);
});

test('those who were left have not left', () =>
  expect(read('We had 400 sign-ups; a month later only 12 were left.', 'en')).toEqual(['fail', []]));

test('a rate is one of half a year', () => {
  expect(isOfMost({ kind: 'percent', value: 40, period: 'month', start: 0, end: 1 })).toBe(true);
  expect(isOfMost({ kind: 'percent', value: 4, period: 'month', start: 0, end: 1 })).toBe(false);
  expect(isOfMost({ kind: 'percent', value: 5, period: 'day', start: 0, end: 1 })).toBe(true);
  expect(isOfMost({ kind: 'percent', value: 0.1, period: 'day', start: 0, end: 1 })).toBe(false);
  expect(isOfMost({ kind: 'percent', value: 80, period: 'year', start: 0, end: 1 })).toBe(false);
  expect(isOfMost({ kind: 'count', value: 2, of: 2, start: 0, end: 1 })).toBe(false);
  expect(read('Our monthly churn is 40%.', 'en')[0]).toBe('fail');
  expect(read('Our monthly churn is 4%.', 'en')[0]).not.toBe('fail');
});

test('who registered with us is no market, and six of 250 are no use', () => {
  const { report } = analysisOf(
    `${ideas.en} Of 250 who registered last autumn, 6 were still using it in January. Nobody has paid.`,
  );
  const scoreOf = (key: string) => report.scores.find((score) => score.key === key);
  expect(scoreOf('market')?.score).toBe(0);
  expect(scoreOf('feasibility')?.reasons.map(({ text }) => text)).not.toContain('It works in real use.');
});

test('the reason says that some stayed', () => {
  const reasonOf = (sentence: string): string | undefined =>
    analysisOf(`${ideas.en} ${sentence}`).report.dealBreakers.find(({ key }) => key === 'problem')?.reason;
  expect(reasonOf('400 signed up, 12 were still using it after a month.')).toContain('three in four or more left');
  expect(reasonOf('40 freelancers paid us. Nobody renewed.')).toContain('nobody stayed');
});
