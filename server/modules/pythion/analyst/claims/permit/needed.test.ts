import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What a sentence states behind those of an idea. */
const kindsOf = (idea: string, sentence: string, language: string): string[] =>
  reviewedOf(`${idea} ${sentence}`, language).map(({ kind }) => kind);

test.for([
  ['en', 'We need a licence from the council.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', 'The law requires registration.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    'Before we start we must get approval from DEFRA.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'de',
    'Wir brauchen eine Genehmigung vom Ordnungsamt.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Necesitamos una licencia de apertura.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '需要办食品经营许可证。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  [
    'en',
    'We are in the process of getting a licence.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'es',
    'Hemos pedido la licencia al ayuntamiento.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['en', 'I have a driving licence.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', 'We had a licence until last year.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    'We have a licence for the Adobe software.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'es',
    'Tengo permiso de residencia.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'de',
    'Das Gewerbe muss noch angemeldet werden.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'Wir sind bei Etsy registriert.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'Ich bin beim Arbeitsamt gemeldet.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Estamos registrados en Google Maps.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
])(
  'what is needed, applied for, lapsed or another paper is no permission held: %s, %s',
  ([language, sentence, idea]) => {
    expect(kindsOf(idea!, sentence!, language!)).not.toContain('permission');
  },
);

test.for([
  [
    'en',
    'We needed a licence from the council and have it since May.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    'We have the licence that the council requires.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'de',
    'Wir haben die nötige Genehmigung vom Ordnungsamt.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'El ayuntamiento nos ha dado la licencia.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '食品经营许可证已经办好了。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  [
    'de',
    'Das Gewerbe ist seit Mai angemeldet.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Estamos registrados en sanidad.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
])('what is held is a permission: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('permission');
});
