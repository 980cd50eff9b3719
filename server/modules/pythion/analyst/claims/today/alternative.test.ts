import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';

const kindsOf = (text: string, language = 'en'): string[] =>
  readClaims(readText(text, language).clauses).map(({ kind }) => kind);

test.each([
  ['en', 'Before that they mostly paid a skip company to take it away.'],
  ['en', 'Nobody knows what is there, so they buy another set.'],
  ['en', 'There are apps but half of them are out of date.'],
  ['en', 'There is already Hallmaster, which is too fiddly.'],
  ['en', 'Village halls are booked through one volunteer.'],
  ['en', 'How it works today: the court rings the agency.'],
  ['es', 'Lo que pasa hoy: el juzgado llama a la contrata grande, que manda a cualquiera.'],
  ['en', 'Right now if you get a new knee you get 2 visits and then a sheet of paper.'],
])('today’s way has many words: %s %s', (language, text) => expect(kindsOf(text, language)).toContain('alternative'));

test.each([
  ['en', 'Before that we paid a skip company to take it away.'],
  ['en', 'Nobody knows what is there, so they love us.'],
  ['en', 'There are systems that cost too much to run at home.'],
  ['en', 'There are 40 clubs in the county but we know them all.'],
  ['en', 'Our halls are booked through the app.'],
  ['en', 'Our app works like this today: a tenant taps the door.'],
  ['de', 'Nachbarn bekommen vorher einen Zettel und ihre Fenster werden im Bild verpixelt.'],
])('what is ours, or handed to them, is no way of today: %s %s', (language, text) =>
  expect(kindsOf(text, language)).not.toContain('alternative'),
);

test.each([
  'Until now they take it to a shop and get told to buy a new one.',
  'If Maureen is on holiday, no bookings.',
  "A call-out from the nearest firm is 95 euro and they're booked till spring.",
  'Today they ring a tuner in town, who is fully booked.',
])('it fails where they are told off, or all hangs on one person: %s', (text) =>
  expect(kindsOf(text)).toContain('alternativeFails'),
);

test.each([
  'Until now they take it to a shop and get paid on the spot.',
  'If it rains, no problem.',
  'We are fully booked till spring.',
])('what goes well fails nobody: %s', (text) => expect(kindsOf(text)).not.toContain('alternativeFails'));

test.each([
  ['en', "She'd like one that folds."],
  ['en', 'Parents want one that folds away.'],
  ['es', 'Ella querría uno que se pliegue.'],
  ['de', 'Sie hätte gern einen, der sich klappen lässt.'],
])('what a buyer wishes for is no way of today: %s %s', (language, text) =>
  expect(kindsOf(text, language)).not.toContain('alternative'),
);
