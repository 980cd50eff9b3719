import MarkdownIt, { type Token } from 'markdown-it';

/** A part of a formatted text: a text, or an element with parts. */
export type TextPart =
  | string
  | { kind: 'code' | 'break' | 'rule'; text: string }
  | { kind: 'heading' | 'paragraph' | 'list' | 'numbers' | 'item' | 'quote' | 'strong' | 'em'; parts: TextPart[] }
  | { kind: 'link'; href: string; parts: TextPart[] };

/** Markdown without HTML, images and tables. Links are http, https or mailto. */
const markdown = new MarkdownIt('zero', { linkify: true, breaks: true }).enable([
  'heading',
  'list',
  'blockquote',
  'hr',
  'newline',
  'escape',
  'backticks',
  'emphasis',
  'link',
  'autolink',
  'linkify',
]);
markdown.validateLink = (url) => /^(https?:\/\/|mailto:)/i.test(url.trim());
// Without a scheme only "www." and the like are links, not "Node.js".
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

const elements: Record<string, 'heading' | 'paragraph' | 'list' | 'numbers' | 'item' | 'quote' | 'strong' | 'em'> = {
  heading_open: 'heading',
  paragraph_open: 'paragraph',
  bullet_list_open: 'list',
  ordered_list_open: 'numbers',
  list_item_open: 'item',
  blockquote_open: 'quote',
  strong_open: 'strong',
  em_open: 'em',
};

/** Converts tokens to parts, from an index to the closing token of this level. @returns the parts and the next index */
function toParts(tokens: readonly Token[], start: number): { parts: TextPart[]; next: number } {
  const parts: TextPart[] = [];
  let index = start;
  while (index < tokens.length) {
    const token = tokens[index]!;
    index += 1;
    if (token.nesting === -1) return { parts, next: index };
    if (token.nesting === 1) {
      const inner = toParts(tokens, index);
      index = inner.next;
      const kind = elements[token.type];
      const href = String(token.attrs?.find(([name]) => name === 'href')?.[1] ?? '');
      if (token.type === 'link_open' && markdown.validateLink(href))
        parts.push({ kind: 'link', href, parts: inner.parts });
      // Items of a compact list have no paragraphs.
      else if (kind && !token.hidden) parts.push({ kind, parts: inner.parts });
      else parts.push(...inner.parts);
    } else if (token.type === 'inline') parts.push(...toParts(token.children ?? [], 0).parts);
    else if (token.type === 'code_inline') parts.push({ kind: 'code', text: token.content });
    else if (token.type === 'softbreak' || token.type === 'hardbreak') parts.push({ kind: 'break', text: '' });
    else if (token.type === 'hr') parts.push({ kind: 'rule', text: '' });
    else if (token.content !== '') parts.push(token.content);
  }
  return { parts, next: index };
}

/** Parses the description of a job. */
export const parseDescription = (text: string): TextPart[] => toParts(markdown.parse(text, {}), 0).parts;
