import { expect, it } from 'vitest';
import { describeReport } from './describeReport';

const issue = { field: 'bio', message: 'Write a bio.' };
const soundReport = { isSound: true, missing: [], broken: [] };

it.each([
  [soundReport, 'Your profile is complete. No problems found.'],
  [{ ...soundReport, missing: [issue] }, 'No problems found. You can still add 1 detail.'],
  [{ ...soundReport, isSound: false, missing: [issue], broken: [issue] }, '1 problem found in your profile.'],
  [{ ...soundReport, isSound: false, broken: [issue, issue] }, '2 problems found in your profile.'],
  [{ ...soundReport, repaired: 2 }, '2 problems fixed. Your profile is complete. No problems found.'],
  [
    { ...soundReport, isSound: false, broken: [issue], repaired: 1 },
    '1 problem fixed. 1 problem found in your profile.',
  ],
  [{ ...soundReport, repaired: 0 }, 'Your profile is complete. No problems found.'],
])('%j', (report, text) => expect(describeReport(report)).toBe(text));
