import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isLost = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'nobodyStayed' || kind === 'churn');

test.for([
  ['Gyms lose members: 400 joined in January, 300 left by June. Our app for gyms brings them back.', 'en'],
  ['Gyms lose members. Of 400 who signed up in January, 40 were still coming in March. Our app calls them.', 'en'],
  ['Gyms lose members. In 12 gyms 300 of the 400 members left by June. Our app brings them back.', 'en'],
  ['Care homes lose staff. Of 40 carers 32 left last year. We run a rota app for care homes.', 'en'],
  ['Pflegeheime verlieren Personal. Von 40 Kräften haben 32 gekündigt. Wir machen eine Dienstplan-App.', 'de'],
  ['Los gimnasios pierden socios. De 400 socios, 320 se dieron de baja. Hacemos una aplicación.', 'es'],
] as const)('whom the group loses has not left us: %s', ([text, language]) =>
  expect(isLost(text, language)).toBe(false),
);

test.for([
  ['Gyms lose members. 40 gyms pay us 30 pounds a month. Of the 40 gyms 35 cancelled in May.', 'en'],
  ['Gyms lose members. 40 gyms tried our app, and 35 stopped using it after a month.', 'en'],
  [
    'Gyms lose members. Our app calls them. 400 gyms signed up in May. Of the 400 gyms 380 cancelled within a month.',
    'en',
  ],
  ['Pflegeheime verlieren Personal. Unsere App plant. Von 40 Pflegeheimen haben 32 gekündigt.', 'de'],
  ['健身房流失会员。软件帮他们。40家健身房里有35家取消了。', 'zh'],
  ['Los gimnasios pierden socios. De 40 gimnasios, 32 se dieron de baja.', 'es'],
  ['Gyms lose hours on lists. Of our 40 gyms 35 cancelled in May.', 'en'],
] as const)('who stopped using ours has: %s', ([text, language]) => expect(isLost(text, language)).toBe(true));
