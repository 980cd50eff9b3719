import { Session } from 'node:inspector';
import { assert, constantFrom, property, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scanEntities as scan } from './textEntities';
import { isTopLevelDomain } from './topLevelDomains';

const scanEntities = (text: string) => scan(text, isTopLevelDomain);

/** Entities other than plain text, as they are written. */
const entitiesOf = (text: string) =>
  scanEntities(text)
    .filter(({ kind }) => kind !== 'text')
    .map((entity) => entity.text);

/** Counts the blocks of code that run during a call, as the engine does for coverage. */
function withStepCounter(use: (countSteps: (work: () => unknown) => number) => void): void {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const takeCount = () => {
    let steps = 0;
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      for (const { functions } of result)
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    });
    return steps;
  };
  use((work) => {
    takeCount();
    work();
    return takeCount();
  });
  session.disconnect();
}

it('links addresses with a scheme and mentions without the list of top-level domains', () => {
  expect(
    scan('Ask @ann at https://a.example/x, or ann@a.example, about #pricing on a.example.')
      .filter(({ kind }) => kind !== 'text')
      .map(({ text }) => text),
  ).toEqual(['@ann', 'https://a.example/x', '#pricing']);
});

describe('scanEntities', () => {
  it.each([
    [
      'Read https://en.example/wiki/X_(Y) (and http://b.example).',
      ['https://en.example/wiki/X_(Y)', 'http://b.example'],
    ],
    ['看https://a.example，再看 b.com:8080/x?y#z!', ['https://a.example', 'b.com:8080/x?y#z']],
    ['zürich.ch/en, e.g. node.js or v1.2.3', ['zürich.ch/en']],
    ['"https://a.example/#top" <http://b.example>', ['https://a.example/#top', 'http://b.example']],
    ['ana@example.com, a+b@mail.example.com', []],
    ['https:// http://! https://', []],
    ['你好@ana你好 (@ben.c) @ana/@ben', ['@ana', '@ben.c', '@ana', '@ben']],
    [`@${'a'.repeat(31)}`, []],
    ['#a#b #_c #1 ##d #日本 #🚀', ['#a', '#b', '#_c', '#d', '#日本', '#🚀']],
  ])('finds the entities of %j', (text, expected) => {
    expect(entitiesOf(text)).toEqual(expected);
  });

  it('takes steps in proportion to the length of a text', () => {
    withStepCounter((countSteps) => {
      for (const part of [
        'a\u0301\u0302\u0303\u0304',
        'a.',
        'a.com ',
        'a@',
        '@a.',
        'a@a.',
        '#1',
        'xhttp://',
        'http://a)',
        'http://a/(',
        'http://a....',
      ]) {
        const short = countSteps(() => scanEntities(part.repeat(200)));
        const long = countSteps(() => scanEntities(part.repeat(800)));
        expect(long / short, part).toBeLessThan(5);
      }
    });
  });

  it('preserves the text', () => {
    const parts = constantFrom(
      'a',
      '.',
      '@',
      '#',
      ':',
      '//',
      'http',
      'https://',
      '.com',
      '(',
      ')',
      ' ',
      '\u0301',
      '👩‍👩‍👧',
      '\ud83d',
    );
    assert(
      property(array(parts, { maxLength: 40 }), (written) => {
        const text = written.join('');
        expect(
          scanEntities(text)
            .map((entity) => entity.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
