import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isOtherUsed, isUseForeseen } from './regularUse';

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

test.for([
  ['en', 'Eight of ten households stay with the gardener.', true],
  ['de', 'Acht von zehn Betrieben bleiben beim Nachbarn.', true],
  ['es', 'Ocho de diez dueños siguen con el vecino.', true],
  ['zh', '十户里有八户还是找邻居。', true],
  ['en', 'Eight of ten households stay with us.', false],
  ['en', 'Eight of ten households stay with the service.', false],
  ['de', 'Acht von zehn Betrieben bleiben bei uns.', false],
  ['es', 'Ocho de diez dueños siguen con nosotros.', false],
  ['zh', '十户里有八户还是找我们。', false],
] as const)('another person whom they stay with: %s %s', ([language, text, isOther]) =>
  expect(readText(text, language).clauses.some(isOtherUsed)).toBe(isOther),
);

test.each([
  ['de', '26 Salons nutzen jeden Tag Treatwell.', true],
  ['de', '26 Salons nutzen jeden Tag die App.', false],
  ['de', '26 Salons nutzen jeden Tag unsere App.', false],
] as const)('a product with its name isn’t ours, %s: %s', (language, text, isOther) =>
  expect(readText(text, language).clauses.some(isOtherUsed)).toBe(isOther),
);

test.each([
  ['26家理发店会每天用。', true],
  ['26家理发店每天都会用。', false],
  ['26家理发店每天都在用。', false],
])('what they are going to do is no habit: %s', (text, isForeseen) =>
  expect(readText(text, 'zh').clauses.some(isUseForeseen)).toBe(isForeseen),
);

test.each([
  ['en', 'We find tutors in Hull. Eight of ten pupils stay with the tutor.', false],
  ['en', 'I match owners with gardeners. Eight of ten owners stay with the gardener.', false],
  ['en', 'Our gardeners are trained. Eight of ten owners stay with their gardener.', false],
  ['de', 'Wir vermitteln Lehrer in Ulm. Acht von zehn Schülern bleiben bei dem Lehrer.', false],
  ['es', 'Buscamos profesores en Lugo. Ocho de diez alumnos siguen con el profesor.', false],
  ['en', 'Eight of ten households stay with them.', false],
  ['en', 'We find customers for gardeners. Eight of ten owners stay with the gardener.', true],
  ['en', 'We mow lawns in Hull. Eight of ten owners stay with their gardener.', true],
] as const)('whom we supply is no other, %s: %s', (language, text, isOther) =>
  expect(readText(text, language).clauses.some(isOtherUsed)).toBe(isOther),
);

test('who stays with the tutor whom we found uses ours', () => {
  expect(kindsOf('We find tutors in Hull.', 'Eight of ten pupils stay with the tutor.', 'en')).toEqual(
    expect.arrayContaining(['realUse', 'repeat']),
  );
});
