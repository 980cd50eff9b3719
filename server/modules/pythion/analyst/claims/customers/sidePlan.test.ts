import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { makeClaim } from '../claim';
import { withoutSidePlans } from './sidePlan';

/** Whether the refusal that the last clause tells stands. */
const stands = (text: string, language: string): boolean => {
  const { clauses } = readText(text, language);
  return withoutSidePlans([makeClaim('nobodyPaid', clauses.at(-1)!)], clauses).length > 0;
};

test.each([
  ['Last year came out at £54,300 of invoices. I’d like to franchise it. Two asked, neither has put money down.', 'en'],
  ['Der Umsatz lag bei 54.000 Euro. Gern würde ich Lizenzen vergeben. Drei haben gefragt, keiner hat gezahlt.', 'de'],
  ['La facturación fue de 54.000 euros. Me gustaría montar una franquicia. Tres preguntaron, ninguno ha pagado.', 'es'],
  ['去年营业额四十万。想做加盟,两个人来问过,没有一个付钱。', 'zh'],
])('a refused side plan is no word against takings: %s', (text, language) =>
  expect(stands(text, language)).toBe(false),
);

test.each([
  ['I’d like to franchise it. Two asked, neither has put money down.', 'en'],
  ['Last year came out at £54,300 of invoices. We asked 20 salons to pay for the app, none of them paid.', 'en'],
  ['We plan a turnover of £54,300 with a franchise. Two asked, neither has put money down.', 'en'],
  ['Drei haben nach der Lizenz gefragt, keiner hat gezahlt.', 'de'],
  ['想做加盟,两个人来问过,没有一个付钱。', 'zh'],
])('a refusal stands: %s', (text, language) => expect(stands(text, language)).toBe(true));
