import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readClaims } from './readClaims';

const kindsOf = (text: string): Set<string> =>
  new Set(readClaims(readText(text, undefined).clauses).map(({ kind }) => kind));

test.each([
  [
    'We interviewed 22 owners, 17 had sold everything to a scrapper below 15% of value.',
    'We interviewed 22 owners, 17 had sold everything to a scrapper 15% above value.',
  ],
  ['Farmers are exploited by middlemen.', 'Farmers are introduced by middlemen.'],
  ['Agents overcharge migrants.', 'We never overcharge migrants.'],
  ['Driving to the gate takes a shepherd 2 hours.', 'It takes one employee 1.5 hours per application.'],
  ['20% of guests cancel on the last day.', '3% of shops cancel each month.'],
])('a trouble is what is done to a group, and not who leaves a subscription: %s', (trouble, none) => {
  expect(kindsOf(trouble)).toContain('trouble');
  expect(kindsOf(none)).not.toContain('trouble');
});

test.each([
  ['40 visitors of small museums in Wales waited outside.', '1,240 visitors came to our landing page.'],
  ['One nurse can miss two calls.', 'One rider can serve two contracts.'],
  ['Sports teams in Leeds lose players.', 'Team shipped two mobile games before at Supercell.'],
  ['The regional museum association loses members.', 'Sales through the regional museum association.'],
  ['County clerks copy the figures by hand.', 'By the county clerk’s figures 19% missed it.'],
  ['Airline pilots sleep badly.', 'The third pilot ran for 8 weeks.'],
])('a group has the trouble, and is not the staff, the way, the source or the audience: %s', (group, none) => {
  expect(kindsOf(group)).toContain('group');
  expect(kindsOf(none)).not.toContain('group');
});

test.each([
  ['140 people on the waiting list from a TikTok video.', '140 people on the waiting list.'],
  ['Found the homes through Care England.', 'Found the homes cold.'],
  ['Asked 60 couriers in a WhatsApp group.', 'Asked 60 couriers in a small group.'],
  ['Trade fair: 40 talks, 12 wanted a demo.', 'Results: 40 talks, 12 wanted a demo.'],
  ['Agents in the village get 100 KES per booking.', 'Drivers in the village get 100 KES per booking.'],
  ['Los encontramos por los grupos de WhatsApp.', 'Los encontramos cansados.'],
  ['DATEV-Messe: 40 Gespräche, 12 wollten eine Vorführung.', 'Stand: 40 Gespräche, 12 wollten eine Vorführung.'],
])('a channel that was tried is a place or a partner, and what came of it: %s', (tried, none) => {
  expect(kindsOf(tried)).toContain('channelTried');
  expect(kindsOf(none)).not.toContain('channelTried');
});

test.each([
  ['I was a nurse for 12 years.', 'I was a nurse.'],
  ['Team shipped two mobile games before at Supercell.', 'Teams shipped two mobile games before.'],
  ['We opened three cafes before.', 'We opened three cafes in May.'],
])('a team fits by its years, or by a count of such work: %s', (fits, none) => {
  expect(kindsOf(fits)).toContain('teamFits');
  expect(kindsOf(none)).not.toContain('teamFits');
});
