import { describe, expect, it } from 'vitest';
import { getChangedValues, toFormErrors, withoutBlankLinks, type ProfileValues } from './profileValues';

const initialValues: ProfileValues = {
  displayName: 'Ana',
  headline: '',
  bio: '',
  location: 'Lisbon',
  skills: ['Sales'],
  stage: null,
  lookingFor: ['TEAM'],
  lookingForNote: '',
  links: [{ label: '', url: 'https://ana.example/' }],
};

describe('getChangedValues', () => {
  it('returns nothing for equal values', () => {
    expect(getChangedValues(structuredClone(initialValues), initialValues)).toEqual({});
  });

  it('returns changed fields only, and lists as a whole', () => {
    expect(
      getChangedValues({ ...initialValues, stage: 'IDEA', skills: ['Sales', 'Law'], links: [] }, initialValues),
    ).toEqual({
      stage: 'IDEA',
      skills: ['Sales', 'Law'],
      links: [],
    });
  });
});

describe('withoutBlankLinks', () => {
  it('drops blank rows and keeps partly filled ones', () => {
    const links = [{ label: ' ', url: '' }, { label: 'Blog', url: '' }, ...initialValues.links];
    expect(withoutBlankLinks({ ...initialValues, links }).links).toEqual([
      { label: 'Blog', url: '' },
      ...initialValues.links,
    ]);
  });
});

describe('toFormErrors', () => {
  it('names the invalid skill and keeps other errors', () => {
    expect(toFormErrors({ 'skills.0': 'Too long.', 'links.0.url': 'No address.' }, initialValues)).toEqual({
      skills: '“Sales”: Too long.',
      'links.0.url': 'No address.',
    });
  });

  it('maps sent indexes to form rows when blank rows were skipped', () => {
    const links = [{ label: '', url: ' ' }, ...initialValues.links];
    expect(toFormErrors({ 'links.0.url': 'No address.', links: 'Too many.' }, { ...initialValues, links })).toEqual({
      'links.1.url': 'No address.',
      links: 'Too many.',
    });
  });
});
