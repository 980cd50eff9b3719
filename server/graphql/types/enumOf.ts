import { registerEnumType } from 'type-graphql';

/** Registers an enum whose names are its values. @param descriptions of its values */
export function enumOf<Values extends readonly string[]>(
  name: string,
  description: string,
  descriptions: { [Value in Values[number]]: string },
): { [Value in Values[number]]: Value } {
  const names = Object.keys(descriptions) as Values[number][];
  const type = Object.fromEntries(names.map((value) => [value, value])) as { [Value in Values[number]]: Value };
  registerEnumType(type, {
    name,
    description,
    valuesConfig: Object.fromEntries(names.map((value) => [value, { description: descriptions[value] }])) as never,
  });
  return type;
}
