/** A list whose statement searches in steps, and may stop before the page is full: it looks at so much for one page. */
export type ListSearch = {
  /**
   * SQL of the WITH clause that `rows` reads.
   * @param isBounded whether it may stop. REST's numbered pages cannot say where the next one starts, so they search to the end.
   */
  tables: (after: string[] | null, count: string, isBounded: boolean) => string;
  /** SQL of the number at which it stopped; null when the page is full or nothing is left. */
  stoppedAt: (count: string) => string;
  /** SQL of the time of the oldest row that it looked at. */
  timeAt: (number: string) => string;
  /** Whether the next page starts at the number, which is the list's key. */
  isContinued: boolean;
};

type ListOrder = { keys: readonly { sql: string; type: string }[]; direction: string };

/** SQL of a search's page. When the search stopped, a last row without a node has the key and the time of that. */
export function composeSearchPage(
  { keys, direction }: ListOrder,
  search: ListSearch,
  from: string,
  count: string,
): string {
  const names = keys.map((_key, index) => `key${index}`);
  const end = keys.map(({ type }) => (search.isContinued ? 'number' : `null::${type}`));
  return `select node, ${names.map((name) => `${name}::text`).join(', ')}, searched_to from (
      select row_to_json(answer)::text, ${keys.map(({ sql }) => sql).join(', ')}, null ${from}
      union all
      select null, ${end.join(', ')}, to_json(${search.timeAt('stopped.number')}) #>> '{}'
      from (select ${search.stoppedAt(count)} as number offset 0) stopped where stopped.number is not null
    ) page(node, ${names.join(', ')}, searched_to) order by node is null, ${names.map((name) => `page.${name} ${direction}`).join(', ')}`;
}
