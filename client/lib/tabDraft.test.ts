// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const key = 'draft:test:ann';

/** Tabs share local storage; each has a session storage of its own, and its own copy of the module. */
async function openTab(session: Record<string, string> = {}) {
  const listeners: ((event: object) => void)[] = [];
  const own = { ...session };
  const tabSession = {
    getItem: (name: string) => own[name] ?? null,
    setItem: (name: string, value: string) => void (own[name] = value),
    removeItem: (name: string) => void delete own[name],
  };
  vi.resetModules();
  vi.stubGlobal('window', { addEventListener: (_type: string, listener: () => void) => listeners.push(listener) });
  const module = await import('./tabDraft');
  vi.unstubAllGlobals();
  const inTab =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      vi.stubGlobal('sessionStorage', tabSession);
      const result = run(...args);
      vi.unstubAllGlobals();
      return result;
    };
  return {
    load: inTab(module.loadTabDraft),
    peek: inTab(module.peekTabDraft),
    save: inTab(module.saveTabDraft),
    /** The event that other tabs get when this key is removed. */
    notice: inTab((oldValue: string | null, newValue: string | null = null) => {
      for (const listener of listeners) listener({ key, oldValue, newValue });
    }),
    reload: () => openTab(own),
  };
}

const copy = () => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('a tab keeps what was typed in it, and a new tab starts with what was typed last', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.save(key, { text: 'One' });
  two.save(key, { text: 'Two' });
  const [first, second, third] = [await one.reload(), await two.reload(), await openTab()];
  expect([first.load(key), second.load(key), third.load(key)].map(({ text }) => text)).toEqual(['One', 'Two', 'Two']);
});

it('sending in one tab leaves the drafts of others, and the last of them is the copy for new tabs', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.save(key, { text: 'One' });
  two.save(key, { text: 'Two' });
  const sent = localStorage.getItem(key);
  two.save(key, null);
  expect(copy()).toBeNull();
  one.notice(sent);
  expect([copy(), one.load(key)]).toEqual([{ text: 'One' }, { text: 'One' }]);
  one.save(key, null);
  expect([copy(), one.load(key)]).toEqual([null, {}]);
});

it('sending what another tab has typed last removes nothing of it', async () => {
  const one = await openTab();
  one.save(key, { text: 'One' });
  const two = await openTab();
  two.load(key);
  one.save(key, { text: 'One and more' });
  two.save(key, null);
  expect([copy(), one.load(key)]).toEqual([{ text: 'One and more' }, { text: 'One and more' }]);
});

it.each([
  ['discarded', null],
  ['typed over', { text: 'Two' }],
])('a draft that a new tab took over and %s stays in the tab that it was typed in', async (_how, next) => {
  const one = await openTab();
  one.save(key, { text: 'One' });
  const two = await openTab();
  expect(two.load(key)).toEqual({ text: 'One' });
  two.save(key, null);
  one.notice(JSON.stringify({ text: 'One' }));
  if (next) two.save(key, next);
  expect([(await one.reload()).load(key), copy()]).toEqual([{ text: 'One' }, next]);
});

it('a draft that was taken over and sent does not come back from the tab that it was typed in', async () => {
  const [one, two] = [await openTab(), await openTab()];
  one.save(key, { text: 'One' });
  two.load(key);
  two.save(key, null);
  one.notice(JSON.stringify({ text: 'One' }));
  expect([two.load(key), (await openTab()).load(key)]).toEqual([{}, {}]);
  one.save(key, { text: 'One more' });
  expect(two.load(key)).toEqual({ text: 'One more' });
});

it('changes of other tabs and of other keys change nothing', async () => {
  const one = await openTab();
  one.notice('{"text":"Two"}');
  expect(copy()).toBeNull();
  one.save(key, { text: 'One' });
  one.notice(null, '{"text":"Two"}');
  expect(one.load(key)).toEqual({ text: 'One' });
});

it('looking at a draft does not take it over', async () => {
  const one = await openTab();
  one.save(key, { text: 'One' });
  const two = await openTab();
  expect(two.peek(key)).toEqual({ text: 'One' });
  two.save(key, null);
  expect(copy()).toEqual({ text: 'One' });
});

it('a storage that throws is ignored', async () => {
  const one = await openTab();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(() => one.save(key, null)).not.toThrow();
  expect(one.load('draft:other:ann')).toEqual({});
  vi.restoreAllMocks();
});
