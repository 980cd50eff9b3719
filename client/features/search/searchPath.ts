/** Where a search stands: the address is its only state. */
export const searchPath = (query: string) => `/search?${new URLSearchParams({ query })}`;
