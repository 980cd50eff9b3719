import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';

const ideas: Readonly<Record<string, string>> = {
  en: 'We run a booking app for bakeries. Bakeries lose hours on the phone. ',
  de: 'Wir machen eine Bestell-App für Bäckereien. Bäckereien verlieren Stunden am Telefon. ',
  es: 'Hacemos una aplicación de pedidos para panaderías. Las panaderías pierden horas al teléfono. ',
  zh: '我们做面包店的订货软件。面包店每天接电话浪费两个小时。',
};

test.for([
  ['en', 'We are three people.', 3],
  ['en', 'We are a team of 3.', 3],
  ['en', 'There are three of us.', 3],
  ['en', 'The team is 3 people.', 3],
  ['en', 'Our team of four works in Leeds.', 4],
  ['en', 'I run it alone.', 1],
  ['en', 'We have five employees.', 5],
  ['en', 'We’re two sisters from Leeds.', 2],
  ['de', 'Wir sind zu dritt.', 3],
  ['de', 'Unser Team besteht aus vier Personen.', 4],
  ['de', 'Ich mache das allein.', 1],
  ['de', 'Wir haben fünf Mitarbeiter.', 5],
  ['es', 'Somos un equipo de cuatro.', 4],
  ['es', 'Tenemos cinco empleados.', 5],
  ['zh', '我们团队有三个人。', 3],
  ['zh', '我们有五名员工。', 5],
  ['en', 'We run a network of 12 bakeries.', null],
  ['en', 'There are 400 bakeries in Leeds.', null],
  ['en', 'The bakeries have five employees each.', null],
  ['en', 'We are in 12 bakeries now.', null],
  ['en', 'Old people shop alone.', null],
  ['zh', '我们有十二个人付费。', null],
  ['de', 'Wir haben 14 Bäckereien.', null],
] as const)('people of the team: %s, %s', ([language, sentence, people]) => {
  const result = analyseIdea(ideas[language]! + sentence, language);
  expect(result.ok && result.facts.people).toBe(people);
});
