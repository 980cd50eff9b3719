import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isReasonOfOthers } from './reasonOfOthers';

const isReason = (text: string, language: string): boolean => readText(text, language).clauses.some(isReasonOfOthers);

test.for([
  ['en', 'Wheelchair users have nowhere to lift weights, as regular gyms put the machines too close.'],
  ['en', 'Farmers wait for days because the vet only comes on Mondays.'],
  ['en', 'Repair shops in Perth swap them, but take three days.'],
  ['de', 'Werkstätten reparieren das, aber es dauert Wochen.'],
  ['de', 'Winzer bleiben auf Resten sitzen, weil die Genossenschaft nur volle Fässer nimmt.'],
  ['es', 'Los apicultores pierden la miel que sobra porque la cooperativa solo acepta bidones de 300 kilos.'],
] as const)('who serves them today is the reason of the trouble: %s %s', ([language, text]) =>
  expect(isReason(text, language)).toBe(true),
);

test.for([
  ['en', 'Families eat late because the parents only come home at eight.'],
  ['en', 'Shops pay us each month, but only since May.'],
  ['en', 'Bakers lose bread because it only keeps a day.'],
] as const)('a reason in the group or the thing itself is none: %s %s', ([language, text]) =>
  expect(isReason(text, language)).toBe(false),
);
