import type { Projection, Spelling } from '../../database/read';
import { jsonObject } from '../../database/read';

/** A person as shown beside what they wrote. */
export const personCard = (alias: string): Projection => ({
  id: `${alias}.id`,
  username: `${alias}.username`,
  displayName: `${alias}.display_name`,
  headline: `${alias}.headline`,
  avatarUrl: `${alias}.avatar_url`,
});

/** A whole profile. */
export const profilePage = (alias: string): Projection => ({
  ...personCard(alias),
  bio: `${alias}.bio`,
  location: `${alias}.location`,
  coverImageUrl: `${alias}.cover_image_url`,
  createdAt: `${alias}.created_at`,
});

/** A person's fields for a transport. REST adds the names of the published contract: user_id and avatar. */
export const personFields = (projection: Projection, alias: string, spelling: Spelling): Projection =>
  spelling === 'snake' ? { ...projection, userId: `${alias}.id`, avatar: `${alias}.avatar_url` } : projection;

/** JSON of a person. */
export const personJson = (projection: Projection, alias: string, spelling: Spelling): string =>
  jsonObject(personFields(projection, alias, spelling), spelling);
