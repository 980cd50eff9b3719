import { forEachGrapheme } from './graphemes';
import { writeFractionalAmounts } from './fractionalAmounts';
import { writePesos } from './pesos';
import { writeSpanishSenses } from './spanishSenses';
import { writeSpokenAmounts } from './spokenAmounts';
import { simplified } from './traditional';
import { writeDashedAmounts, writeShortAmounts } from './writtenAmounts';

/** A text that the analyst reads, and where each of its characters stands in the text of the founder. */
export type NormalText = {
  /** NFKC, lower case, plain quotes and dashes, without markup and list numbers. */
  text: string;
  /** The text as the founder sent it. */
  source: string;
  /** For each UTF-16 unit of `text`, the offsets in `source` at which its grapheme starts and ends. */
  starts: number[];
  ends: number[];
};

/** Characters that are written in several ways. */
const plain: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '`': "'",
  '\u00b4': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u300c': '"',
  '\u300d': '"',
  '\u2013': '-',
  '\u2014': ' - ',
  '\u2212': '-',
  '\u2022': '\n',
  '\u25aa': '\n',
  '\u25cf': '\n',
  '\u2192': ' to ',
  '\u3002': '. ',
  '\uff0c': ', ',
  '\uff01': '! ',
  '\uff1f': '? ',
  '\u3001': ', ',
  '|': ' ; ',
  ...simplified,
  '\r': '\n',
  '\r\n': '\n',
  '\t': ' ',
  '\u00a0': ' ',
  '\u202f': ' ',
};

const invisible = /^[\p{Cf}\p{Cc}]$/u;
/** Pictures and marks of Markdown carry no meaning here. */
const decoration = /^(?:[*_~<>#]|\p{Extended_Pictographic}.*)$/u;
const address = /\b(?:https?:\/\/|www\.)[\w\-.~:/?#@!$&+,;=%]*[\w/#=]/gi;
const tag = /<\/?[a-z][^<>]{0,200}>/gi;
/** A bullet, number or letter of a list, and a mark of a heading or quotation. */
const listMark = /(^|\n)[ >#]*(?:[-+*] +|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)] +|\d{1,2}, (?=\p{Script=Han}))/gu;
/** Other signs that people write before the lines of a list. */
const bullet = /^([ \t]*)[*·→✓✔►▸◦‣○■□➤](?=[ \t])/gmu;
/** A list number within a line, after the end of a sentence. */
const inlineNumber = /([.!?:;] +)\(?\d{1,2}[.)] +(?=\p{L})/gu;

/** "1️⃣", "①", "❶": a number of a list in one sign. */
const listSign = /^(?:\d\ufe0f?\u20e3|\u{1f51f}|[\u2460-\u249b\u2776-\u2793\u24eb-\u24ff])$/u;
/** The marks at the ends of a row: "| Customers | 12 practices |". */
const rowEnd = /^[ \t]*\||\|(?=[ \t]*$)/gm;
/** "1.29家诊所": a list number without a blank, before a count of whole things. */
const touchingNumber = /(^|\n)\d{1,2}\.(?=\d{1,4}[家位名户所人])/g;

/** A whole text between quotation marks is the founder's all the same. */
const quoted = /^\s*["“„«「『][^"“”„«»「」『』]*["”“»」』]\s*$/u;
const quotationMark = /["“„«「『”»」』]/gu;

/** Keeps the length of a match, so that offsets stay. */
const blank = (match: string): string => match.replace(/[^\n]/g, ' ');

/** Normalises the founder's text. The result is empty when nothing readable is left. */
export function normaliseText(source: string): NormalText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  const unquoted = quoted.test(source) ? source.replace(quotationMark, blank) : source;
  const plainSource = unquoted
    .replace(tag, blank)
    .replace(address, blank)
    .replace(rowEnd, blank)
    .replace(bullet, '$1•');
  forEachGrapheme(plainSource, (grapheme, start) => {
    const normal = normaliseGrapheme(grapheme);
    for (let unit = 0; unit < normal.length; unit++) {
      starts.push(start);
      ends.push(start + grapheme.length);
    }
    text += normal;
  });
  text = text
    .replace(listMark, (match, before: string) => before + '\n'.repeat(match.length - before.length))
    .replace(touchingNumber, (match, before: string) => before + '\n'.repeat(match.length - before.length))
    .replace(inlineNumber, (match, before: string) => before + ' '.repeat(match.length - before.length));
  return writeFractionalAmounts(
    writeSpanishSenses(
      writeSpokenAmounts(writeShortAmounts(writeDashedAmounts(writePesos({ text, source, starts, ends })))),
    ),
  );
}

function normaliseGrapheme(segment: string): string {
  const known = plain[segment];
  if (known !== undefined) return known;
  if (segment === '\n' || segment === ' ') return segment;
  // Most characters of a Chinese text are ideographs, which have one form only.
  if (segment.length === 1 && segment >= '\u4e00' && segment <= '\u9fff') return segment;
  if (segment === '-' || (segment.length === 1 && /[a-z0-9]/.test(segment))) return segment;
  if (listSign.test(segment)) return '. ';
  if (segment === '*' || segment === '#' || segment === '>') return segment === '*' ? '' : ' ';
  if (invisible.test(segment) || decoration.test(segment)) return ' ';
  const normal = segment.normalize('NFKC');
  return (plain[normal] ?? normal).toLowerCase().replace(/[\u0100-\u024f]/g, withoutMark);
}

/** "Łódź" as "lodz": the tagger and the lexica know letters with marks only as far as Latin-1. One letter stays one. */
const withoutMark = (letter: string): string => barred[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');

/** Letters whose mark is a part of them. */
const barred: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ħ: 'h', ı: 'i', ŧ: 't' };

/** The founder's own words for a part of the normal text. */
export function quoteOf(normal: NormalText, start: number, end: number): { quote: string; start: number; end: number } {
  const from = normal.starts[start] ?? normal.source.length;
  const to = normal.ends[Math.max(start, end - 1)] ?? normal.source.length;
  const raw = normal.source.slice(from, to);
  const leading = raw.length - raw.trimStart().length;
  const quote = raw.trim();
  return { quote, start: from + leading, end: from + leading + quote.length };
}
