import { clausesBySentence, writtenWords, type Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import type { Token } from '../text/token';
import { lettersOf, spacedWords } from '../text/token';
import { othersOrOrder } from '../text/speakers';
import { declining, defiant, isDefiantInChinese, refusingPaper } from './refusedDefiance';
import { isAskedForByOffice, isDemanded, isDemandedBeside } from './refusedDuty';
import { isForNow } from './refusedForNow';
import { permitPaper } from './refusedPaper';
import { refusedOutright, refusedPaperOutright } from './refusedOutright';

/** Most clauses have none of these words. */
const trigger =
  / (?:be|skip|ignore|dodge|bypass|ditch|without|get|forget|laugh|shrug|give|not|n't|never|no|care|cares|so|(?:pfeif|scheiß|spar|schenk|erspar|lass|hol|mach|beantrag|besorg)(?:e|en|t)|lass|ohne|egal|wurscht|wurst|lust|bock|nerv|schnuppe|schnurz|pasamos|paso|ni|nos|me) /;
/** What is refused: a paper, or what an office does before it gives one. */
const aPaper = new RegExp(` ${permitPaper} `);
const aCheck =
  / (?:checks?|inspections?|inspected|register|registered|licensed|exam|examination|test|course|beantragen|machen|holen|besorgen|erwerben|anzumelden|lassen) /;
const outright =
  / (?:question|table|waste|no|none|neither|not|n't|never|refused?|declined?|nicht|keinen|weiger\S*|sträub\S*|ni|descartad[oa]s?|negamos|niego|negaremos|rechazamos) /;

/** None is needed, it is for others to get, is still to come, or was got; or the work isn't done without it. */
const settled =
  / (?:yet|(?:until|till)(?! (?:\S+ ){0,2}?(?:mak|forc|catch|caught|stop|fin(?:e|es|ed)|shut|notic|complain)\S* )|before|unless|if|whether|(?:need|require) (?:no|none)|(?:do|does|did) (?:n't|not) (?:need|require)|not (?:needed|required|necessary)|needless|second|another|further|zweite[nrs]?|weitere[nrs]?|segund[oa]|no (?:\S+ ){1,4}?(?:is|are) (?:needed|required|necessary)|none (?:\S+ ){1,5}?needs?|(?<!n't |not |never )(?:hold|have) (?:one|it|ours)|exempt\S*|already|instead|stopped|partner|customers?|clients?|noch|bis|bevor|falls|wenn|ob|sondern|brauch\S* (?:wir|man|ich|es|das)? ?(?:\S+ )?(?:nicht|kein\S*)|nicht (?:nötig|erforderlich)|befreit|bereits|schon|aufgehört|stattdessen|hasta|antes|si|todavía|aún|exent[oa]s?|clientes|dejamos|(?<!ni )ya|no (?:hace falta|es necesari[oa]|se necesita|necesit\S+)) |不需要|不用|无需|不必|暂时|目前|还没|等|之前|如果|客户|帮(?:他|您|客|大)|才能|就不(?:做|开|卖)|停|不要求|没(?:有)?(?:规定|要求)/u;
/** Others evade the rule, and we don't do as they do. */
const evaded =
  / (?:(?<!(?:n't|not|cannot|nobody|no_one|never) (?:\S+ )?)without|fak\S*|forg\S*|cheat\S*|lie|lies|illegally) /;

/**
 * What an office or the law demands is refused in words that name no permit: "you're meant to be registered, but I can't be
 * bothered", "the authority wants us registered. We'll skip that", "darauf pfeifen wir", "pasamos de ella", 我们懒得办. The demand
 * stands in the same sentence or in the one before. Not "we don't need one", "we haven't asked for it yet".
 */
export function findRefusedDemand(clauses: readonly Clause[]): Clause | undefined {
  const sentences = [...clausesBySentence(clauses).values()];
  return sentences.flatMap((own, index) => {
    const [first] = own;
    if (!first || own.some(isNotOurs)) return [];
    const words = writtenWords(first);
    // "Because it would cost £40 more" is why, and "a permit would be needed" what is wanted: no conditions.
    if (own.every(({ modality }) => modality === 'condition') && !isDemandedBeside(words)) return [];
    const [before, next] = [sentences[index - 1]?.[0], sentences[index + 1]?.[0]];
    const demand = before && before.speaker !== 'rival' && before.modality !== 'question' ? writtenWords(before) : '';
    const isRefused =
      (first.sentence.isLatin && isPaperRefused(first.context)) ||
      (isDefiance(first, demand) &&
        (isDemandedBeside(words) ||
          ((isDemanded(demand) || isAskedForByOffice(words, demand)) && !settled.test(demand))));
    return isRefused && !settled.test(words) && !isForNow(`${words}${next ? writtenWords(next) : ''}`) ? [first] : [];
  })[0];
}

const isDefiance = ({ context, sentence }: Clause, demand: string): boolean =>
  sentence.isLatin
    ? isDefiantInWords(context) || isDeclined(spacedWords(context), demand)
    : isDefiantInLetters(context);

const isPaperRefused = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  const isPaper = aPaper.test(words);
  return (
    (isPaper && trigger.test(words) && refusingPaper.some((pattern) => pattern.test(words))) ||
    ((isPaper || aCheck.test(words)) &&
      outright.test(words) &&
      refusedPaperOutright.some((pattern) => pattern.test(words)))
  );
});

const isDefiantInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    (trigger.test(words) && defiant.some((pattern) => pattern.test(words))) ||
    (outright.test(words) && refusedOutright.some((pattern) => pattern.test(words)))
  );
});

const isDeclined = (words: string, demand: string): boolean =>
  trigger.test(words) && declining.some((pattern) => pattern.test(words)) && !evaded.test(`${demand}${words}`);

const isDefiantInLetters = memoise((context: readonly Token[]): boolean => isDefiantInChinese(lettersOf(context)));

const isNotOurs = ({ speaker, modality }: Clause): boolean => othersOrOrder.has(speaker) || modality === 'question';
