// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { searchLimits } from '../../../../shared/contracts/search';
import { PeopleFilters } from './PeopleFilters';

afterEach(cleanup);

const skills = Array.from({ length: searchLimits.facetValues + 1 }, (_, n) => `Skill ${n}`);
const facetOf = (values: string[]) => ({
  __typename: 'PeopleFacet',
  isComplete: true,
  values: values.map((value) => ({ __typename: 'PeopleFacetValue', value, count: 1 })),
});
const peopleFacets = {
  __typename: 'PeopleFacets',
  total: 1,
  isComplete: true,
  skills: facetOf(skills),
  locations: facetOf([]),
  stages: facetOf([]),
  lookingFor: facetOf([]),
};

async function openSkills(chosen: string[]): Promise<{ onChange: ReturnType<typeof vi.fn> }> {
  const onChange = vi.fn();
  const client = new ApolloClient({
    link: new ApolloLink(() => of({ data: { peopleFacets } })),
    cache: new InMemoryCache(),
  });
  const filter = { skills: chosen, locations: [], stages: [], lookingFor: [] };
  render(
    <ApolloProvider client={client}>
      <PeopleFilters query="" filter={filter} showsTotal onChange={onChange} />
    </ApolloProvider>,
  );
  await screen.findByText('1 person');
  fireEvent.click(screen.getByRole('button', { name: /^Skills/ }));
  await screen.findByRole('menu');
  return { onChange };
}

it('offers no further value once a facet has as many as a search may choose, and names the limit', async () => {
  const { onChange } = await openSkills(skills.slice(0, searchLimits.facetValues));
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: /Skill 10/ }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('You can choose up to 10.')).toBeTruthy();
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: /Skill 9/ }));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ skills: skills.slice(0, 9) }));
});

it('offers every value below the limit', async () => {
  const { onChange } = await openSkills(skills.slice(0, 2));
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: /Skill 10/ }));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ skills: ['Skill 0', 'Skill 1', 'Skill 10'] }));
  expect(screen.queryByText(/^You can choose up to/)).toBeNull();
});
