import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { isWaitingFrom } from './waiting';
import { isWordOfMouth } from './wordOfMouth';

const isTalkedOf = (text: string, language: string, hasCustomers = false): boolean =>
  readText(text, language).clauses.some((clause) => isWordOfMouth(clause, hasCustomers));

test.each([
  ['en', "I get new ones because groomers talk, they've got a big WhatsApp group."],
  ['en', 'New ones come because salons tell each other.'],
  ['en', 'We get most of our work through recommendations.'],
  ['de', 'Neue kommen, weil die Friseurinnen miteinander reden.'],
  ['es', 'Me llegan clientas nuevas porque las peluqueras hablan entre ellas.'],
  ['zh', '客人主要是口口相传。'],
])('customers who come because others talk: %s %s', (language, text) => expect(isTalkedOf(text, language)).toBe(true));

test.each([
  ['en', 'I hope to get new ones because weavers talk.'],
  ['en', 'New ones will come because salons tell each other.'],
  ['en', 'They have a big WhatsApp group.'],
  ['en', 'Word gets around.'],
  ['de', 'Es hat sich herumgesprochen.'],
  ['zh', '我们希望客人口口相传。'],
])('a hope, or talk that brought nobody, is none: %s %s', (language, text) =>
  expect(isTalkedOf(text, language)).toBe(false),
);

test('word that gets around brought the customers whom the text tells', () => {
  expect(isTalkedOf('Word gets around.', 'en', true)).toBe(true);
  expect(isTalkedOf('Es hat sich herumgesprochen.', 'de', true)).toBe(true);
});

test.each([
  [
    'en',
    "There's a waiting list of 19 at the moment, all from the GP surgery's noticeboard and people's friends.",
    true,
  ],
  ['en', '19 people are on the waiting list, most of them through two GPs.', true],
  ['de', 'Auf der Warteliste stehen 19, alle über den Aushang beim Hausarzt.', true],
  ['es', 'Hay una lista de espera de 19, todos por el cartel del centro de salud.', true],
  ['zh', '现在有19个人在排队,都是看到社区公告来的。', true],
  ['en', "There's a waiting list of 19, all from Leeds.", false],
  ['en', 'Our rival has a waiting list of 19 from Instagram.', false],
  ['en', "There'll be a waiting list of 19 from Instagram.", false],
])('who waits, and by which way they came: %s %s', (language, text, expected) =>
  expect(readText(text, language).clauses.some(isWaitingFrom)).toBe(expected),
);

const reachOf = (text: string, language: string): string | undefined => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'reach')?.reason : result.problem;
};

test.each([
  ['en', "I teach adults to swim. I've written to a hospice that has a pool and they'll answer in May."],
  [
    'de',
    'Wir bauen Software für Gerüstbauer. Mein Bruder weiß am Freitag nie, welche Rahmen auf welcher Baustelle stehen, 14 fehlen.',
  ],
])('who lets us a place, and where things stand, is no way to customers: %s %s', (language, text) =>
  expect(reachOf(text, language)).not.toMatch(/named a way|plan a way/u),
);
