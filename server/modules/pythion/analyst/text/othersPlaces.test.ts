import { expect, test } from 'vitest';
import { isOthersPlace } from './othersPlaces';
import { readText } from './readText';

const isOthers = (text: string): boolean =>
  readText(text, 'en').clauses.some(({ context, tokens }) => isOthersPlace(context) || isOthersPlace(tokens));

test.each([
  'The shop where I did my apprenticeship has rehaired 630 bows for nine county services since 2023, all paid.',
  'The man in the kiosk beside mine has 2,046 repairs in his book since January, he showed me.',
  'Where I worked before, the department paid for 610 yards in one spring.',
  "In my granddad's time fourteen boats had nets off us.",
  'In the place I taught at before, 22 of 27 got through.',
  'My old boss sold 400 chairs a year.',
  'Glazier in Ennis I know did 177 panes this year.',
  'The franchise has 90,000 gardens, all on direct debit.',
  'Seven out of ten borrowers at theirs came a second time.',
  '914 loans is what the tool library in Totnes had in its first year.',
  'The herd over in Ashland is booked solid, 23 places.',
  'With the Danish one they went from 21 wrong orders to four.',
])('what was counted at another place is theirs: %s', (text) => expect(isOthers(text)).toBe(true));

test.each([
  'The firm where I trained has ordered 40 crates from us since May.',
  'The shop beside mine pays me for 12 loaves a day.',
  'My old boss buys 40 chairs a year from me.',
  'The 22 gardens I worked last year gave 90 bags.',
  'With the new one they went from 21 wrong orders to four.',
  'Our shop in Ennis did 177 panes this year.',
  'The club down in Bath booked us for 12 evenings.',
  '40 loans is what we had in our first year.',
  'I trained for nine years and sold 300 chairs last year.',
  'Glazier in Ennis, 177 panes this year.',
  'The shop beside mine has ordered 40 jars every week.',
  'The restaurant where I worked buys 30 loaves a day.',
  'The chain has 40 shops that pay €20 a month.',
  'Bakers in Cork we know have 30 sour loaves left every night.',
  'The hotels down at Bray have 40 rooms each and wash towels by hand.',
  'The hotel down at Bray has 40 rooms.',
])('what is ours or sold by us is not: %s', (text) => expect(isOthers(text)).toBe(false));
