import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const problemOf = (text: string) => analysisOf(text).report.dealBreakers.find(({ key }) => key === 'problem')?.state;

test.each([
  'Parents in Kent fear that children drown. We run a swimming class. In March 24 children came. 18 of the 24 stopped swimming after a month.',
  'People in Kent miss local news. We print a newspaper. In March 24 readers paid £3. 18 of the 24 readers stopped reading.',
  'Patients in Kent forget their pills. We make a pill app. 18 of the 24 patients stopped using it.',
])('who stops what we offer has left: %s', (text) => expect(problemOf(text)).toBe('fail'));

test.each([
  'Clubs in Kent lose children. We make a club app. 18 of the 24 stopped swimming after a month.',
  'Patients in Kent forget their pills. We make a pill app. 18 of the 24 patients stopped reading the leaflet.',
  'Patients in Kent forget their pills. We make a pill app. 18 of the 24 patients stopped taking their pills.',
])('who gives up something else has not: %s', (text) => expect(problemOf(text)).not.toBe('fail'));
