/** `query` in graphemes; `facetValues`: chosen values of one facet. */
export const searchLimits = { query: 200, facetValues: 10 } as const;

/** Facets of the search for people, as GraphQL and the search page's URL name them. */
export const peopleFacets = ['skills', 'locations', 'stages', 'lookingFor'] as const;
export type PeopleFacetName = (typeof peopleFacets)[number];

/** Separates the parts of a location: people in "Lyon, France" are found by both. */
const locationSeparator = ',';

/** The part of a location to search by: "Lyon" of "Lyon, France". Empty for an empty location. */
export const firstLocationPart = (location: string): string => location.split(locationSeparator)[0]!.trim();

/** The search ranks and counts at most this number of matches. */
export const maxRankedPeople = 250;
