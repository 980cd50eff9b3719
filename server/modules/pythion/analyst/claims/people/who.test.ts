import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { readGroups } from './who';

const groupsOf = (text: string): string[] =>
  readText(text, 'en')
    .clauses.flatMap(readGroups)
    .flatMap(({ kind, subject }) => (kind === 'group' && subject ? [subject] : []));

test.each(['The lender gets 12.', "Put 48 of them in Bishop's Castle last March.", 'Refill shop for old blades.'])(
  'a share, a name and what is offered are no group: %s',
  (text) => expect(groupsOf(text)).toEqual([]),
);

test.each(['Lenders get 12 requests a week.', 'A bishop’s clerks lose letters.', 'Barber shops throw razors away.'])(
  'many of a kind are one: %s',
  (text) => expect(groupsOf(text)).not.toEqual([]),
);

test.for([
  'We read the delivery notes of timber merchants with AI and enter them into their stock system.',
  'We wash and iron the white coats of doctors for 2 euros a piece.',
])('for whom it is done stays a group, whatever the network says: %s', (text) =>
  expect(reviewedOf(text, 'en').some(({ kind }) => kind === 'group')).toBe(true),
);
