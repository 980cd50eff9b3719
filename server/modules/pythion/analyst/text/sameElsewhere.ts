import { wordsInFigures } from './figures';
import { memoise } from './memoise';
import { kinInChinese } from './relatives';
import { lettersOf, type Token } from './token';

/** Some words of the same part of a clause. */
export const words = (most: number, least = 0): string => `(?:[^\\s,]+ ){${least},${most}}?`;

/** Who stands near the founder and has a business of his own: "mein Onkel", "a friend of mine", "un primo". */
export const relative = {
  en: '(?:my|our|a) (?:old |former |good )?(?:uncle|aunt|cousin|brother|sister|father|mother|dad|mum|mom|son|daughter|nephew|niece|friend|neighbou?r|boss|colleague|grandfather|grandmother|brother - in - law|brother-in-law)(?: of (?:mine|ours))?',
  de: '(?:mein|meine|unser|unsere|ein|eine) (?:alter? |ehemaliger? |guter? )?(?:onkel|tante|cousine?|vetter|bruder|schwester|vater|mutter|sohn|tochter|neffe|nichte|freund|freundin|bekannter?|nachbar|nachbarin|chefi?n?|kollegi?n?e?|opa|oma|schwager|schwägerin)',
  es: '(?:mi|un|una) (?:antigu[oa] |buen[oa]? )?(?:tí[oa]|prim[oa]|herman[oa]|padre|madre|hij[oa]|sobrin[oa]|amig[oa]|vecin[oa]|jef[ea]|compañer[oa]|abuel[oa]|cuñad[oa])',
} as const;

/** "So einen Laden", "das", "dasselbe", "something like this", "algo así": what we mean to do. */
const same = {
  en: '(?:(?:already )?(?:one|a \\S+|something|a thing) (?:just |exactly )?like (?:this|that|it|ours)|such an? \\S+|the (?:very )?same(?: thing)?|something similar|exactly (?:this|that)|(?:this|that|it) already|one already)',
  de: '(?:so (?:ein\\w*|etwas|was)|sowas|dasselbe|das gleiche|etwas ähnliches|ein\\w* (?:ähnliche|solche)\\w*|(?:das|es) (?:schon|bereits|auch)|(?:schon|bereits) ein(?:e|en)? (?!(?:kund|interessent|käufer|abnehmer|test|erst|groß)\\S* )\\S+|ein(?:en?)? \\S+ (?:schon|bereits)|genau das)',
  es: '(?:lo mismo|algo (?:así|parecido|similar|igual)|eso mismo|un[oa]? \\S+ (?:así|igual|parecid[oa]|similar|como (?:est[ea]|la nuestra|el nuestro)))',
} as const;

const place = {
  en: `(?:in|over in|at|near) (?!(?:our|my|this|the (?:first|last)|\\d\\S*|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter) )${words(4, 1)}`,
  de: `(?:in|im|bei|drüben in) (?!(?:unser\\S*|mein\\S*|dies\\S*|\\d\\S*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|sommer|herbst|winter) )${words(4, 1)}`,
  es: `en (?!(?:nuestr\\S*|mi|est[ea]|enero|febrero|marzo|abril|mayo|junio|julio|agosto|verano|invierno|\\d\\S*) )${words(6, 1)}`,
} as const;

const opening = {
  en: '^ (?:(?:and|but|also) )?',
  de: '^ (?:(?:und|aber|auch) )?',
  es: '^ (?:(?:y|pero|también) )?',
};

export const doing = {
  en: '(?:already )?(?:runs?|does|do|has|have|offers?|sells?|makes?|rents?|ran|did|had)',
  de: '(?:macht|machen|betreibt|betreiben|hat|haben|führt|bietet|verkauft|vermietet)',
  es: '(?:ya )?(?:hace|hacen|tiene|tienen|lleva|llevan|ofrece|ofrecen|vende|venden|hay)',
} as const;

const someone = {
  en: '(?:some(?:one|body)(?: else)?|another \\S+|a (?:man|woman|couple|guy|shop|firm|company|farm))',
  de: '(?:ein(?:er|e|s)?|jemand|jemand anderer?|andere)',
  es: '(?:un[oa]|alguien|otr[oa]s?)',
} as const;

/** "In Wels gibt es das schon", "in Burgdorf macht das schon einer", "mein Onkel betreibt so etwas": others do it before us. */
const others = [
  `${opening.en}${place.en},? ?(?:there (?:is|'s|are|was) |they (?:already )?(?:have|do) |${someone.en} (?:there )?${doing.en} )${words(2)}${same.en} `,
  `${opening.en}${place.en},? ?${someone.en} already ${words(1, 1)}(?:this|that|it|the same) `,
  `${opening.en}(?:${relative.en}|${someone.en}) ${words(4)}${doing.en} ${words(1)}${same.en} `,
  `${opening.en}(?:${relative.en}|some(?:one|body)) ${words(4)}already (?:does|runs|sells|offers|has) (?:this|that|it) `,
  `${opening.de}${place.de}(?:gibt|gab) (?:es|'s) ${words(2)}${same.de} `,
  `${opening.de}${place.de}(?:gibt|gab) (?:es|'s) (?:das|so etwas|sowas) `,
  `${opening.de}${place.de}${doing.de} (?:das|es|so etwas|sowas|dasselbe) ${words(2)}${someone.de}[ ,]`,
  `${opening.de}${relative.de} ${words(4)}${doing.de} ${words(1)}(?:${same.de}|(?:das|es) ${words(5)}(?:und|,|mit)) `,
  // "In Leipzig läuft so ein Café seit Jahren gut", "in Leipzig a café like this has run for years".
  `${opening.de}${place.de}(?:läuft|laufen|existiert|besteht|boomt|floriert|funktioniert) ${words(2)}(?:so (?:ein\\w*|etwas|was)|sowas|genau (?:so ein\\w*|das)|ein\\w* (?:ähnliche|solche)\\w*) `,
  `${opening.en}${place.en},? ?(?:(?:an? |one )(?:\\S+ ){1,3}?(?:just |exactly )?like (?:this|that|it)|such an? \\S+|a similar \\S+|something (?:like (?:this|that|it)|similar)) (?:has |have )?(?:been )?(?:already )?(?:runs?|running|ran|thriv\\S+|does|doing|works?|working|open|existed|exists|goes|going) `,
  `${opening.es}${place.es},? ?(?:ya )?(?:funciona|va|existe|lleva|marcha) ${words(4)}(?:un[oa]? \\S+ (?:así|igual|parecid[oa]|similar|como (?:est[ea]|ést[ea]))|algo (?:así|parecido|similar)) `,
  `${opening.es}${place.es},? ?(?:un[oa]? \\S+ (?:así|igual|parecid[oa]|similar|como (?:est[ea]|ést[ea]))|algo (?:así|parecido|similar)) (?:ya )?(?:funciona|va|existe|lleva|marcha) `,
  `${opening.es}${place.es},? ?(?:ya )?(?:hay|existe|tienen) ${words(2)}${same.es} `,
  `${opening.es}${place.es},? ?(?:ya hay (?:un[oa]?|algun[oa]) (?!(?:client|interesad|comprador|prueba|primer)\\S* )|(?:ya )?(?:lo|la) (?:hace|hacen|ofrece|ofrecen|vende|venden|alquila|alquilan|tiene|tienen) ya |ya (?:lo|la) (?:hace|hacen|ofrece|ofrecen|vende|venden|alquila|alquilan|tiene|tienen) )`,
  `${opening.es}(?:${relative.es}|alguien) ${words(4)}${doing.es} ${words(1)}${same.es} `,
  `${opening.es}(?:${relative.es}|alguien) ${words(4)}ya lo (?:hace|ofrece|vende|tiene) `,
];
const isOfOthers = new RegExp(others.join('|'), 'u');

/** Us in the sentence: "in Wels gibt es das schon, und 80 Haushalte zahlen uns", "we run one like this in Wels". */
const us =
  / (?:we|us|our|ours|i|me|mine|wir|uns|unser\p{L}*|ich|mir|mich|mein\p{L}*|nos|nosotr[oa]s|nuestr[oa]s?|yo|me|conmigo) /u;
const whose = new RegExp(
  `(?<= )(?:${relative.en}|${relative.de}|${relative.es}|like ours|como (?:el nuestro|la nuestra))(?= )|^ (?:i|we) (?:know|knew) `,
  'u',
);

const inChinese = new RegExp(
  '^(?:[^，。,;；我咱]{0,8}(?:已经|早就|本来就|就|也)有(?:了|一|别)?[家个位人]?[^，。,我咱]{0,4}(?:这样|这种|类似|同样|一样|同类)' +
    `|(?:我(?:在[^，。,我咱]{1,6})?的?)?${kinInChinese}[^，。,我咱]{0,8}(?:做|开|卖|搞)(?:着|了|过)?[^，。,我咱]{0,3}(?:这个|这种|同样|一样|类似|这样)|[^，。,;；我咱]{0,8}有(?:人|一?[家个位][^，。,我咱]{0,6})(?:已经|早就|也)(?:在)?(?:做|开|卖|搞))`,
  'u',
);

/**
 * "Im Nachbardorf gibt es so einen Laden schon, der hat 300 Mitglieder", "my uncle runs something like this in Wels and has 80
 * customers": somebody does elsewhere what we mean to do, and the sentence counts his customers.
 */
export const isSameElsewhere = memoise((context: readonly Token[]): boolean => {
  const text = wordsInFigures(context);
  return /\d/.test(text) && isOfOthers.test(text) && !us.test(text.replace(whose, 'x'));
});

/** 隔壁镇已经有一家这样的店,有三百个会员; 我舅舅在邻县做这个,有八十个客户. */
export const isSameElsewhereInChinese = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  const found = inChinese.exec(letters);
  return (
    found !== null && /[\d一二两三四五六七八九十百千]/u.test(letters) && !/我|咱/u.test(letters.slice(found[0].length))
  );
});
