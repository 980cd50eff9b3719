// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearDraft, readDraft } from './draft';
import { openComposerWithText } from './openComposerWithText';

const me = 'viewer';
const question = 'What did it cost them? How did you find out?';

beforeEach(() => clearDraft(me));

test('a text is appended to the draft', () => {
  openComposerWithText(me, '#launch');
  openComposerWithText(me, question);
  expect(readDraft(me).content).toBe(`#launch ${question} `);
});

test('a text that the draft contains already is not appended again', () => {
  openComposerWithText(me, question);
  openComposerWithText(me, question);
  expect(readDraft(me).content).toBe(`${question} `);
});

test('a word is appended to a draft that only contains a longer word', () => {
  openComposerWithText(me, '#aiethics');
  openComposerWithText(me, '#ai');
  expect(readDraft(me).content).toBe('#aiethics #ai ');
});
