import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isMostStaying } from './mostStay';

const isMost = (text: string, language: string): boolean =>
  readText(text, language).clauses.some(({ context }) => isMostStaying(context));

test.for([
  ['en', 'After month two, sixteen were still using it and two were not.'],
  ['en', 'Of the 40 who tried it 31 stayed.'],
  ['es', 'Lo probaron quince peluquerías y al tercer mes quedaban trece.'],
  ['es', 'Lo probaron quince peluquerías y al tercer mes seguían trece de las quince.'],
  ['de', 'Von 20 Salons nutzen es 17 weiter.'],
  ['zh', '到最后只有一家不用了，其余都还在用。'],
  ['zh', '试用的12家里，两家停了，其余都续费了。'],
  ['en', '15 salons tried it in 2024 and 13 were still using it.'],
  ['en', '15 salons paid £900 and 13 were still using it.'],
] as const)('most stayed: %s %s', ([language, text]) => expect(isMost(text, language)).toBe(true));

test.for([
  ['en', 'After month two, only three of 40 were still using it.'],
  ['en', 'After month two, two were still using it and sixteen were not.'],
  ['es', 'Lo probaron quince peluquerías y al tercer mes quedaban dos.'],
  ['es', 'Lo probaron quince peluquerías y al tercer mes no quedaba ninguna.'],
  ['zh', '只有两家付费，其余都用回Excel了。'],
] as const)('most did not stay: %s %s', ([language, text]) => expect(isMost(text, language)).toBe(false));

test('an admitted loss beside most who stayed is no failure', () => {
  const text = 'Eighteen schools tried our hook scale. After month two, sixteen were still using it and two were not.';
  expect(reviewedOf(text, 'en').map(({ kind }) => kind)).not.toContain('nobodyStayed');
});
