// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { ImageHosts } from './imageHosts';
import { fileNameOf, forgetFailures, nextSource, recordFailure, sourcesOf, srcSetOf } from './imageSources';

const page = 'https://venturion.example';
const local: ImageHosts = { publicUrl: page, storageUrl: null };
const stored: ImageHosts = { publicUrl: page, storageUrl: 'https://cdn.example/base/of/it' };

beforeEach(forgetFailures);

describe('where a picture is tried', () => {
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
  ])('%s', (src, hosts, expected) => expect(sourcesOf(src, hosts, page)).toEqual(expected));

  it('is not known beyond the first address until the server has said', () => {
    expect(sourcesOf('/media/posts/a.webp', null, page)).toEqual(['/media/posts/a.webp']);
  });

  it('at the product’s public address, when this page has another', () => {
    expect(sourcesOf('https://venturion.example/media/posts/a.webp', local, 'https://staging.example')).toEqual([
      `${page}/media/posts/a.webp`,
      `${page}/media/posts/a.webp?retry=1`,
    ]);
  });
});

describe('an address of somebody’s own machine', () => {
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
  ])('%s gives way to the public one', (host) => {
    expect(sourcesOf(`${host}/media/posts/a.webp?x=1`, stored, page)).toEqual([
      `${page}/media/posts/a.webp`,
      'https://cdn.example/base/of/it/posts/a.webp',
    ]);
    expect(sourcesOf(`${host}/bucket/profile/a.webp`, local, page)).toEqual([
      `${page}/media/profile/a.webp`,
      `${page}/media/profile/a.webp?retry=1`,
    ]);
    expect(sourcesOf(`${host}/images/post.svg?x=1`, local, page)![0]).toBe(`${page}/images/post.svg?x=1`);
  });

  it('gives way to the configured host, not to the page’s', () => {
    expect(sourcesOf('http://localhost:4000/media/posts/a.webp', local, 'https://staging.example')![0]).toBe(
      `${page}/media/posts/a.webp`,
    );
  });

  it('is not asked while the public one is not known', () => {
    expect(sourcesOf('http://localhost:4000/media/posts/a.webp', null, page)).toEqual([]);
    expect(
      srcSetOf('http://localhost:4000/media/posts/a-480.webp 480w, /media/posts/a.webp 960w', null, page),
    ).toBeUndefined();
  });

  it.each(['https://localhost.example', 'https://127.0.0.1.example', 'https://notlocalhost'])('%s is none', (host) => {
    expect(sourcesOf(`${host}/posts/a.webp`, local, page)![0]).toBe(`${host}/posts/a.webp`);
  });

  it('stays when the page or the storage is there itself', () => {
    const here = 'http://localhost:4000';
    expect(sourcesOf(`${here}/media/posts/a.webp`, { publicUrl: here, storageUrl: null }, here)![0]).toBe(
      `${here}/media/posts/a.webp`,
    );
    const hosts = { publicUrl: here, storageUrl: 'http://127.0.0.1:9000/bucket' };
    expect(sourcesOf('http://127.0.0.1:9000/bucket/posts/a.webp', hosts, here)).toEqual([
      'http://127.0.0.1:9000/bucket/posts/a.webp',
      `${here}/media/posts/a.webp`,
    ]);
  });

  it('is replaced in a srcset like anywhere else', () => {
    expect(srcSetOf('http://localhost:4000/media/posts/a-480.webp 480w, /media/posts/a.webp 960w', local, page)).toBe(
      `${page}/media/posts/a-480.webp 480w, /media/posts/a.webp 960w`,
    );
    expect(srcSetOf('/media/posts/a.webp', local, page)).toBe('/media/posts/a.webp');
  });
});

describe('attempts', () => {
  const [first, second] = ['https://cdn.example/posts/a.webp', '/media/posts/a.webp'];

  it('are two for a file name', () => {
    expect(nextSource([first!, second!])).toBe(first);
    recordFailure(first!);
    expect(nextSource([first!, second!])).toBe(second);
    recordFailure(second!);
    expect(nextSource([first!, second!])).toBeUndefined();
    expect(nextSource(['https://other.example/posts/a.webp', second!])).toBeUndefined();
    expect(nextSource(['https://cdn.example/posts/b.webp'])).toBe('https://cdn.example/posts/b.webp');
  });

  it('count an address once, however many show it', () => {
    for (let n = 0; n < 10; n++) recordFailure(first!);
    expect(nextSource([first!, second!])).toBe(second);
  });

  it('end with the last address', () => {
    recordFailure('blob:https://venturion.example/1');
    expect(nextSource(['blob:https://venturion.example/1'])).toBeUndefined();
    expect(nextSource([])).toBeUndefined();
  });
});

it('takes the file name without folders, query and hash', () => {
  expect(fileNameOf('https://cdn.example/a/b.webp?size=2#x')).toBe('b.webp');
});
