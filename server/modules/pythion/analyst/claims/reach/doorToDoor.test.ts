import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isDoorToDoor } from './doorToDoor';
import { isComingAlone } from './unreachable';

const clausesOf = (text: string) => readText(text, 'en').clauses;

test.each([
  'Walked in to 131, so one in three said yes.',
  'We just knock, and one door in nine says yes.',
  'I knocked on 200 doors and one in eight bought a bag.',
])('who was called on, and how many agreed: %s', (text) => expect(clausesOf(text).some(isDoorToDoor)).toBe(true));

test.each([
  'Walked in to 60 or so and I am not built for it.',
  'We will knock, and one door in nine would say yes.',
  'We went into production last year, one in ten said yes.',
  'They knock on 200 doors and one in eight says yes.',
  'We knocked all of one Saturday and not a single house took it.',
])('a try without an answer, plans and others are not: %s', (text) =>
  expect(clausesOf(text).some(isDoorToDoor)).toBe(false),
);

test.for([
  ['No ads, they tag me and their mates message.', true],
  ['No leaflets, neighbours stop by on their walk.', true],
  ["No ads, and they never find us, we can't reach them.", false],
  ['Nobody rings, and no ad reaches them.', false],
] as const)('they come without being looked for: %s %s', ([text, isAlone]) =>
  expect(clausesOf(text).some(isComingAlone)).toBe(isAlone),
);
