import { has, hasAny, isVerb, type Token } from './token';

const sales = ['sell', 'pay', 'customer', 'renew', 'revenue'] as const;

/** "I do the books", "she reads a book" are no sales: to book is one. */
const isOfSales = (tokens: readonly Token[]): boolean =>
  hasAny(tokens, ...sales) || tokens.some((token) => isVerb(token) && has(token, 'book'));

/** "My cousin's company sold …", "my former boss has 200 customers": their sales, unless they deal with us. */
export const isOfRelative = (subject: readonly Token[], tokens: readonly Token[]): boolean =>
  subject.some(
    ({ text }, index) =>
      /^(?:my|our|a|his|her|meine?|unsere?|eine?|mi|un|una)$/.test(text) &&
      subject.slice(index + 1, index + 4).some(({ lemma }) => relatives.test(lemma)) &&
      !subject.some((token) => /^(?:and|i|we|und|ich|wir|y|yo|nosotr[oa]s)$/.test(token.text)),
  ) &&
  isOfSales(tokens) &&
  !tokens.some(
    ({ text }, index) =>
      /^(?:i|us|me|we|ours|uns|mir|mich|wir|ich|nos|conmigo|yo|nosotr[oa]s)$/.test(text) ||
      (index > 2 && /^(?:our|my|unser\p{L}*|mein\p{L}*|nuestr[oa]s?|mis?)$/u.test(text)),
  );

/** Kin, neighbours and superiors, one word each. */
export const kin =
  '(?:cousin|brother|sister|uncle|aunt|nephew|niece|father|mother|dad|mum|mom|grandfather|grandmother|son|daughter|husband|wife|boyfriend|girlfriend|brother-in-law|sister-in-law|neighbour|neighbor|flatmate|roommate|boss|ex-boss|employer|schwager|schwägerin|cousine?|bruder|schwester|onkel|tante|neffe|nichte|vater|mutter|opa|oma|sohn|tochter|mann|frau|freund|freundin|nachbar|nachbarin|bekannter|bekannte|chef|chefin|prim[oa]|hermano|hermana|tío|tía|sobrin[oa]|padre|madre|abuel[oa]|hij[oa]|marido|mujer|amig[oa]|vecin[oa]|cuñad[oa]|jef[ea])';

export const relatives = new RegExp(`^${kin}$`);

/** "At my old employer I sold 400": an earlier business, not this one. */
export const isEarlierWork = (tokens: readonly Token[]): boolean =>
  isOfSales(tokens) &&
  tokens.some(
    ({ text }, index) =>
      /^(?:at|for|with|in)$/.test(text) &&
      tokens.slice(index + 1, index + 5).some(({ lemma, text: word }, at, after) => {
        const isEarlier = after
          .slice(0, at)
          .some((before) => /^(?:old|former|previous|last|earlier|past|first)$/.test(before.text));
        return (
          /^(?:employer|ex-employer)$/.test(lemma) ||
          (isEarlier && /^(?:job|company|firm|startup|business|boss)$/.test(word))
        );
      }) &&
      !/^(?:the|today)$/.test(tokens[index + 1]?.text ?? ''),
  );
