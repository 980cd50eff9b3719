import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isOfCustomers } from './held';
import { isForSideThing, isPermitOpen } from './open';

const isOpen = (text: string, language: string): boolean => readText(text, language).clauses.some(isPermitOpen);

test.each([
  ['en', 'We are not yet sure whether our software counts as a medical device, a lawyer is looking at it.'],
  ['en', "It's unclear if what we do is regulated."],
  ['en', 'permit: county says we need a waste hauler licence, applied in May, still waiting'],
  ['en', 'We applied for the transport permit in May and have no answer yet.'],
  ['en', 'The licence is applied for, we are waiting for the council.'],
  ['en', "We need a street permit and haven't applied yet."],
  ['en', 'We never asked about the licence.'],
  ['zh', '我们需要食品部门的许可证，还没有申请。'],
  ['zh', '执照我们还没有去申请。'],
  ['de', 'Nach der Genehmigung haben wir nie gefragt.'],
  ['de', 'Ich brauche eine Reisegewerbekarte und eine Genehmigung, beides habe ich noch nicht beantragt.'],
  ['de', 'Die Genehmigung haben wir im Mai beantragt, eine Antwort steht noch aus.'],
  ['de', 'Ob unsere Software ein Medizinprodukt ist, klärt gerade eine Anwältin.'],
  ['es', 'Pedimos el permiso en mayo y seguimos esperando.'],
  ['es', 'Todavía no he solicitado la licencia.'],
  ['zh', '许可证五月份申请了,还在等。'],
  ['zh', '我们还没申请许可证。'],
])('a permit is open: %s %s', (language, text) => expect(isOpen(text, language)).toBe(true));

test.each([
  ['en', 'We applied for the licence in May and it was granted in June.'],
  ['en', 'We applied for a grant and are still waiting.'],
  ['en', 'Our customers have applied for a permit and are still waiting, we write the letters.'],
  ['en', 'We know whether a customer is legal.'],
  ['en', "We haven't asked any shop yet."],
  ['en', 'We have never asked customers for a permit.'],
  ['de', 'Die Genehmigung haben wir im Mai beantragt und im Juni bekommen.'],
  ['de', 'Wir haben noch nicht geworben.'],
  ['es', 'Tenemos la licencia desde mayo.'],
  ['zh', '许可证五月份已经办好了。'],
])('no permit of ours is open: %s %s', (language, text) => expect(isOpen(text, language)).toBe(false));

const legalOf = (text: string) => {
  const result = analyseIdea(`We haul compost from cafés in Leeds to farms at £12 a bin. Nine cafés paid. ${text}`);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.each([
  ['unknown', 'We need a waste hauler licence, which we applied for in May, and are still waiting.'],
  ['pass', 'We hold the waste hauler licence.'],
  ['unknown', "We aren't sure whether it counts as a regulated waste, a lawyer is looking at it."],
])('an open permit is neither passed nor failed: %s %s', (state, text) => expect(legalOf(text)).toBe(state));

const isPermitted = (text: string, language: string): boolean =>
  readClaims(readText(text, language).clauses).some(({ kind }) => kind === 'permission');

test.each([
  ['en', 'We have a permit for the sign over the door.'],
  ['en', 'Our customers hold a valid hunting licence.'],
  ['en', 'Each farmer has a valid water permit until 2030.'],
  ['en', 'Under the medical device rules the lab has to keep a statement for years.'],
  ['en', 'Now I check the certificate before they get a job and again every quarter.'],
  ['de', 'Wir haben die Genehmigung für das Schild über der Tür.'],
  ['de', 'Unsere Kunden haben einen gültigen Jagdschein und eine Genehmigung.'],
])('the paper of a sign, a customer or a duty allows us nothing: %s %s', (language, text) =>
  expect(isPermitted(text, language)).toBe(false),
);

test.each([
  ['en', 'We hold a permit for the stall.'],
  ['en', 'We have a permit for the sign and the licence for the kitchen.'],
  ['en', 'Our drivers hold the taxi licence.'],
  ['de', 'Wir haben die Genehmigung für den Imbiss.'],
])('the paper of the trade is ours: %s %s', (language, text) =>
  expect(readText(text, language).clauses.some((clause) => isForSideThing(clause) || isOfCustomers(clause))).toBe(
    false,
  ),
);

test.each([
  ['zh', '我们不需要许可证，所以没有申请。'],
  ['zh', '许可证已经拿到了。'],
])('none is needed, or it is held: %s %s', (language, text) => expect(isOpen(text, language)).toBe(false));
