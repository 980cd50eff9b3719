import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readMetDemands } from './demandMet';

const met = (text: string): number => readMetDemands(readText(text, 'en').clauses).length;

test.each([
  'The Environment Agency wants a waste carrier number for the dirty water and I have it.',
  "State says you need a removal licence to move a colony. Ours came through in February, number 3371, good till '28.",
  'City requires a commercial cycle permit for each trike; all forty of ours carry the plate.',
  'Such boxes need prequalification before a ministry may buy. We passed at the test house in July.',
  'Eggs must be stamped and graded if you sell off the farm, and our packing number is printed on every one.',
  'The harbour authority asks for a diving certificate, and we have one.',
  "The council requires a street trading licence and mine's renewed in April.",
])('what a rule demands is met: %s', (text) => expect(met(text)).toBeGreaterThan(0));

test('a rule that is followed is addressed, and no paper is held', () => {
  const { clauses } = readText('Historic Environment need asking on listed roofs, so I ask.', 'en');
  expect(readMetDemands(clauses).map(({ kind }) => kind)).toEqual(['regulationAddressed']);
});

test.each([
  'The council requires a street trading licence and ours is pending.',
  'The authority wants a brokerage permit; ours was filed in May through a law firm and is pending.',
  'The rule says boats need a plate, and our plates are in production.',
  'The council wants a report each month, so we ask the families.',
  "The Environment Agency wants a carrier number and I don't have it.",
  'Landlords must be registered with the council, so we do it for them.',
  'The council wants a licence and we will have it by May.',
  'Customers want a bigger box and we have it.',
  'The state requires a removal licence. Another keeper passed in July.',
  'The department wants a permit and nobody has it.',
  'The council wants a licence. My cousin has it.',
])('what is open, or of others, is not: %s', (text) => expect(met(text)).toBe(0));
