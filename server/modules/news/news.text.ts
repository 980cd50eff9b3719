import { decodeHTML } from 'entities';

/** Most characters of markup that are looked at. */
const maxMarkup = 20_000;

/** Elements whose content is no text. A closing tag ends before the next "<", so that many unclosed ones take linear time. */
const hiddenElements =
  /<(script|style|template|noscript|iframe|object|svg|math|title|textarea)\b[\s\S]*?(?:<\/\1\b[^<>]*>|$)/gi;
const comments = /<!(?:--[\s\S]*?(?:-->|$)|\[CDATA\[)/g;
/** A tag, or the unclosed start of one. A "<" before a blank or a digit is text. */
const tags = /<[/!?]?([a-z][a-z0-9]*)[^>]*(?:>|$)/gi;
/** Elements within a line. Others separate words. */
const inlineElements = /^(a|abbr|b|bdi|bdo|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)$/i;
/** Control characters, and characters that change the direction of text or have no width. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * The text of HTML, on one line: without markup, with entities decoded once. It is text for every reader: "&lt;b&gt;" is the
 * text "<b>".
 * @param max most characters; a longer text ends with "…"
 */
export function toPlainText(html: string, max: number): string {
  const stripped = html
    .slice(0, maxMarkup)
    .replace(comments, ' ')
    .replace(hiddenElements, ' ')
    .replace(tags, (_tag, name: string) => (inlineElements.test(name) ? '' : ' '));
  const text = decodeHTML(stripped).toWellFormed().replace(/\s+/g, ' ').replace(invisible, '').trim();
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** Two titles with the same key are the same title: letters and digits only, lower case. */
export const toTitleKey = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || title;
