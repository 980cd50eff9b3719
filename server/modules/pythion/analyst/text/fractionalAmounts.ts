import { numberWords } from '../lexicon/numbers';
import { rewrite } from './rewrite';

const units =
  'one|two|three|four|five|six|seven|eight|nine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const teens =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|diez|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve';
const tens =
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und\\p{L}+';
const one = 'an?|eine?n?|una?';

const coin =
  '(?:euros?|pounds?|dollars?|quid|bucks?|francs?|franken|dólar(?:es)?|pesos|soles|libras|francos)(?!\\p{L})';
const whole = `(?<![\\p{L}\\p{N}.,'-])(?:\\d{1,4}|${units}|${teens}|${tens}|${one})`;
const cents = `(?:\\d\\d|${teens}|${tens})(?![\\p{L}\\p{N}]|[.,]\\d)`;
const centName = '(?:cents?|pence|p|rappen|centimes|céntimos|centavos)(?!\\p{L})';

/** What follows an amount that is complete, and no noun that is counted: the end, its unit, or the next part of the clause. */
const complete = `(?= *(?:$|[.,;:!?)"\\n/])| - | (?:an?|per|each|apiece|every|for|to(?! \\d)|from|and|but|at|which|while|pro|je|jede[nrs]?|das|der|die|den|im|für|am|und|aber|aus|ein(?:e[nrms]?)?|verlang\\p{L}+|kosten|kostet|nehmen|berechnen|(?:be)?zahl\\p{L}+|cada|por|el|la|al|los|las|una?|y|pero)(?!\\p{L}))`;

/**
 * "3 euro 20", "two pounds fifty", "a dollar fifty", "3 euros con 20", "€4 and 50 cents", "dos euros y medio", "two and a half
 * euros": a whole amount and a part of one. Not "3 euro, 20 bakeries", "40 dollars 12 times".
 */
const fractional = new RegExp(
  [
    `(?<whole>${whole}) (?<coin>${coin})(?:(?: (?:and|und|con|y))? (?<cents>${cents}) ${centName}|(?: con)? (?<bare>${cents})${complete})`,
    `(?<sign>[$€£]) ?(?<signed>\\d{1,4})(?: (?:and|und|con|y))? (?<rest>${cents}) ${centName}`,
    `(?<halved>${whole}) (?<halfCoin>${coin}) (?:and a half|y medio|y media)(?!\\p{L})`,
    `(?<half>${whole}) (?:and a half|y medio|y media) (?=${coin})`,
    `(?<![\\p{L}])(?:(?<german>ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)einhalb|(?<oneAndHalf>anderthalb)) (?=${coin})`,
  ].join('|'),
  'gu',
);

const isOne = new RegExp(`^(?:${one}|one|ein)$`);

const valueOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : isOne.test(word) ? 1 : (numberWords[word] ?? Number.NaN);

/**
 * Writes an amount that is told in its coin and parts of it in digits: "3.20 euro".
 * @param normal its text and the offsets of its characters, of which copies are returned
 */
export const writeFractionalAmounts = <Text extends { text: string; starts: number[]; ends: number[] }>(
  normal: Text,
): Text => (mention.test(normal.text) ? rewrite(normal, fractional, write) : normal);

const mention = new RegExp(`[$€£]|${coin}`, 'u');

function write({ 0: match, groups = {} }: RegExpExecArray): string {
  const { halved, halfCoin, half, german, oneAndHalf, sign = '' } = groups;
  const halfOf = halved ?? half ?? german ?? (oneAndHalf && 'ein');
  const [major, minor] = halfOf
    ? [valueOf(halfOf), 50]
    : [
        valueOf(groups['whole'] ?? groups['signed'] ?? ''),
        valueOf(groups['cents'] ?? groups['bare'] ?? groups['rest'] ?? ''),
      ];
  if (Number.isNaN(major + minor)) return match;
  const behind = groups['coin'] ?? halfCoin;
  return `${sign}${major}.${String(minor).padStart(2, '0')}${sign === '' ? ' ' : ''}${behind ?? ''}`;
}
