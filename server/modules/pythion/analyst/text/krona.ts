import type { Token } from './token';

/** "kr" is the sign of several currencies, and "kroner" the name of two: the country that the text names decides. */
const countries: readonly (readonly [code: string, names: RegExp])[] = [
  [
    'nok',
    /(?<!\p{L})(?:nok|norway|norwegian|norge|norwegen|norwegisch\p{L}*|noruega|norueg[oa]s?|oslo|(?<!den )bergen|trondheim|stavanger|tromsø|drammen|kristiansand)(?!\p{L})|挪威|奥斯陆|卑尔根/u,
  ],
  [
    'sek',
    /(?<!\p{L})(?:sek|sweden|swedish|sverige|schweden|schwedisch\p{L}*|suecia|suec[oa]s?|stockholm|estocolmo|gothenburg|g[öo]teborg|gotemburgo|malmö|uppsala|lund|västerås|örebro|linköping)(?!\p{L})|瑞典|斯德哥尔摩|哥德堡/u,
  ],
  [
    'dkk',
    /(?<!\p{L})(?:dkk|denmark|danish|danmark|dänemark|dänisch\p{L}*|dinamarca|dan[eé]s(?:es|as?)?|copenhagen|kopenhagen|copenhague|københavn|aarhus|århus|odense|aalborg|esbjerg)(?!\p{L})|丹麦|哥本哈根/u,
  ],
  ['isk', /(?<!\p{L})(?:isk|iceland|icelandic|isländisch\p{L}*|islandia|reykjavik|reykjavík|akureyri)(?!\p{L})|冰岛/u],
];

/** The currency that "kr" and "kroner" mean in a normal text. Without one country, they stay as they are. */
export function readKrona(text: string): string {
  const named = countries.filter(([, names]) => names.test(text));
  return named.length === 1 ? (named[0]?.[0] ?? 'kr') : 'kr';
}

/** Names the currency, and drops the mark of the abbreviation: "200 kr. a month". */
export function nameKrona(tokens: Token[], currency: string): Token[] {
  const isSign = (token: Token | undefined): boolean => token?.text === 'kr' || token?.text === 'kr.';
  const isCoin = ({ text }: Token, index: number): boolean =>
    currency !== 'kr' && coins.has(text) && tokens[index - 1]?.pos === 'num';
  if (!tokens.some((token, index) => isSign(token) || isCoin(token, index))) return tokens;
  return tokens
    .map((token, index) => (isSign(token) || isCoin(token, index) ? { ...token, text: currency } : token))
    .filter(({ text }, index) => !(text === '.' && isSign(tokens[index - 1]) && index < tokens.length - 1));
}

/** "Kronor" are Swedish wherever they are paid. */
const coins: ReadonlySet<string> = new Set('kroner krone kronen coronas 克朗'.split(' '));
