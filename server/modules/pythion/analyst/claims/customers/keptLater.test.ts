import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import type { Claim } from '../claim';
import { readClaims } from '../readClaims';
import { withKeptLater } from './keptLater';

const claimsIn = (text: string, language: string): Claim[] => {
  const { clauses } = readText(text, language);
  return withKeptLater(readClaims(clauses), clauses);
};
const churnIn = (text: string, language: string): string[] =>
  claimsIn(text, language).flatMap(({ kind, quantity }) =>
    kind === 'churn' && quantity ? `${quantity.value}/${quantity.of}` : [],
  );

test.each([
  ['en', 'About 210 shops put it in. In February we started charging $19 a month and 17 stayed.', '193/210'],
  ['en', 'We had 90 cafes on the free version. Since May it costs 12 euros a month and 8 are left.', '82/90'],
  ['en', 'I sold it to three music schools at $49 a month. One dropped it after four months.', '1/3'],
  ['en', 'We do the books of 40 cafes at £60 a month. Two have left since Easter.', '2/40'],
  ['en', 'Two families dropped out, out of 17.', '2/17'],
  ['de', '18 Familien zahlen 40 Euro im Monat. Zwei sind im Sommer abgesprungen.', '2/18'],
  ['es', 'Lo usaban gratis 80 bares. En enero empezamos a cobrar y se quedaron nueve.', '71/80'],
  ['zh', '一共有二十家店在付费，每月一百元。今年走了两家。', '2/20'],
  ['de', 'Von 200 angerufenen Büros haben 12 bestellt. Zwei Büros sind abgesprungen.', '2/12'],
])('%s: who left of those that a sentence before counts: %s', (language, text, share) => {
  expect(churnIn(text, language)).toEqual([share]);
  expect(claimsIn(text, language).some(({ kind }) => kind === 'repeat')).toBe(false);
});

test.each([
  ['en', 'We sold 300 jars at £4 in May. 12 are left on the shelf.'],
  ['en', 'We have 24 dentists who pay £85 a month. Two left us a review on Google.'],
  ['en', '9 farmers left a deposit of 50 euros.'],
  ['en', 'We asked 200 farms. 11 left in May.'],
  ['en', 'A hundred pupils pay £12 a week. One left school last summer.'],
  ['de', '18 Familien zahlen 40 Euro. Zwei haben bei ihrem Anbieter gekündigt.'],
  ['de', '46 Bäcker zahlen mir 30 Euro im Monat. Zwei Gesellen haben gekündigt.'],
  ['en', '12 people pay me £9 a month. Groomer #2 quit.'],
])('%s: nobody has left us: %s', (language, text) => expect(churnIn(text, language)).toEqual([]));

test('who paid and is gone is a loss, and who had it free is not', () => {
  const isLost = (text: string): boolean => claimsIn(text, 'en').some(({ kind }) => kind === 'nobodyStayed');
  expect(isLost('40 gyms pay us £30 a month. 35 have left since March.')).toBe(true);
  expect(isLost('40 gyms used it free. We started charging £30 and five stayed.')).toBe(false);
});

test('the others who stay are loyal', () => {
  const stays = (text: string) =>
    claimsIn(text, 'en').flatMap(({ kind, quantity }) =>
      kind === 'repeat' ? `${quantity?.value}/${quantity?.of}` : [],
    );
  expect(stays('I see about 40 salons. Two of them went back to posting, everyone else has stuck.')).toEqual(['38/40']);
  expect(stays('I see about 40 salons. Two of them went back to posting.')).toEqual([]);
});
