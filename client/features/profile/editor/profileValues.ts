import type { ProfileEditor_ProfileFragment } from './__generated__/ProfileEditor.generated';

/** What the editor changes. */
export type ProfileValues = Omit<ProfileEditor_ProfileFragment, '__typename' | ' $fragmentName' | 'id' | 'links'> & {
  links: { label: string; url: string }[];
};
export type EditedField = keyof ProfileValues;

export const maxSkills = 20;
export const maxLinks = 5;

/** A profile as the editor holds it. */
export const valuesOf = ({
  displayName,
  headline,
  bio,
  location,
  skills,
  stage,
  lookingFor,
  lookingForNote,
  links,
}: ProfileEditor_ProfileFragment): ProfileValues => ({
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

const isFilledIn = ({ label, url }: ProfileValues['links'][number]) => (label + url).trim() !== '';

/** The same without rows of links in which nothing stands. */
export const withoutBlankLinks = (values: ProfileValues): ProfileValues => ({
  ...values,
  links: values.links.filter(isFilledIn),
});

/** What was changed; fields left out stay as another tab may have left them. */
export function changesOf(values: ProfileValues, before: ProfileValues): Partial<ProfileValues> {
  const entries = Object.entries(values) as [EditedField, unknown][];
  return Object.fromEntries(
    entries.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  );
}

/**
 * Puts messages where the form can show them: those about single skills under the field of all, those about links beside
 * their rows, of which the blank ones were not sent.
 */
export function collectErrors(
  fields: Record<string, string>,
  { skills, links }: ProfileValues,
): Record<string, string> {
  const rowOfSent = links.flatMap((link, row) => (isFilledIn(link) ? [row] : []));
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const [list, index, part] = name.split('.');
      if (list === 'skills' && index) return ['skills', `“${skills[Number(index)]}”: ${message}`];
      if (list === 'links' && part) return [`links.${rowOfSent[Number(index)]}.${part}`, message];
      return [name, message];
    }),
  );
}
