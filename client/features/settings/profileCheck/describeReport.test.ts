import { expect, it } from 'vitest';
import { describeReport } from './describeReport';

const finding = { field: 'bio', message: 'Write a bio.' };
const sound = { isSound: true, missing: [], broken: [] };

it.each([
  [sound, 'Your profile is complete and nothing in it is broken.'],
  [{ ...sound, missing: [finding] }, 'Nothing in your profile is broken. 1 thing could still be added.'],
  [{ ...sound, isSound: false, missing: [finding], broken: [finding] }, '1 thing in your profile is broken.'],
  [{ ...sound, isSound: false, broken: [finding, finding] }, '2 things in your profile are broken.'],
  [{ ...sound, repaired: 2 }, '2 things repaired. Your profile is complete and nothing in it is broken.'],
  [
    { ...sound, isSound: false, broken: [finding], repaired: 1 },
    '1 thing repaired. 1 thing in your profile is broken.',
  ],
  [{ ...sound, repaired: 0 }, 'Your profile is complete and nothing in it is broken.'],
])('%j', (report, sentence) => expect(describeReport(report)).toBe(sentence));
