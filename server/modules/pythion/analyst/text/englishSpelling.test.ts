import { expect, test } from 'vitest';
import { respellEnglish } from './englishSpelling';
import { tagWords } from './tagger';

const respell = (word: string) => tagWords(word).map(respellEnglish).join(' ');

test.each([
  ['slpits', 'splits'],
  ['eleevn', 'eleven'],
  ['tewlve', 'twelve'],
  ['caarvan', 'caravan'],
  ['casltes', 'castles'],
  ['wanetd', 'wanted'],
  ['wtihout', 'without'],
  ['runinng', 'running'],
  ['counteis', 'counties'],
  ['occuaptional', 'occupational'],
  ['markkets', 'markets'],
  ['custtomers', 'customers'],
  ['assocation', 'association'],
  ['subscribrs', 'subscribers'],
  ['reccomends', 'recommends'],
  ['dollers', 'dollars'],
  ['co-operatives', 'cooperatives'],
])('a slip: %s', (slip, word) => expect(respell(slip)).toBe(word));

test.each(
  'leeds paris basel bruges carers sunbed nicest thickest hetas broughty youtuber recycler seattle deafer strims learnt vapes edeka nenagh kinvara greenkeepers greenkeeping'.split(
    ' ',
  ),
)('nothing is guessed for %s', (word) => expect(respell(word)).toBe(word));
