import { expect, test } from 'vitest';
import { readFasterNow } from '../fasterNow';
import { readText } from '../../text/readText';
import { isDoneToThem } from './doneToThem';
import { isProviders } from './providers';

const clausesOf = (text: string, language: string) => readText(text, language).clauses;

test.for([
  ['es', 'Las academias les enseñan español general y luego no entienden a los pacientes.', true],
  ['es', 'Hoy los bancos les cobran 30 euros por transferencia.', true],
  ['en', 'The schools teach them general Spanish.', true],
  ['en', 'Most agencies charge them 30 euros.', true],
  ['de', 'Die Sprachschulen bringen ihnen allgemeines Deutsch bei.', true],
  ['zh', '培训班只教他们普通口语。', true],
  ['es', 'Las academias pierden alumnos cada mes.', false],
  ['es', 'Nosotros les enseñamos español para hospitales.', false],
  ['en', 'The schools lose pupils each month.', false],
  ['en', 'Schools give us their lists.', false],
  ['de', 'Die Schulen verlieren Schüler.', false],
  ['zh', '培训班每个月流失学员。', false],
] as const)('providers of today are told by what they do for the group (%s): %s', ([language, text, is]) => {
  expect(clausesOf(text, language).some(isProviders)).toBe(is);
});

test.for([
  ['es', 'Cada vez que la aduana encuentra plaga les rechazan el contenedor.', true],
  ['en', 'Whenever customs finds pests it rejects their container.', true],
  ['en', 'They get fined for every late report.', true],
  ['de', 'Der Zoll weist ihre Container oft zurück.', true],
  ['zh', '有虫的时候他们的货被海关退回。', true],
  ['es', 'La aduana revisa los contenedores.', false],
  ['es', 'Les alquilan un contenedor.', false],
  ['en', 'Customs checks their container.', false],
  ['de', 'Der Zoll prüft ihre Container.', false],
  ['zh', '他们的货由海关检查。', false],
] as const)('what is done to them against their will is a trouble (%s): %s', ([language, text, is]) => {
  expect(clausesOf(text, language).some(isDoneToThem)).toBe(is);
});

test.for([
  [
    'es',
    'Una persona tarda seis horas por cliente. Mi jefe lo usa desde enero y dice que ahora tarda hora y media.',
    true,
  ],
  ['es', 'Antes tardaban seis horas y con nuestro programa ahora tardan hora y media.', true],
  ['en', 'One client takes six hours. My boss has used it since January and says that it now takes two hours.', true],
  ['de', 'Ein Beleg dauert sechs Stunden. Mit unserer App dauert es jetzt zwei Stunden.', true],
  ['en', 'One client takes six hours. My boss has used it and says that it now takes eight hours.', false],
  ['en', 'One client takes six hours. The drive now takes two hours.', false],
  ['es', 'Una persona tarda seis horas por cliente. El autobús lleva ahora dos horas.', false],
  ['es', 'Mi jefe lo usa y dice que ahora tarda hora y media.', false],
] as const)('the same takes less time now with ours (%s): %s', ([language, text, is]) => {
  expect(readFasterNow(clausesOf(text, language)).length > 0).toBe(is);
});
