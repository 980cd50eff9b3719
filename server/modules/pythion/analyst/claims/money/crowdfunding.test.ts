import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readBackers } from './crowdfunding';

const kindsOf = (text: string): string[] => readBackers(readText(text).clauses).map(({ kind }) => kind);

test.each([
  'We raised $12,000 on Kickstarter from 310 backers.',
  'On Kickstarter, 310 backers bought it for $39.',
  'Über Startnext haben 140 Unterstützer 9.000 Euro bezahlt.',
  'En Verkami reunimos 8.000 euros de 120 mecenas.',
  '我们在众筹平台上有310人支持，一共收到9万元。',
])('backers of a product have paid: %s', (text) => {
  expect(kindsOf(text)).toContain('paidPrice');
});

test.each([
  'We will launch a Kickstarter in May and hope for 300 backers.',
  'Our Kickstarter failed with 31 backers.',
  'We raised $90,000 from 40 investors by equity crowdfunding.',
  'A competitor raised $80,000 on Kickstarter from 900 backers.',
  'Kickstarter takes 5% of what is raised.',
])('a campaign that is planned, failed, for shares or not ours shows no payment: %s', (text) => {
  expect(kindsOf(text)).toEqual([]);
});
