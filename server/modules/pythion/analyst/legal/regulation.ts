import type { Clause } from '../text/clause';
import { currencies } from '../lexicon/currencies';
import { has, hasAny, isAmong, isVerb, lettersOf, spacedWords, type Token } from '../text/token';
import { memoise } from '../text/memoise';
import { isOwnStatement } from '../claims/claim';
import { isAssessmentDue } from '../claims/permit/assessmentDue';
import { isLicenseRefused, isNotYetHeld, isPermissionMissing } from '../claims/permit/permission';
import { isDemandOnly } from '../claims/permit/registered';
import { isRuleOpen } from '../claims/permit/open';
import { isToolOrStore, isToolTrade } from './arms';
import { isServingDaycares } from './childCare';
import { isDeclinedWork } from './declinedWork';
import { isFieldOfOthers } from './fieldOfOthers';
import { regulatedActs } from './frames';
import { isRentalDeposit } from './otherSense';
import { isDiagnosisHad } from './ownDiagnosis';
import { isOwnLoan } from './ownLoan';
import { isRemedied } from './remedy';

/** `field` is named where the rules know it. */
export type Regulated = { clause: Clause; field?: string };

/** "We dispense prescription medicines". */
const isDispensing = ({ tokens, negated }: Clause): boolean =>
  hasAny(tokens, 'medicine') &&
  tokens.some(
    (token, index) =>
      isVerb(token) &&
      !negated.has(token) &&
      /^(?:sell|dispense|deliver|supply|prescribe|distribute|ship|import|administer|inject|manufacture|give)$/.test(
        token.lemma,
      ) &&
      tokens.slice(index + 1, index + 5).some((word) => word.pos === 'noun' && has(word, 'medicine')),
  );

const advising = new Set([
  'tell',
  'calculate',
  'compute',
  'recommend',
  'suggest',
  'adjust',
  'set',
  'decide',
  'choose',
  'advise',
  'berechnet',
  'berechnen',
  'calcula',
  '计算',
]);
const doses = new Set(['dose', 'dosage', 'insulin', 'insulina', 'dosis', '剂量']);

/** "It tells you how much insulin to take", "the app adjusts the dose": a medical decision. Not "reminds you of your pills". */
const isDosing = ({ tokens, negated, speaker }: Clause): boolean =>
  speaker !== 'rival' &&
  tokens.some(
    (token, index) =>
      !negated.has(token) &&
      advising.has(token.lemma) &&
      tokens.slice(index + 1, index + 9).some(({ lemma, text }) => doses.has(lemma) || text.endsWith('dosis')),
  );

const telling =
  / (?:app|ai|tool|software|scanner|bot|chatbot|model|algorithm|camera|it|we|programm|ki|scanner|aplicación|ia|nosotros) (?:\S+ ){0,8}(?:tells?|says?|shows?|identif(?:y|ies)|recogni[sz]es?|detects?|diagnoses?|decides?|finds out|sagt|erkennt|zeigt|dice|dirá|detecta|identifica) (?:\S+ ){0,4}(?:what|which|whether|if|was|welche|ob|qué|cuál|si) (?!clinics?|doctors?|hospitals?|vets?|nurses?|courses?|practices?|ärzte|kliniken|médicos|clínicas)/;
const illness =
  / (?:rash|rashes|disease|diseases|illness|cancer|tumou?r|infection|lump|moles|melanoma|cough|wound|symptoms?|ausschlag|krankheit|krebs|wunde|erupción|enfermedad|cáncer|tos) /;
const remedyWord =
  / (?:what|which|welche|qué) (?:\S+ ){0,2}(?:tablets?|pills?|medicines?|medication|drugs?|antibiotics?|ointment|injection|tabletten|medikamente?|salbe|pastillas|medicamentos?|pomada) (?:to (?:give|take|use|inject|buy)|they need|he needs|she needs|it needs|geben|nehmen|hay que|dar|tomar) /;
const ofThings =
  / (?:leaf|leaves|plants?|crops?|trees?|vines?|engine|car|brakes?|roof|wall|house|reminds?|pflanzen?|bäume|plantas?) /;
const tellingInChinese =
  /(?:告诉|判断|识别|诊断)[^。]{0,10}(?:什么病|皮疹|什么疹|是不是癌|病因|吃什么药|用什么药|该吃)/;

/** "Our AI tells them what the rash is and which tablets to give": a diagnosis, and a prescription. Not "which plants are ill". */
const isDiagnosing = ({ context, speaker, sentence, isNobody }: Clause): boolean =>
  speaker !== 'rival' &&
  !isNobody &&
  (sentence.isLatin ? isDiagnosis(context) : tellingInChinese.test(lettersOf(context)));

const isDiagnosis = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    ((telling.test(words) && illness.test(words)) || (telling.test(words) && remedyWord.test(words))) &&
    !ofThings.test(words)
  );
});

/** "We are a small insurance", "we sell insurance". */
const isInsuring = ({ tokens }: Clause): boolean =>
  tokens.some(({ lemma }) => lemma === 'insurance') &&
  tokens.some(
    ({ lemma }, index) =>
      /^(?:be|sell|offer|run)$/.test(lemma) &&
      tokens
        .slice(index + 1, index + 5)
        .some((word, at, after) => word.lemma === 'insurance' && after[at + 1]?.pos !== 'noun'),
  );

/** "But we are insured": by others. */
const isInsured = (tokens: readonly Token[], token: Token): boolean =>
  /^(?:insured|versichert)$/.test(token.text) &&
  tokens
    .slice(Math.max(0, tokens.indexOf(token) - 3), tokens.indexOf(token))
    .some(({ pos, lemma }) => pos === 'aux' || lemma === 'be');

/** "The loan of a drill": no money. */
function isLoanOfThing(tokens: readonly Token[], token: Token): boolean {
  const after = tokens.slice(tokens.indexOf(token) + 1, tokens.indexOf(token) + 5);
  return token.lemma === 'loan' && after[0]?.text === 'of' && !after.some(({ pos }) => pos === 'num' || pos === 'sym');
}

/** Goods whose offer alone needs a license, as the head of a heading: "insurance for couriers, paid per shift". */
const regulatedGoods: readonly { field: string; heads: RegExp }[] = [
  { field: 'insurance', heads: /^(?:(?:micro|re)?insurance|\w*versicherung|seguro|保险)$/ },
  { field: 'lending', heads: /^(?:(?:micro)?loan|(?:micro)?credit|darlehen|\w*kredit|préstamo|贷款)$/ },
  {
    field: 'alcohol and drugs',
    heads: /^(?:beer|spirits|liquor|whisky|whiskey|gin|vodka|wine|cider|cannabis|schnapps)$/,
  },
];

/** What stands behind the head of a heading. */
const ending = new Set(['for', 'per', 'that', 'which', 'to']);

/** The field of a heading without a finite verb that names what is offered. Not "insurance letters", "insurance is dear". */
function offeredField(clause: Clause): string | undefined {
  if (isUnderTrouble(clause)) return undefined;
  const { tokens } = clause;
  const end = tokens.findIndex(
    ({ pos, text }) => pos === 'punct' || pos === 'adp' || pos === 'verb' || pos === 'aux' || ending.has(text),
  );
  const phrase = end < 0 ? tokens : tokens.slice(0, end);
  const [head, next] = [phrase.at(-1), tokens[phrase.length]];
  // "Wine racks": a noun that the tagger takes for a verb.
  if (!head || isVerb(next) || phrase.length > 4 || phrase.some((token) => has(token, 'own', 'negation')))
    return undefined;
  // "Estoy casi seguro de que", "seguro que": sure, and no insurance.
  if (head.text === 'seguro' && isSure(tokens, phrase.length)) return undefined;
  if (isCostOrHeld(tokens, phrase)) return undefined;
  const rest = tokens.slice(phrase.length);
  const isHeading =
    next === undefined ||
    !rest.some((token, index) => isVerb(token) && rest[index - 1]?.text !== ',' && !token.text.endsWith('ing'));
  return isHeading
    ? regulatedGoods.find(({ heads }) => heads.test(head.lemma) || heads.test(head.text))?.field
    : undefined;
}

const held = new Set(['tengo', 'tenemos', 'contratado', 'pagado', 'vigente']);

/** "Coche y seguro, 7 por casa", "seguro de responsabilidad civil tengo": one of the costs, or one that we have ourselves. */
const isCostOrHeld = (tokens: readonly Token[], phrase: readonly Token[]): boolean => {
  const rest = tokens.slice(phrase.length);
  const amount = rest.slice(0, 3).some(({ pos }) => pos === 'num');
  return (amount && phrase.at(-2)?.pos === 'conj') || rest.some(({ text }) => held.has(text));
};

const isSure = (tokens: readonly Token[], after: number): boolean =>
  tokens[after + Number(tokens[after]?.text === 'de')]?.text === 'que' ||
  tokens.slice(0, after).some(({ text }) => /^(?:es|está|estoy|muy|casi|más|bastante|tan|totalmente)$/.test(text));

/** "What's wrong with it: insurance", "still missing: a loan": words before a colon that name no offer. */
const isUnderTrouble = ({ context, start }: Clause): boolean => {
  const colon = context.findLastIndex(({ text, end }) => text === ':' && end <= start);
  return context
    .slice(Math.max(0, colon - 8), Math.max(0, colon))
    .some(
      (token) => has(token, 'trouble', 'worse') || /^(?:wrong|worr(?:y|ies)|risk|missing|open|cost)$/.test(token.lemma),
    );
};

/** "Wine racks": a thing for it. "Wine bottles" and "beer packs" hold it. */
const isForGood = (next: Token | undefined): boolean =>
  next?.pos === 'noun' &&
  !/^(?:bottle|can|keg|barrel|pack|case|box|crate|dose|drink|product|liqueur)$/.test(next.lemma);

const moneyWord =
  /^(?:money|cash|capital|credit|loan|fund|sum|amount|advance|microcredit|geld|kredit|darlehen|dinero|préstamo|钱|现金)$/;

const isLendVerb = (token: Token): boolean => isVerb(token) && (token.lemma === 'lend' || token.lemma === 'loan');

const isThing = (token: Token): boolean => token.pos === 'noun' && has(token, 'thing', 'product', 'measure');

/** "Our drill to neighbours", "a ladder"; not "our neighbours". */
const isNamedThing = ([first, next]: readonly Token[]): boolean =>
  /^(?:our|an?|my)$/.test(first?.text ?? '') && next !== undefined && !has(next, 'people', 'target', 'minor');

/** "We lend diabetics a meter for 5 euros", "the meters that we lend": a thing is lent, and money only pays for it. */
function isLendingThing({ tokens }: Clause): boolean {
  const at = tokens.findIndex(isLendVerb);
  if (at < 0) return false;
  const after = tokens.slice(at + 1, at + 9);
  const end = after.findIndex(({ text, pos }) => pos === 'verb' || /^(?:for|at|until|against|für|gegen|,)$/.test(text));
  const object = end < 0 ? after : after.slice(0, end);
  if (object.some(isMoney)) return false;
  const isRelative = tokens.slice(0, at).some(({ text }) => /^(?:that|which)$/.test(text));
  return isRelative || object.some(isThing) || isNamedThing(after);
}

/** "We lend prams. One loan costs us £70": all that is lent is a thing. */
const isLibrary = (ours: readonly Clause[]): boolean =>
  ours.some(isLendingThing) && !ours.some((clause) => clause.tokens.some(isLendVerb) && !isLendingThing(clause));

/** "We lend no money", "we insure nobody": the act is named to say that it isn't ours. */
const isDoneToNobody = (tokens: readonly Token[], token: Token): boolean => {
  const next = tokens[tokens.indexOf(token) + 1];
  return /^(?:nobody|no_one|nothing|none|no|niemand\w*|kein\w*|nichts|nadie|nada|ning\S+)$/.test(next?.text ?? '');
};

/** A sentence with the words of a regulated field that says that we aren't in it. */
export const isOutsideField = ({ tokens, context, sentence }: Clause): boolean =>
  sentence.isLatin &&
  (isToolTrade(context) ||
    isRentalDeposit(context) ||
    tokens.some((token) => isRegulatedWord(token) && isDoneToNobody(tokens, token)));

const isMoney = ({ lemma, text }: Token): boolean =>
  moneyWord.test(lemma) || Object.hasOwn(currencies, text) || Object.hasOwn(currencies, lemma);

/** Everyday senses of the words of a regulated act. */
const otherSenses: Readonly<Record<string, RegExp>> = {
  lending:
    / (?:prestamos|presto) (?:un |nuestros? )?(?:servicios?|ayuda|atención|asesor\S+|apoyo) | credit (?:\S+ ){1,3}?(?:\d+ )?(?:\S+ )?for (?:each|every) /,
  insurance:
    / aseguramos (?:que|la (?:entrega|calidad)|el servicio) | insure (?:\S+ ){1,4}?(?:with|at|through) (?!us )/,
  medicine:
    / diagnos\S+ (?:\S+ )?(?:faults?|machines?|engines?|cars?|boilers?|errors?|motors?|leaks?|networks?) | (?:rides?|lifts?|meals?|transport) (?:to|for) patients |(?:设备|故障|机器|车辆)(?:的)?诊断|诊断(?:设备|故障|机器)/,
  gambling:
    / (?:our|my) (?:\S+ )?bet (?:is|was|that) | (?:we|i) bet (?:that|you|they|on it) | (?:lost|lose|loses|losing) (?:\S+ ){0,5}?(?:in|through|by|to|at|from|with) (?:\S+ )?(?:casinos?|gambling|betting|bets|lotter(?:y|ies)) | (?:betting|gambling|casino) - free | (?:betting|gambling) (?:addict\S*|debts?|problems?|losses) | addict\S* (?:to|of) (?:betting|gambling) | (?:perd\S+) (?:\S+ ){0,3}?(?:en|con|por) (?:\S+ )?(?:apuestas|casinos?) /,
  payments:
    / (?:keep|hold|take) (?:\S+ ){1,2}?deposit (?:\S+ ){0,5}?(?:until|till|for damage|against damage|per|each) /,
  investments: / (?:invest|invested|put) (?:my|our|all my|all our) (?:own )?savings /,
};

const regulatedWords = new Set(regulatedActs.flatMap(({ words }) => [...words]));

/** A word of any regulated act, or of "medical device". */
const isRegulatedWord = (token: Token): boolean => token.text === 'medical' || isAmong(token, regulatedWords);

export function findRegulated(
  ours: readonly Clause[],
  isUnpermitted: (clause: Clause) => boolean = () => true,
): Regulated | undefined {
  const isThingsLent = isLibrary(ours);
  for (const clause of ours) {
    if (isDeclinedWork(clause)) continue;
    if (isUnpermitted(clause) && (isPermissionMissing(clause) || isLicenseRefused(clause))) return { clause };
    const { isLatin } = clause.sentence;
    if (isLatin && isInsuring(clause)) return { clause, field: 'insurance' };
    if ((isLatin && isDispensing(clause)) || isDosing(clause) || isDiagnosing(clause))
      return { clause, field: 'medicine' };
    const offered = offeredField(clause);
    if (offered && !(offered === 'lending' && isOwnLoan(clause))) return { clause, field: offered };
    if (!clause.tokens.some(isRegulatedWord)) continue;
    for (const { field, words, objects } of regulatedActs) {
      const isAct = clause.tokens.some(
        (token) =>
          isAmong(token, words) &&
          !clause.negated.has(token) &&
          !isInsured(clause.tokens, token) &&
          !isDoneToNobody(clause.tokens, token) &&
          !isLoanOfThing(clause.tokens, token) &&
          !isFieldOfOthers(clause.tokens, token) &&
          !isDiagnosisHad(clause.tokens, token) &&
          !isRemedied(clause, token),
      );
      const isObject = (): boolean =>
        objects === undefined ||
        clause.tokens.some(
          ({ lemma }, index, all) =>
            objects.test(lemma) &&
            !words.has(lemma) &&
            !(field === 'alcohol and drugs' && isForGood(all[index + 1])) &&
            !(field === 'weapons' && isToolOrStore(all, index)),
        );
      const isPhrase =
        field === 'medical devices' &&
        clause.tokens.some(({ text }, index) => text === 'medical' && clause.tokens[index + 1]?.lemma === 'device');
      if (field === 'lending' && (isThingsLent || isLendingThing(clause) || isOwnLoan(clause))) continue;
      if (field === 'child care' && isServingDaycares(clause)) continue;
      if (field === 'payments' && isRentalDeposit(clause.context)) continue;
      if (otherSenses[field]?.test(isLatin ? spacedWords(clause.tokens) : lettersOf(clause.tokens))) continue;
      if ((isAct && isObject()) || isPhrase) return { clause, field };
    }
  }
  return undefined;
}

/** A permit that the text itself says is still to be had, whoever it is said of: 电池的认证还没办. */
export function findNotYetHeld(clauses: readonly Clause[]): Regulated | undefined {
  const clause = clauses.find(
    (one) =>
      isOwnStatement(one) &&
      (isNotYetHeld(one) || isRuleOpen(one) || isDemandOnly(one) || isAssessmentDue(one)) &&
      !isDeclinedWork(one),
  );
  return clause && { clause };
}
