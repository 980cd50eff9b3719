import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { readPlainToday } from './plainToday';

const kindsOf = (text: string, language: string): string[] =>
  readPlainToday(readText(text, language).clauses).map(({ kind }) => kind);

test.each([
  ['de', 'Hersteller verlangen 180 Euro für eine neue, ich nehme 49.'],
  ['en', 'Garages charge £300 for it, we charge 120.'],
  ['en', 'A new one costs £180 from the maker, mine is 49.'],
  ['es', 'Los talleres cobran 300 euros por eso, yo cobro 120.'],
  ['fr', 'Les garages demandent 300 euros pour ça, je prends 120.'],
  ['zh', '厂家换一个要180元,我只收49元。'],
])('what others take, and less that we take, is today’s way and the difference: %s %s', (language, text) =>
  expect(kindsOf(text, language)).toEqual(expect.arrayContaining(['alternative', 'alternativeFails', 'difference'])),
);

test.each([
  ['en', 'We charge £300 for it, we keep 120.'],
  ['en', 'Suppliers charge me £120 for it, I take 180.'],
  ['en', 'Garages charge £100 for it, we charge 120.'],
  ['de', 'Wir nehmen 180 Euro für eine neue, ich nehme 49 für die Reparatur.'],
  ['zh', '我们收180元,成本49元。'],
])('no dearer way: %s %s', (language, text) => expect(kindsOf(text, language)).not.toContain('alternative'));

test.each([
  ['en', "Farriers won't come out for six animals."],
  ['en', 'Nobody will deliver for less than ten bags.'],
  ['en', 'Plumbers do not drive out for a single tap.'],
  ['de', 'Hufschmiede kommen nicht wegen sechs Tieren.'],
  ['es', 'Los herreros no vienen por seis animales.'],
])('those who could help won’t come: %s %s', (language, text) =>
  expect(kindsOf(text, language)).toEqual(expect.arrayContaining(['alternative', 'alternativeFails', 'trouble'])),
);

test.each([
  ['en', "Our customers won't come for one lesson."],
  ['en', 'Our drivers never drive for less than ten bags.'],
  ['en', "Teachers won't pay for six months."],
])('customers and ours refuse nothing to them: %s %s', (language, text) =>
  expect(kindsOf(text, language)).not.toContain('alternative'),
);

test.each([
  ['pt', 'Problema: o pequeno produtor fura poço no escuro.'],
  ['pt', 'De cada três poços, um sai seco ou salgado.'],
  ['fr', 'Une fois sur trois je ne trouve personne.'],
  ['en', 'Problem: small bakers throw away a fifth of the bread.'],
  ['en', 'We ran the shed, and every spring we lost track of which ewe had which jab.'],
  ['de', 'Jedes dritte Mal finde ich niemanden.'],
])('a trouble is named by its label, or by how often it goes wrong: %s %s', (language, text) =>
  expect(kindsOf(text, language)).toContain('trouble'),
);

test.each([
  ['en', 'Problem: none.'],
  ['en', 'Problem: we have no money for the van.'],
  ['en', 'Every month we lost half of our customers.'],
  ['fr', 'Une fois sur trois je trouve une remplaçante.'],
  ['pt', 'De cada três poços, dois têm água boa.'],
])('no trouble of theirs: %s %s', (language, text) => expect(kindsOf(text, language)).not.toContain('trouble'));

const troublesOf = (text: string): string[] => {
  const result = analyseIdea(text);
  const reasons = result.ok ? result.report.scores.flatMap(({ reasons: all }) => all) : [];
  return reasons.flatMap(({ text: reason, quote }) => (/trouble that they have/.test(reason) ? [quote ?? ''] : []));
};

test('a mishap that was made good, and what the founder doesn’t know, is no trouble of theirs', () => {
  const idea =
    'Sheep farmers in Wales lose track of which ewe had which jab every spring. Ewebook is a tag reader for £149. 27 farms paid.';
  for (const own of [
    'Two of them lost readers in the slurry and I replaced those for nothing.',
    "I don't know what happens when the farmers can't reach us.",
  ])
    expect(troublesOf(`${idea} ${own}`)).not.toContain(own.slice(0, -1));
});
