import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { readClaims } from './readClaims';
import { withToldCosts } from './toldCost';

const kindsOf = (text: string, language: string): string[] => {
  const { clauses } = readText(text, language);
  return withToldCosts(readClaims(clauses), clauses).map(({ kind }) => kind);
};

test.for([
  ['de', 'Ein Silo läuft zweimal im Jahr leer und jedes Mal kostet es rund 300 Euro, sagten uns acht von neun Bauern.'],
  ['es', 'Un silo se vacía dos veces al año y cada vez cuesta unos 300 euros, nos dijeron ocho de nueve ganaderos.'],
])('several of those asked tell what each case costs: %s %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).toContain('costCounted');
  expect(kindsOf(text!, language!)).not.toContain('priceNumber');
});

test.for([
  ['de', 'Ein Silo läuft zweimal im Jahr leer und jedes Mal kostet es rund 300 Euro.'],
  ['es', 'Un silo se vacía dos veces al año y cada vez cuesta unos 300 euros.'],
  ['es', 'Ocho de nueve ganaderos nos dijeron que pagan, y cada visita nos cuesta 300 euros.'],
])('nobody told it, or it costs us: %s %s', ([language, text]) =>
  expect(kindsOf(text!, language!)).not.toContain('costCounted'),
);

test('Spanish farmers have the problem of German ones', () => {
  const report = (text: string): number => {
    const analysis = analyseIdea(text);
    return analysis.ok ? (analysis.report.scores.find(({ key }) => key === 'problem')?.score ?? 0) : 0;
  };
  expect(
    report(
      'Un sensor para silos de pienso. Un silo se vacía dos veces al año por granja y cada vez cuesta unos 300 euros, nos dijeron ocho de nueve ganaderos.',
    ),
  ).toBeGreaterThanOrEqual(4);
});
