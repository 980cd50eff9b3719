import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isOthersFailing, isOthersWay, isOurWay, isPlainTrouble } from './othersWay';
import type { Clause } from '../../text/clause';

const isSaid = (text: string, isStated: (clause: Clause) => boolean): boolean => readText(text).clauses.some(isStated);

test.each([
  'Cafés that don’t buy from us use the frozen stuff.',
  'Shops that did not order from us get it from the wholesaler.',
  'Two use the big package from Obitus.',
  'The others use some software from the county.',
  'Planhub does the same but takes weeks to set up.',
  'Decathlon también repara, pero solo los suyos.',
  'Consultants who do this charge from £900 and want the whole building.',
  'There’s already a big laundry in Carmarthen that does the hotels, but it won’t come out for cottages.',
  'The last company stood half of them up.',
  'The arranger fills out the same name on seven different forms.',
  'Small museums cannot afford audio guides.',
  'Kleine Museen können sich Audioguides nicht leisten.',
  'Drivers call truck stops one by one.',
])('%s names who serves them today, or how', (text) => {
  expect(isSaid(text, isOthersWay)).toBe(true);
});

test.each([
  'Cafés that don’t buy from us use our recipes.',
  'Two use the app from January on.',
  'Two use the app from our shop.',
  'It does the same for bakers.',
  'A startup in Berlin does the same and has 7,000 subscribers.',
  'Consultants who do this charge from £900.',
  'Our tool does the same in an hour.',
  'There’s already a list of people that serves us well.',
  'The last company paid us in May.',
  'We type the same name into seven forms for them.',
  'Families cannot afford rent.',
  'They cannot afford to wait.',
  'We call truck stops one by one.',
])('%s names nobody else', (text) => {
  expect(isSaid(text, isOthersWay)).toBe(false);
});

test('what is said against them, and whom they let down', () => {
  expect(isSaid('Consultants who do this charge from £900 and want the whole building.', isOthersFailing)).toBe(true);
  expect(isSaid('Consultants who do this charge from £900.', isOthersFailing)).toBe(false);
  expect(isSaid('The previous cleaner never turned up.', isPlainTrouble)).toBe(true);
  expect(isSaid('If one letter is wrong the office sends it back.', isPlainTrouble)).toBe(true);
  expect(isSaid('If one sensor is wrong our app sends a message.', isPlainTrouble)).toBe(false);
});

test('what we do and who waits for us is no way of theirs', () => {
  expect(isSaid('Now I drive round with a van and do them at the door.', isOurWay)).toBe(true);
  expect(isSaid('There’s a waiting list of 19 at the moment.', isOurWay)).toBe(true);
  expect(isSaid('Hace un año firmé con una empresa de reparto.', isOurWay)).toBe(true);
  expect(isSaid('Right now we write it on paper.', isOurWay)).toBe(false);
  expect(isSaid('The clinic has a waiting list of 6 months.', isOurWay)).toBe(false);
});
