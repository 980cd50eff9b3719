import { describe, expect, it } from 'vitest';
import { changesOf, collectErrors, withoutBlankLinks, type ProfileValues } from './profileValues';

const saved: ProfileValues = {
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

describe('changesOf', () => {
  it('is empty for the same again', () => {
    expect(changesOf(structuredClone(saved), saved)).toEqual({});
  });

  it('names the changed fields alone, lists as a whole', () => {
    expect(changesOf({ ...saved, stage: 'IDEA', skills: ['Sales', 'Law'], links: [] }, saved)).toEqual({
      stage: 'IDEA',
      skills: ['Sales', 'Law'],
      links: [],
    });
  });
});

describe('withoutBlankLinks', () => {
  it('drops rows in which nothing stands, and keeps those that are half filled in', () => {
    const links = [{ label: ' ', url: '' }, { label: 'Blog', url: '' }, ...saved.links];
    expect(withoutBlankLinks({ ...saved, links }).links).toEqual([{ label: 'Blog', url: '' }, ...saved.links]);
  });
});

describe('gatherErrors', () => {
  it('says which skill is wrong, and leaves the others as they are', () => {
    expect(collectErrors({ 'skills.0': 'Too long.', 'links.0.url': 'No address.' }, saved)).toEqual({
      skills: '“Sales”: Too long.',
      'links.0.url': 'No address.',
    });
  });

  it('names the rows of the form, where blank ones stand between those that were sent', () => {
    const links = [{ label: '', url: ' ' }, ...saved.links];
    expect(collectErrors({ 'links.0.url': 'No address.', links: 'Too many.' }, { ...saved, links })).toEqual({
      'links.1.url': 'No address.',
      links: 'Too many.',
    });
  });
});
