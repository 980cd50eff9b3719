import { coinNotGood } from '../lexicon/currencies';
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

export type Krona = {
  /** The code of the currency that "kr" and "kroner" mean. "kr" where the text names none, or several. */
  currency: string;
  /** "We make crowns": the text speaks of crowns that are no money, as it names them without a number. */
  hasCrowns: boolean;
};

/** What "kr", "kroner" and "Kronen" mean in a normal text. */
export function readKrona(text: string): Krona {
  const named = countries.filter(([, names]) => names.test(text));
  const currency = named.length === 1 ? (named[0]?.[0] ?? 'kr') : 'kr';
  return { currency, hasCrowns: currency !== 'kr' && unnumberedCrowns.test(text) };
}

/** Not "30 bis 40 Kronen" and "norwegische Kronen". */
const unnumberedCrowns =
  /(?<![\p{L}\d])(?<!\d[\d.,]*\s?(?:mil |tausend )?)(?<!(?:tausend|mil|hundert|norwegische[nr]?|schwedische[nr]?|dänische[nr]?|isländische[nr]?|viele|wenige|in|muchas|pocas|en|de) )(?:kronen|coronas)(?! (?:norueg|suec|danes|island))(?!\p{L})/u;

/** Names the currency, and drops the mark of the abbreviation: "200 kr. a month". */
export function nameKrona(tokens: Token[], { currency, hasCrowns }: Krona): Token[] {
  const isSign = (token: Token | undefined): boolean => token?.text === 'kr' || token?.text === 'kr.';
  const isCoin = ({ text }: Token, index: number): boolean =>
    currency !== 'kr' &&
    currencyNames.has(text) &&
    tokens[index - 1]?.pos === 'num' &&
    (!crowns.has(text) || (!hasCrowns && isMoney(tokens, index)));
  if (!tokens.some((token, index) => isSign(token) || isCoin(token, index))) return tokens;
  return tokens
    .map((token, index) => (isSign(token) || isCoin(token, index) ? { ...token, text: currency } : token))
    .filter(({ text }, index) => !(text === '.' && isSign(tokens[index - 1]) && index < tokens.length - 1));
}

/** "Kronor" are Swedish wherever they are paid. */
const currencyNames: ReadonlySet<string> = new Set('kroner krone kronen coronas 克朗'.split(' '));
/** Those that dentists and florists make, too. */
const crowns: ReadonlySet<string> = new Set(['krone', 'kronen', 'coronas']);

/** "Zahlen 900 Kronen im Monat", "für 900 Kronen"; not "we make 20 of them a day". */
const isMoney = (tokens: readonly Token[], index: number): boolean =>
  /^(?:für|um|zu|por|a)$/.test(tokens[index - 2]?.text ?? '') ||
  coinNotGood('kronen', tokens[index + 1]?.text ?? '', tokens) !== undefined;
