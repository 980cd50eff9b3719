import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isRefusal } from './refusal';

const isRefused = (text: string): boolean => readText(text, 'en').clauses.some(isRefusal);

test.each([
  "We haven't asked anyone about the treatment rules, no idea if there are any.",
  "We haven't asked anybody about the licence yet.",
  'I have not checked the regulations.',
])('what is left undone so far is no refusal: %s', (text) => expect(isRefused(text)).toBe(false));

test.each([
  "We haven't applied for a licence, nobody checks.",
  "We haven't asked for a licence and sell without one anyway.",
  'We decided not to ask for the licence.',
])('who means to go on without it refuses: %s', (text) => expect(isRefused(text)).toBe(true));
