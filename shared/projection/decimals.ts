/** Decimals that are written and read. The engine itself knows whole numbers only. */
export const percentDecimals = 4;
export const countDecimals = 6;
/** Of ratios and months in results. */
export const ratioDecimals = 2;

const noDecimals = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const threeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** National currencies of ISO 4217, without funds, metals and codes for tests. */
export const currencies: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
    'CLP CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL ' +
    'HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD ' +
    'MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR ' +
    'RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD ' +
    'TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ZWL'
  ).split(' '),
);

/** Digits of a currency's minor unit, as FINANCE.md lists them. */
export const currencyDigits = (currency: string): number =>
  noDecimals.has(currency) ? 0 : threeDecimals.has(currency) ? 3 : 2;

/** The decimal text of a whole number at a scale: 4900 with two decimals is "49.00". Never "-0.00". */
export function formatDecimal(value: number | bigint, decimals: number): string {
  const digits = String(value < 0 ? -value : value);
  const sign = value < 0 ? '-' : '';
  if (decimals === 0) return sign + digits;
  const padded = digits.padStart(decimals + 1, '0');
  const point = padded.length - decimals;
  return `${sign}${padded.slice(0, point)}.${padded.slice(point)}`;
}

/** A decimal's parts. The digits are a whole number of `10^-decimals`. */
export type Decimal = { sign: 1 | -1; digits: string; decimals: number };

/** @returns undefined for what isn't plain decimal text, such as "1e3", "5." or "+1" */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^(-?)(\d{1,400})(?:\.(\d{1,400}))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  return { sign: sign ? -1 : 1, digits: whole! + fraction, decimals: fraction.length };
}

/** A number's shortest decimal text, without an exponent. */
export function numberText(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign, first, fraction = '', exponent] = match;
  const digits = first! + fraction;
  const point = 1 + Number(exponent);
  return point <= 0 ? `${sign}0.${'0'.repeat(-point)}${digits}` : sign! + digits.padEnd(point, '0');
}
