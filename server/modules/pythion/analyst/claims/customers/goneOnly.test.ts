import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { matchGone } from './goneWords';

const isGone = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => matchGone(clause)?.isKept === false);

test.each([
  ['Tres bares han dejado el servicio.', 'es'],
  ['Dos bares se han dado de baja.', 'es'],
  ['Tres bares nos han dejado.', 'es'],
  ['Tres bares han dejado de pagar.', 'es'],
  ['Tres clientes han cancelado.', 'es'],
  ['上个月有9位老人停订了。', 'zh'],
  ['有2家工厂停用了。', 'zh'],
  ['有2家工厂不订了。', 'zh'],
  ['流失了6家，其中4家改用了美团的进销存。', 'zh'],
])('who is gone is read: %s', (text, language) => expect(isGone(text, language)).toBe(true));

test.each([
  ['Tres bares han dejado de tirar comida.', 'es'],
  ['Tres bares nos han dejado una reseña.', 'es'],
  ['Tres bares han dejado la puerta abierta.', 'es'],
  ['有2家工厂停用了旧系统。', 'zh'],
  ['有9位老人订餐了。', 'zh'],
  ['有4家店改用了我们的进销存。', 'zh'],
  ['有4家店改用了电子秤。', 'zh'],
])('and who did something else is not: %s', (text, language) => expect(isGone(text, language)).toBe(false));

test.each([
  [
    'Hoy 87 bares pagan 20 euros al mes. Tres bares han dejado el servicio. Dos bares se han dado de baja.',
    'es',
    /dejado|baja/,
  ],
  ['现在有180位老人付费订餐，每份15元。上个月有9位老人停订了。', 'zh', /停订/],
  ['12 clinics pay us £40 a month. Two of the 12 left in May.', 'en', /left/],
  ['12家理发店每月付我们200元。有2家客户转去用美团了。', 'zh', /美团/],
  ['12家理发店每月付我们200元。流失了6家，其中4家改用了美团的进销存。', 'zh', /美团/],
])('customers who are gone show no payment and no use: %s', (text, language, gone) => {
  const shown = reviewedOf(text, language).filter(({ kind }) =>
    /^(?:evidence|paidPrice|realUse|payer|repeat)$/.test(kind),
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter(({ clause }) => gone.test(clause.sentence.text))).toEqual([]);
});
