import { expect, test } from 'vitest';
import { describeFit } from './describeFit';

const none = { sharedSkills: [], sharesPlace: false, meetsNeed: false };

test.each([
  [none, undefined],
  [{ ...none, sharedSkills: ['Go'] }, 'Asks for Go'],
  [{ ...none, sharedSkills: ['Go', 'SQL', 'Rust', 'C', 'Zig'] }, 'Asks for Go, SQL, Rust, and 2 more of your skills'],
  [{ ...none, sharesPlace: true }, 'Is near you'],
  [
    { sharedSkills: ['Go', 'SQL'], sharesPlace: true, meetsNeed: true },
    'Asks for Go and SQL, is near you, and is for a co-founder, as you’re looking for',
  ],
])('%j is described as %j', (fit, text) => {
  expect(describeFit(fit)).toBe(text);
});
