import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isTimeSpent, isTimeWithOurs } from './timeSpent';

test.each([
  ['zh', '我们给小餐馆做库存软件，老板每天要花一小时盘点。'],
  ['zh', '我们给货车司机做停车小程序，司机每次要绕四十分钟才找到车位。'],
  ['zh', '我们给老师做批改工具，老师每晚要用三个小时改作业。'],
  ['zh', '我们陪伴更年期的女性，她们要等几个月才能看上妇科医生。'],
  ['de', 'Wir bauen eine Dienstplan-App für Friseure, die Inhaberin sitzt jede Woche einen halben Tag am Plan.'],
  ['de', 'Die Imker brauchen pro Woche sechs Stunden für die Etiketten.'],
  ['de', 'Wir begleiten Frauen, die monatelang auf einen Termin warten.'],
  ['es', 'Hacemos una app de turnos para peluquerías, la encargada dedica medio día por semana a los turnos.'],
  ['es', 'Los veterinarios tardan tres horas cada noche en escribir informes.'],
  ['es', 'Acompañamos a mujeres que esperan meses por un ginecólogo.'],
  ['en', 'We build rota software for salons, and the manager sits half a day every week over the rota.'],
  ['en', 'Owners spend an hour a day counting stock.'],
  ['en', 'We coach women in menopause who wait months for a gynaecologist.'],
])('time that a group must spend or wait is a trouble: %s %s', (language, text) =>
  expect(readText(text, language).clauses.some(isTimeSpent)).toBe(true),
);

test.each([
  ['zh', '我们做了一个瑜伽课程，学员每天要花一小时练习。'],
  ['zh', '我们每天要花一小时盘点，所以店里人手不够。'],
  ['zh', '我们的软件上线后，老板每天只要花十分钟盘点。'],
  ['zh', '我们给家长做接送小程序，孩子每天玩一小时。'],
  ['de', 'Kinder spielen jeden Tag zwei Stunden draußen.'],
  ['de', 'Wir brauchen jeden Abend zwei Stunden für die Abrechnung.'],
  ['de', 'Die Gäste verbringen jeden Sommer drei Tage in der Hütte.'],
  ['es', 'Nosotros tardamos dos horas cada noche en preparar pedidos.'],
  ['es', 'Los huéspedes pasan tres días cada verano en la cabaña.'],
  ['en', 'The kiln needs two hours a day to heat up.'],
  ['en', 'Our pupils practise an hour a day.'],
  ['en', 'With our tool owners need ten minutes a day instead of an hour.'],
  ['en', 'It takes two hours a week to update our shop.'],
  ['en', 'We run a clinic for migrants, and a lawyer sits there on the last night.'],
  ['en', 'Owners might spend an hour a day counting stock.'],
])('time of ours, gladly spent or saved is none: %s %s', (language, text) =>
  expect(readText(text, language).clauses.some(isTimeSpent)).toBe(false),
);

test.each([
  ['en', 'Our users spend an hour a day in the app.', true],
  ['de', 'Unsere Nutzer verbringen jeden Tag eine Stunde in der App.', true],
  ['es', 'Nuestros usuarios pasan una hora al día en la aplicación.', true],
  ['zh', '用户每天在我们的应用里花一小时。', true],
  ['en', 'Owners spend an hour a day in the ledger.', false],
  ['de', 'Die Wirte verbringen jeden Tag eine Stunde mit Inventur.', false],
  ['zh', '老板每天花一小时盘点。', false],
])('time that users spend with ours is use: %s %s', (language, text, expected) =>
  expect(readText(text, language).clauses.some(isTimeWithOurs)).toBe(expected),
);
