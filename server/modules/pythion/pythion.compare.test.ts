import { expect, it } from 'vitest';
import { compareVersions, type ComparedVersion } from './pythion.compare';

type Report = ComparedVersion['report'];

const version = (number: number, score: number, reasons: string[], analyst = '1'): ComparedVersion => ({
  number,
  text: 'Bakers waste bread.',
  report: {
    version: analyst,
    scores: [{ key: 'problem', score, weight: 25, reasons: reasons.map((text) => ({ text, quote: null })) }],
    sentences: [],
    assumptions: [],
    caps: [],
  } as unknown as Report,
});

const change = (from: ComparedVersion, to: ComparedVersion) => compareVersions(from, to).scores[0]!;

it.each([
  ['rises', 3, 4.1, 'gained'],
  ['falls', 4.1, 3, 'lost'],
] as const)('a score that %s without another reason names what moved it', (_name, from, to, side) => {
  const moved = change(version(1, from, ['You named a group.']), version(2, to, ['You named a group.']));
  expect(moved.points).toBe(to > from ? 5.5 : -5.5);
  expect(moved[side].join()).toMatch(/^Stronger evidence elsewhere/);
  const reread = change(version(1, from, ['You named a group.']), version(2, to, ['You named a group.'], '2'));
  expect(reread[side].join()).toMatch(/version of the analyst/);
});

it('a score that moved with a reason has that one only', () => {
  const { gained, lost } = change(version(1, 1, ['A']), version(2, 3, ['A', 'B']));
  expect([gained, lost]).toEqual([['B'], []]);
  expect(change(version(1, 3, ['A']), version(2, 3, ['A']))).toMatchObject({ gained: [], lost: [] });
});
