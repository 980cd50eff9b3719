import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isTermsOfOthers } from './othersTerms';

const isTerms = (text: string, language: string): boolean =>
  readText(text, language).clauses.some(({ context }) => isTermsOfOthers(context));

test.for([
  ['en', 'The barber on the corner closes at six.'],
  ['en', 'The supermarket asks twice as much.'],
  ['en', 'The academy downtown charges double.'],
  ['en', 'The shop in town is only open on Mondays.'],
  ['de', 'Der Friseur im Viertel schließt um sechs.'],
  ['de', 'Die Schule im Zentrum verlangt das Doppelte.'],
  ['de', 'Der Laden im Dorf macht um fünf zu.'],
  ['es', 'La academia del centro cobra el doble.'],
  ['es', 'La peluquería del barrio cierra a las seis.'],
  ['es', 'El supermercado pide el doble.'],
] as const)('what another asks and when it is open troubles nobody: %s %s', ([language, text]) => {
  expect(isTerms(text, language)).toBe(true);
  expect(reviewedOf(text, language).map(({ kind }) => kind)).not.toContain('trouble');
});

test.for([
  ['en', "The barber on the corner closes at six, so nurses can't get there."],
  ['en', 'The barber on the corner makes people wait two hours.'],
  ['en', 'The shop loses twice as much.'],
  ['en', 'A late order costs double.'],
  ['de', 'Eine verspätete Lieferung kostet das Doppelte.'],
  ['es', 'Un envío urgente cuesta el doble.'],
  ['en', 'The shop charges us double.'],
  ['en', 'The clinic charges customers double.'],
  ['de', 'Der Friseur im Viertel schließt um sechs, und Pflegerinnen kommen nicht hin.'],
  ['de', 'Der Wirt verliert das Doppelte.'],
  ['es', 'La peluquería del barrio cierra a las seis y las enfermeras no llegan.'],
  ['es', 'La academia pierde el doble.'],
] as const)('what troubles somebody: %s %s', ([language, text]) => expect(isTerms(text, language)).toBe(false));
