import { describe, expect, it } from 'vitest';
import { alternativeUrl, fileNameOf, hasFailedForGood, recordFailure, recordSuccess, rewriteLocalHost } from './imageSources';

const api = 'https://venturion.example';

describe('rewriteLocalHost', () => {
  it.each([
    ['http://localhost:4000/media/posts/a.webp?x=1', 'https://venturion.example/media/posts/a.webp?x=1'],
    ['http://127.0.0.1/media/a.webp', 'https://venturion.example/media/a.webp'],
    ['http://[::1]:4000/a.webp', 'https://venturion.example/a.webp'],
    ['https://cdn.example/posts/a.webp', 'https://cdn.example/posts/a.webp'],
    ['https://localhost.example/a.webp', 'https://localhost.example/a.webp'],
    ['/media/posts/a.webp', '/media/posts/a.webp'],
  ])('%s → %s', (url, expected) => expect(rewriteLocalHost(url, api)).toBe(expected));
});

describe('alternativeUrl', () => {
  it('asks the product for what the object store did not give', () => {
    expect(alternativeUrl('https://cdn.example/posts/a.webp', api)).toBe('https://venturion.example/media/posts/a.webp');
    expect(alternativeUrl('https://cdn.example/media/posts/a.webp', api)).toBe('https://venturion.example/media/posts/a.webp');
  });

  it('asks once more, past caches, for what is already ours', () => {
    expect(alternativeUrl('/media/posts/a.webp', api)).toBe('https://venturion.example/media/posts/a.webp?retry=1');
  });

  it('leaves pictures that came with the page alone', () => expect(alternativeUrl('blob:https://x/1', api)).toBe('blob:https://x/1'));
});

describe('attempts', () => {
  it('end after two failures of a file name, wherever it was asked for', () => {
    expect(recordFailure('https://cdn.example/posts/gone.webp')).toBe(true);
    expect(hasFailedForGood('/media/posts/gone.webp')).toBe(false);
    expect(recordFailure('/media/posts/gone.webp?retry=1')).toBe(false);
    expect(hasFailedForGood('https://other.example/gone.webp')).toBe(true);
    expect(hasFailedForGood('https://cdn.example/posts/there.webp')).toBe(false);
  });

  it('start anew once the file arrived', () => {
    recordFailure('/media/late.webp');
    recordSuccess('/media/late.webp');
    expect(recordFailure('/media/late.webp')).toBe(true);
  });
});

it('takes the file name without folders, query and hash', () => {
  expect(fileNameOf('https://cdn.example/a/b.webp?size=2#x')).toBe('b.webp');
});
