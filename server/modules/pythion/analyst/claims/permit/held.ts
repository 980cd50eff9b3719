import type { Clause } from '../../text/clause';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { memoise } from '../../text/memoise';
import { namesPermit, permit, permitInLatin } from './words';

const valid =
  / (?:(?:both |all )?(?:good|valid|in force|current) (?:till|until|through|to|thru)|(?:renewed|issued|granted) in|gültig bis|(?:liegt|liegen) (?:\S+ )?vor|(?:ist|sind) (?:da|erteilt|vorhanden|gültig)|vorhanden|vigentes? (?:hasta)?|en (?:vigor|regla)|al día|válid[oa]s? hasta) /;
const invalid =
  / (?:not|n't|no|nicht|noch|without|expired|needed|required|pending|missing|plates?|if|once|when|should|will|their|his|her|antrag|abgelaufen|fehlt|wenn|falls|ohne|sobald|keine?|sin|caducad[oa]|pendiente|cuando|si|solicitud|application) /;

/**
 * A note of a paper that is valid: "county health permit for the kitchen and the vehicle, both good till June", "der Gewerbeschein
 * liegt vor", "carné en regla". Not "permit expired in June", "their permit is valid until June".
 */
export const isNotedAsHeld = ({ tokens, context, sentence, speaker, modality }: Clause): boolean => {
  if (!sentence.isLatin || modality !== 'fact' || (speaker !== 'own' && speaker !== 'other')) return false;
  return namesPermit(tokens) && isNote(context);
};

const isNote = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  const at = permit.exec(words);
  return (
    at !== null &&
    valid.test(words.slice(at.index)) &&
    !invalid.test(words) &&
    !hasAny(context.slice(0, 6), 'customer', 'rival')
  );
});

const wanted = new RegExp(
  ` (?:needs?|wants?|requires?|demands?|asks? for|verlangt|braucht|exige|pide) (?:\\S+ ){0,4}${permitInLatin} `,
);
const heldForPart =
  / (?:we|i) (?:already )?(?:hold|have|have got|got|'ve got) (?:it|one|that|ours|theirs) (?:for|in|from) (?!my |our )/;

/** "Each diocese wants written consent, we hold it for Durham, still waiting on Newcastle": held for where they sell. */
export const isHeldInPart = ({ tokens, context, sentence, speaker }: Clause): boolean =>
  sentence.isLatin &&
  speaker === 'own' &&
  heldForPart.test(spacedWords(tokens)) &&
  wanted.test(spacedWords(context)) &&
  !/ (?:none|nobody|if|once|not|n't) /.test(spacedWords(tokens));

const askedAndHeld = new RegExp(
  ` (?:piden?|exigen?|pedía|requieren?|hace falta|se necesita) (?:\\S+ ){0,4}?${permitInLatin} (?:[^\\s.;]+ ){0,6}?(?:y|,|que) (?:ya )?l[oa]s? (?:tengo|tenemos|saqué|sacamos|conseguí|conseguimos)(?= (?:[.,;]|en|para|desde|al|vigentes?|todas?|todos?|hace|hasta|ya|yo))`,
);

/** "El ayuntamiento pide una autorización por cementerio y la tengo en los 14": asked for, and held in the second clause. */
export const isAskedAndHeld = ({ context, sentence, speaker, modality }: Clause): boolean =>
  sentence.isLatin &&
  modality === 'fact' &&
  speaker !== 'rival' &&
  askedAndHeld.test(spacedWords(context)) &&
  !/ (?:no|nunca|si|cuando|sin|todavía|aún) /.test(spacedWords(context));

const others =
  / (?:applies|apply|applied|gets?|obtains?|holds?|asks|needs|files) (?:\S+ ){0,6}, not (?:us|we|me) | (?:beantragt|holt|stellt|besorgt|hat) (?:\S+ ){0,4}, nicht (?:wir|ich) | (?:pide|solicita|tramita|saca|tiene) (?:\S+ ){0,4}, no (?:nosotr[oa]s|yo) /;
const othersPaper = new RegExp(` (?:${permitInLatin}|faculty|permission|\\S*antrag) `);
const othersInChinese =
  /(?:许可证?|执照|资质|审批)[^,，。]{0,4}(?:由|是)[^我,，。]{1,6}(?:申请|办理?|去办|负责)[,，](?:不是|不用)我们?/;

/** "Work on churches needs a faculty, which the parish applies for, not us": it is for others to get. */
export const isForOthersToGet = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isLeftToOthers(context) : isLeftToOthersInChinese(context);

const isLeftToOthersInChinese = memoise((context: readonly Token[]): boolean =>
  othersInChinese.test(lettersOf(context)),
);

const isLeftToOthers = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return others.test(words) && othersPaper.test(words);
});

const customers =
  '(?:(?:our|the|all|all our|my|unsere|alle|nuestros|los|todos los) )?(?:customers?|clients?|members?|users?|guests?|buyers?|subscribers?|kunden|mitglieder|gäste|nutzer|clientes|socios|usuarios)|(?:each|every|most|jede[rs]?|cada) \\S+(?: \\S+)?';
const heldByCustomers = new RegExp(
  `^ (?:and |but |und |aber |y |pero )?(?:${customers}) (?:must |already |\\S+en )?(?:have|has|hold|holds|own|owns|needs?|bring|brings|haben|hat|besitz\\S+|brauch\\S+|tienen?|necesitan?) (?:\\S+ ){0,5}${permitInLatin} `,
);
const certificateChecked =
  / (?:check|checks|checked|verify|see|inspect|collect|show|shows|showed|shown|hand|bring|prüf\S*|kontrollier\S*|zeig\S*|revis\S*|comprob\S*|enseñ\S*) (?:\S+ ){0,3}(?:insurance )?(?:certificates?|certificates? of insurance|versicherungsnachweise?|certificados? de seguro) /;
const duty = / (?:has|have) to | must | needs? to | muss | müssen | tienen? que | deben? /;
const permitNoun = / (?:licen[cs]es?|permits?|registration|\S*genehmigung|\S*erlaubnis|licencias?|permisos?) /;
const weDo = / (?:we|i|us|our tool|our software|our app|wir|ich|uns|nosotr[oa]s|yo) /;

/**
 * "Our customers hold a hunting licence", "now I check the certificate before they get a job", "the lab has to keep a statement
 * under the rules": the paper or the duty of somebody else, which allows us nothing.
 */
export const isOfCustomers = ({ tokens, context, sentence }: Clause): boolean =>
  sentence.isLatin && (isHeldByCustomers(tokens) || isTheirDuty(tokens) || isCertificateChecked(context));

const isHeldByCustomers = memoise(
  (tokens: readonly Token[]): boolean => heldByCustomers.test(spacedWords(tokens)) && !hasAny(tokens, 'partner'),
);

const isTheirDuty = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return (
    duty.test(words) &&
    / (?:rules?|law|regulations?|gesetz\S*|vorschrift\S*|ley|normativa) /.test(words) &&
    !weDo.test(words)
  );
});

const isCertificateChecked = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return certificateChecked.test(words) && !permitNoun.test(words);
});

/** "Licenses are for big companies": whose they are, and not ours. */
export const isForOthers = ({ tokens }: Clause): boolean =>
  tokens.some(
    (token, index) =>
      has(token, 'license') &&
      token.pos === 'noun' &&
      tokens[index + 1]?.lemma === 'be' &&
      tokens.slice(index + 2, index + 5).some(({ text }) => /^(?:for|only|just)$/.test(text)) &&
      !tokens.some((other) => has(other, 'own')),
  );
