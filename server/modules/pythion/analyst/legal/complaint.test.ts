import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

function legalOf(text: string): string | undefined {
  const result = analyseIdea(text);
  if (!result.ok) throw new Error(result.message);
  return result.report.dealBreakers.find(({ key }) => key === 'legal')?.state;
}

const offer = 'We alter secondhand wedding dresses in Savannah. 61 brides are on our list. A dress costs 650 dollars.';

test.each([
  `${offer} David's Bridal does cheap ones but the brides in my comments say nobody there will alter a dress you didn't buy from them.`,
  `${offer} Our customers told us that no one repairs a zip they didn't sell.`,
  'Wir ändern gebrauchte Brautkleider in Kassel. 61 Bräute stehen auf der Liste. Unsere Kundinnen sagen, dass niemand dort ein Kleid ändert, das man nicht bei ihm gekauft hat.',
  'Arreglamos vestidos de novia usados en Sevilla. Hay 61 novias en la lista. Mis clientas dicen que nadie allí arregla un vestido que no hayas comprado con ellos.',
])('a complaint about others is no harm of ours: %s', (text) => expect(legalOf(text)).not.toBe('fail'));
