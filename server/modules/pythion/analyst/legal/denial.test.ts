import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { findDenial } from './denial';

const isDenied = (text: string, language = 'en'): boolean => findDenial(readText(text, language).clauses) !== undefined;

test.each([
  'The county has refused me the licence.',
  'We were denied the licence.',
  'The regulator rejected our application and there is no appeal.',
  'The state board has forbidden the sale in writing.',
  'The court service told us in writing that listing officers are forbidden to book through outside firms.',
  'What we do is forbidden by law.',
  'The law forbids us to take deposits and we were told to stop.',
  'Our permit was revoked in May.',
  'The ministry refused to approve our device.',
])('a license was refused, or the act is forbidden: %s', (text) => expect(isDenied(text)).toBe(true));

test.each([
  ['de', 'Das Amt hat uns die Genehmigung verweigert.'],
  ['de', 'Was wir machen, ist verboten.'],
  ['es', 'El ayuntamiento nos ha denegado la licencia.'],
  ['zh', '县里拒绝给我们发许可证。'],
  ['zh', '卫生局驳回了我们的申请。'],
  ['fr', "La mairie nous a refusé l'autorisation."],
  ['pt', 'A prefeitura negou nosso alvará.'],
])('%s: a license was refused: %s', (language, text) => expect(isDenied(text, language)).toBe(true));

test.each([
  ['en', 'The county refused us the licence at first, and in March it granted it.'],
  ['en', 'The county refused me the licence. On appeal the court reversed that.'],
  ['en', 'The council refused us a stall at the market.'],
  ['en', 'The county refused our rival the licence.'],
  ['en', 'Our customers were refused a licence before they came to us.'],
  ['en', 'The bank rejected our application for a loan.'],
  ['en', 'The council denied us a parking permit for the van.'],
  ['en', 'The regulator has not rejected our application.'],
  ['en', 'The regulator might reject our application.'],
  ['en', 'If the county refuses us the licence, we stop.'],
  ['en', 'The law forbids landlords to keep deposits.'],
  ['en', 'It is forbidden by law to sell to minors, so we check ages.'],
  ['en', 'The state has banned single-use bottles, which is why campsites buy from us.'],
  ['en', 'What we do is not forbidden by law.'],
  ['de', 'Das Amt hat uns die Genehmigung zunächst verweigert, im März hat es sie erteilt.'],
  ['de', 'Die Bank hat unseren Antrag auf einen Kredit abgelehnt.'],
  ['es', 'El banco rechazó nuestra solicitud de préstamo.'],
  ['es', 'El ayuntamiento nos denegó la licencia, pero después la concedió.'],
  ['zh', '卫生局起初驳回了我们的申请，后来批准了。'],
  ['en', 'The office denied our permit in May; we rebuilt the kitchen and got it in July.'],
  ['en', 'The council refused our licence. We are looking for another place.'],
])('%s: reversed, of something else, of others, or not stated: %s', (language, text) =>
  expect(isDenied(text, language)).toBe(false),
);

test('the deal-breaker says who refuses', () => {
  const idea = 'I rent steel cabinets for gas bottles to campsites. Campsites in Wales pay £90 a month.';
  const result = analyseIdea(`${idea} The county has refused me the licence.`);
  expect(result.ok && result.report.dealBreakers.find(({ key }) => key === 'legal')).toMatchObject({
    state: 'fail',
    reason: expect.stringContaining('A license was refused'),
  });
});
