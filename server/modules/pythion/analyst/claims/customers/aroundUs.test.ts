import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { makeClaim, type Claim } from '../claim';
import { withAroundUs } from './aroundUs';

/** What is left of a repeat in each clause, with what the words add. */
function kindsOf(text: string, language: string): Claim['kind'][] {
  const { clauses } = readText(text, language);
  const repeats = clauses.map((clause) => makeClaim('repeat', clause, { evidence: 4 }));
  return [...new Set(withAroundUs(repeats, clauses).map(({ kind }) => kind))].toSorted();
}

test.each([
  ['en', 'Eight families paid. Seven of them later booked the nanny again, directly and without us.'],
  ['en', 'Eight families paid. Seven of them went behind our backs.'],
  ['de', 'Acht Familien haben bezahlt. Sieben davon haben die Tagesmutter später direkt und ohne uns gebucht.'],
  ['de', 'Acht Familien haben bezahlt. Sieben davon buchten danach an uns vorbei.'],
  ['es', 'Pagaron ocho familias. Siete de esas contrataron luego a la niñera directamente y sin nosotros.'],
  ['es', 'Pagaron ocho familias. Siete la llamaron después sin pasar por la app.'],
  ['zh', '有8家付了钱，其中7家后来绕过我们直接找保姆。'],
])('customers who go on without us are lost: %s %s', (language, text) =>
  expect(kindsOf(text, language)).toEqual(['alternative', 'nobodyStayed']),
);

test.each([
  ['en', 'Eight families paid. Seven of them booked again directly with us.'],
  ['en', 'Eight families paid. Seven of them could not book the nanny directly without us.'],
  ['de', 'Acht Familien haben bezahlt. Sieben davon haben direkt bei uns wieder gebucht.'],
  ['es', 'Pagaron ocho familias. Siete de esas volvieron a contratar con nosotros.'],
  ['es', 'Pagaron ocho familias. Siete no pueden contratar directamente sin nosotros.'],
  ['zh', '有8家付了钱，其中7家后来又订了。'],
])('who comes back to us stays: %s %s', (language, text) => expect(kindsOf(text, language)).toEqual(['repeat']));

test('one in eight who goes on alone leaves the others', () =>
  expect(kindsOf('Eight families paid. 1 of them later booked the nanny directly and without us.', 'en')).toContain(
    'repeat',
  ));
