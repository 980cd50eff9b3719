import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isProductFailing } from './productFailing';

const isIn = (text: string, language: string): boolean => readText(text, language).clauses.some(isProductFailing);

test.for([
  ['en', 'Couples complain that printed albums fall apart after a few years.'],
  ['en', 'Farmers complained that the plastic buckets crack in winter.'],
  ['de', 'Paare klagen, dass gedruckte Alben nach ein paar Jahren auseinanderfallen.'],
  ['de', 'Imker beschweren sich, dass die billigen Handschuhe reißen.'],
  ['es', 'Las parejas se quejan de que los álbumes impresos se rompen a los pocos años.'],
])('things of today that are no good: %s %s', ([language, text]) => expect(isIn(text!, language!)).toBe(true));

test.for([
  ['en', 'Customers complain that our albums fall apart.'],
  ['en', 'We sell stoves. Our customers complain that the stove smells.'],
  ['en', 'We sell stoves. Buyers complain that the door sometimes jams.'],
  ['de', 'Unsere Kunden klagen, dass der Ofen stinkt.'],
  ['es', 'Nuestros clientes se quejan de que la estufa huele.'],
  ['en', 'Nobody complains that the albums are too heavy.'],
  ['en', 'Neighbours complain that dogs break out at night.'],
  ['en', 'Do couples complain that printed albums fall apart?'],
  ['de', 'Kunden klagen, dass unsere Alben auseinanderfallen.'],
  ['de', 'Paare klagen, dass gedruckte Alben teuer sind.'],
  ['es', 'Las parejas se quejan de que nuestros álbumes se rompen.'],
  ['es', 'Quizá las parejas se quejan de que los álbumes impresos se rompen.'],
])('ours, living beings, or no failure: %s %s', ([language, text]) => expect(isIn(text!, language!)).toBe(false));
