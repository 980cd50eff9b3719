import * as v from 'valibot';
import { profileLimits } from '../../../shared/contracts/profile';
import { searchLimits } from '../../../shared/contracts/search';
import { boundedText } from '../../core/validation';
import { searchQuery } from '../post/post.inputs';
import { needs, stages } from '../profile/profile.inputs';

const chosenValues = <Schema extends v.GenericSchema<string, string>>(what: string, value: Schema) =>
  v.nullish(
    v.pipe(
      v.array(value, `${what} must be a list.`),
      v.maxLength(searchLimits.facetValues, `You can choose up to ${searchLimits.facetValues} ${what.toLowerCase()}.`),
    ),
    [],
  );

/** A search for people: words and filters. Without either it matches nobody. */
export const peopleSearchInput = v.object({
  query: searchQuery,
  skills: chosenValues('Skills', boundedText('A skill', profileLimits.skill)),
  locations: chosenValues('Locations', boundedText('A location', profileLimits.location)),
  stages: chosenValues('Stages', v.picklist(stages, `A stage must be one of ${stages.join(', ')}.`)),
  lookingFor: chosenValues('Needs', v.picklist(needs, `Choose from ${needs.join(', ')}.`)),
});
