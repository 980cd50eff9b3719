import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Autosave, SaveError, type AutosaveOptions, type Stored } from './Autosave';
import { BASE, type Doc } from './document';

let doc: Doc;
const keep = vi.fn();
const at = (version: number, document: Doc): Stored => ({
  doc: document,
  version,
  scenarioVersions: {},
  updatedAt: `2027-01-0${version}`,
});
const stored = at(3, { name: 'Plan', cash: '1' });

function setUp(send: AutosaveOptions['send']) {
  const autosave = new Autosave({ stored, read: () => doc, rebase: (next) => (doc = next), send, keep });
  const edit = (next: Doc, isValid = true) => {
    doc = next;
    autosave.handleValidity(doc, isValid ? [] : [BASE]);
  };
  return { autosave, edit, state: () => autosave.getState().save };
}

beforeEach(() => {
  vi.useFakeTimers();
  keep.mockReset();
  doc = stored.doc;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('stores a change after a pause, over the version that was read', async () => {
  const send = vi.fn<AutosaveOptions['send']>(async (sent, { version }) => ({
    stored: at(version + 1, sent),
  }));
  const { edit, state } = setUp(send);
  edit({ name: 'Plan', cash: '2' });
  edit({ name: 'Plan', cash: '25' });
  expect(state()).toBe('waiting');
  await vi.runAllTimersAsync();
  expect(send.mock.calls).toEqual([[{ name: 'Plan', cash: '25' }, stored]]);
  expect(state()).toBe('saved');
  expect(keep).toHaveBeenLastCalledWith(null);
  edit({ name: 'Plan', cash: '26' });
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenLastCalledWith({ name: 'Plan', cash: '26' }, at(4, { name: 'Plan', cash: '25' }));
});

it('a change counts as unsaved before it is computed', async () => {
  const send = vi.fn<AutosaveOptions['send']>(async (sent) => ({ stored: at(4, sent) }));
  const { autosave, state } = setUp(send);
  autosave.handleChange();
  expect(state()).toBe('saved');
  doc = { name: 'Plan', cash: '2' };
  autosave.handleChange();
  expect(state()).toBe('waiting');
  // What isn't computed yet may be invalid.
  await vi.runAllTimersAsync();
  expect(send).not.toHaveBeenCalled();
  autosave.handleValidity(doc, []);
  await vi.runAllTimersAsync();
  expect([send.mock.calls.length, state()]).toEqual([1, 'saved']);
});

it('a change of what is invalid leaves the state until it is computed', () => {
  const { autosave, edit, state } = setUp(vi.fn<AutosaveOptions['send']>());
  edit({ name: 'Plan', cash: 'x' }, false);
  doc = { name: 'Plan', cash: 'xy' };
  autosave.handleChange();
  expect(state()).toBe('invalid');
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
  const send = vi.fn<AutosaveOptions['send']>(async (sent) => ({ stored: at(4, sent) }));
  send.mockRejectedValueOnce(new Error('Offline.'));
  const { autosave, edit, state } = setUp(send);
  edit({ name: 'Plan', cash: '2' });
  await vi.runAllTimersAsync();
  expect(autosave.getState()).toMatchObject({ save: 'failed', error: 'Offline.' });
  await autosave.flush();
  expect(state()).toBe('saved');
});

it('a failure that can end is followed by attempts with growing waits, not before the server allows', async () => {
  const send = vi.fn<AutosaveOptions['send']>(async (sent) => ({ stored: at(4, sent) }));
  send.mockRejectedValueOnce(new SaveError('Too many.', 30));
  send.mockRejectedValueOnce(new SaveError('Unreachable.', 0));
  // The longest waits of the jitter.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const { autosave, edit, state } = setUp(send);
  const stop = autosave.subscribe(() => undefined);
  edit({ name: 'Plan', cash: '2' });
  await vi.advanceTimersByTimeAsync(29_000);
  expect([send.mock.calls.length, state()]).toEqual([1, 'failed']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([send.mock.calls.length, state()]).toEqual([2, 'failed']);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(send.mock.calls.length).toBe(2);
  await vi.runAllTimersAsync();
  expect([send.mock.calls.length, state()]).toEqual([3, 'saved']);
  stop();
});

it('a failure that only another document can end is not tried again by itself', async () => {
  const send = vi.fn<AutosaveOptions['send']>(async () => Promise.reject(new SaveError('Forbidden.', null)));
  const { autosave, edit, state } = setUp(send);
  autosave.subscribe(() => undefined);
  edit({ name: 'Plan', cash: '2' });
  await vi.runAllTimersAsync();
  expect([send.mock.calls.length, state()]).toEqual([1, 'failed']);
});

it('a version of somebody else is merged, and stored over theirs once it is validated', async () => {
  const latest = at(7, { name: 'Theirs', cash: '1' });
  const send = vi.fn<AutosaveOptions['send']>(async (sent) => ({ stored: at(8, sent) }));
  send.mockResolvedValueOnce({ conflict: latest });
  const { autosave, edit, state } = setUp(send);
  edit({ name: 'Plan', cash: '2' });
  await vi.runAllTimersAsync();
  expect(doc).toEqual({ name: 'Theirs', cash: '2' });
  autosave.handleValidity(doc, []);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenLastCalledWith({ name: 'Theirs', cash: '2' }, latest);
  expect(state()).toBe('saved');
});

it('stores nothing while both changed the same, until one is chosen', async () => {
  const send = vi.fn<AutosaveOptions['send']>(async (sent) => ({ stored: at(8, sent) }));
  send.mockResolvedValueOnce({ conflict: at(7, { name: 'Plan', cash: '9' }) });
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
  autosave.handleValidity(doc, []);
  expect(state()).toBe('saved');
});

it('a scenario that its base made invalid blocks nothing, until it is edited', async () => {
  const scenarios = { slow: { name: 'Slow', patch: { churn: 90 } } };
  doc = { ...stored.doc, scenarios };
  const send = vi.fn<AutosaveOptions['send']>(async (sent) => ({ stored: at(4, sent) }));
  const autosave = new Autosave({ stored: at(3, doc), read: () => doc, rebase: (next) => (doc = next), send, keep });
  doc = { ...doc, cash: '2' };
  autosave.handleValidity(doc, ['slow']);
  await vi.runAllTimersAsync();
  expect(autosave.getState().save).toBe('saved');
  doc = { ...doc, scenarios: { slow: { name: 'Slow', patch: { churn: 95 } } } };
  autosave.handleValidity(doc, ['slow']);
  await vi.runAllTimersAsync();
  expect(autosave.getState().save).toBe('invalid');
  expect(send).toHaveBeenCalledTimes(1);
});

it('a version that arrives while another one is sent follows, and an older one is ignored', async () => {
  const answer = Promise.withResolvers<{ stored: Stored }>();
  const { autosave, edit } = setUp(() => answer.promise);
  edit({ name: 'Plan', cash: '2' });
  await vi.runAllTimersAsync();
  autosave.receive(at(5, { name: 'Theirs', cash: '2' }));
  answer.resolve({ stored: at(4, { name: 'Plan', cash: '2' }) });
  await vi.runAllTimersAsync();
  expect(doc).toEqual({ name: 'Theirs', cash: '2' });
  autosave.receive(at(3, { name: 'Plan', cash: '1' }));
  expect(doc).toEqual({ name: 'Theirs', cash: '2' });
});
