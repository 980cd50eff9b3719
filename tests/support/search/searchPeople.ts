import { expect } from 'vitest';
import type { Person } from '../people/people';
import { fromRest } from '../transports/transports';

export type PeopleFilter = { skills?: string[]; locations?: string[]; stages?: string[]; lookingFor?: string[] };

const searchParams = (query: string, { lookingFor, ...filter }: PeopleFilter) =>
  new URLSearchParams([
    ['query', query],
    ...Object.entries({ ...filter, looking_for: lookingFor }).flatMap(([name, values]) =>
      (values ?? []).map((value) => [name, value]),
    ),
  ]).toString();

const fields = 'id person { username } matchedSkills matchedLocation matchedStage matchedNeeds excerpt';

/** Reads the first page over both transports, which must agree. @returns the matches */
export async function searchPeople(by: Person, query: string, filter: PeopleFilter): Promise<any[]> {
  const { data, errors } = await by.gql(
    `query ($query: String!, $filter: PeopleFilterInput) { searchPeople(query: $query, filter: $filter, first: 50) { edges { node { ${fields} } } } }`,
    { query, filter },
  );
  expect(errors).toBeUndefined();
  const { status, body } = await by.rest(`/api/search/people?limit=50&${searchParams(query, filter)}`);
  expect(status).toBe(200);
  const found = data.searchPeople.edges.map(({ node }: any) => ({ ...node, person: node.person.username }));
  expect(fromRest(body.data.people).map((match: any) => ({ ...match, person: match.person.username }))).toEqual(found);
  return found;
}

/** Counts over both transports, which must agree. @returns counts by value, and the total */
export async function countPeople(by: Person, query: string, filter: PeopleFilter): Promise<any> {
  const facet = '{ isComplete values { value count } }';
  const { data, errors } = await by.gql(
    `query ($query: String!, $filter: PeopleFilterInput) { peopleFacets(query: $query, filter: $filter) {
       total isComplete skills ${facet} locations ${facet} stages ${facet} lookingFor ${facet} } }`,
    { query, filter },
  );
  expect(errors).toBeUndefined();
  const { body } = await by.rest(`/api/search/people/facets?${searchParams(query, filter)}`);
  expect(fromRest(body.data.facets)).toEqual(data.peopleFacets);
  const { total, ...facets } = data.peopleFacets;
  const counts = (name: string) =>
    Object.fromEntries(facets[name].values.map(({ value, count: people }: any) => [value, people]));
  return {
    total,
    skills: counts('skills'),
    locations: counts('locations'),
    stages: counts('stages'),
    lookingFor: counts('lookingFor'),
  };
}
