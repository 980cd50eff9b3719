import type { Clause } from '../text/clause';
import { has, hasAny, keepConcepts, type Token } from '../text/token';
import { markUnaware } from './awareness';
import { markManners } from './manners';
import { isPerson } from './person';

type Tokens = readonly Token[];

/** Each part must be named for the reason to be true of a sentence: as a rule an act and what it is done to. */
type Reason = { text: string; parts: readonly (RegExp | ((tokens: Tokens) => boolean))[] };

const age = 'three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen';
const yearOld = new RegExp(`^(?:${age}|[3-9]|1[0-7])-year-olds?$`);
const ageWord = new RegExp(`^(?:${age}|[3-9]|1[0-7])(?:-year)?$`);

/** "Children", "ten-year-olds", "girls of eleven". */
const namesChild = (tokens: Tokens): boolean =>
  tokens.some(
    (token, index) =>
      (has(token, 'minor') && token.lemma !== 'baby') ||
      /^(?:toddler|schoolchild|preschooler)$/.test(token.lemma) ||
      yearOld.test(token.text) ||
      (/^olds?$/.test(token.text) &&
        tokens.slice(Math.max(0, index - 5), index).some(({ text }) => ageWord.test(text))) ||
      (/^(?:girl|boy)$/.test(token.lemma) &&
        tokens[index + 1]?.text === 'of' &&
        ageWord.test(tokens[index + 2]?.text ?? '')),
  );

const namesConcept =
  (...concepts: Parameters<typeof hasAny>[1][]) =>
  (tokens: Tokens): boolean =>
    hasAny(tokens, ...concepts);

const namesPerson = (tokens: Tokens): boolean => tokens.some((token) => isPerson(token) || has(token, 'target'));

const money = /^(?:money|account|cash|saving|card|password|lock|wage|payroll|shift|frame|number|field|house)$/;

/** The first that fits is named. */
const reasons: readonly Reason[] = [
  {
    text: 'it pays early members with the money of later ones',
    parts: [/^(?:deposit|invest|investor)$/, /^(?:after|later|earlier)$/, /^(?:percent|%|return|interest)$/],
  },
  {
    text: 'it keeps money that was given for others',
    parts: [
      /^(?:donation|collect)$/,
      /^(?:orphan|village|hospice|charity|victim|refugee)$/,
      /^(?:us|ours|ourselves|we)$/,
    ],
  },
  {
    text: 'it makes children work',
    parts: [namesChild, /^(?:shaft|brickworks?|kiln|knot|loom|mine|quarry|carpet|stitch)$/],
  },
  { text: 'it endangers children', parts: [namesChild] },
  { text: 'it endangers children', parts: [/^school$/, namesConcept('adultGood')] },
  {
    text: 'it treats people differently for what they are',
    parts: [
      (tokens) =>
        hasAny(tokens, 'trait', 'protected') || tokens.some(({ lemma }) => /^(?:roma|wheelchair|baby)$/.test(lemma)),
      (tokens) =>
        hasAny(tokens, 'reject', 'shutOut') ||
        tokens.some(
          ({ lemma, text }) => /^(?:drop|skip|strike|sort|bottom|hire|full|go)$/.test(lemma) || text === 'struck',
        ),
    ],
  },
  {
    text: 'it endangers people’s health',
    parts: [
      (tokens) =>
        hasAny(tokens, 'medicine') ||
        tokens.some(({ lemma }) =>
          /^(?:prescription|antibiotic|painkiller|insulin|chemotherapy|vaccine|pill|cancer|meat|tooth)$/.test(lemma),
        ),
      /^(?:no|not|never|without|date|throw|give|cure|garage|kitchen|anyone|whoever)$/,
    ],
  },
  {
    text: 'it acts on people without their knowledge or consent',
    parts: [namesConcept('unaware', 'covert'), namesPerson],
  },
  {
    text: 'it deceives people',
    parts: [
      /^(?:ring|call|phone|caller|write|send|e-mail|befriend|profile|sign)$/,
      /^(?:grandson|granddaughter|bank|police|office|husband|voice|photo|invented|think)$/,
      /^(?:say|look|invented|speak|voice|under|come|think)$/,
    ],
  },
  {
    text: 'it pollutes land or water',
    parts: [
      /^(?:solvent|oil|sludge|asbestos|chemical|waste|manure|acid)$/,
      /^(?:lake|river|stream|forest|sea|pit|canal|quarry|drain)$/,
      /^(?:go|tip|empty|pour|dump|bury|pump|run|leave)$/,
    ],
  },
  { text: 'it offers what does not exist', parts: [/^(?:exist|existe|existiert)$/, /^(?:not|n't|no|nicht|never)$/] },
  {
    text: 'it helps people cheat',
    parts: [/^(?:test|exam|thesis|degree)$/, /^(?:place|stead)$/, /^(?:your|their|his|her)$/],
  },
  {
    text: 'it helps people cheat',
    parts: [/^(?:exam|essay|thesis|final)$/, /^(?:student|pupil)$/, /^(?:own|answer|whisper)$/],
  },
  {
    text: 'it makes people pay for what they didn’t choose',
    parts: [
      /^(?:subscription|charge|fee|cancel)$/,
      /^(?:no|vanish|nowhere|grey|gray|hidden|small)$/,
      /^(?:button|cancel|stop)$/,
    ],
  },
  {
    text: 'it takes what belongs to others',
    parts: [
      /^(?:empty|withdraw|keep|resell|collect|cut|copy|become|vanish|shave|drain|share|move|go|grind)$/,
      money,
      /^(?:us|ours|ourselves|we|our)$/,
    ],
  },
  { text: 'it passes off something false as real', parts: [namesConcept('fake', 'soldAs', 'unexamined')] },
  {
    text: 'it passes off something false as real',
    parts: [
      /^(?:label|diploma|certificate|pure|virgin|vodka|review|comment|sticker|etikett|herstellungsdatum)$/,
      /^(?:syrup|stretch|look|like|never|without|taste|colou?r|order|no|neu\w*)$/,
    ],
  },
  {
    text: 'it takes what the law protects',
    parts: [/^(?:protected|endangered)$/, namesConcept('takeAct', 'sell', 'tradeAct')],
  },
  {
    text: 'it gets at what people keep private',
    parts: [
      (tokens) =>
        hasAny(tokens, 'watch', 'spy', 'getAt') ||
        tokens.some(({ lemma }) => /^(?:locator|tracker|recorder)$/.test(lemma)),
      (tokens) =>
        hasAny(tokens, 'private') || tokens.some(({ lemma }) => /^(?:live|sleep|private|changing)$/.test(lemma)),
      namesPerson,
    ],
  },
  { text: 'it frightens people', parts: [/^(?:scare|frighten|threaten|intimidate)$/, namesPerson] },
];

/** What is wrong with the act of a harmful sentence that neither a frame nor a deed describes, in plain words. */
export function harmReason(clause: Clause): string {
  const { context } = clause;
  markUnaware(context);
  markManners(context);
  keepConcepts([clause]);
  const fits = (part: Reason['parts'][number]): boolean =>
    typeof part === 'function' ? part(context) : context.some(({ lemma, text }) => part.test(lemma) || part.test(text));
  return reasons.find(({ parts }) => parts.every(fits))?.text ?? 'it reads like an act that harms others';
}
