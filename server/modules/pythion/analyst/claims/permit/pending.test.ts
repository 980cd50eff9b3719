import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { isPending } from './pending';

const is = (text: string, language: string): boolean => readText(text, language).clauses.some(isPending);

test.for([
  ['es', 'No teníamos la habilitación de bromatología, que sigue en trámite.'],
  ['es', 'La licencia sigue pendiente.'],
  ['es', 'El permiso todavía está en trámite.'],
  ['en', 'Our food permit is still pending.'],
  ['en', 'The licence, which is still with the council, costs 300 euros.'],
  ['de', 'Die Zulassung läuft noch.'],
  ['de', 'Die Genehmigung ist noch in Bearbeitung.'],
  ['zh', '食品许可证还在办。'],
] as const)('a permit that is still asked for isn’t held (%s): %s', ([language, text]) => {
  expect(is(text, language)).toBe(true);
});

test.for([
  ['es', 'La licencia ya no está en trámite, la tenemos desde mayo.'],
  ['es', 'Tenemos la habilitación y siguen pendientes dos pedidos.'],
  ['es', 'El registro de marca sigue en trámite.'],
  ['en', 'We hold the permit, and two orders are still pending.'],
  ['de', 'Die Genehmigung haben wir, und die Heizung läuft noch.'],
  ['zh', '许可证已经拿到了。'],
] as const)('a permit that is held isn’t pending (%s): %s', ([language, text]) => {
  expect(is(text, language)).toBe(false);
});

test('the report leaves open whether it is allowed', () => {
  const { report } = analysisOf(
    'Hacemos pan sin gluten para tiendas por 3 euros. Perdimos dos tiendas porque no teníamos la habilitación de bromatología, que sigue en trámite.',
  );
  expect(report.dealBreakers.find(({ key }) => key === 'legal')?.state).toBe('unknown');
});
