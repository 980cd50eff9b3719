import { expect, test } from 'vitest';
import { suggestionReasons, type Reasons } from './suggestionReasons';

const describe = (input: Partial<Reasons>) =>
  suggestionReasons({
    sharedConnectionCount: 0,
    sharedSkills: [],
    sharedNeeds: [],
    sharedLocation: null,
    sharedStage: null,
    ...input,
  });

test.each([
  [{ sharedConnectionCount: 1 }, '1 connection in common'],
  [{ sharedConnectionCount: 3 }, '3 connections in common'],
  [{ sharedSkills: ['React'] }, 'Also knows React'],
  [{ sharedSkills: ['React', 'Sales', 'Law'] }, 'Also knows React and Sales'],
  [{ sharedNeeds: ['CO_FOUNDER'] }, 'Also looks for a co-founder'],
  [{ sharedNeeds: ['ADVISORS', 'PEERS'] }, 'Also looks for advisors'],
  [
    { sharedConnectionCount: 2, sharedSkills: ['React'], sharedNeeds: ['PEERS'] },
    '2 connections in common, Also knows React',
  ],
  [{ sharedLocation: 'Lyon', sharedStage: 'IDEA' }, 'Also in Lyon, Same stage: idea'],
  [{}, 'New here'],
] satisfies [Partial<Reasons>, string][])('%o', (input, text) => expect(describe(input).join(', ')).toBe(text));
