import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords } from '../text/token';

const latin =
  / (?:(?:everyone|everybody|anyone|anybody|all people|people of all ages|young and old) (?:can|could|may|will be able to) use|(?:suitable|made|meant|right|good) for (?:everyone|everybody|anyone|all ages)|(?:jede[rn]?|alle|jedermann) (?:kann|können) (?:es|sie|ihn|die app|das) (?:\S+ )?(?:nutzen|benutzen|verwenden)|für (?:jeden|alle|jedermann|jung und alt) geeignet|(?:todo el mundo|todos|cualquiera|cualquier persona) (?:la |lo )?(?:puede|pueden|podrá|podrán) (?:usar\S*|utilizar\S*)|(?:apt[oa]|vale|sirve|adecuad[oa]) para (?:todo el mundo|tod[oa]s|cualquiera)) /;
const han =
  /(?:所有人|任何人|每个人|人人|谁(?=都|也)|男女老少|老老少少|大家)(?:都|也)?(?:可以|能|能够|会|适合|适用)?(?:用|使用|适合|适用|需要)|老少(?:皆宜|都)|都适合/u;

/** 所有人都可以用,年轻人、老人、学生都适合: those who are listed are everybody, and no group. */
export const isForEverybody = memoise(({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin ? latin.test(spacedWords(tokens)) : han.test(lettersOf(tokens)),
);
