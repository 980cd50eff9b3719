import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Autosave, type AutosaveOptions, type Stored } from './Autosave';
import type { Doc } from './document';

let doc: Doc;
const keep = vi.fn();
const stored: Stored = { doc: { name: 'Plan', cash: '1' }, version: 3 };

function setUp(send: AutosaveOptions['send']) {
  const autosave = new Autosave({ stored, read: () => doc, rebase: (next) => (doc = next), send, keep });
  const edit = (next: Doc, isValid = true) => {
    doc = next;
    autosave.handleValidity(doc, isValid);
  };
  return { autosave, edit, state: () => autosave.getState().save };
}

beforeEach(() => {
  vi.useFakeTimers();
  keep.mockReset();
  doc = stored.doc;
});
afterEach(() => void vi.useRealTimers());

it('stores a change after a pause, over the version that was read', async () => {
  const send = vi.fn<AutosaveOptions['send']>(async (sent, version) => ({
    stored: { doc: sent, version: version + 1 },
  }));
  const { edit, state } = setUp(send);
  edit({ name: 'Plan', cash: '2' });
  edit({ name: 'Plan', cash: '25' });
  expect(state()).toBe('waiting');
  await vi.runAllTimersAsync();
  expect(send.mock.calls).toEqual([[{ name: 'Plan', cash: '25' }, 3]]);
  expect(state()).toBe('saved');
  expect(keep).toHaveBeenLastCalledWith(null);
  edit({ name: 'Plan', cash: '26' });
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenLastCalledWith({ name: 'Plan', cash: '26' }, 4);
});

it('keeps what is not valid on the device, and does not send it', async () => {
  const send = vi.fn<AutosaveOptions['send']>();
  const { edit, state } = setUp(send);
  edit({ name: 'Plan', cash: 'x' }, false);
  await vi.runAllTimersAsync();
  expect(send).not.toHaveBeenCalled();
  expect(state()).toBe('invalid');
  expect(keep).toHaveBeenLastCalledWith({ base: stored.doc, doc: { name: 'Plan', cash: 'x' } });
});

it('a failure keeps the change, and the next attempt stores it', async () => {
  const send = vi.fn<AutosaveOptions['send']>(async (sent) => ({ stored: { doc: sent, version: 4 } }));
  send.mockRejectedValueOnce(new Error('Offline.'));
  const { autosave, edit, state } = setUp(send);
  edit({ name: 'Plan', cash: '2' });
  await vi.runAllTimersAsync();
  expect(autosave.getState()).toMatchObject({ save: 'failed', error: 'Offline.' });
  await autosave.flush();
  expect(state()).toBe('saved');
});

it('a version of somebody else is merged, and stored over theirs once it is validated', async () => {
  const latest: Stored = { doc: { name: 'Theirs', cash: '1' }, version: 7 };
  const send = vi.fn<AutosaveOptions['send']>(async (sent) => ({ stored: { doc: sent, version: 8 } }));
  send.mockResolvedValueOnce({ conflict: latest });
  const { autosave, edit, state } = setUp(send);
  edit({ name: 'Plan', cash: '2' });
  await vi.runAllTimersAsync();
  expect(doc).toEqual({ name: 'Theirs', cash: '2' });
  autosave.handleValidity(doc, true);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenLastCalledWith({ name: 'Theirs', cash: '2' }, 7);
  expect(state()).toBe('saved');
});

it('stores nothing while both changed the same, until one is chosen', async () => {
  const send = vi.fn<AutosaveOptions['send']>(async (sent) => ({ stored: { doc: sent, version: 8 } }));
  send.mockResolvedValueOnce({ conflict: { doc: { name: 'Plan', cash: '9' }, version: 7 } });
  const { autosave, edit, state } = setUp(send);
  edit({ name: 'Plan', cash: '2' });
  await vi.runAllTimersAsync();
  expect(autosave.getState()).toMatchObject({
    save: 'conflict',
    conflicts: [{ path: ['cash'], mine: '2', theirs: '9' }],
  });
  await autosave.flush();
  expect(send).toHaveBeenCalledTimes(1);
  autosave.resolve({ name: 'Plan', cash: '9' });
  autosave.handleValidity(doc, true);
  expect(state()).toBe('saved');
});
