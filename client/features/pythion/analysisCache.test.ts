import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { cache as policies } from './cache';
import {
  evictStarredAnalyses,
  evictStaleReport,
  hasStar,
  hideAnalysisCard,
  writeStar,
  writeTitle,
} from './analysisCache';

const list = gql`
  query ($starred: Boolean) {
    analyses(starred: $starred) {
      edges {
        node {
          id
          isStarred
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;
const report = gql`
  query ($id: ID!) {
    analysis(id: $id) {
      id
      score
      isStarred
      text
    }
  }
`;

function fill() {
  const cache = new InMemoryCache({ typePolicies: policies });
  const node = { __typename: 'AnalysisCard', id: 'a1', isStarred: false };
  for (const starred of [null, true])
    cache.writeQuery({
      query: list,
      variables: { starred },
      data: { analyses: { edges: [{ node }], pageInfo: { endCursor: null, hasNextPage: false } } },
    });
  cache.writeFragment({
    id: 'Analysis:a1',
    fragment: gql`
      fragment Written on Analysis {
        id
        score
        isStarred
        text
      }
    `,
    data: { __typename: 'Analysis', id: 'a1', score: 40, isStarred: false, text: 'Idea' },
  });
  const stars = (starred: boolean | null) =>
    cache
      .readQuery<any>({ query: list, variables: { starred } })
      ?.analyses.edges.map(({ node: card }: any) => card.isStarred);
  const readReport = () => cache.readQuery<any>({ query: report, variables: { id: 'a1' } })?.analysis ?? null;
  return { cache, stars, readReport };
}

test('an analysis that is in the cache is read without having been queried', () => {
  expect(fill().readReport()).toMatchObject({ id: 'a1', score: 40 });
});

test('a star is written to cards and reports', () => {
  const { cache, stars, readReport } = fill();
  writeStar(cache, 'a1', true);
  expect([stars(null), readReport().isStarred]).toEqual([[true], true]);
});

test('a star counts as shown before the server has answered', () => {
  const { cache } = fill();
  const states = () => [hasStar(cache, 'a1', true), hasStar(cache, 'a1', false), hasStar(cache, 'a2', false)];
  expect(states()).toEqual([false, true, false]);
  cache.batch({ optimistic: 'star', update: (layered) => writeStar(layered, 'a1', true) });
  expect(states()).toEqual([true, false, false]);
  cache.removeOptimistic('star');
  expect(states()).toEqual([false, true, false]);
});

test('a title is written to cards and reports', () => {
  const cache = new InMemoryCache();
  const fragment = (type: string) => ({
    id: `${type}:a1`,
    fragment: gql(`fragment Titled on ${type} { id title }`),
  });
  const types = ['Analysis', 'AnalysisCard', 'SharedAnalysisCard'];
  for (const type of types)
    cache.writeFragment({ ...fragment(type), data: { __typename: type, id: 'a1', title: 'Cut from the…' } });
  writeTitle(cache, 'a1', 'Bread');
  const titles = types.map((type) => cache.readFragment<{ title: string }>(fragment(type))!.title);
  expect(titles).toEqual(['Bread', 'Bread', 'Bread']);
});

test('only the list of starred analyses is evicted', () => {
  const { cache, stars } = fill();
  evictStarredAnalyses(cache);
  expect([stars(null), stars(true)]).toEqual([[false], undefined]);
});

test('a hidden card leaves the lists, and is back after an undo', () => {
  const { cache, stars } = fill();
  cache.batch({ optimistic: 'delete', update: (layered) => hideAnalysisCard(layered, 'a1') });
  const shown = () => cache.readQuery<any>({ query: list, variables: { starred: null } }, true)?.analyses.edges.length;
  expect(shown()).toBe(0);
  cache.removeOptimistic('delete');
  expect([shown(), stars(null)]).toEqual([1, [false]]);
});

test('a report is loaded again after its text changed, but for what the change answered', () => {
  const { cache, readReport } = fill();
  evictStaleReport(cache, { id: 'a1', score: 41 } as { id: string });
  expect(readReport()).toBeNull();
});
