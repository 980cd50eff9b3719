// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDraft, saveDraft } from './draftStorage';

const key = 'draft:test:ann';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('draft storage', () => {
  it('stores a draft per key and removes it with null', () => {
    saveDraft(key, { text: 'Hello' });
    expect([loadDraft(key), loadDraft('draft:test:bob')]).toEqual([{ text: 'Hello' }, {}]);
    saveDraft(key, null);
    expect([loadDraft(key), localStorage.length]).toEqual([{}, 0]);
  });

  it.each(['{"text":7', 'null', '7', '"text"'])('returns no fields for %s', (stored) => {
    localStorage.setItem(key, stored);
    expect(loadDraft(key)).toEqual({});
  });

  it('ignores a storage that throws', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(() => saveDraft(key, { text: 'Hello' })).not.toThrow();
    expect(loadDraft(key)).toEqual({});
    vi.unstubAllGlobals();
  });
});
