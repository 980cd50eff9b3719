import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readContractsSigned } from './contractsSigned';
import { readPaidForPilot } from './paidForPilot';
import { readPastCustomers } from './pastCustomers';

const clausesOf = (text: string, language: string) => readText(text, language).clauses;

test.for([
  ['es', 'Doy clases de español a enfermeras. He tenido 48 alumnas desde 2022 y 39 pasaron la entrevista.', 48],
  ['es', 'Preparo oposiciones. Hasta ahora han pasado por mi academia 70 alumnos.', 70],
  ['es', 'Cuidamos pies. Ya hemos atendido a 120 pacientes.', 120],
  ['en', 'I teach Spanish to nurses. I have had 48 pupils since 2022.', 48],
  ['en', 'We coach couples. So far we have coached 31 couples.', 31],
  ['de', 'Ich unterrichte Pflegekräfte. Seit 2022 hatte ich 48 Schülerinnen.', 48],
  ['zh', '我教护士西班牙语。从2022年到现在我带过48个学生。', 48],
] as const)('customers of before show use (%s): %s', ([language, text, count]) => {
  const evidence = readPastCustomers(clausesOf(text, language)).find(({ kind }) => kind === 'evidence');
  expect(evidence?.quantity?.value).toBe(count);
});

test.for([
  ['es', 'Quiero hacer una app de matemáticas. He tenido 48 alumnos desde 2022.'],
  ['es', 'Doy clases de yoga. Como profesora he tenido 400 alumnas desde 2005 en el instituto.'],
  ['es', 'Doy clases de yoga. Desde 2022 he hablado con 48 alumnas.'],
  ['en', 'I teach yoga. I have 48 pupils in my class at the school since 2022.'],
  ['en', 'We want to coach couples. We have had 31 couples since May in our free trial.'],
  ['zh', '我想做一个应用。从2022年到现在我带过48个学生。'],
] as const)('people of a job, a plan or a talk are no customers (%s): %s', ([language, text]) => {
  expect(readPastCustomers(clausesOf(text, language))).toEqual([]);
});

test.for([
  ['es', 'Ya tengo 11 comunidades que han firmado.', 11],
  ['es', 'Han firmado 8 fincas por un año.', 8],
  ['en', 'I already have 11 buildings that have signed.', 11],
  ['en', '14 offices have signed a contract for a year.', 14],
  ['de', 'Ich habe schon 11 Hausgemeinschaften, die unterschrieben haben.', 11],
  ['de', '11 Hausgemeinschaften haben einen Vertrag unterschrieben.', 11],
] as const)('who signed is counted (%s): %s', ([language, text, count]) => {
  expect(readContractsSigned(clausesOf(text, language)).map(({ quantity }) => quantity?.value)).toEqual([count]);
});

test.for([
  ['es', 'Han firmado 400 personas nuestra petición.'],
  ['es', 'Queremos que 11 comunidades firmen.'],
  ['es', 'Ninguna de las 11 comunidades ha firmado.'],
  ['en', '400 people signed our petition.'],
  ['en', 'An election charter that seven parties signed.'],
  ['en', '12 volunteers have signed an agreement.'],
  ['de', '400 Leute haben unsere Unterschriftenliste unterschrieben.'],
] as const)('another signature promises nothing (%s): %s', ([language, text]) => {
  expect(readContractsSigned(clausesOf(text, language))).toEqual([]);
});

test.for([
  ['es', 'Hicimos un piloto en una clínica de 120 camas y la clínica pagó 4 millones de pesos.', true],
  ['en', 'We ran a pilot in a clinic for three months. The clinic paid 4,000 dollars.', true],
  ['de', 'Wir hatten einen Piloten in einer Klinik, und die Klinik zahlte 4.000 Euro.', true],
  ['zh', '我们在一家医院试点了三个月，医院付了4万元。', true],
  ['es', 'Hicimos un piloto en una clínica. Ese año la clínica pagó 4.000 euros de multa.', false],
  ['es', 'A una comunidad se le inundó el garaje y la comunidad pagó 6.800 euros.', false],
  ['en', 'We want to run a pilot. Last year the clinic paid 4,000 dollars for paper lists before.', false],
] as const)('who paid for a pilot of ours is a customer (%s): %s', ([language, text, isPaid]) => {
  expect(readPaidForPilot(clausesOf(text, language)).length > 0).toBe(isPaid);
});
