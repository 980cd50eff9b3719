import { restType } from '../../rest/contract/restType';
import { profileCardType } from '../profile/profile.rest';
import { foundPeople } from './search.lists';
import type { PeopleFacet, PeopleFacets } from './search.type';

export const hashtagType = restType('Hashtag');

export const personMatchType = restType('PersonMatch', {
  projection: () => foundPeople.projection('snake'),
  nested: [profileCardType],
});

const peopleFacetType = restType('PeopleFacet', { nested: [restType('PeopleFacetValue')] });

export const peopleFacetsType = restType('PeopleFacets', { nested: [peopleFacetType] });

const toRestFacet = ({ isComplete, values }: PeopleFacet) => ({ is_complete: isComplete, values });

export const toRestFacets = ({ total, isComplete, skills, locations, stages, lookingFor }: PeopleFacets) => ({
  total,
  is_complete: isComplete,
  skills: toRestFacet(skills),
  locations: toRestFacet(locations),
  stages: toRestFacet(stages),
  looking_for: toRestFacet(lookingFor),
});
