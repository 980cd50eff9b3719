import { expect, it } from 'vitest';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { csvFailure, readCsv } from './readCsv';

const { csvCharacters } = projectionLimits;

it('counts characters, not bytes', async () => {
  const longest = 'ü'.repeat(csvCharacters);
  expect(await readCsv(new Blob([longest]))).toBe(longest);
  await expect(readCsv(new Blob([`${longest}a`]))).rejects.toThrow('A CSV file can have up to 200,000 characters.');
  await expect(readCsv(new Blob(['a'.repeat(csvCharacters * 4)]))).rejects.toThrow('200,000 characters');
});

it('reads texts of spreadsheets, whatever they are encoded in', async () => {
  expect(await readCsv(new Blob([Uint8Array.of(0xff, 0xfe, 0x41, 0, 0xfc, 0)]))).toBe('Aü');
  expect(await readCsv(new Blob([Uint8Array.of(0x4d, 0xfc, 0x6e, 0x63, 0x68, 0x65, 0x6e)]))).toBe('München');
  expect(await readCsv(new Blob(['\uFEFFpath,value']))).toBe('path,value');
});

it('shows why a file can’t be read', async () => {
  const failure = await readCsv(new Blob([Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)])).catch(csvFailure);
  expect(failure).toBe('This is no text file. Save the spreadsheet as CSV, and choose that file.');
  expect(csvFailure(new Error('anything else'))).toBe('Couldn’t read the file.');
});
