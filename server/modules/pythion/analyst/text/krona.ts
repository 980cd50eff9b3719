import type { Token } from './token';

/** "kr" is the sign of several currencies: the country that the text names decides. */
const countries: readonly (readonly [code: string, names: RegExp])[] = [
  ['nok', /\b(?:nok|norway|norwegian|norge|oslo|bergen|trondheim|stavanger|tromsø|drammen|kristiansand)\b/],
  [
    'sek',
    /\b(?:sek|sweden|swedish|sverige|stockholm|gothenburg|göteborg|malmö|uppsala|lund|västerås|örebro|linköping)(?!\p{L})/u,
  ],
  ['dkk', /\b(?:dkk|denmark|danish|danmark|copenhagen|københavn|aarhus|århus|odense|aalborg|esbjerg)\b/],
  ['isk', /\b(?:isk|iceland|icelandic|reykjavik|reykjavík|akureyri)(?!\p{L})/u],
];

/** The currency that "kr" means in a normal text. Without one country, it stays "kr". */
export function readKrona(text: string): string {
  const named = countries.filter(([, names]) => names.test(text));
  return named.length === 1 ? (named[0]?.[0] ?? 'kr') : 'kr';
}

/** Names the currency, and drops the mark of the abbreviation: "200 kr. a month". */
export function nameKrona(tokens: Token[], currency: string): Token[] {
  const isKrona = (token: Token | undefined): boolean => token?.text === 'kr' || token?.text === 'kr.';
  if (!tokens.some(isKrona)) return tokens;
  return tokens
    .filter(({ text }, index) => !(text === '.' && isKrona(tokens[index - 1]) && index < tokens.length - 1))
    .map((token) => (isKrona(token) ? { ...token, text: currency } : token));
}
