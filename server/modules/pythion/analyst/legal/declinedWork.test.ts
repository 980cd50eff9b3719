import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isDeclinedWork } from './declinedWork';

const isDeclined = (language: string, text: string): boolean => readText(text, language).clauses.some(isDeclinedWork);

test.each([
  ['zh', '公章不碰，那个要公安备案，我没有。'],
  ['zh', '燃气管不接，那个要资质。'],
  ['en', "I don't touch gas boilers, that needs a registered fitter."],
  ['de', 'Gasthermen fasse ich nicht an, das darf nur ein Meister.'],
  ['es', 'No toco calderas de gas, eso pide un carné de instalador.'],
])('%s: work that is left alone: %s', (language, text) => expect(isDeclined(language, text)).toBe(true));

test.each([
  ['zh', '我们刻公章，要公安备案，还没办。'],
  ['zh', '证不办了，那个要花三个月。'],
  ['en', 'I fit gas boilers, and I have no licence for that.'],
  ['en', "We don't need a licence."],
  ['de', 'Gasthermen baue ich ein, das darf nur ein Meister.'],
  ['es', 'Instalo calderas de gas y no tengo carné.'],
])('%s: our own work: %s', (language, text) => expect(isDeclined(language, text)).toBe(false));
