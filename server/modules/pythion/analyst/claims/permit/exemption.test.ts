import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isExempted, isRuleInapplicable } from './exemption';

const kindsIn = (text: string, language: string): string[] =>
  readClaims(readText(text, language).clauses).map(({ kind }) => kind);

test.for([
  ['We have our DOT hazmat exemption for Category B specimens.', 'en'],
  ['We hold a county exemption for the kitchen.', 'en'],
  ['We got the FAA waiver for night flights in May.', 'en'],
  ['Wir haben eine Ausnahmegenehmigung für den Transport.', 'de'],
  ['Tenemos la exención para el transporte de muestras.', 'es'],
  ['我们拿到了豁免批文。', 'zh'],
] as const)('an exemption is held: %s', ([text, language]) => expect(kindsIn(text, language)).toContain('permission'));

test.for([
  ['We have no hazmat exemption.', 'en'],
  ['We have applied for an exemption.', 'en'],
  ['We need to have an exemption first.', 'en'],
  ['We have a tax exemption for the building.', 'en'],
  ['We have signed waivers from customers.', 'en'],
  ['They have an exemption for the kitchen.', 'en'],
  ['Wir haben noch keine Ausnahmegenehmigung.', 'de'],
  ['Todavía no tenemos la exención.', 'es'],
  ['我们没有拿到豁免。', 'zh'],
  ['我们拿到了房租豁免。', 'zh'],
] as const)('none is held: %s', ([text, language]) =>
  expect(readText(text, language).clauses.some(isExempted)).toBe(false),
);

test.for([
  ['CLIA does not apply to couriers.', 'en'],
  ["The food act doesn't apply to us.", 'en'],
  ['The regulation does not cover our trade.', 'en'],
  ["We don't fall under the childcare act.", 'en'],
  ['Das Gesetz gilt nicht für uns.', 'de'],
  ['La normativa no nos aplica.', 'es'],
  ['医疗器械条例不适用于我们。', 'zh'],
] as const)('a rule is not for this trade: %s', ([text, language]) =>
  expect(readText(text, language).clauses.some(isRuleInapplicable)).toBe(true),
);

test.for([
  ['We think the law does not apply to us.', 'en'],
  ["The rules don't apply to us, nobody checks.", 'en'],
  ['The discount does not apply to couriers.', 'en'],
  ['Our permit does not cover us in Leeds.', 'en'],
  ['The law applies to couriers.', 'en'],
  ['Wir glauben, das Gesetz gilt nicht für uns.', 'de'],
  ['没人管，条例不适用于我们。', 'zh'],
] as const)('no such rule: %s', ([text, language]) =>
  expect(readText(text, language).clauses.some(isRuleInapplicable)).toBe(false),
);

const legalOf = (text: string) => {
  const result = analyseIdea(text, 'en');
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

const couriers =
  'We drive lab specimens between clinics and labs in Ohio. Clinics lose samples with general couriers twice a month. We charge $48 a run. 9 clinics paid us in May.';

test.for([
  ['Permits: we have our DOT hazmat exemption for Category B specimens; CLIA does not apply to couriers.', 'pass'],
  ['We know we need a hazmat permit, and we refuse to apply for one.', 'fail'],
] as const)('in a whole idea: %s', ([text, state]) => expect(legalOf(`${couriers} ${text}`)).toBe(state));
