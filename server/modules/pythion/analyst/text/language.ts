import { analysisLanguages } from '../../../../../shared/contracts/analysis';

/** Languages with a lexicon, and `und` for all others. */
export type Language = (typeof analysisLanguages)[number] | 'und';

const functionWords: Readonly<Record<Exclude<Language, 'zh' | 'und'> | 'other', ReadonlySet<string>>> = {
  en: words(
    'the of and to per in is are was were that for with on by from at this have has not they we our it as be which who their when them an a me please or i you your without before about after there its will can do does',
  ),
  de: words(
    'der die das und ist sind ein eine einen einem einer für mit von zu im auf den dem des nicht wir unsere unser sich auch an in als werden wird haben hat bei nach oder es sie ich aus am wenn ohne pro aber nur',
  ),
  es: words(
    'el la los las de que y en un una para con por no se su sus nos del al es son lo como más nuestra nuestro o pero si cuando hay ha han está muy cada sin a',
  ),
  other: words(
    'le les des et est une dans pour qui sur pas nous avec sont au aux du il di che per non sono della gli con uma os não do da dos em o que dei delle nella nel hanno abbiamo ogni loro noi anche più perché het een van niet voor zijn met och att som inte är på og ikke til jeg er av ja ei on se że nie jest bir ve için',
  ),
};

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

const isCovered = (language: string): language is Exclude<Language, 'und'> =>
  analysisLanguages.some((covered) => covered === language);

/** The language of a normal text. One that the founder names is preferred, unless the text is clearly in another. */
export function detectLanguage(text: string, named?: string): Language {
  const primary = named?.toLowerCase().split(/[-_]/)[0] ?? '';
  const detected = detect(text);
  return isCovered(primary) && !isClearlyOther(text, detected, primary) ? primary : detected;
}

/** Function words of a language that is surely not the named one. */
const clearFrom = 8;

function isClearlyOther(text: string, detected: Language, named: Exclude<Language, 'und'>): boolean {
  if (detected === named || detected === 'und') return false;
  if (detected === 'zh' || named === 'zh') return true;
  const counts = countFunctionWords(text);
  return counts[detected] >= clearFrom && counts[named] * 4 <= counts[detected];
}

/** By script and function words. */
function detect(text: string): Language {
  const letters = countIn(/\P{L}+/gu, text);
  const han = countIn(/\P{Script=Han}+/gu, text);
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const latin = countIn(/\P{Script=Latin}+/gu, text);
  if (han > letters * 0.3 && !kana) return 'zh';
  if (latin < letters * 0.5) return 'und';
  const counts = countFunctionWords(text);
  const best = (['en', 'de', 'es'] as const).toSorted((left, right) => counts[right] - counts[left])[0] ?? 'en';
  if (countPartly(text, 'pt') > counts[best]) return 'und';
  // It shares many small words with Spanish.
  if (best === 'es' && countPartly(text, 'fr') > counts.es) return 'und';
  return counts.other > counts[best] ? 'und' : best;
}

/** Code units of a text without what isn't counted. */
const countIn = (others: RegExp, text: string): number => text.replace(others, '').length;

/** How many words of the text are function words of each group. */
export function countFunctionWords(text: string): Record<keyof typeof functionWords, number> {
  const counts = { en: 0, de: 0, es: 0, other: 0 };
  for (const [word] of text.matchAll(/\p{L}+/gu))
    for (const language of ['en', 'de', 'es', 'other'] as const)
      if (functionWords[language].has(word)) counts[language]++;
  // Letters that one of the languages has and the other ones lack.
  counts.de += text.match(/[äöüß]/g)?.length ?? 0;
  counts.es += text.match(/[ñ¿¡íóú]/g)?.length ?? 0;
  counts.other += text.match(/[ąćęłńśźżřěšžčőűãõçàèòïœøåæğşı]/g)?.length ?? 0;
  return counts;
}

const partlyRead = {
  fr: words(
    'le les des est une dans pour qui sur pas nous avec sont au aux du leur leurs par et ont ils chez ne ce notre en un',
  ),
  pt: words(
    'os do da dos das em um uma com não para que no na por se quando o é são seu sua ao pela pelo mais foi e nos as de a já ainda até também',
  ),
};

/** A language of which only the commonest words are read, for a text in none of the others. */
export function detectPartly(text: string): keyof typeof partlyRead | undefined {
  const counts = {
    fr: countPartly(text, 'fr'),
    pt: countWords(text, partlyRead.pt) + (text.match(/[ãõ]/g)?.length ?? 0) * 2,
  };
  const all = countWords(text);
  const best = counts.fr >= counts.pt ? 'fr' : 'pt';
  return counts[best] > all * 0.15 ? best : undefined;
}

const partlyLetters = { fr: /[êèçœùàâ]|\b[dlnjsqc]'/g, pt: /[ãõç]/g };

/** Words and letters of a language that is only partly read. */
const countPartly = (text: string, language: keyof typeof partlyRead): number =>
  countWords(text, partlyRead[language]) + (text.match(partlyLetters[language])?.length ?? 0);

/** How many words a text has, or how many of some. */
const countWords = (text: string, some?: ReadonlySet<string>): number =>
  [...text.matchAll(/\p{L}+/gu)].filter(([word]) => some === undefined || some.has(word)).length;
