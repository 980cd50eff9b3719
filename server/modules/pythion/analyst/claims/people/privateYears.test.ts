import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What a sentence states behind those of an idea. */
const kindsOf = (idea: string, sentence: string, language: string): string[] =>
  reviewedOf(`${idea} ${sentence}`, language).map(({ kind }) => kind);

test.for([
  ['en', 'I have lived in Leeds for twelve years.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', 'I saved for four years.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    'The previous owner ran the bakery for 30 years.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  ['en', 'My mother baked for 30 years.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', 'I have had diabetes for twelve years.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'de',
    'Ich wohne seit 15 Jahren in Köln.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'Mein Opa hat 40 Jahre lang als Bäcker gearbeitet.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Vivo aquí desde hace diez años.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['en', "I've wanted to build this since 2019.", 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['zh', '我在杭州住了十年。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '我爸开了三十年面馆。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])('years of private life or of others are no experience: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('teamFits');
});

test.for([
  [
    'en',
    'I have worked as a nurse in Leeds for twelve years.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    'I lived and worked on farms for ten years.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'de',
    'Ich arbeite seit 15 Jahren als Friseurin.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Llevo diez años de peluquera.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '我做理发师十年了。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])('years of work are: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('teamFits');
});
