import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What a sentence states behind those of an idea. */
const kindsOf = (idea: string, sentence: string, language: string): string[] =>
  reviewedOf(`${idea} ${sentence}`, language).map(({ kind }) => kind);

test.for([
  ['en', '26 salons will use it every day.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', '26 salons no longer use it.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', '26 salons would use it every day.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', '26 salons use Fresha every day.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    '26 salons tried it once and never again.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  ['en', 'Say 26 salons use it every day.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'de',
    '26 Salons nutzen es nicht mehr.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'Bis Dezember nutzen es 26 Salons jeden Tag.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    '26 Salons würden es jeden Tag nutzen.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    '26 Salons nutzen jeden Tag Treatwell.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    '26 peluquerías ya no la usan.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'es',
    '26 peluquerías la usarían todos los días.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'es',
    '26 peluquerías usan Treatwell todos los días.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '26家理发店已经不用了。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '26家理发店会每天用。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '26家理发店每天用美团。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '26家理发店说会每天用。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])('what is planned, ended or another is no regular use: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('proof');
});

test.for([
  ['en', '26 salons use it every day.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'de',
    '26 Salons nutzen es jeden Tag.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    '26 peluquerías la usan todos los días.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '26家理发店每天都在用。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])('what is used every day is: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('proof');
});
