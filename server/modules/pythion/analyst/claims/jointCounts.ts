import { readQuantities, type Quantity } from '../text/quantities';
import { memoise } from '../text/memoise';
import { isVerb, type Token } from '../text/token';

const joining = /^(?:and|plus|und|sowie|y|e|más|和|跟|与|以及|还有|及|,|、)$/;

/** "5 home managers", "5 Heimleitern gesprochen", and nothing that they do: not "five have the same", "21 hatten etwas verloren". */
const isGroup = (context: readonly Token[], { end, unit }: Quantity): boolean => {
  const length = context.slice(end).findIndex((token) => token.pos === 'punct' || joining.test(token.text));
  const words = context.slice(end, length < 0 ? undefined : end + length);
  return (
    unit !== undefined && words.length <= longestGroup && !words.slice(0, Math.max(1, words.length - 1)).some(isVerb)
  );
};

/** Between two counts of one list: "18 nurses and 5 home managers", "18 enfermeras y 5 directoras", 18名护士和5位主任. */
const isListed = (between: readonly Token[]): boolean =>
  between.length > 0 &&
  between.length <= longestGroup &&
  between.some(({ text }) => joining.test(text)) &&
  !between.some((token) => isVerb(token) || /^(?:of|davon|von|de|dass|that|who|who're|die|que)$/.test(token.text));

/** A count, what is counted in a few words, and the word that joins the next one. */
const longestGroup = 6;

const isCount = ({ kind, period, of }: Quantity): boolean =>
  kind === 'count' && period === undefined && of === undefined;

const listsIn = memoise((context: readonly Token[]): ReadonlySet<Token> => {
  const counts = readQuantities(context).filter(isCount);
  return new Set(
    counts.flatMap((count, index) => {
      const { start } = count;
      const before = counts[index - 1];
      const [first, second] = before ? [context[before.start], context[start]] : [];
      const isList = before && first && second && isListed(context.slice(before.end, start)) && isGroup(context, count);
      return isList ? [first, second] : [];
    }),
  );
});

/** Whether a count stands in a list of counts: two groups, neither of which is a part of the other. */
export const isOfList = (context: readonly Token[], count: Token | undefined): boolean =>
  count !== undefined && listsIn(context).has(count);

/**
 * Of how many those are a part whom a clause counts, where `all` were asked. Of two groups, the one that it names: "interviews with 18
 * nurses and 5 managers, 4 of the managers would try it" has 5, and "9 had lost one" has none.
 */
export function wholeNamed(
  context: readonly Token[],
  part: readonly Token[],
  some: number,
  all: number,
): number | undefined {
  const listed = listsIn(context);
  if (listed.size === 0) return all;
  const groups = readQuantities(context).filter((count) => isCount(count) && listed.has(context[count.start]!));
  if (!groups.some(({ value }) => value === all)) return all;
  const words = part.filter(({ pos }) => pos !== 'num').map(({ lemma }) => lemma);
  return groups.find(({ unit, value }) => unit !== undefined && words.includes(unit) && value >= some)?.value;
}
