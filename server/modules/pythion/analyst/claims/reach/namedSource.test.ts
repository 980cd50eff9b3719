import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const paid = {
  en: 'Twelve choirs pay us £15 a month.',
  de: 'Zwölf Chöre zahlen uns 15 Euro im Monat.',
  es: 'Doce coros nos pagan 15 euros al mes.',
  zh: '十二个合唱团每月付费一百元。',
} as const;
const isTried = (language: keyof typeof paid, text: string): boolean =>
  reviewedOf(`${paid[language]} ${text}`, language).some(({ kind }) => kind === 'channelTried');

test.each([
  ['en', 'The cathedral organist passed us eight of the twelve.'],
  ['en', 'The district nurse referred to us six of the nine last spring.'],
  ['en', 'The county office gives us a list of the new choirs each quarter.'],
  ['en', 'We got in through the chaplain, whom all of them trust.'],
  ['en', 'Conductors learn about us at the summer course of the choir union.'],
  ['en', 'The lift company lends us the corner beside the till free of charge.'],
  ['en', 'There are 64 more on the waiting list, I signed them up outside the station.'],
  ['en', "Nobody found us by search, it was all the choir union's mailing list."],
  ['en', 'It was all down to the organ adviser.'],
  ['de', 'Das lief alles über den Verteiler der Kantoren.'],
  ['es', 'Fue todo gracias a la lista de correo de los directores.'],
  ['de', 'Acht der zwölf hat uns die Kantorin geschickt.'],
  ['de', 'Hineingekommen sind wir über die Sekretärin des Verbands.'],
  ['de', 'Chorleiter hören von uns beim Sommerkurs der Akademie.'],
  ['de', 'Das Landesamt gibt uns die Adressen der neuen Chöre.'],
  ['es', 'La organista nos mandó ocho de los doce.'],
  ['es', 'Entramos por la secretaria de la federación, que los conoce a todos.'],
  ['es', 'Los directores se enteran de nosotros en el curso de verano.'],
  ['es', 'La diputación nos pasa la lista de los coros nuevos.'],
  ['es', 'La captación se hace en los conservatorios.'],
  ['zh', '市文化馆把新合唱团的名单发给我们。'],
  ['zh', '我们最早是通过协会秘书进去的。'],
  ['zh', '指挥们是在暑期班上听说我们的。'],
] as const)('who or what brought customers: %s: %s', (language, text) => expect(isTried(language, text)).toBe(true));

test.each([
  ['en', 'The supplier sent us nine of the 14 parcels.'],
  ['en', 'The factory sends us a list of parts.'],
  ['en', 'The tax office gives us the names of the forms for each case.'],
  ['en', 'Selling is done in cash.'],
  ['en', 'We got in through the back door once because it rained.'],
  ['en', 'Conductors will hear about us at the summer course.'],
  ['en', 'The lift company will not give us the corner for free.'],
  ['en', "It was all the rain's fault."],
  ['de', 'Das lief alles über Nacht.'],
  ['de', 'Die Kantorin will uns acht der zwölf schicken.'],
  ['de', 'Die Druckerei schickt uns die Liste der Farben, wenn wir sie bezahlen.'],
  ['es', 'La organista no nos mandó ninguno de los doce.'],
  ['zh', '文化馆打算把新合唱团的名单发给我们。'],
] as const)('what is sent, planned or refused is no way: %s: %s', (language, text) =>
  expect(isTried(language, text)).toBe(false),
);

test('a name heard without customers brought nobody yet', () => {
  const kinds = reviewedOf('Heads hear of us at the breakfast of the local authority.', 'en').map(({ kind }) => kind);
  expect(kinds).not.toContain('channelTried');
});
