import { expect, it } from 'vitest';
import { describeReport } from './describeReport';

const issue = { field: 'bio', message: 'Write a bio.' };
const soundReport = { isSound: true, missing: [], broken: [] };

it.each([
  [soundReport, 'Your profile is complete and nothing in it is broken.'],
  [{ ...soundReport, missing: [issue] }, 'Nothing in your profile is broken. 1 thing could still be added.'],
  [{ ...soundReport, isSound: false, missing: [issue], broken: [issue] }, '1 thing in your profile is broken.'],
  [{ ...soundReport, isSound: false, broken: [issue, issue] }, '2 things in your profile are broken.'],
  [{ ...soundReport, repaired: 2 }, '2 things repaired. Your profile is complete and nothing in it is broken.'],
  [
    { ...soundReport, isSound: false, broken: [issue], repaired: 1 },
    '1 thing repaired. 1 thing in your profile is broken.',
  ],
  [{ ...soundReport, repaired: 0 }, 'Your profile is complete and nothing in it is broken.'],
])('%j', (report, text) => expect(describeReport(report)).toBe(text));
