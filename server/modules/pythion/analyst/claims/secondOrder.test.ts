import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

/** What the last sentence of a text states. */
const kindsOf = (text: string, language: string): string[] => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.flatMap(({ kind, clause }) => (clause.sentence.start === last && last > 0 ? [kind] : []));
};

test.for([
  ['en', 'We run hikes for hotel guests. Six hotels sent a second group.', ['repeat'], []],
  ['en', 'We run hikes. Four schools booked a second trip.', ['repeat'], []],
  ['en', 'We sell cheese. Nine shops ordered a third batch.', ['repeat'], []],
  ['en', 'We sell cheese. Five shops have ordered twice.', ['repeat'], []],
  ['de', 'Wir führen Wanderungen. Sechs Hotels haben eine zweite Gruppe geschickt.', ['repeat'], []],
  ['es', 'Hacemos rutas. Seis hoteles mandaron un segundo grupo.', ['repeat'], []],
  ['zh', '我们带徒步。六家酒店又送了一批客人。', ['repeat'], []],
  ['en', 'We run hikes. Six hotels sent a second complaint.', [], ['repeat']],
  ['en', 'We run hikes. Six hotels plan to send a second group.', [], ['repeat']],
  ['en', 'We run hikes. Six hotels sent a group.', [], ['repeat']],
  ['en', 'We train carers. 40 nurses took another job last year.', [], ['repeat']],
  ['en', 'We make sensors. 9 shops sent the sensor back again.', [], ['repeat']],
  ['en', 'We make sensors. 9 shops sent it back twice.', [], ['repeat']],
  ['en', 'We drive guests. 30 guests took another taxi.', [], ['repeat']],
  ['en', 'We drive guests. 30 guests booked another flight.', [], ['repeat']],
  ['en', 'We sell software. 12 clinics bought another system.', [], ['repeat']],
  ['en', 'We sell software. 12 clinics booked another software provider.', [], ['repeat']],
  ['en', 'We sell software. 12 clinics bought another system from us.', ['repeat'], []],
  ['en', 'We make sensors. 9 shops bought another sensor.', ['repeat'], []],
  ['en', 'We make sensors. 9 shops ordered the sensor again.', ['repeat'], []],
] as const)('who orders again came back, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});
