import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';

const churnOf = (text: string, language: string): string =>
  reviewedOf(text, language)
    .flatMap(({ kind, quantity }) => (kind === 'churn' && quantity ? [`${quantity.value}/${quantity.of}`] : []))
    .join();

test.each([
  ['2/10', 'de', 'Acht Büros zahlen 90 Euro im Monat, im März waren es noch zehn, zwei haben gekündigt.'],
  ['2/10', 'en', 'Eight offices pay £90 a month, in March there were still ten, two cancelled.'],
  ['2/10', 'es', 'Ocho oficinas pagan 90 euros al mes, en marzo eran todavía diez, dos cancelaron.'],
  ['2/10', 'zh', '现在八家公司每月付900元，三月还有十家，两家停了。'],
  ['1/3', 'de', 'Drei Verwaltungen testen es seit Januar kostenlos, eine hat im April wieder aufgehört.'],
  ['1/3', 'en', 'Three bakeries are testing it since January, one stopped again in April.'],
  ['1/3', 'es', 'Tres panaderías lo prueban desde enero, una lo dejó en abril.'],
  ['19/60', 'de', 'Von den 60 Testhaushalten im Frühjahr sind 41 geblieben, 19 haben gekündigt.'],
  ['2/14', 'de', 'Im Pilot haben seit September 14 Familien mitgemacht, zwei sind wieder ausgestiegen.'],
])('those who left are %s of all before: %s %s', (share, language, text) =>
  expect(churnOf(text, language)).toBe(share),
);

test.each([
  ['de', 'Neun Praxen zahlen 129 Euro im Monat. Eine Mitarbeiterin hat im April gekündigt.'],
  ['de', 'Drei Praxen testen es, eine hat noch nicht angefangen.'],
  ['de', 'Wir haben 12 Kunden, einer hat das Rauchen aufgehört.'],
  ['de', 'Wir haben 30 Kunden, zwei haben beim alten Anbieter gekündigt und sind zu uns gekommen.'],
])('nobody left us: %s %s', (language, text) => expect(churnOf(text, language)).toBe(''));

test('who says how many left is neither asked for them nor whether customers come back', () => {
  const { report } = analysisOf(
    'Wir vermieten Kaffeemaschinen an Büros. Acht Büros zahlen 90 Euro im Monat, im März waren es noch zehn, zwei haben gekündigt.',
  );
  expect(report.scores.map(({ next }) => next).join()).not.toMatch(/come back/);
  expect(report.sentences.map(({ text }) => text)).toContain('Customers who left: 2 of 10 is 20%.');
});
