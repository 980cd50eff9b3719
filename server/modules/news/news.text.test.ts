import { describe, expect, it } from 'vitest';
import { toPlainText, toTitleKey } from './news.text';

describe('toPlainText', () => {
  it.each([
    ['<p>Hello <b>founders</b>,</p><p>welcome</p>', 'Hello founders, welcome'],
    ['AT&amp;T &mdash; &#8220;profit&#x201D; &lt; loss', 'AT&T — “profit” < loss'],
    ['1 < 2 and a<b', '1 < 2 and a'],
    ['before<script>alert(1)</script>after', 'before after'],
    ['before<script>alert(1)', 'before'],
    ['<style>p{}</style><!-- hidden --><![CDATA[shown', 'shown'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<img src=x onerror=alert(1) ', ''],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['line\nbreak\t\u0000\u202eevil\u200b', 'line break evil'],
    ['family 👨‍👩‍👧', 'family 👨‍👩‍👧'],
    ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
  ])('turns %j into %j', (html, text) => {
    expect(toPlainText(html, 100)).toBe(text);
  });

  it('cuts a long text between characters', () => {
    expect(toPlainText('🚀'.repeat(20), 5)).toBe('🚀🚀🚀🚀…');
  });

  it.each(['<', '<a', '<!--', '<script', '<script></script', '&', '&lt;', '<a href="'])(
    'takes a document of %j repeated',
    (part) => {
      expect(toPlainText(part.repeat(200_000), 600).length).toBeLessThanOrEqual(600);
    },
  );

  it.each(['</script', '</script x="', '<!--', '<svg'])(
    'takes time in proportion to %j repeated in a script',
    (part) => {
      const html = `<script>${part.repeat(20_000)}`;
      // In quadratic time these take longer than a test may.
      for (let item = 0; item < 300; item++) expect(toPlainText(html, 600)).toBe('');
    },
  );
});

it('toTitleKey is the same for other spellings of a title', () => {
  expect(toTitleKey('  Acme raises $5M — “again”!')).toBe(toTitleKey('ACME Raises 5m again'));
  expect(toTitleKey('🚀🚀')).toBe('🚀🚀');
});
