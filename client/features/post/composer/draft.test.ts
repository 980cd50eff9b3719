// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attachment } from '../../../shell/attachments/attachment';

const load = async () => {
  vi.resetModules();
  return import('./draft');
};

const story: Attachment = {
  name: 'newsStory',
  card: {
    id: 's1',
    title: 'Ports reopen',
    url: 'https://news.example/ports',
    source: 'Sample news',
    publishedAt: '2026-01-01T00:00:00Z',
    isSample: false,
    image: null,
  },
};

describe('draft', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('survives a reload with text, description, audience, attachment and key', async () => {
    const before = await load();
    before.updateDraft('ana', { content: 'Hello', imageAlt: 'A chart', isPublic: false, attachment: story });
    const { key } = before.readDraft('ana');
    const after = await load();
    expect(after.readDraft('ana')).toEqual({
      content: 'Hello',
      imageAlt: 'A chart',
      isPublic: false,
      picture: null,
      attachment: story,
      key,
    });
  });

  it('is separate for each user', async () => {
    const { updateDraft, readDraft } = await load();
    updateDraft('ana', { content: 'Secret' });
    expect(readDraft('bob').content).toBe('');
  });

  it('keeps its key until it changes', async () => {
    const { updateDraft, readDraft } = await load();
    updateDraft('ana', { content: 'One' });
    const { key } = readDraft('ana');
    expect(readDraft('ana').key).toBe(key);
    updateDraft('ana', { content: 'One!' });
    expect(readDraft('ana').key).not.toBe(key);
  });

  it('is empty after publication, with the same audience and a new key', async () => {
    const { updateDraft, clearDraft, isDraftEmpty, readDraft } = await load();
    updateDraft('ana', { content: 'One', isPublic: false });
    const { key } = readDraft('ana');
    clearDraft('ana');
    expect(isDraftEmpty(readDraft('ana'))).toBe(true);
    expect(readDraft('ana').isPublic).toBe(false);
    expect(readDraft('ana').key).not.toBe(key);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('is empty when the stored value is invalid', async () => {
    localStorage.setItem('draft:post:ana', '{"content":7');
    const { isDraftEmpty, readDraft } = await load();
    expect(isDraftEmpty(readDraft('ana'))).toBe(true);
  });
});
