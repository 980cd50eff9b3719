import { former } from './formerJob';
import { has, hasAny, isVerb, type Token } from './token';

const sales = ['sell', 'pay', 'customer', 'renew', 'revenue'] as const;

/** "I do the books", "she reads a book" are no sales: to book is one. */
const isOfSales = (tokens: readonly Token[]): boolean =>
  hasAny(tokens, ...sales) || tokens.some((token) => isVerb(token) && has(token, 'book'));

/** "My cousin's company sold …", "my former boss has 200 customers": their sales, unless they deal with us. */
export const isOfRelative = (subject: readonly Token[], tokens: readonly Token[]): boolean =>
  subject.some(({ text }, index) => {
    const named = subject.slice(index + 1, index + 4);
    const at = named.findIndex(({ lemma }) => relatives.test(lemma));
    return (
      /^(?:my|our|a|his|her|meine?|unsere?|eine?|mi|un|una)$/.test(text) &&
      at >= 0 &&
      !subject.some((token) => /^(?:i|we|ich|wir|yo|nosotr[oa]s)$/.test(token.text)) &&
      // "My brother and I"; in "mi hermano abrió una en Lima y vende" the verb isn't known as one.
      !subject.slice(0, index + at + 5).some((token) => /^(?:and|und|y)$/.test(token.text))
    );
  }) &&
  (isOfSales(tokens) || isOfTheirs(subject)) &&
  !tokens.some(
    ({ text }, index) =>
      /^(?:i|us|me|we|ours|uns|mir|mich|wir|ich|nos|conmigo|yo|nosotr[oa]s)$/.test(text) ||
      (index > 2 && /^(?:our|my|unser\p{L}*|mein\p{L}*|nuestr[oa]s?|mis?)$/u.test(text)),
  );

/** "My cousin's website for riding gear": a business of theirs. */
const isOfTheirs = (subject: readonly Token[]): boolean =>
  subject.some(
    ({ text }, index) =>
      text === "'s" &&
      relatives.test(subject[index - 1]?.lemma ?? '') &&
      subject
        .slice(index + 1, index + 4)
        .some(({ lemma }) =>
          /^(?:website|site|shop|store|app|firm|business|company|platform|list|studio)$/.test(lemma),
        ),
  );

const kinWords = {
  en: 'cousin|brother|sister|uncle|aunt|nephew|niece|father|mother|dad|mum|mom|grandfather|grandmother|son|daughter|husband|wife|boyfriend|girlfriend|brother-in-law|sister-in-law|neighbour|neighbor|flatmate|roommate|boss|ex-boss|employer',
  de: 'schwager|schwägerin|cousine?|vetter|schwiegervater|schwiegermutter|bruder|schwester|onkel|tante|neffe|nichte|vater|mutter|opa|oma|sohn|tochter|mann|frau|freund|freundin|nachbar|nachbarin|bekannter|bekannte|chef|chefin',
  es: 'prim[oa]|hermano|hermana|tío|tía|sobrin[oa]|padre|madre|abuel[oa]|hij[oa]|marido|mujer|amig[oa]|vecin[oa]|cuñad[oa]|jef[ea]|compadre|comadre|suegr[oa]',
} as const;

/** Kin, neighbours and superiors, one word each. */
export const kin = `(?:${kinWords.en}|${kinWords.de}|${kinWords.es})`;

/** Kin outside of the founder's household, and friends. */
export const kinApart = {
  en: `(?:(?!husband|wife|boyfriend|girlfriend)(?:${kinWords.en}|friend|acquaintance))`,
  de: `(?:(?!mann|frau)(?:${kinWords.de}|bekannten|kolleg(?:e|en|in)))`,
  es: `(?:(?!marido|mujer)(?:${kinWords.es}|conocid[oa]))`,
} as const;

/** 舅舅, 表哥, 朋友, 邻居. */
export const kinInChinese = '(?:舅舅|叔叔|姑姑|阿姨|表哥|表姐|表弟|堂哥|哥哥|姐姐|弟弟|妹妹|朋友|同学|爸爸|妈妈|邻居)';

export const relatives = new RegExp(`^${kin}$`);

const earlier = new RegExp(`^(?:${former.en}|past|first)$`);

/** "At my old employer I sold 400": an earlier business, not this one. */
export const isEarlierWork = (tokens: readonly Token[]): boolean =>
  isOfSales(tokens) &&
  tokens.some(
    ({ text }, index) =>
      /^(?:at|for|with|in)$/.test(text) &&
      tokens.slice(index + 1, index + 5).some(({ lemma, text: word }, at, after) => {
        const isEarlier = after.slice(0, at).some((before) => earlier.test(before.text));
        return (
          /^(?:employer|ex-employer)$/.test(lemma) ||
          (isEarlier && /^(?:job|company|firm|startup|business|boss)$/.test(word))
        );
      }) &&
      !/^(?:the|today)$/.test(tokens[index + 1]?.text ?? ''),
  );
