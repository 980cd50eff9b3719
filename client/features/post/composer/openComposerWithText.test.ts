// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearDraft, readDraft, updateDraft } from './draft';
import { openComposerWithProposal, openComposerWithText } from './openComposerWithText';

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

test('a proposal replaces the one before it', () => {
  for (const each of ['Who pays you?', 'Where do you meet them?', question]) openComposerWithProposal(me, each);
  expect(readDraft(me).content).toBe(`${question} `);
});

test('a proposal is appended to what the user wrote or changed', () => {
  updateDraft(me, { content: 'Hello all' });
  openComposerWithProposal(me, 'Who pays you?');
  expect(readDraft(me).content).toBe('Hello all Who pays you? ');
  openComposerWithProposal(me, question);
  expect(readDraft(me).content).toBe(`Hello all Who pays you? ${question} `);
  clearDraft(me);
  openComposerWithProposal(me, 'Who pays you?');
  updateDraft(me, { content: 'Who really pays you? ' });
  openComposerWithProposal(me, question);
  expect(readDraft(me).content).toBe(`Who really pays you? ${question} `);
});

test('a proposal keeps a hashtag that was added to the one before it', () => {
  openComposerWithProposal(me, 'Who pays you?');
  openComposerWithText(me, '#launch');
  openComposerWithProposal(me, question);
  expect(readDraft(me).content).toBe(`Who pays you? #launch ${question} `);
});

test('after publication nothing is left of a proposal', () => {
  openComposerWithProposal(me, question);
  clearDraft(me);
  expect(readDraft(me).content).toBe('');
  expect(readDraft(me).proposed).toBeUndefined();
});
