import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  changePreference,
  currentStep,
  errorsByField,
  hoursFromUtc,
  mergeChanges,
  type Draft,
} from './profileDraft';
import { previewFit, readStyle } from './scorePreview';

const draft: Draft = {
  role: 'TECHNICAL',
  skillsHave: ['TypeScript'],
  skillsNeed: ['Sales'],
  hoursPerWeek: 40,
  availableFrom: null,
  timeZone: 1,
  location: '',
  remote: 'YES',
  stage: 'IDEA',
  industries: [],
  commitment: 'FULL_TIME',
  equityMin: null,
  equityMax: null,
  style: { launch: 'A', dispute: 'A', decision: 'A', funding: 'A', weekend: 'A' },
  preferences: {},
  weights: {},
  dealTerms: [],
  runwayMonths: null,
};

const card = {
  ...draft,
  role: 'SALES',
  skillsHave: ['sales'],
  style: ['launches early', 'decides on data'],
  replyRate: null,
  lastActive: 'THIS_WEEK',
};

describe('changes of a profile', () => {
  it('merges entries of records, and later values of fields replace earlier ones', () => {
    const changes = mergeChanges({ role: 'SALES', style: { plan: 'A' } }, { role: 'DESIGN', style: { stage: 'B' } });
    expect(changes).toEqual({ role: 'DESIGN', style: { plan: 'A', stage: 'B' } });
    expect(applyChanges(draft, changes).style).toEqual({ ...draft.style, plan: 'A', stage: 'B' });
  });

  it('removes entries by null', () => {
    expect(applyChanges({ ...draft, weights: { role: 3 } }, { weights: { role: null } }).weights).toEqual({});
  });

  it('changes the importance of a preference without its wish, and the other way round', () => {
    const preferences = { role: { wish: ['SALES'] as const, importance: 'FLEXIBLE' as const } };
    expect(changePreference(preferences, 'role', { importance: 'MUST_HAVE' })).toEqual({
      preferences: { role: { wish: ['SALES'], importance: 'MUST_HAVE' } },
    });
    expect(changePreference(preferences, 'role', { wish: undefined })).toEqual({
      preferences: { role: { importance: 'FLEXIBLE' } },
    });
  });
});

describe('step of the guide', () => {
  it('is the named one, or the first that lacks something', () => {
    expect(currentStep('terms', draft)).toBe('terms');
    expect(currentStep('unknown', { ...draft, remote: null })).toBe('place');
    expect(currentStep(null, draft)).toBe('role');
  });
});

it('time zones are whole hours from UTC', () => {
  expect([-330, 0, 300, -60].map(hoursFromUtc)).toEqual([6, 0, -5, 1]);
});

describe('preview of a fit', () => {
  it('reads the answers of scenes from the words of a card', () => {
    expect(readStyle(card.style)).toEqual({ launch: 'A', decision: 'B' });
  });

  it('follows the weights, and needs a complete profile', () => {
    const candidate = { card } as unknown as Parameters<typeof previewFit>[1];
    const before = previewFit(draft, candidate)!;
    expect(previewFit({ ...draft, weights: { style: 0 } }, candidate)).toBeGreaterThan(before);
    expect(previewFit({ ...draft, remote: null }, candidate)).toBeNull();
    const typed = 'many' as unknown as number;
    expect(previewFit({ ...draft, hoursPerWeek: typed }, candidate)).toBeNull();
    const hours = { wish: { min: typed, max: typed }, importance: 'FLEXIBLE' } as const;
    expect(previewFit({ ...draft, preferences: { hours } }, candidate)).toBeNull();
  });
});

it('shows the error of an entry at its list', () => {
  expect(
    errorsByField({ 'skillsHave.3': 'Too long.', 'preferences.skills.wish.0': 'Too long.', role: 'Unknown.' }),
  ).toEqual({
    skillsHave: 'Too long.',
    'preferences.skills.wish': 'Too long.',
    role: 'Unknown.',
  });
  expect(errorsByField(undefined)).toEqual({});
});
