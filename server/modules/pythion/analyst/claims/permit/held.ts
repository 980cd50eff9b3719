import type { Clause } from '../../text/clause';
import { hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { memoise } from '../../text/memoise';
import { permitInLatin } from './words';

const papers = new RegExp(` ${permitInLatin} `);
const valid =
  / (?:(?:both |all )?(?:good|valid|in force|current) (?:till|until|through|to|thru)|(?:renewed|issued|granted) in|gültig bis|(?:liegt|liegen) (?:\S+ )?vor|(?:ist|sind) (?:da|erteilt|vorhanden|gültig)|vorhanden|vigentes? (?:hasta)?|en (?:vigor|regla)|al día|válid[oa]s? hasta) /;
const invalid =
  / (?:not|n't|no|nicht|noch|without|expired|needed|required|pending|missing|plates?|if|once|when|should|will|their|his|her|antrag|abgelaufen|fehlt|wenn|falls|ohne|sobald|keine?|sin|caducad[oa]|pendiente|cuando|si|solicitud|application) /;

/**
 * A note of a paper that is valid: "county health permit for the kitchen and the vehicle, both good till June", "der Gewerbeschein
 * liegt vor", "carné en regla". Not "permit expired in June", "their permit is valid until June".
 */
export const isNotedAsHeld = ({ tokens, context, sentence, speaker, modality }: Clause): boolean => {
  if (!sentence.hasLatin || modality !== 'fact' || (speaker !== 'own' && speaker !== 'other')) return false;
  return papers.test(spacedWords(tokens)) && isNote(context);
};

const isNote = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  const at = papers.exec(words);
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
  sentence.hasLatin &&
  speaker === 'own' &&
  heldForPart.test(spacedWords(tokens)) &&
  wanted.test(spacedWords(context)) &&
  !/ (?:none|nobody|if|once|not|n't) /.test(spacedWords(tokens));

const office =
  / (?:consents?|licen[cs]es?|permits?|permission|approval|certificates?|registration|faculty|accreditation) /;
const unanswered =
  / (?:have|has) (?:n't|not) (?:yet )?(?:heard|had an answer|answered|decided|replied|come back) | (?:still|yet) (?:waiting|wait|pending) | no (?:answer|reply|decision) (?:so far|yet) /;

/** "A trade effluent consent, which I applied for on 3 Feb and still haven't heard": applied for, and not held. */
export const isUnanswered = ({ context, sentence }: Clause): boolean => sentence.hasLatin && isAwaited(context);

const isAwaited = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    / (?:applied|applying) /.test(words) &&
    office.test(words) &&
    unanswered.test(words) &&
    / (?:we|i|our|my) /.test(words)
  );
});

const others =
  / (?:applies|apply|applied|gets?|obtains?|holds?|asks|needs|files) (?:\S+ ){0,6}, not (?:us|we|me) | (?:beantragt|holt|stellt|besorgt|hat) (?:\S+ ){0,4}, nicht (?:wir|ich) | (?:pide|solicita|tramita|saca|tiene) (?:\S+ ){0,4}, no (?:nosotr[oa]s|yo) /;
const othersPaper = new RegExp(` (?:${permitInLatin}|faculty|permission|\\S*antrag) `);
const othersInChinese =
  /(?:许可证?|执照|资质|审批)[^,，。]{0,4}(?:由|是)[^我,，。]{1,6}(?:申请|办理?|去办|负责)[,，](?:不是|不用)我们?/;

/** "Work on churches needs a faculty, which the parish applies for, not us": it is for others to get. */
export const isForOthersToGet = ({ context, sentence }: Clause): boolean =>
  sentence.hasLatin ? isLeftToOthers(context) : isLeftToOthersInChinese(context);

const isLeftToOthersInChinese = memoise((context: readonly Token[]): boolean =>
  othersInChinese.test(lettersOf(context)),
);

const isLeftToOthers = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return others.test(words) && othersPaper.test(words);
});
