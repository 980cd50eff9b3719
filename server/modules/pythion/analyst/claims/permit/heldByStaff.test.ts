import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isHeldByStaff } from './heldByStaff';

const isHeld = (text: string, language: string): boolean => readText(text, language).clauses.some(isHeldByStaff);

test.each([
  ['en', 'Every guard carries an SIA badge.'],
  ['en', 'Both drivers have the passenger licence.'],
  ['en', 'All of us hold the certificate of the vet office.'],
  ['en', 'The district gave us the burial ground permit.'],
  ['en', 'Every one of our lads has the SIA badge.'],
  ['es', 'Todos nuestros chicos tienen la habilitación.'],
  ['de', 'Alle haben den Schein nach 34a.'],
  ['de', 'Beide Fahrer haben den Personenbeförderungsschein.'],
  ['de', 'Den Personenbeförderungsschein haben beide Fahrer.'],
])('%s: those who work for us hold the paper: %s', (language, text) => expect(isHeld(text, language)).toBe(true));

test.each([
  ['en', 'Every guard needs an SIA badge.'],
  ['en', 'None of the drivers has a licence.'],
  ['en', 'Every customer has a loyalty card.'],
  ['en', 'The council will give us the permit.'],
  ['en', 'The council has not given us the permit.'],
  ['es', 'Todos los clientes tienen el permiso.'],
  ['de', 'Jeder braucht den Schein nach 34a.'],
  ['de', 'Beide Fahrer haben noch keinen Personenbeförderungsschein.'],
])('%s: none is held: %s', (language, text) => expect(isHeld(text, language)).toBe(false));
