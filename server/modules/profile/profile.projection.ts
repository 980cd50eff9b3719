import type { FieldCase, Projection, ProjectionOf } from '../../database/read';
import type { Image } from '../media/media.type';
import type { FullProfile, ProfileCard, ProfileDetails } from './profile.type';

/** Field names of the published REST contract, beside those that GraphQL has too. */
type RestPersonFields = { userId: string; avatar: string | null };

/** REST sends the avatar's address as `avatar`, so the pictures with all their sizes have other names. */
type RestProfile = Omit<FullProfile, 'avatar' | 'cover'> &
  RestPersonFields & { avatarDetails: Image | null; coverDetails: Image | null };

const cardFields = (profile: string): ProjectionOf<ProfileCard> => ({
  id: `${profile}.id`,
  username: `${profile}.username`,
  displayName: `${profile}.display_name`,
  headline: `${profile}.headline`,
  avatarUrl: `${profile}.avatar_url`,
});

const detailFields = (profile: string): ProjectionOf<Omit<ProfileDetails, 'avatar' | 'cover'>> => ({
  bio: `${profile}.bio`,
  location: `${profile}.location`,
  skills: `${profile}.skills`,
  stage: `${profile}.stage`,
  lookingFor: `${profile}.looking_for`,
  lookingForNote: `${profile}.looking_for_note`,
  links: `${profile}.links`,
  coverImageUrl: `${profile}.cover_image_url`,
  createdAt: `${profile}.created_at`,
});

const restPersonFields = (profile: string): ProjectionOf<RestPersonFields> => ({
  userId: `${profile}.id`,
  avatar: `${profile}.avatar_url`,
});

const pictureFields: ProjectionOf<Image> = {
  url: 'picture.url',
  width: 'picture.width',
  height: 'picture.height',
  srcSet: 'picture.src_set',
  placeholder: 'picture.placeholder',
  alt: `''`,
};

const pictureField = (profile: string, column: 'avatar_id' | 'cover_id') => ({
  when: `${profile}.${column} is not null`,
  from: `media picture where picture.id = ${profile}.${column}`,
  fields: pictureFields,
});

const graphqlProfile = (profile: string): ProjectionOf<FullProfile> => ({
  ...cardFields(profile),
  ...detailFields(profile),
  avatar: pictureField(profile, 'avatar_id'),
  cover: pictureField(profile, 'cover_id'),
});

const restProfile = (profile: string): ProjectionOf<RestProfile> => ({
  ...cardFields(profile),
  ...detailFields(profile),
  ...restPersonFields(profile),
  avatarDetails: pictureField(profile, 'avatar_id'),
  coverDetails: pictureField(profile, 'cover_id'),
});

/** A person as shown beside what they wrote. @param profile alias of the profile's row */
export const profileCardProjection = (profile: string, fieldCase: FieldCase): ProjectionOf<ProfileCard> =>
  fieldCase === 'camel' ? cardFields(profile) : { ...cardFields(profile), ...restPersonFields(profile) };

/** A whole profile. @param profile alias of the profile's row */
export const profileProjection = (profile: string, fieldCase: FieldCase): Projection =>
  fieldCase === 'camel' ? graphqlProfile(profile) : restProfile(profile);
