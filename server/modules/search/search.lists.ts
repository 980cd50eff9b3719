import type { List } from '../../database/list';
import { profileCardProjection } from '../profile/profile.projection';
import { anyWord, chosen, filterOf, scoredPeople, searchParameters } from '../profile/profile.search';
import type { PersonMatch } from './search.type';

/** SQL condition: a text of a profile has one of the searched words. */
const explains = (text: string) => `to_tsvector('english', ${text}) @@ ${anyWord}`;

const excerptOptions = `'StartSel="", StopSel="", MaxFragments=1, MaxWords=20, MinWords=10'`;
const excerptOf = (column: string) =>
  `when ${explains(column)} then ts_headline('english', ${column}, ${anyWord}, ${excerptOptions})`;

const matchingPeople = (isFiltered: boolean): List<PersonMatch> => ({
  name: isFiltered ? 'people_filtered' : 'people_found',
  parameters: searchParameters,
  planEachTime: true,
  keys: [
    { sql: 'person.score', type: 'float8' },
    { sql: 'person.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection: (fieldCase) => ({
    id: 'person.id',
    person: { fields: profileCardProjection('person', fieldCase) },
    matchedSkills: `array(select skill from unnest(person.skills) skill
      where lower(skill) in (select lower(btrim(wanted)) from unnest(${chosen('skills')}) wanted) or ${explains('skill')})`,
    matchedLocation: `case when person.location <> '' and (person.about @@ ${filterOf(['locations'])} or ${explains('person.location')}) then person.location end`,
    matchedStage: `case when person.stage = any(${chosen('stages')}) or ${explains('lower(person.stage)')} then person.stage end`,
    matchedNeeds: `array(select need from unnest(person.looking_for) need where need = any(${chosen('lookingFor')}) or ${explains('need_words(array[need])')})`,
    excerpt: `case ${excerptOf('person.bio')} ${excerptOf('person.looking_for_note')} end`,
  }),
  rows: (after, limit) => `(
    select p.*, scored.score from (
      select * from (${scoredPeople({ isFiltered, addsSimilar: true })}) found
      ${after ? `where (score, id) < (${after.join(', ')})` : ''} order by score desc, id desc ${limit}) scored
    join profile p on p.id = scored.id) person`,
});

/** People who match a search without filters, best match first. */
export const foundPeople = matchingPeople(false);
/** People who match a search with filters, best match first. */
export const filteredPeople = matchingPeople(true);
