import { describe, expect, it } from 'vitest';
import { canonicalUrl, cleanUrl } from './news.urls';

describe('cleanUrl', () => {
  it.each([
    ['https://news.example/a?utm_source=rss&id=1&fbclid=x#top', 'https://news.example/a?id=1'],
    ['/story', 'https://feed.example/story'],
    ['//other.example/story', 'https://other.example/story'],
    ['  https://news.example/a\n', 'https://news.example/a'],
    ['https://user:secret@news.example/', 'https://news.example/'],
  ])('turns %j into %j', (url, clean) => {
    expect(cleanUrl(url, 'https://feed.example/rss')).toBe(clean);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://news.example/1',
    'mailto:a@b.example',
    'https://',
    '',
    null,
    `https://news.example/${'a'.repeat(3_000)}`,
  ])('refuses %j', (url) => {
    expect(cleanUrl(url)).toBeNull();
  });
});

it('canonicalUrl is the same for other spellings of an address', () => {
  const spellings = [
    'http://www.news.example/2026/story/?b=2&a=1',
    'https://news.example/2026/story?a=1&b=2',
    'https://NEWS.example/2026/story/?b=2&a=1&utm_campaign=x#comments',
  ];
  expect(new Set(spellings.map((url) => canonicalUrl(cleanUrl(url)!)))).toEqual(
    new Set(['https://news.example/2026/story?a=1&b=2']),
  );
});
