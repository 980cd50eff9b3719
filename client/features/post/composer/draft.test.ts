// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('./draft');
};

describe('draft', () => {
  beforeEach(() => localStorage.clear());

  it('comes back after a reload with words, description, readers and key', async () => {
    const before = await load();
    before.updateDraft('ana', { content: 'Hello', imageAlt: 'A chart', isPublic: false });
    const { key } = before.readDraft('ana');
    const after = await load();
    expect(after.readDraft('ana')).toEqual({
      content: 'Hello',
      imageAlt: 'A chart',
      isPublic: false,
      picture: null,
      key,
    });
  });

  it('is nobody else’s', async () => {
    const { updateDraft: changeDraft, readDraft } = await load();
    changeDraft('ana', { content: 'Secret' });
    expect(readDraft('bob').content).toBe('');
  });

  it('keeps its key until it changes', async () => {
    const { updateDraft: changeDraft, readDraft } = await load();
    changeDraft('ana', { content: 'One' });
    const { key } = readDraft('ana');
    expect(readDraft('ana').key).toBe(key);
    changeDraft('ana', { content: 'One!' });
    expect(readDraft('ana').key).not.toBe(key);
  });

  it('is empty after posting, with the same readers and another key', async () => {
    const { updateDraft: changeDraft, clearDraft, isDraftEmpty: isBlank, readDraft } = await load();
    changeDraft('ana', { content: 'One', isPublic: false });
    const { key } = readDraft('ana');
    clearDraft('ana');
    expect(isBlank(readDraft('ana'))).toBe(true);
    expect(readDraft('ana').isPublic).toBe(false);
    expect(readDraft('ana').key).not.toBe(key);
    expect(localStorage).toHaveLength(0);
  });

  it('starts empty when what was stored cannot be read', async () => {
    localStorage.setItem('draft:post:ana', '{"content":7');
    const { isDraftEmpty: isBlank, readDraft } = await load();
    expect(isBlank(readDraft('ana'))).toBe(true);
  });
});
