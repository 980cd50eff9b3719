import { restType } from '../../rest/contract/restType';
import { nullable, uuid, urlOrPath } from '../../rest/contract/schema';
import { imageType } from '../media/media.rest';
import { profileCardProjection, profileProjection } from './profile.projection';

/** Fields of the published REST contract that every person has. */
export const personFields = {
  userId: uuid('The same as id.'),
  avatar: nullable(urlOrPath('The same as avatar_url.')),
};

export const profileCardType = restType('ProfileCard', {
  of: 'Profile',
  description: 'A person beside their posts, comments and messages, and in lists.',
  projection: () => profileCardProjection('p', 'snake'),
  fields: personFields,
  formats: { avatarUrl: 'uri-reference' },
});

export const profileLinkType = restType('ProfileLink', { formats: { url: 'uri' } });

export const profileType = restType('Profile', {
  projection: () => profileProjection('p', 'snake'),
  fields: {
    ...personFields,
    avatarDetails: { ...nullable(imageType), description: 'The avatar in all its sizes.' },
    coverDetails: { ...nullable(imageType), description: 'The cover in all its sizes.' },
  },
  formats: { avatarUrl: 'uri-reference', coverImageUrl: 'uri-reference' },
  nested: [profileLinkType],
});

export const profileIntegrityType = restType('ProfileIntegrity', { nested: [restType('ProfileFinding')] });
