import type { ProfileEditor_ProfileFragment } from './__generated__/ProfileEditor.generated';

/** Fields of a profile that the editor changes. */
export type ProfileValues = Omit<ProfileEditor_ProfileFragment, '__typename' | ' $fragmentName' | 'id' | 'links'> & {
  links: { label: string; url: string }[];
};
export type EditedField = keyof ProfileValues;

/** @returns the editable fields of a profile */
export const toProfileValues = ({
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

/** @returns the values without blank link rows */
export const withoutBlankLinks = (values: ProfileValues): ProfileValues => ({
  ...values,
  links: values.links.filter(isFilledIn),
});

/** @returns the changed fields only, so that a concurrent change of other fields is not overwritten */
export function getChangedValues(values: ProfileValues, initialValues: ProfileValues): Partial<ProfileValues> {
  const entries = Object.entries(values) as [EditedField, unknown][];
  return Object.fromEntries(
    entries.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(initialValues[field])),
  );
}

/**
 * Maps server errors to field names of the form: errors of single skills to the skills field, errors of links to their
 * rows. Row indexes differ, because blank rows are not sent.
 * @param fields message by field name, as the server returns them
 */
export function toFormErrors(fields: Record<string, string>, { skills, links }: ProfileValues): Record<string, string> {
  const rowBySentIndex = links.flatMap((link, row) => (isFilledIn(link) ? [row] : []));
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const [list, index, part] = name.split('.');
      if (list === 'skills' && index) return ['skills', `“${skills[Number(index)]}”: ${message}`];
      if (list === 'links' && part) return [`links.${rowBySentIndex[Number(index)]}.${part}`, message];
      return [name, message];
    }),
  );
}
