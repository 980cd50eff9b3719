/** Values of a facet are compared without case, as the server does. */
export const isSameValue = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The chosen values with one added, or removed if it is among them. */
export function toggleValue(chosen: readonly string[], value: string): readonly string[] {
  const others = chosen.filter((one) => !isSameValue(one, value));
  return others.length < chosen.length ? others : [...chosen, value];
}

/** Reads the values of a facet from a URL: each once, and at most `max`. */
export const readValues = (params: URLSearchParams, name: string, max: number): string[] =>
  [...new Set(params.getAll(name).map((value) => value.trim()))].filter((value) => value !== '').slice(0, max);

export interface CountedValue {
  value: string;
  count: number;
}

/** Values to choose from: the counted ones, and chosen ones that nothing has. */
export const offeredValues = (
  counted: readonly CountedValue[] = [],
  chosen: readonly string[],
): readonly CountedValue[] => [
  ...counted,
  ...chosen
    .filter((value) => !counted.some((one) => isSameValue(one.value, value)))
    .map((value) => ({ value, count: 0 })),
];

/** Formats a number of matches: "12", or "250+" when not all were counted. */
export const formatCounted = (count: number, isComplete: boolean): string =>
  `${count.toLocaleString('en')}${isComplete ? '' : '+'}`;
