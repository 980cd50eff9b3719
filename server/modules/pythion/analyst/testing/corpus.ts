import { trueEvidence, worthless, worthlessByLanguage } from './edges';
import { heldOutIdeas, heldOutWorthless } from './heldOut.ideas';
import { secondIdeas, secondLookAlikes, secondWorthless } from './heldOut.second';
import { thirdIdeas, thirdLookAlikes, thirdWorthless } from './heldOut.third';
import { heldOutLookAlikes } from './heldOut.lookAlikes';
import { brochures } from './ideas.brochures';
import { languageIdeas } from './ideas.languages';
import { productIdeas } from './ideas.products';
import { serviceIdeas } from './ideas.services';
import { lookAlikes } from './lookAlikes';
import type { Corpus } from './suite';

/** The ideas that the rules were written with. */
export const corpus: Corpus = {
  ideas: [...serviceIdeas, ...productIdeas, ...languageIdeas, ...brochures],
  lookAlikes,
  worthless,
  worthlessByLanguage,
  trueEvidence,
};

/** A third of the ideas, opened once for each version before 2.0; its network learned from them that they are lawful. */
export const heldOutCorpus: Corpus = {
  ideas: [...heldOutIdeas, ...secondIdeas, ...thirdIdeas],
  lookAlikes: [...heldOutLookAlikes, ...secondLookAlikes, ...thirdLookAlikes],
  worthless: { ...heldOutWorthless, ...secondWorthless, ...thirdWorthless },
  trueEvidence,
};

/** All texts of a corpus that are ideas. */
export const textsOf = ({ ideas, lookAlikes: pairs }: Corpus): string[] => [
  ...ideas.map(({ text }) => text),
  ...pairs.flatMap(({ harm, remedy }) => [harm, remedy]),
];
