import { expect, it } from 'vitest';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { readCsv } from './readCsv';

const { csvCharacters } = projectionLimits;

it('counts characters, not bytes', async () => {
  const longest = 'ü'.repeat(csvCharacters);
  expect(await readCsv(new Blob([longest]))).toBe(longest);
  await expect(readCsv(new Blob([`${longest}a`]))).rejects.toThrow('A CSV file can have up to 200,000 characters.');
  await expect(readCsv(new Blob(['a'.repeat(csvCharacters * 4)]))).rejects.toThrow('200,000 characters');
});
