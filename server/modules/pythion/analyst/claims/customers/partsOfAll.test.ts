import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const problemOf = (text: string) => analysisOf(text).report.dealBreakers.find(({ key }) => key === 'problem')?.state;

test.each([
  'Los talleres pierden avisos cada día. Nuestro CRM los apunta. De 50 talleres que lo probaron, 9 pagan hoy 30 € al mes.',
  'Radläden verlieren jeden Tag Zettel. Unsere App merkt sie sich. Von 50 Läden, die sie testeten, zahlen heute 9 je 30 Euro.',
  'Bike shops lose notes every day. Our CRM keeps them. Of 50 shops that tried it, 9 pay 30 euros a month today.',
])('who pays after a trial is a customer, and who does not is none who left: %s', (text) => {
  expect(problemOf(text)).not.toBe('fail');
  const revenue = analysisOf(text).report.scores.find(({ key }) => key === 'revenue');
  expect(revenue?.score).toBeGreaterThanOrEqual(4);
});

test.each([
  'Los talleres pierden avisos cada día. Nuestro CRM los apunta. De 50 clientes, hoy pagan 9.',
  'Radläden verlieren jeden Tag Zettel. Unsere App merkt sie sich. Von 50 Kunden zahlen heute noch 9.',
])('few of the customers who still pay fail the problem: %s', (text) => expect(problemOf(text)).toBe('fail'));

test.each([
  '我们把植物租给办公室。20家办公室里有17家退租了。',
  '我们把植物租给办公室。20家办公室里17家已经退租。',
  '我们把植物租给办公室。20家办公室有17家不租了。',
])('most of a counted whole have ended it: %s', (text) => expect(problemOf(text)).toBe('fail'));

test.each([
  '我们把植物租给办公室。20家办公室里有3家退租了。',
  '我们把植物租给办公室。20家办公室里有17家没有退租。',
  '我们把植物租给办公室。隔壁公司的20家办公室里有17家退租了。',
  '我们把植物租给办公室。20家办公室里也许会有17家退租。',
  '大学城的房东租不出房子。20个租客里有17个退租了。我们帮房东找租客。',
])('few have, others have, or it is only feared: %s', (text) => expect(problemOf(text)).not.toBe('fail'));
