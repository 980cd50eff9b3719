// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Round } from './round';
import { clearRound, loadRound, saveRound } from './storedRound';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const version = { id: 'a1', number: 2 };
const round: Round = {
  questions: [{ id: 'q', text: 'Who?', why: 'To know.', points: 3 }],
  firstOpen: 0,
  score: 82,
  number: 2,
};

it('a round is there again for the same version, until its page is left', () => {
  saveRound('a1', round);
  expect(loadRound(version)).toEqual(round);
  expect(loadRound({ ...version, number: 3 })).toBeUndefined();
  expect(loadRound({ ...version, id: 'a2' })).toBeUndefined();
  clearRound();
  expect(loadRound(version)).toBeUndefined();
});

it('only the last round is stored', () => {
  saveRound('a1', round);
  saveRound('a2', round);
  expect([loadRound(version), sessionStorage.length]).toEqual([undefined, 1]);
});

it.each([
  'x',
  '{"analysisId":"a1"}',
  '{"analysisId":"a1","round":{"questions":[null],"firstOpen":0,"score":1,"number":2}}',
  'null',
])('what is no round is ignored: %s', (stored) => {
  sessionStorage.setItem('question-round', stored);
  expect(loadRound(version)).toBeUndefined();
});

it('blocked storage stores nothing', () => {
  const fail = () => {
    throw new DOMException('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: fail, setItem: fail, removeItem: fail });
  saveRound('a1', round);
  clearRound();
  expect(loadRound(version)).toBeUndefined();
});
