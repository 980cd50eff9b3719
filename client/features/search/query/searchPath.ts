/** Where a search stands: the address is its only state. @param kind id of the one kind to look for */
export const searchPath = (query: string, kind?: string) =>
  `/search?${new URLSearchParams({ query, ...(kind && { kind }) })}`;

/** Where a hashtag's posts stand. */
export const hashtagPath = (name: string) => searchPath(`#${name}`);
