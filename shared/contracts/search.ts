/** Length in graphemes, and how many values of one facet a search may choose. */
export const searchLimits = { query: 200, facetValues: 10 } as const;

/** Facets of the search for people, as GraphQL and the search page's URL name them. */
export const peopleFacets = ['skills', 'locations', 'stages', 'lookingFor'] as const;
export type PeopleFacet = (typeof peopleFacets)[number];

/** Separates the parts of a location: people in "Lyon, France" are found by both. */
const locationSeparator = ',';

/** Location to search by of somebody in "Lyon, France": "Lyon". Empty for an empty location. */
export const firstLocationPart = (location: string): string => location.split(locationSeparator)[0]!.trim();

/** From this number of matches on, the search ranks and counts only so many. */
export const maxRankedPeople = 250;
