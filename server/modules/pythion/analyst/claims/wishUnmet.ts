import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { us } from '../text/ourselves';
import { lettersOf, spacedWords } from '../text/token';
import { makeClaim, type Claim } from './claim';

const unmet = [
  / (?:want|wants|would like|would love|wish|hope) (?:\S+ ){1,9}?but (?:\S+ ){0,3}?(?:nobody|no one|no_one|no|nowhere|nothing|ca n't|can not|cannot|do n't know how|not allowed) /,
  / (?:möchten|möchte|wollen|würden (?:\S+ )?gern) (?:\S+ ){1,9}?aber (?:\S+ ){0,4}?(?:niemand\S*|keine?[nrm]?|nirgends|nichts|nicht) /,
  / (?:quieren?|querrían?|desean?|les gustaría) (?:\S+ ){1,9}?pero (?:\S+ ){0,3}?(?:nadie|no (?:hay|tienen?|encuentran?|pueden?|saben?|consiguen?)|ningun[oa]?|nada) /,
];
const unmetHan =
  /想[^，。我]{1,10}[，,]?(?:但是?|却|可是?|可惜|又)[^，。我]{0,7}(?:没人|没空|没时间|没有|没地方|没钱|没办法|找不到|不会|不敢|不让)/u;

/** "Our app", "pay for it": what they would like is ours, and nothing that they lack. */
const ofOurs = / (?:it|this|that|app|demo|pay|try|buy|bezahlen|kaufen|ausprobieren|pagar|comprar|probar) /;
const ofOursHan = /[用买试付]|我们|产品|软件/u;

/** "Older people want home cooking, but their children have no time to cook", 想旅行但没人帮忙照看: what a group wants and doesn't get. */
export const isWishUnmet = memoise(({ context, speaker, sentence, modality }: Clause): boolean => {
  if (!/^(?:fact|plan)$/.test(modality) || !/^(?:people|other)$/.test(speaker) || sentence.isQuestion) return false;
  if (!sentence.isLatin) {
    const wish = unmetHan.exec(lettersOf(context))?.[0];
    return wish !== undefined && !ofOursHan.test(wish) && !/我/u.test(lettersOf(context));
  }
  const words = spacedWords(context);
  if (!/ (?:but|aber|pero) /.test(words)) return false;
  const wish = unmet.map((pattern) => pattern.exec(words)?.[0]).find((found) => found !== undefined);
  return wish !== undefined && !ofOurs.test(wish) && !us.test(words);
});

/** One trouble for each sentence that tells of such a wish. */
export const readWishesUnmet = (clauses: readonly Clause[]): Claim[] => {
  const seen = new Set<Clause['sentence']>();
  return clauses.flatMap((clause) => {
    if (seen.has(clause.sentence) || !isWishUnmet(clause)) return [];
    seen.add(clause.sentence);
    return [makeClaim('trouble', clause)];
  });
};
