import { expect, test } from 'vitest';
import { keyOfName } from './nameHash';
import { NameIndex } from './nameIndex';
import { compiledNetwork } from './statementNetwork.generated';
import { unpackNames } from './unpack';

test('finds each name by its place, and no other', () => {
  const index = new NameIndex(['bread', 'bread _ oven', '面包', '']);
  expect(['bread', 'bread _ oven', '面包', ''].map((name) => index.find(keyOfName(name)))).toEqual([0, 1, 2, 3]);
  expect(['brea', 'breads', 'oven', '面'].map((name) => index.find(keyOfName(name)))).toEqual(Array(4).fill(undefined));
});

test('has a place for no names', () => expect(new NameIndex([]).has('bread')).toBe(false));

test.each(['words', 'marks', 'bag'] as const)('takes none of the names of the network’s %s for another', (table) => {
  const names = unpackNames(compiledNetwork.tables[table]);
  const index = new NameIndex(names);
  expect(names.length).toBeGreaterThan(10_000);
  expect(names.filter((name, row) => index.find(keyOfName(name)) !== row)).toEqual([]);
  expect(names.filter((name) => index.has(`${name} $$`))).toEqual([]);
});
