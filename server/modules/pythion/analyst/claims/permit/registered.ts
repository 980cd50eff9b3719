import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isNeedOnly } from './needed';
import { onPlatform } from './permissionInOtherLanguages';
import { permitInLatin, permitWords } from './words';

/** Who keeps a register or issues a number, by name or by trade. */
const office = String.raw`(?:ico|information commissioner\S*|cnil|aepd|ofsted|cqc|hse|fsa|fda|usda|ttb|fmcsa|dot|faa|caa|easa|mhra|fca|apha|vmd|defra|sepa|environment agency|environmental health|food standards \S+|trading standards|charity commission|care inspectorate|gas safe|niceic|(?:grid|network) operator|netzbetreiber|(?:compañía )?distribuidora|scpn|cpnp|lucid|(?:stiftung )?ear|zoll|(?:\S+ )?(?:council|city|county|borough|state|department|ministry|board|chamber|authority|registry|register)|\S*(?:amt|kammer|behörde|innung|ministerium|landkreis|stadt)|sanidad|ayuntamiento|junta|consejería|ministerio|registro(?: \S+)?)`;
const ofTrade = String.raw`(?:food (?:business|producer|premises)|childminder|data controller|waste carrier|care provider|charity|sole trader|private hire \S+|medical device)`;
const ours = String.raw`(?:(?:we|i|it)(?:'m|'re|'s|'ve)?|(?:our|my)(?: \S+){1,2}|the (?:kitchen|unit|bakery|van|trailer|stall|flock|premises|company|firm|drone))`;

/** Not "registered with a city broker". */
const end = String.raw`(?=(?:[.,;:()–—-]|and|as|since|in|so|but|for|under|because|last|this|which|who|from|already|now) |$)`;

const registered = [
  new RegExp(
    String.raw` ${ours} (?:(?:am|are|is|was|were|have|has|'m|'re|'s|'ve) )?(?:\S+ ){0,2}?(?:registered|notified|enrolled) (?:\S+ )?(?:with|at|on|by) (?:the |our |my |your )?${office} ${end}`,
  ),
  new RegExp(
    String.raw` ${ours} (?:(?:am|are|is|have|has|'m|'re|'s|'ve) )?(?:\S+ ){0,2}?registered (?:\S+ ){0,4}?as an? (?:\S+ )?${ofTrade} `,
  ),
  new RegExp(
    String.raw` (?:wir|ich|unser\S* \S+|mein\S* \S+) (?:\S+ ){0,3}?(?:bei|beim|im|in der|in die) (?:(?:der|dem|die) )?${office} (?:\S+ ){0,2}?(?:registriert|gemeldet|angemeldet|eingetragen|gelistet) `,
  ),
  new RegExp(
    String.raw` (?:estamos|estoy|está) (?:\S+ )?(?:inscrit[oa]s?|registrad[oa]s?|dad[oa]s? de alta) en (?:el |la )?${office} `,
  ),
];
/** "Has confirmed that I can be registered", "nos confirmó que podemos vender". */
const confirmed = new RegExp(
  String.raw` (?:(?:die|das|der|the|la|el) )?${office} (?:hat |has |have )?(?:mir |uns |us |me |nos |schriftlich |in writing )*(?:bestätigt|confirmed|confirmó|confirmado) ,? ?(?:dass|that|que) (?:ich|wir|we|i|podemos|puedo) (?:\S+ ){0,8}?(?:kann|können|darf|dürfen|can|may|podemos|puedo|registrar\S*|vender|abrir) `,
);
/** Most sentences have none of these words, and each of the patterns needs one. */
const trigger =
  / (?:registered|notified|enrolled|registriert|gemeldet|angemeldet|eingetragen|gelistet|inscrit[oa]s?|registrad[oa]s?|dad[oa]s? de alta|bestätigt|confirmed|confirmó|confirmado) /;
const undone =
  / (?:not|n't|never|no|nicht|noch|keine?|will|'ll|must|should|need|needs|to|if|when|once|until|unless|would|could|wird|werden|müssen|muss|wenn|falls|sobald|ob|aún|todavía|si|cuando|hasta) /;

/** "I've registered with the ICO", "registered with the council as a food business", "bei LUCID gemeldet"; not "you need to register". */
export const isRegisteredWithOffice = ({ tokens, context, sentence, speaker, modality }: Clause): boolean =>
  sentence.isLatin &&
  modality === 'fact' &&
  speaker !== 'rival' &&
  speaker !== 'report' &&
  speaker !== 'quoted' &&
  hasTrigger(context) &&
  (isRegistered(tokens) || isConfirmed(context));

const hasTrigger = memoise((context: readonly Token[]): boolean => trigger.test(spacedWords(context)));

const isRegistered = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return registered.some((pattern) => {
    const match = pattern.exec(words);
    return match !== null && !undone.test(match[0]) && !onPlatform.test(match[0]);
  });
});

const isConfirmed = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return confirmed.test(words) && !/ (?:nicht|not|n't|no|keine?) /.test(words);
});

const paper = String.raw`(?:${permitInLatin}|registrierung|anmeldung|registro(?: \S+)?|registering)`;
const work = String.raw`(?:sell|serve|make|work|operate|open|trade|run|drive|offer|keep|verkaufen|anbieten|arbeiten|betreiben|öffnen|fahren|vender|servir|trabajar|abrir|ofrecer|hacer|operar)`;
const demanded = [
  new RegExp(
    String.raw` (?:you|nobody|one|no_one) (?:ca n't|can not|may not|can|may|must not|are not allowed to) (?:\S+ )?${work} (?:\S+ ){0,4}without (?:\S+ ){0,3}${paper} `,
  ),
  new RegExp(
    String.raw` ohne (?:\S+ ){0,3}${paper} (?:(?:nach|gemäß|laut|vom|von|für|der|des) (?:[^\s,]+ ){1,4}?)?(?:(?:darf|kann|dürfen|können) (?:man|niemand|keiner)|(?:geht|läuft|gibt es) (?:[^\s,]+ ){0,3}?(?:nichts|nix|kein\S*)) `,
  ),
  new RegExp(String.raw` (?:man|niemand|keiner) (?:darf|kann) (?:\S+ ){0,3}ohne (?:\S+ ){0,2}${paper} `),
  new RegExp(
    String.raw` (?:no se puede|no se pueden|nadie puede|no puedes|está prohibido|no está permitido) ${work} (?:\S+ ){0,4}sin (?:\S+ ){0,2}${paper} | sin (?:\S+ ){0,2}${paper} no se puede ${work} `,
  ),
  new RegExp(
    String.raw` (?:by law|the law (?:says|demands|requires) (?:that )?) ?(?:every|each|any|all) (?:\S+ ){1,3}(?:has|have|needs?|must) (?:to )?(?:be |have |hold )?(?:an? )?${paper} `,
  ),
];
const demandedInChinese = new RegExp(
  `(?:没有?|无)[^,，。我]{0,8}(?:${permitWords.chinese}|证)[^,，。]{0,3}(?:不能|不得|不可以|不许|不准|不让)`,
);
const weHold = / (?:we|i|us|our|ours|my|mine|wir|ich|uns|unser\S*|nosotr[oa]s|nuestr[oa]s?|tenemos|tengo|yo) /;

/** "No se puede vender comida sin registro", "ohne Genehmigung darf man …", 没有许可证不能卖: what the law demands, and nothing that we have. */
export const isDemandOnly = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isDemanded(context) : isDemandedInLetters(context);

const isDemanded = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return demanded.some((pattern) => pattern.test(words)) && !weHold.test(words);
});

const isDemandedInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return demandedInChinese.test(letters) && !/我|已|办好|拿到/u.test(letters);
});

const heldIt =
  /^ (?:\S+ )?(?:(?:we|i) (?:have|'ve|have got|got|hold) (?:it|one|ours|mine) |ours (?:is|came|has)|(?:wir|ich) (?:haben|habe) (?:sie|eine|ihn|es) |(?:sie|die|unsere) (?:liegt|haben wir|habe ich) |(?:meine|unsere) (?:ist (?:vom|von|aus|seit|da |gültig|schon|bereits)|hängt|kam |stammt|gilt|hab(?:e|en)? (?:ich|wir)) ?|(?:lo|la|los|las) (?:tenemos|tengo|sacamos|saqué|conseguimos) |el nuestro |la nuestra )/;
/** "Für den bayerischen Acker haben wir sie im Februar bekommen": wherever the text names what is needed. */
const obtained =
  /^ (?:und |für (?:den|die|das|unseren?|meinen?) (?:\S+ ){1,2})?(?:haben wir|habe ich|hab ich) (?:sie|die|den|ihn|eine|einen) (?:[^\s,]+ ){0,4}(?:bekommen|gekriegt|erhalten) [.,;]/;
const heldItInChinese = /^我们?(?:的)?(?:已经?|早就|都)?(?:有|办好|办了|拿到|办下来)/u;

const isNeeded = (clause: Clause): boolean => isDemandOnly(clause) || isNeedOnly(clause);

/** "No se puede vender comida sin registro. Lo tenemos desde mayo": what the sentence before demands is held. */
export function readHeldDemands(clauses: readonly Clause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const before = clauses[index - 1];
    if (clause.modality !== 'fact') return [];
    const isGot = clause.sentence.isLatin && obtained.test(spacedWords(clause.tokens));
    const demands = isGot ? clauses : before ? [before] : [];
    if (!demands.some((other) => other.sentence !== clause.sentence && isNeeded(other))) return [];
    const isHeld = clause.sentence.isLatin
      ? (isGot || heldIt.test(spacedWords(clause.tokens))) &&
        !/ (?:not|n't|no|nicht|noch|yet|aún|todavía) /.test(spacedWords(clause.context))
      : heldItInChinese.test(lettersOf(clause.tokens)) && !/没|未/u.test(lettersOf(clause.tokens));
    return isHeld
      ? [makeClaim('regulationAddressed', clause, { evidence: 3 }), makeClaim('permission', clause, { evidence: 3 })]
      : [];
  });
}
