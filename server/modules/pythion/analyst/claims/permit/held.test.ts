import { expect, test } from 'vitest';
import { findNotYetHeld } from '../../legal/regulation';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isForOthersToGet } from './held';

const kindsIn = (text: string, language: string): string[] =>
  readClaims(readText(text, language).clauses).map(({ kind }) => kind);

test.each([
  ['County health permit for the kitchen and for the vehicle, both good till next June.', 'en'],
  ['Permit valid through December.', 'en'],
  ['Every borough wants a street licence, we have it for Camden, Hackney is pending.', 'en'],
  ['Each diocese wants written consent, we hold it for Durham, still waiting on Newcastle.', 'en'],
  ['Gewerbeschein liegt vor.', 'de'],
  ['Carné de manipulador de alimentos en regla.', 'es'],
  ['Estoy dado de alta como autónomo.', 'es'],
])('a permit is held: %s', (text, language) => expect(kindsIn(text, language)).toContain('permission'));

test.each([
  ['Permit expired in June.', 'en'],
  ['Health permit not valid yet.', 'en'],
  ['Their permit is valid until June.', 'en'],
  ['Licence plates for the van, both good until June.', 'en'],
  ['Each county wants a permit, we hold it for none yet.', 'en'],
  ['Genehmigung liegt noch nicht vor.', 'de'],
  ['没有食品经营许可证。', 'zh'],
])('none is held: %s', (text, language) => expect(kindsIn(text, language)).not.toContain('permission'));

test('a permit that is applied for, with no answer yet, is addressed and still to be had', () => {
  const text = 'The washer needs an effluent consent, which I applied for on 3 Feb and still haven’t heard.';
  expect(kindsIn(text, 'en')).toContain('regulationAddressed');
  expect(kindsIn(text, 'en')).not.toContain('permission');
  expect(findNotYetHeld(readText(text, 'en').clauses)).toBeDefined();
});

test.each([
  ['Work on listed churches needs a faculty, which the parish applies for, not us.', 'en', true],
  ['Die Baugenehmigung beantragt der Bauherr, nicht wir.', 'de', true],
  ['La licencia de obra la pide el cliente, no nosotros.', 'es', true],
  ['许可证由业主申请,不是我们。', 'zh', true],
  ['The parish applies for a grant, not us.', 'en', false],
  ['We apply for the permit, not the farmer.', 'en', false],
])('whether others get the permit: %s', (text, language, expected) =>
  expect(readText(text, language).clauses.some(isForOthersToGet)).toBe(expected),
);
