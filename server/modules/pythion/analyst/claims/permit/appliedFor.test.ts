import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isAppliedFor } from './appliedFor';

const isApplied = (text: string, language: string): boolean => readText(text, language).clauses.some(isAppliedFor);

test.each([
  ['es', 'Todavía no tengo el permiso, pero ya presenté los papeles en Cofepris.'],
  ['es', 'Aún no tengo licencia, pero la solicité en mayo.'],
  ['es', 'Aún me falta la licencia, pero ya la solicité.'],
  ['es', 'Ya presenté los papeles de la autorización.'],
  ['es', 'Estoy tramitando la autorización.'],
  ['es', 'Todavía no tengo la habilitación, pero ya hice el trámite.'],
  ['en', "I don't have the permit yet, but I've already filed the papers."],
  ['en', 'I have no licence yet, but I applied for it in May.'],
  ['en', 'Our asbestos licence application went in last month.'],
  ['en', 'The application for our taxi licence was sent off in May.'],
  ['de', 'Unser Antrag auf Zulassung ging im Mai raus.'],
  ['es', 'La solicitud de la licencia se envió en mayo.'],
  ['de', 'Die Genehmigung habe ich noch nicht, aber der Antrag ist gestellt.'],
  ['de', 'Ich habe noch keine Erlaubnis, habe sie aber im Mai beantragt.'],
  ['zh', '许可证还没下来，材料已经交了。'],
  ['zh', '还没有办学许可证，五月已经申请了。'],
])('%s: a permit is applied for: %s', (language, text) => {
  expect(isApplied(text, language)).toBe(true);
  const kinds = readClaims(readText(text, language).clauses).map(({ kind }) => kind);
  expect(kinds).toContain('regulationAddressed');
  expect(kinds).not.toContain('permission');
});

test.each([
  ['es', 'Todavía no solicité la licencia.'],
  ['es', 'Todavía no tengo la licencia.'],
  ['es', 'Solicité la licencia y me la negaron.'],
  ['en', "I don't have the licence and haven't applied yet."],
  ['en', 'We applied for the licence in May and it was granted in June.'],
  ['en', 'We filed the papers of the permit for our customers.'],
  ['en', 'The application for our taxi licence went in last month and was turned down.'],
  ['de', 'Die Erlaubnis habe ich noch nicht beantragt.'],
  ['zh', '许可证还没申请。'],
  ['zh', '我们已经办好了营业执照。'],
])('%s: none is asked for, or it is answered: %s', (language, text) => expect(isApplied(text, language)).toBe(false));
