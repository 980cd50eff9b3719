// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { ImageHosts } from './imageHosts';
import { getFileName, resetFailures, nextSource, recordFailure, listImageSources, buildSrcSet } from './imageSources';

const page = 'https://venturion.example';
const local: ImageHosts = { publicUrl: page, storageUrl: null };
const stored: ImageHosts = { publicUrl: page, storageUrl: 'https://cdn.example/base/of/it' };

beforeEach(resetFailures);

describe('sources of an image', () => {
  it.each([
    // The storage's own address, whatever stands before folder and name; then through us.
    [
      'https://cdn.example/base/of/it/posts/a.webp',
      stored,
      ['https://cdn.example/base/of/it/posts/a.webp', `${page}/media/posts/a.webp`],
    ],
    [
      'https://old.example/profile/b-160.webp?v=2',
      stored,
      ['https://old.example/profile/b-160.webp?v=2', `${page}/media/profile/b-160.webp`],
    ],
    [
      'https://cdn.example/media/posts/a.webp',
      null,
      ['https://cdn.example/media/posts/a.webp', `${page}/media/posts/a.webp`],
    ],
    // Through us; then the storage, or once more past any cache.
    ['/media/posts/a.webp', stored, ['/media/posts/a.webp', 'https://cdn.example/base/of/it/posts/a.webp']],
    [
      `${page}/media/posts/a.webp`,
      stored,
      [`${page}/media/posts/a.webp`, 'https://cdn.example/base/of/it/posts/a.webp'],
    ],
    ['/media/posts/a.webp', local, ['/media/posts/a.webp', `${page}/media/posts/a.webp?retry=1`]],
    // Not a stored picture.
    ['/images/avatar.svg?x=1', stored, ['/images/avatar.svg?x=1', `${page}/images/avatar.svg?x=1&retry=1`]],
    [
      'https://news.example/posts/2026/a.jpg',
      stored,
      ['https://news.example/posts/2026/a.jpg', 'https://news.example/posts/2026/a.jpg?retry=1'],
    ],
    // Came with the page, or is no address.
    ['blob:https://venturion.example/1', stored, ['blob:https://venturion.example/1']],
    ['data:image/gif;base64,R0', stored, ['data:image/gif;base64,R0']],
    ['http://[', stored, ['http://[']],
  ])('%s', (src, hosts, expected) => expect(listImageSources(src, hosts, page)).toEqual(expected));

  it('has only the first URL until the hosts are known', () => {
    expect(listImageSources('/media/posts/a.webp', null, page)).toEqual(['/media/posts/a.webp']);
  });

  it('uses the product’s public origin when the page has another', () => {
    expect(listImageSources('https://venturion.example/media/posts/a.webp', local, 'https://staging.example')).toEqual([
      `${page}/media/posts/a.webp`,
      `${page}/media/posts/a.webp?retry=1`,
    ]);
  });
});

describe('a loopback URL', () => {
  it.each([
    'http://localhost:4000',
    'http://localhost',
    'https://LOCALHOST:3000',
    'http://127.0.0.1:9000',
    'http://127.8.9.1',
    'http://127.1',
    'http://0.0.0.0:4000',
    'http://[::1]:4000',
    '//localhost:4000',
  ])('%s is replaced by the public origin', (host) => {
    expect(listImageSources(`${host}/media/posts/a.webp?x=1`, stored, page)).toEqual([
      `${page}/media/posts/a.webp`,
      'https://cdn.example/base/of/it/posts/a.webp',
    ]);
    expect(listImageSources(`${host}/bucket/profile/a.webp`, local, page)).toEqual([
      `${page}/media/profile/a.webp`,
      `${page}/media/profile/a.webp?retry=1`,
    ]);
    expect(listImageSources(`${host}/images/post.svg?x=1`, local, page)![0]).toBe(`${page}/images/post.svg?x=1`);
  });

  it('is replaced by the configured origin, not the page’s', () => {
    expect(listImageSources('http://localhost:4000/media/posts/a.webp', local, 'https://staging.example')![0]).toBe(
      `${page}/media/posts/a.webp`,
    );
  });

  it('is skipped while the public origin is unknown', () => {
    expect(listImageSources('http://localhost:4000/media/posts/a.webp', null, page)).toEqual([]);
    expect(
      buildSrcSet('http://localhost:4000/media/posts/a-480.webp 480w, /media/posts/a.webp 960w', null, page),
    ).toBeUndefined();
  });

  it.each(['https://localhost.example', 'https://127.0.0.1.example', 'https://notlocalhost'])(
    '%s is not a loopback URL',
    (host) => {
      expect(listImageSources(`${host}/posts/a.webp`, local, page)![0]).toBe(`${host}/posts/a.webp`);
    },
  );

  it('stays when the page or the storage is on loopback, too', () => {
    const here = 'http://localhost:4000';
    expect(listImageSources(`${here}/media/posts/a.webp`, { publicUrl: here, storageUrl: null }, here)![0]).toBe(
      `${here}/media/posts/a.webp`,
    );
    const hosts = { publicUrl: here, storageUrl: 'http://127.0.0.1:9000/bucket' };
    expect(listImageSources('http://127.0.0.1:9000/bucket/posts/a.webp', hosts, here)).toEqual([
      'http://127.0.0.1:9000/bucket/posts/a.webp',
      `${here}/media/posts/a.webp`,
    ]);
  });

  it('is replaced in a srcset as well', () => {
    expect(
      buildSrcSet('http://localhost:4000/media/posts/a-480.webp 480w, /media/posts/a.webp 960w', local, page),
    ).toBe(`${page}/media/posts/a-480.webp 480w, /media/posts/a.webp 960w`);
    expect(buildSrcSet('/media/posts/a.webp', local, page)).toBe('/media/posts/a.webp');
  });
});

describe('attempts', () => {
  const [first, second] = ['https://cdn.example/posts/a.webp', '/media/posts/a.webp'];

  it('are limited to two per file name', () => {
    expect(nextSource([first!, second!])).toBe(first);
    recordFailure(first!);
    expect(nextSource([first!, second!])).toBe(second);
    recordFailure(second!);
    expect(nextSource([first!, second!])).toBeUndefined();
    expect(nextSource(['https://other.example/posts/a.webp', second!])).toBeUndefined();
    expect(nextSource(['https://cdn.example/posts/b.webp'])).toBe('https://cdn.example/posts/b.webp');
  });

  it('count a URL once for all its images', () => {
    for (let n = 0; n < 10; n++) recordFailure(first!);
    expect(nextSource([first!, second!])).toBe(second);
  });

  it('end with the last URL', () => {
    recordFailure('blob:https://venturion.example/1');
    expect(nextSource(['blob:https://venturion.example/1'])).toBeUndefined();
    expect(nextSource([])).toBeUndefined();
  });
});

it('parses the file name without folders, query and hash', () => {
  expect(getFileName('https://cdn.example/a/b.webp?size=2#x')).toBe('b.webp');
});
