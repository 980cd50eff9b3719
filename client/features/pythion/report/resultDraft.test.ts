// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { saveTabDraft } from '../../../lib/tabDraft';
import { loadResultDraft, saveResultDraft } from './resultDraft';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a draft is what differs from the saved result', () => {
  const saved = { note: 'Nobody paid.', outcome: 'failed' } as const;
  expect(loadResultDraft('key', saved)).toBeNull();
  saveResultDraft('key', saved);
  expect(loadResultDraft('key', saved)).toBeNull();
  saveResultDraft('key', { ...saved, outcome: 'unclear' });
  expect(loadResultDraft('key', saved)).toEqual({ note: 'Nobody paid.', outcome: 'unclear' });
  saveResultDraft('key', { note: '', outcome: 'failed' });
  expect(loadResultDraft('key', saved)).toEqual({ note: '', outcome: 'failed' });
  saveTabDraft('key', { text: 'One paid.', outcome: 'of another version' });
  expect(loadResultDraft('key', saved)).toEqual({ note: 'One paid.', outcome: 'failed' });
});
