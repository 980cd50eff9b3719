import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';
import { readText } from '../text/readText';
import { isBystander } from './bystanders';
import { soldTo } from './soldTo';

const named = (text: string, language: string): string | undefined =>
  readText(text, language)
    .clauses.flatMap((clause) => soldTo(clause) ?? [])
    .at(0)?.claim.subject;

test.for([
  ['es', 'Lo vendería a las gestorías por 79 euros al mes.', 'gestorías'],
  ['es', 'Fabricamos tarimas de plástico para exportadores de aguacate.', 'exportadores de aguacate'],
  ['de', 'Wir verkaufen es an Kanzleien.', 'kanzleien'],
  ['es', 'Fabricamos tarimas para bodas.', undefined],
  ['es', 'Lo vendería a 79 euros.', undefined],
  ['es', 'Un competidor lo vende a las gestorías.', undefined],
] as const)('whom we sell to is named by any noun (%s): %s', ([language, text, who]) => {
  expect(named(text, language)).toBe(who);
});

test.for([
  ['es', 'los vecinos reclaman por los ladridos', 'vecinos', true],
  ['es', 'los vecinos discuten por las cuotas', 'vecinos', false],
  ['en', 'the neighbours complain about the noise', 'neighbours', true],
  ['de', 'die nachbarn beschweren sich', 'nachbarn', true],
  ['es', 'hablamos con 32 mayores y con las trabajadoras sociales', 'trabajadoras', true],
  ['es', 'hablamos con 32 personas', 'personas', false],
] as const)('bystanders have no trouble of the customers (%s): %s', ([language, text, word, is]) => {
  const { tokens } = readText(text, language).clauses[0]!;
  const at = tokens.findIndex((token) => token.text === word);
  expect(isBystander(tokens, { at, end: at + 1 })).toBe(is);
});

test('the segment is whom we sell to, before those who bring the work', () => {
  const { facts } = analysisOf(
    'Los bares nos traen las facturas en una caja de zapatos. Estoy preparando un programa. Lo vendería a las gestorías por 79 euros al mes.',
  );
  expect(facts.segment).toBe('gestorías');
});
