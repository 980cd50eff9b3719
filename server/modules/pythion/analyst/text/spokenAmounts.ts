import { numberWords } from '../lexicon/numbers';
import { writeHanAmounts } from './hanAmounts';
import { parseHanNumber } from './numbers';
import { rewrite } from './rewrite';
import { spokenYuan, writeYuan } from './spokenYuan';

const unit = '(?:one|two|three|four|five|six|seven|eight|nine)';
const tens = '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const teen = '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';
/** Not the "thirty one" of "out of thirty one paid", "thirty one-bed flats". */
const tensAndUnit = `${tens}(?:-${unit}|(?<!of ${tens}) one| (?!one)${unit})`;
const belowHundred = `(?:${tensAndUnit}|${tens}|${teen}|${unit})`;
const belowThousand = `(?:(?:a|${unit}|${teen}) hundred(?:(?: and)? ${belowHundred})?|${belowHundred})`;
const coin = '(?= (?:dollars?|pounds?|euros?|bucks|quid|francs|rupees|pesos)(?!\\p{L}))';
const numeral = `(?:(?:a|${belowThousand}) thousand,?(?: and)? ${belowThousand}|(?:a|the|${unit}) hundred(?: and)? ${belowHundred}|${tensAndUnit}|(?:${tens}|${belowHundred} hundred) thousand|one (?:hundred|thousand)|a (?:hundred|thousand)${coin})`;

/** "Three fifty a blade": pounds and pence, without either word. Not "three fifty a month", which may be hundreds. */
const withPence = `(?<=(?:'s|is|are|for|about|around|charge|costs?|pay|only|just|[,:]) )(?:${unit}|${teen}) (?:${tensAndUnit}|${tens}|(?!ten)${teen})(?= (?:an?|per|each|apiece) (?!(?:\\p{L}*day|night|morning|afternoon|evening|week|weekend|month|year|quarter|term|season|lot|bit|few|m)(?!\\p{L}))\\p{L}{2})`;

const unidad = '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|una?(?= \\p{L}+s(?!\\p{L}))|uno)';
const decena = '(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)';
const centena =
  '(?:ciento|cien|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|seiscient[oa]s|setecient[oa]s|ochocient[oa]s|novecient[oa]s)';
const menorDeCien = `(?:${decena} y ${unidad}|${decena}|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veinti(?:ún|un[oa]|dós|trés|cuatro|cinco|séis|siete|ocho|nueve)|${unidad})`;
const menorDeMil = `(?:${centena} ${menorDeCien}|${centena}|${menorDeCien})`;
/** "Cuarenta y cinco", "ciento veinte", "dos mil quinientos", "mil euros". */
const spanishNumeral = `(?:(?<!\\d )(?:${menorDeMil} )?mil ${menorDeMil}|${menorDeMil} mil(?!\\p{L})|(?<!\\d )mil(?= (?:euros|dólares|pesos|soles|libras)(?!\\p{L}))|${centena} ${menorDeCien}|${decena} y ${unidad})`;

/**
 * "五百多家", "三十来个", "30多位", "三十多块": a round count before its measure word or its currency. "A tenner", "another fiver": an
 * amount by the name of its note. "Three fifty a blade": 3.50. "Twenty six", "a hundred and forty": a number of several words.
 */
const spoken = new RegExp(
  String.raw`(?:([一二两三四五六七八九十百千]{1,9}|\d+)[多余几]|([一二两三四五六七八九]?[十百千]|\d*0)来)(?=[家个位名户间台人次所块元])|(?<!\p{L})(?:a|another|one) (tenner|fiver)(?!\p{L})|(?<![\p{L}\p{N}-])(${withPence})|(?<![\p{L}\p{N}-])(${numeral}|${spanishNumeral})(?![\p{L}\p{N}-])`,
  'gu',
);

const notes: Readonly<Record<string, string>> = { tenner: '£10', fiver: '£5' };

/** 差不多61: about, and no 不 that denies it. */
const writeNearly = <Text extends { text: string; starts: number[]; ends: number[] }>(normal: Text): Text =>
  normal.text.includes('差不多') ? rewrite(normal, nearly, () => '大约') : normal;
const nearly = /差不多(?=[有是]?[\d一两二三四五六七八九十百](?![样致模般]))/gu;

/**
 * Writes round Chinese counts in digits, "500家", because the segmentation takes their marks for a part of what is counted, amounts
 * of yuan as they are spoken, and notes as amounts, "£10".
 * @param normal its text and the offsets of its characters, of which copies are returned
 */
export const writeSpokenAmounts = <Text extends { text: string; starts: number[]; ends: number[] }>(
  normal: Text,
): Text =>
  rewrite(
    /\p{Script=Han}/u.test(normal.text) ? rewrite(writeHanAmounts(writeNearly(normal)), spokenYuan, writeYuan) : normal,
    spoken,
    write,
  );

function write({ 1: many, 2: about, 3: note, 4: pence, 5: words }: RegExpExecArray): string {
  if (note) return notes[note] ?? '';
  if (pence) {
    const [whole = '', ...hundredths] = pence.split(/[ -]/);
    return `${sumOf(whole)}.${sumOf(hundredths.join(' '))}`;
  }
  const round = many ?? about ?? '';
  return words ? String(sumOf(words)) : String(parseHanNumber(round) ?? round);
}

/** "Twenty six" is 26, "two hundred and five" is 205, "one thousand five hundred" and "mil quinientos" are 1,500. */
function sumOf(words: string): number {
  let [sum, part] = [0, 0];
  for (const word of words.split(/[ ,-]+/)) {
    if (word === 'hundred') part = (part || 1) * 100;
    else if (word === 'thousand' || word === 'mil') [sum, part] = [sum + (part || 1) * 1000, 0];
    else part += /^(?:one|a|un[oa]?)$/.test(word) ? 1 : (numberWords[word] ?? 0);
  }
  return sum + part;
}
