import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findCrime } from './crimes';
import { findPlainAct } from './plainActs';

const isHarm = (text: string, language: string): boolean => {
  const { clauses } = readText(text, language);
  return (findPlainAct(clauses) ?? findCrime(clauses)) !== undefined;
};

test.each([
  ['en', 'I want to turn back the mileage of used cars for dealers.'],
  ['en', 'We would like to sell followers to shops.'],
  ['de', 'Ich möchte gefälschte Zeugnisse verkaufen.'],
  ['de', 'Wir würden gerne gefälschte Meisterbriefe drucken.'],
  ['es', 'Queremos trucar el cuentakilómetros de coches usados.'],
  ['zh', '我有个想法，想替别人考试。'],
  ['zh', '我想帮学生代考驾照理论。'],
  ['zh', '我想替人去考驾照，一次收600元。'],
  ['zh', '我想给老人卖保健品，告诉他们能治好糖尿病，不用再吃药，一盒卖398元。'],
  ['de', 'Ich will Pulver an Rentner verkaufen und ihnen sagen, dass es Krebs heilt.'],
  ['en', 'I sell powder to pensioners and tell them it cures cancer.'],
])("%s: a founder's wish is the idea itself: %s", (language, text) => expect(isHarm(text, language)).toBe(true));

test.each([
  ['en', 'If we turned back the mileage of used cars, nobody would buy from us.'],
  ['en', 'I want to check whether the mileage of used cars was turned back.'],
  ['en', 'We help people whose landlord secretly films tenants.'],
  ['de', 'Wenn ich Zeugnisse fälschen würde, käme ich ins Gefängnis.'],
  ['de', 'Ich möchte gefälschte Zeugnisse für Firmen erkennen.'],
  ['es', 'Queremos vender bicicletas usadas.'],
  ['zh', '我想帮学生备考驾照理论，一次收60元。'],
  ['zh', '我帮驾校查代考，每次收60元。'],
  ['zh', '我给老人卖血压计，医生告诉他们怎么控制高血压。'],
])('%s: a condition or another act is none: %s', (language, text) => expect(isHarm(text, language)).toBe(false));
