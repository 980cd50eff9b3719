/** Path of a search. @param kind id of a search kind; all kinds when omitted */
export const searchPath = (query: string, kind?: string) =>
  `/search?${new URLSearchParams({ query, ...(kind && { kind }) })}`;

/** Path of the search for a hashtag. */
export const hashtagPath = (name: string) => searchPath(`#${name}`);

/**
 * The search in the URL. A handler reads it here: what is rendered can still be the one before, and a navigation from it would
 * lose the newer one.
 */
export const currentSearch = () => new URLSearchParams(window.location.search);
