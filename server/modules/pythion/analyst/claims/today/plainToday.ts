import { clausesBySentence, type Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { parseNumber } from '../../text/numbers';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isUnknown } from '../unknown';
import { isNamedFailing } from './namedFailing';
import { isProductFailing } from './productFailing';
import { isEachByHand, isEachSpending } from '../eachSpendsInChinese';
import { isTroubleFallen } from '../fallInChinese';
import { isHanByHandLost, isHanShareLost } from './hanShareLost';
import { isHanRivalFailing } from './hanRival';
import { isHanFailing, isHanGap, isHanHabit, isHanStopgap } from './hanStopgap';
import { isLabelledFailing, isLabelledWay } from './labelledWay';
import { isReasonOfOthers } from './reasonOfOthers';
import { isOthersFailing, isOthersWay, isOurWay, isPlainTrouble } from './othersWay';

type Kind = Claim['kind'];
type Rule = { kinds: readonly Kind[]; isStated: (clause: Clause) => boolean };

const ofToday: readonly Kind[] = ['alternative', 'alternativeDetail', 'alternativeFails', 'trouble'];

const ofRivals: readonly Kind[] = ['alternative', 'alternativeDetail', 'alternativeFails'];

/** Their trouble and their way of today in words so plain that they need no second opinion, in any language that names them. */
export function readPlainToday(clauses: readonly Clause[]): Claim[] {
  const found = clauses.flatMap((clause) =>
    clause.modality === 'question' || clause.modality === 'hedge' || clause.speaker === 'quoted'
      ? []
      : rules
          .filter(({ isStated }) => isStated(clause))
          .flatMap(({ kinds }) => kinds.map((kind) => makeClaim(kind, clause))),
  );
  const named = clauses.filter((clause) => isNamedFailing(clause, clauses) || isHanRivalFailing(clause, clauses));
  found.push(...named.flatMap((clause) => ofRivals.map((kind) => makeClaim(kind, clause))));
  // "Farriers won't come out for six animals. I group five farms into one round."
  const isRefused = clauses.some((clause) => isRefusing(clause));
  return isRefused ? [...found, ...clauses.filter(isGrouping).map((clause) => makeClaim('difference', clause))] : found;
}

/** Without what isn't theirs: a mishap of the product that we made good, and what the founder doesn't know. */
export function withoutOwnTrouble(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const own = new Set(
    [...clausesBySentence(clauses)].flatMap(([sentence, all]) => (isOwnTrouble(all) ? sentence : [])),
  );
  return claims.filter(
    ({ kind, clause }) =>
      !(
        (own.has(clause.sentence) &&
          /^(?:trouble|frequencyOrCost|alternative|alternativeDetail|alternativeFails)$/.test(kind)) ||
        (kind.startsWith('alternative') && isOurWay(clause))
      ),
  );
}

/** Whether a sentence, given by its clauses, tells a doubt of the founder or a mishap that was made good. */
export const isOwnTrouble = (sentence: readonly Clause[]): boolean =>
  sentence.some((clause) => isUnknownToUs(clause) || (clause.sentence.hasLatin && isMadeGood(clause.context)));

/** "I don't know what happens when the drivers ring the trader direct". */
const isUnknownToUs = (clause: Clause): boolean => clause.speaker === 'own' && isUnknown(clause);

/** "Two of them lost readers in the slurry and I replaced those for nothing". */
const isMadeGood = memoise((context: readonly Token[]): boolean =>
  / (?:i|we) (?:replaced|refunded|repaired|fixed|swapped|sent) (?:those|them|it|both|each|that|a new|new|all|their) (?:\S+ ){0,4}(?:for nothing|free|free_of_charge|for free|at our|at my|on us|the same|\.)|(?:ich|wir) (?:habe|haben) (?:sie|es|ihn|beide) (?:\S+ ){0,3}(?:kostenlos|umsonst) (?:ersetzt|repariert)/.test(
    spacedWords(context),
  ),
);

const isOwnSpeaker = ({ speaker }: Clause): boolean => speaker === 'own';

const labels =
  /^ (?:(?:the|our|das|el|le|la|o|a) )?(?:problem|problema|problème|trouble|pain|pain point|pain_point|ärger) $/;
const none = /^ (?:none|no|nothing|keines?|ninguno|aucun|nenhum|n\/a|we|i|our|wir|ich) /;

/** "Problem: …", "Problema: …": the words after the label tell it. */
const isLabelled = (clause: Clause): boolean => {
  const { context, start, tokens, sentence } = clause;
  if (!sentence.isLatin || isOwnSpeaker(clause) || tokens.length < 4) return false;
  const colon = context.findLastIndex(({ text, end }) => text === ':' && end <= start);
  return (
    colon > 0 &&
    colon <= 4 &&
    labels.test(spacedWords(context.slice(0, colon)).replace(/[-•*–] /g, '')) &&
    !none.test(spacedWords(tokens))
  );
};

const dearer =
  /^(.*) (?:verlangen|verlangt|nehmen|nimmt|berechnen|charges?|wants?|asks?|takes?|cobran?|piden?|demandent?|facturent?|prennent) (?:\S+ ){0,3}?(\d[\d.,]*) (?:\S+ ){0,7}?, (?:\S+ )?(?:ich|wir|i|we|yo|nosotr[oa]s|je|nous|moi) (?:nehmen?|verlangen?|charge|take|ask|want|cobro|cobramos|pido|pedimos|prends|prenons|facture|do it for|mache es für|lo hago por) (?:\S+ ){0,2}?(\d[\d.,]*) /;
const dearerThing =
  /^(.*) (?:costs?|kostet|kosten|cuesta|cuestan|coûte) (?:\S+ ){0,2}?(\d[\d.,]*) (?:\S+ ){0,7}?, (?:mine|ours|meine|unsere?|meins|el mío|la mía|la nuestra|el nuestro|le mien|la mienne) (?:will |would |should |wird |soll |sollen |werden |costará |costaría )?(?:is|are|costs?|kostet|kosten|cuesta|coûte)? ?(?:\S+ )?(\d[\d.,]*) /;
const dearerInChinese =
  /^[^我]{0,12}(?:厂家|中介|别家|市场价|商场|师傅|新的)[^我]{0,8}?(\d+(?:\.\d+)?)[^我]{0,8}[,，]我们?(?:只|才)?(?:收|卖|要)(\d+(?:\.\d+)?)/;
const ownWord = / (?:we|i|our|my|me|us|wir|ich|unser\S*|mich|uns|mir|yo|nos|me|nuestr[oa]s?|je|nous|notre) /;

/** "Hersteller verlangen 180 Euro für eine neue, ich nehme 49": what others take, and less that we take. */
const isDearer = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isDearerInWords(context) : isDearerInLetters(context);

const isLess = (match: RegExpExecArray | null, theirs: number): boolean =>
  match !== null && (parseNumber(match[theirs] ?? '') ?? 0) > (parseNumber(match[theirs + 1] ?? '') ?? Infinity);

const isDearerInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  if (!/\d/.test(words)) return false;
  return [dearer, dearerThing].some((pattern) => {
    const match = pattern.exec(words);
    return isLess(match, 2) && !ownWord.test(`${match?.[1]} `) && !/ (?:me|us|mich|uns|mir|nos) \d/.test(words);
  });
});

const isDearerInLetters = memoise((context: readonly Token[]): boolean =>
  isLess(dearerInChinese.exec(lettersOf(context)), 1),
);

const few = String.raw`(?:(?:just|only|less than|fewer than|under|below|a|an|nur|weniger als|menos de|sólo|solo) )*(?:one|two|three|four|five|six|seven|eight|nine|ten|single|small|few|half|\d+|ein|eine|einen|zwei|drei|vier|fünf|sechs|kleine\S*|un|una|dos|tres|cuatro|cinco|seis|poc[oa]s)`;
const refusing = new RegExp(
  ` (?:(?:nobody|no_one|niemand|nadie) (?:will|comes?|kommt|fährt|viene|va)|(?:\\S*(?:ers|ors|ists|ians|smiths|men|firms|companies|vets|shops|garages|agents|labs|betriebe|handwerker|firmen|schmiede|werkstätten|herreros|talleres|empresas|técnicos)) (?:wo n't|do n't|do not|will not|refuse to|never|kommen nicht|fahren nicht|liefern nicht|no vienen?|no van|no se desplazan)) (?:(?:come|comes|bother|take|deliver|drive|travel|turn up|go) )?(?:(?:out|up|on|over|raus|hinaus) )?(?:for|under|below|less than|fewer than|wegen|für|por|para) (?:less than |fewer than )?${few} `,
);
const ourside = / (?:customers?|clients?|users?|members?|our|we|my|kunden|unsere|clientes?|nuestr[oa]s?) /;

/** "Farriers won't come out for six animals", "nadie viene por dos cabras": those who could help won't. */
const isRefusing = ({ tokens, sentence }: Clause): boolean => sentence.isLatin && isRefusingInWords(tokens);

const isRefusingInWords = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return refusing.test(words) && !ourside.test(words);
});

/** "I group five farms into one round". */
const isGrouping = (clause: Clause): boolean =>
  isOwnSpeaker(clause) &&
  clause.modality === 'fact' &&
  / (?:group|bundle|pool|batch|combine|share|fasse|bündele?n?|agrupo|agrupamos|junto|juntamos) (?:\S+ ){0,6}(?:into one|in one|together|on one|zu einer|in einer|zusammen|en una|en un) /.test(
    spacedWords(clause.tokens),
  );

const ownTimes =
  / (?:every|each) (?:\S+ )?(?:spring|summer|autumn|winter|season|year|month|week|day|morning|evening|night|time|term|weekend|harvest) (?:we|i) (?:\S+ )?(?:lost track|mixed up|muddled|forgot|missed|could n't find|never knew|did n't know|lost the|lost half) | (?:jedes|jeden|jede) (?:\S+ )?(?:jahr|frühjahr|frühling|woche|monat|tag|abend) (?:haben|verloren|vergaßen|wussten|verwechselten) (?:wir|ich) /;

/** "Every spring we lost track of which ewe had which jab": what the founder went through in the trade. */
const isSufferedBefore = ({ context, tokens, speaker, modality, sentence }: Clause): boolean =>
  sentence.isLatin &&
  speaker === 'own' &&
  modality === 'fact' &&
  ownTimes.test(spacedWords(tokens)) &&
  !/ (?:customers?|clients?|subscribers?|cash|money|orders?|app|software|product|kunden|geld) /.test(
    spacedWords(context),
  );

const oneInSome =
  / une fois sur (?:deux|trois|quatre|cinq|\d+) (?:, )?(?:je|on|nous|ils|elles|tu|vous) n(?:e|') ?\S+ (?:personne|rien|pas|plus) | (?:one|once) (?:time )?in (?:every )?(?:two|three|four|five|\d+) (?:times |, )?(?:i|we|they|you) (?:find|get|reach) (?:nobody|no one|no_one|nothing|none) | de cada (?:dois|duas|três|quatro|cinco|dos|tres|cuatro|\d+) \S+ , (?:um|uma|uno|una) (?:sai|fica|está|não|sale|queda|no|falla|falha) | (?:uma|una) (?:em|de) cada (?:três|duas|quatro|tres|dos|cuatro) vez(?:es)? (?:não|no) | jedes (?:zweite|dritte|vierte) mal (?:finde|finden|findet|bekomme|bekommen) (?:ich|wir|sie|man) (?:niemanden|nichts|keinen) /;
const searching =
  / (?:groupes? (?:facebook|whatsapp)|grupos? (?:de )?(?:facebook|whatsapp)|(?:facebook|whatsapp) ?-? ?(?:groups?|gruppen?)|petites annonces|bouche-à-oreille|leboncoin|milanuncios|kleinanzeigen|gumtree|craigslist|aushang|tablón) /;

/** "Une fois sur trois je ne trouve personne", "de cada três poços, um sai seco": how often it goes wrong. */
const isOftenInVain = ({ context, sentence }: Clause): boolean => sentence.isLatin && isVain(context);
const isVain = memoise((context: readonly Token[]): boolean => oneInSome.test(spacedWords(context)));

const rules: readonly Rule[] = [
  { kinds: ['trouble'], isStated: isPlainTrouble },
  { kinds: ['alternative', 'alternativeDetail'], isStated: isOthersWay },
  { kinds: ['alternativeFails'], isStated: isOthersFailing },
  { kinds: ofRivals, isStated: isReasonOfOthers },
  { kinds: ofRivals, isStated: isProductFailing },
  { kinds: ['trouble'], isStated: isLabelled },
  { kinds: ['alternative', 'alternativeDetail'], isStated: isLabelledWay },
  { kinds: ['alternativeFails'], isStated: isLabelledFailing },
  { kinds: [...ofToday, 'frequencyOrCost', 'difference'], isStated: isDearer },
  { kinds: ofToday, isStated: isRefusing },
  { kinds: ofToday, isStated: isHanStopgap },
  { kinds: ['alternative', 'alternativeDetail', 'alternativeFails'], isStated: isHanGap },
  { kinds: ['alternative', 'alternativeDetail'], isStated: isHanHabit },
  { kinds: ['trouble', 'frequencyOrCost', 'groupDetail'], isStated: isEachSpending },
  { kinds: ['alternative', 'alternativeDetail'], isStated: isEachByHand },
  { kinds: ['trouble', 'frequencyOrCost'], isStated: isTroubleFallen },
  { kinds: ['trouble', 'frequencyOrCost'], isStated: isHanShareLost },
  { kinds: ['alternative', 'alternativeFails'], isStated: isHanByHandLost },
  { kinds: ['trouble'], isStated: isHanFailing },
  { kinds: ['trouble', 'frequencyOrCost'], isStated: isSufferedBefore },
  { kinds: ['trouble', 'frequencyOrCost'], isStated: isOftenInVain },
  {
    kinds: ['alternative', 'alternativeDetail', 'alternativeFails'],
    isStated: (clause) => isOftenInVain(clause) && searching.test(spacedWords(clause.context)),
  },
];
