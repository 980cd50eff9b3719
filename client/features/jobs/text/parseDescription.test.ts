import { describe, expect, it, test } from 'vitest';
import { parseDescription, type TextPart } from './parseDescription';

it('parses headings, lists, emphasis and links', () => {
  expect(
    parseDescription('## You will\n\n- build **ledgers**\n- read [docs](https://example.com/a)\n\nOne\nTwo'),
  ).toEqual([
    { kind: 'heading', parts: ['You will'] },
    {
      kind: 'list',
      parts: [
        { kind: 'item', parts: ['build ', { kind: 'strong', parts: ['ledgers'] }] },
        { kind: 'item', parts: ['read ', { kind: 'link', href: 'https://example.com/a', parts: ['docs'] }] },
      ],
    },
    { kind: 'paragraph', parts: ['One', { kind: 'break', text: '' }, 'Two'] },
  ]);
});

it('links plain URLs, but not names with a dot', () => {
  expect(parseDescription('Node.js at https://example.com')).toEqual([
    {
      kind: 'paragraph',
      parts: ['Node.js at ', { kind: 'link', href: 'https://example.com', parts: ['https://example.com'] }],
    },
  ]);
});

const textOf = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'parts' in part ? textOf(part.parts) : part.text)).join('');

describe('untrusted text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x](https://example.com/x.png)',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox(1))',
    '[x](//example.com)',
    '<javascript:alert(1)>',
    '&lt;script&gt;',
  ])('%s is text or a safe link', (text) => {
    const parts = parseDescription(text);
    const json = JSON.stringify(parts);
    for (const [, href] of json.matchAll(/"href":"(.*?)"/g)) expect(href).toMatch(/^https:/);
    if (!text.startsWith('!')) expect(textOf(parts)).toBe(text);
  });

  it('deep nesting is parsed', () => {
    expect(() => parseDescription('> '.repeat(5_000))).not.toThrow();
    expect(() => parseDescription('*'.repeat(10_000))).not.toThrow();
    expect(() => parseDescription('['.repeat(10_000))).not.toThrow();
  });
});
