import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { othersOrOrder } from '../../text/speakers';
import { spacedWords, type Token } from '../../text/token';
import { permitWords } from './words';

const staff =
  '(?:of us|of them|(?:one )?of (?:our|my) (?:\\S+ )?\\S+|guards?|drivers?|pilots?|carers?|nurses?|instructors?|teachers?|fitters?|electricians?|vets?|installers?|doormen|technicians?|skippers?|employees?|cooks?|cars?|boats?|vans?|vehicles?|(?:our|my) \\S+)';
const paper = `(?:${permitWords.english}|badges?|diplomas?|(?:id|guard|trade|sia|cscs|dbs) cards?)`;
const germanStaff = String.raw`(?:von uns|zwei|drei|vier|fünf|sechs|\S*(?:fahrer|leute|männer|kräfte|pfleger|schwestern|piloten|lehrer|trainer)(?:innen|in)?)`;
const germanPaper = String.raw`(?:${permitWords.german}|\S*schein|\S*sachkunde\S*|approbation)`;

const held = [
  String.raw` (?:every|each|all|both|all (?:two|three|four|five|six)) (?:\S+ )?${staff} (?:already )?(?:has|have|hold|holds|carry|carries|got|passed) (?:\S+ ){0,4}?${paper} `,
  String.raw` (?:we|they) (?:all|both) (?:have|hold|carry|passed) (?:\S+ ){0,4}?${paper} `,
  String.raw` (?:alle|beide|jede[rs]?) (?:${germanStaff} )*(?:haben|hat|besitzen|besitzt|tragen|trägt) (?:\S+ ){0,3}?${germanPaper} `,
  String.raw` ${germanPaper} (?:\S+ \S+ )?(?:haben|hat|besitzen|besitzt) (?:\S+ )?(?:alle|beide|jede[rs]?) `,
  String.raw` (?:todos|todas|cada uno de|cada una de|l[oa]s (?:dos|tres|cuatro)|amb[oa]s) (?:nuestr[oa]s |mis |los |las )?(?:\S+ )?(?:tienen?|poseen?|llevan?) (?:\S+ ){0,3}?(?:${permitWords.spanish}|título) `,
  // "The district gave us the burial ground permit".
  String.raw` (?:gave|granted|issued|handed|sent) (?:us|me) (?:the|our|its|an?|my|their) (?:\S+ ){0,4}?(?:permits?|licen[cs]es?|permission|certificates?|approval|registration|authori[sz]ation) `,
].map((source) => new RegExp(source));

/** Wanted, to come, or of somebody else. */
const open =
  / (?:not|n't|no|none|never|nobody|must|should|needs?|will|'ll|would|if|once|when|until|customers?|clients?|users?|members?|rivals?|competitors?|refused|expired|fake|forged|borrowed|kein\S*|nicht|nie|noch|muss|müssen|soll|sollen|wird|werden|wenn|sobald|bis|kunden|mitglieder|gefälscht\S*|clientes|socios|nunca|deben?|necesitan?|cuando|si) /;

/**
 * Those who work for us hold the paper, or an office gave it to us: "every guard carries an SIA badge", "alle haben den Schein
 * nach 34a", "the district gave us the burial ground permit". Not "every guard needs a badge".
 */
export const isHeldByStaff = ({ tokens, sentence, speaker, modality }: Clause): boolean =>
  sentence.isLatin && modality === 'fact' && !othersOrOrder.has(speaker) && isHeld(tokens);

/** "Every one of our lads has the badge": a skill that fits. Not "both vans have the permit". */
export const isSkilledStaff = (clause: Clause): boolean =>
  isHeldByStaff(clause) && !things.test(spacedWords(clause.tokens));

const things = / (?:cars?|boats?|vans?|vehicles?|gave|granted|issued|handed|sent) /;

const isHeld = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return held.some((pattern) => pattern.test(words)) && !open.test(words);
});
