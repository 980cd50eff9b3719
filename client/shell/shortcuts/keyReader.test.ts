import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyReader, SEQUENCE_MS, type KeyPress } from './keyReader';

const shortcuts = ['?', '/', 'n', 'g h', 'g n', 'mod+k'];
const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

let read: ReturnType<typeof createKeyReader>;
beforeEach(() => {
  read = createKeyReader(
    (keys) => shortcuts.includes(keys),
    (key) => shortcuts.some((keys) => keys.startsWith(`${key} `)),
  );
});

describe('createKeyReader', () => {
  it('reads single keys regardless of caps lock', () => {
    expect(read(press('?'), 0)).toBe('?');
    expect(read(press('N'), 1)).toBe('n');
    expect(read(press('x'), 2)).toBeNull();
  });

  it('reads two keys in a row as one shortcut, which takes precedence over the second key alone', () => {
    expect(read(press('g'), 0)).toBeNull();
    expect(read(press('n'), SEQUENCE_MS)).toBe('g n');
  });

  it('discards the first key when the second comes late', () => {
    read(press('g'), 0);
    expect(read(press('h'), SEQUENCE_MS + 1)).toBeNull();
    read(press('g'), 5_000);
    expect(read(press('n'), 7_000)).toBe('n');
  });

  it('discards the first key when another comes between', () => {
    read(press('g'), 0);
    read(press('x'), 10);
    expect(read(press('h'), 20)).toBeNull();
  });

  it('reads combinations with Ctrl and ⌘ alike, and ignores unknown ones', () => {
    expect(read(press('k', { ctrlKey: true }), 0)).toBe('mod+k');
    expect(read(press('k', { metaKey: true }), 1)).toBe('mod+k');
    expect(read(press('n', { ctrlKey: true }), 2)).toBeNull();
    expect(read(press('n', { altKey: true }), 3)).toBeNull();
  });
});
