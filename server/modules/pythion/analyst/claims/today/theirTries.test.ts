import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { makeClaim } from '../claim';
import { isTheirTry, withTheirTries } from './theirTries';

const isTry = (text: string, language: string): boolean => readText(text, language).clauses.some(isTheirTry);

test.each([
  ['en', 'Six had tried an app, all gave it up.'],
  ['en', 'Most have tried some booking software and stopped after a week.'],
  ['de', 'Software hatten vier mal probiert, alle wieder aufgehört.'],
  ['de', 'Sieben haben schon eine App probiert und wieder aufgegeben.'],
  ['es', 'Cinco ya habían probado un programa y lo dejaron.'],
  ['zh', '5家以前试过别的软件，都放弃了。'],
])('%s: what they tried before us: %s', (language, text) => expect(isTry(text, language)).toBe(true));

test.each([
  ['en', 'Six tried the app, all gave it up.'],
  ['en', 'Six tried our app, all gave it up.'],
  ['en', 'Six would have tried an app and given it up.'],
  ['en', 'Six had tried an app, and all still use it.'],
  ['de', 'Vier haben unsere Software probiert, alle wieder aufgehört.'],
  ['de', 'Die App haben vier ausprobiert und nutzen sie weiter.'],
  ['es', 'Cinco probaron nuestro programa y lo dejaron.'],
  ['zh', '5家试过我们的软件，都放弃了。'],
  ['en', 'Four had tried an app and it worked, they only stopped for summer.'],
  ['de', 'Drei haben eine App probiert, keiner hat aufgehört.'],
  ['zh', '三位试过别的软件，一直没放弃。'],
  ['zh', '三位用过这个小程序，后来不用了。'],
])('%s: ours, or kept: %s', (language, text) => expect(isTry(text, language)).toBe(false));

test('where customers paid, those who stopped may be ours', () => {
  const { clauses } = readText('Six had tried an app, all gave it up.', 'en');
  const [clause] = clauses;
  const lost = makeClaim('nobodyStayed', clause!);
  const kinds = (paid: boolean): string[] =>
    withTheirTries([lost, ...(paid ? [makeClaim('paidPrice', clause!, { evidence: 5 })] : [])], clauses).map(
      ({ kind }) => kind,
    );
  expect(kinds(false)).toEqual(['alternative', 'alternativeDetail', 'alternativeFails']);
  expect(kinds(true)).toContain('nobodyStayed');
});
