import type { ProfileEditor_ProfileFragment } from './ProfileEditor.generated';

/** What the editor changes. */
export type ProfileValues = Omit<ProfileEditor_ProfileFragment, '__typename' | ' $fragmentName' | 'id' | 'links'> & { links: { label: string; url: string }[] };
export type EditedField = keyof ProfileValues;

export const maxSkills = 20;
export const maxLinks = 5;

/** A profile as the editor holds it. */
export const valuesOf = ({ displayName, headline, bio, location, skills, stage, lookingFor, lookingForNote, links }: ProfileEditor_ProfileFragment): ProfileValues => ({
  displayName,
  headline,
  bio,
  location,
  skills,
  stage,
  lookingFor,
  lookingForNote,
  links: links.map(({ label, url }) => ({ label, url })),
});

/** The same without rows of links in which nothing stands. */
export const withoutBlankLinks = (values: ProfileValues): ProfileValues => ({ ...values, links: values.links.filter(({ label, url }) => (label + url).trim() !== '') });

/** What was changed; fields left out stay as another tab may have left them. */
export function changesOf(values: ProfileValues, before: ProfileValues): Partial<ProfileValues> {
  const entries = Object.entries(values) as [EditedField, unknown][];
  return Object.fromEntries(entries.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])));
}

/** Puts messages about single skills where the form can show them: under the field of all. */
export function gatherErrors(fields: Record<string, string>, { skills }: ProfileValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const index = /^skills\.(\d+)$/.exec(name)?.[1];
      return index === undefined ? [name, message] : ['skills', `“${skills[Number(index)]}”: ${message}`];
    }),
  );
}
