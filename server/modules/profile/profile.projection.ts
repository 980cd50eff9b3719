import type { Field, Projection, FieldCase } from '../../database/read';
import { jsonObject } from '../../database/read';

/** A person as shown beside what they wrote. */
export const personCard = (alias: string): Projection => ({
  id: `${alias}.id`,
  username: `${alias}.username`,
  displayName: `${alias}.display_name`,
  headline: `${alias}.headline`,
  avatarUrl: `${alias}.avatar_url`,
});

const pictureOf = (alias: string, column: 'avatar_id' | 'cover_id'): Field => ({
  when: `${alias}.${column} is not null`,
  from: `media picture where picture.id = ${alias}.${column}`,
  fields: {
    url: 'picture.url',
    width: 'picture.width',
    height: 'picture.height',
    srcSet: 'picture.src_set',
    placeholder: 'picture.placeholder',
    alt: `''`,
  },
});

/** A whole profile. */
export const profilePage = (alias: string, spelling: FieldCase): Projection => ({
  ...personCard(alias),
  bio: `${alias}.bio`,
  location: `${alias}.location`,
  skills: `${alias}.skills`,
  stage: `${alias}.stage`,
  lookingFor: `${alias}.looking_for`,
  lookingForNote: `${alias}.looking_for_note`,
  links: `${alias}.links`,
  coverImageUrl: `${alias}.cover_image_url`,
  [spelling === 'snake' ? 'avatarDetails' : 'avatar']: pictureOf(alias, 'avatar_id'),
  [spelling === 'snake' ? 'coverDetails' : 'cover']: pictureOf(alias, 'cover_id'),
  createdAt: `${alias}.created_at`,
});

/** A person's fields for a transport. REST adds the names of the published contract: user_id and avatar. */
export const personFields = (projection: Projection, alias: string, spelling: FieldCase): Projection =>
  spelling === 'snake' ? { ...projection, userId: `${alias}.id`, avatar: `${alias}.avatar_url` } : projection;

/** JSON of a person. */
export const personJson = (projection: Projection, alias: string, spelling: FieldCase): string =>
  jsonObject(personFields(projection, alias, spelling), spelling);
