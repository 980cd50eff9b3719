import { expect, test } from 'vitest';
import { checkRanges } from './testing/ranges/check';
import { tenthIdeas } from './testing/ranges/tenth.ideas';
import { tenthLookAlikes } from './testing/ranges/tenth.lookAlikes';
import { tenthPairs } from './testing/ranges/tenth.pairs';
import { tenthAccepted, tenthForms, tenthRejected } from './testing/ranges/tenth.relations';
import { eleventhIdeas } from './testing/ranges/eleventh.ideas';
import { eleventhLookAlikes } from './testing/ranges/eleventh.lookAlikes';
import { eleventhPairs } from './testing/ranges/eleventh.pairs';
import { eleventhAccepted, eleventhForms, eleventhRejected } from './testing/ranges/eleventh.relations';
import { twelfthIdeas } from './testing/ranges/twelfth.ideas';
import { twelfthLookAlikes } from './testing/ranges/twelfth.lookAlikes';
import { twelfthPairs } from './testing/ranges/twelfth.pairs';
import { twelfthAccepted, twelfthForms, twelfthRejected } from './testing/ranges/twelfth.relations';
import { thirteenthIdeas } from './testing/ranges/thirteenth.ideas';
import { thirteenthLookAlikes } from './testing/ranges/thirteenth.lookAlikes';
import { thirteenthPairs } from './testing/ranges/thirteenth.pairs';
import { thirteenthAccepted, thirteenthForms, thirteenthRejected } from './testing/ranges/thirteenth.relations';
import { eighthIdeas } from './testing/ranges/eighth.ideas';
import { eighthLookAlikes } from './testing/ranges/eighth.lookAlikes';
import { eighthPairs } from './testing/ranges/eighth.pairs';
import { eighthAccepted, eighthForms, eighthRejected } from './testing/ranges/eighth.relations';
import { fifthIdeas } from './testing/ranges/fifth.ideas';
import { fifthLookAlikes, fifthPairs } from './testing/ranges/fifth.pairs';
import { fourthIdeas } from './testing/ranges/fourth.ideas';
import { fourthLookAlikes } from './testing/ranges/fourth.lookAlikes';
import { fourthPairs } from './testing/ranges/fourth.pairs';
import * as relations from './testing/ranges/fourth.relations';
import {
  knownEighth,
  knownFifth,
  knownFourth,
  knownNinth,
  knownSeventh,
  knownSixth,
} from './testing/ranges/knownMisses';
import { knownEleventh, knownTenth, knownThirteenth, knownTwelfth } from './testing/ranges/knownMisses2';
import { ninthIdeas } from './testing/ranges/ninth.ideas';
import { ninthLookAlikes } from './testing/ranges/ninth.lookAlikes';
import { ninthPairs } from './testing/ranges/ninth.pairs';
import { ninthAccepted, ninthForms, ninthRejected } from './testing/ranges/ninth.relations';
import { seventhIdeas } from './testing/ranges/seventh.ideas';
import { seventhLookAlikes } from './testing/ranges/seventh.lookAlikes';
import { seventhPairs } from './testing/ranges/seventh.pairs';
import { seventhAccepted, seventhForms, seventhRejected } from './testing/ranges/seventh.relations';
import { sixthIdeas } from './testing/ranges/sixth.ideas';
import { sixthLookAlikes } from './testing/ranges/sixth.lookAlikes';
import { sixthPairs } from './testing/ranges/sixth.pairs';
import { sixthAccepted, sixthForms, sixthRejected } from './testing/ranges/sixth.relations';

test('the fourth set, opened for 1.4, misses only what is known', () => {
  const { checks, misses } = checkRanges({
    ideas: fourthIdeas,
    pairs: fourthPairs,
    lookAlikes: fourthLookAlikes,
    forms: relations.fourthForms,
    worthless: relations.fourthWorthless,
    evidence: relations.fourthEvidence,
    rejected: relations.fourthRejected,
    accepted: relations.fourthAccepted,
  });
  console.log(`${misses.length} of ${checks} checks missed`);
  expect(misses).toEqual(knownFourth);
});

test('the fifth set misses only what is known', () => {
  const { checks, misses } = checkRanges({ ideas: fifthIdeas, pairs: fifthPairs, lookAlikes: fifthLookAlikes });
  console.log(`${misses.length} of ${checks} checks missed`);
  expect(misses).toEqual(knownFifth);
});

const unseen = {
  'the sixth set, unseen until 2.0 was finished': {
    set: {
      ideas: sixthIdeas,
      pairs: sixthPairs,
      lookAlikes: sixthLookAlikes,
      forms: sixthForms,
      rejected: sixthRejected,
      accepted: sixthAccepted,
    },
    known: knownSixth,
  },
  'the seventh set, unseen until 2.1 was finished': {
    set: {
      ideas: seventhIdeas,
      pairs: seventhPairs,
      lookAlikes: seventhLookAlikes,
      forms: seventhForms,
      rejected: seventhRejected,
      accepted: seventhAccepted,
    },
    known: knownSeventh,
  },
  'the eighth set, written for 2.2': {
    set: {
      ideas: eighthIdeas,
      pairs: eighthPairs,
      lookAlikes: eighthLookAlikes,
      forms: eighthForms,
      rejected: eighthRejected,
      accepted: eighthAccepted,
    },
    known: knownEighth,
  },
  'the ninth set, written for 2.2': {
    set: {
      ideas: ninthIdeas,
      pairs: ninthPairs,
      lookAlikes: ninthLookAlikes,
      forms: ninthForms,
      rejected: ninthRejected,
      accepted: ninthAccepted,
    },
    known: knownNinth,
  },
  'the tenth set, written for 2.3': {
    set: {
      ideas: tenthIdeas,
      pairs: tenthPairs,
      lookAlikes: tenthLookAlikes,
      forms: tenthForms,
      rejected: tenthRejected,
      accepted: tenthAccepted,
    },
    known: knownTenth,
  },
  'the eleventh set, written for 2.3': {
    set: {
      ideas: eleventhIdeas,
      pairs: eleventhPairs,
      lookAlikes: eleventhLookAlikes,
      forms: eleventhForms,
      rejected: eleventhRejected,
      accepted: eleventhAccepted,
    },
    known: knownEleventh,
  },
  'the twelfth set, written for 2.3': {
    set: {
      ideas: twelfthIdeas,
      pairs: twelfthPairs,
      lookAlikes: twelfthLookAlikes,
      forms: twelfthForms,
      rejected: twelfthRejected,
      accepted: twelfthAccepted,
    },
    known: knownTwelfth,
  },
  'the thirteenth set, written for 2.3': {
    set: {
      ideas: thirteenthIdeas,
      pairs: thirteenthPairs,
      lookAlikes: thirteenthLookAlikes,
      forms: thirteenthForms,
      rejected: thirteenthRejected,
      accepted: thirteenthAccepted,
    },
    known: knownThirteenth,
  },
};

test.each(Object.entries(unseen))('%s, misses only what is known', (_name, { set, known }) => {
  const { checks, misses } = checkRanges(set);
  console.log(`${misses.length} of ${checks} checks missed`);
  expect(misses).toEqual(known);
});
