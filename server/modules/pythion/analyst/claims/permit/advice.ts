import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import { memoise } from '../../text/memoise';
import { permitInLatin, permitWords } from './words';

const adviser = String.raw`(?:lawyer|solicitor|attorney|counsel|notary|accountant|council|city|county|borough|municipality|town|state|ministry|authority|regulator|inspector|inspectorate|agency|department|office|officer|board|commission|\S*(?:anwalt|anwältin|amt|behörde|ministerium|aufsicht|kammer)|notar(?:in)?|jurist(?:in)?|gemeinde|stadt|landkreis|steuerberater(?:in)?|abogad[oa]|notari[oa]|gestor(?:a|ía)?|asesor(?:a|ía)?|ayuntamiento|sanidad|hacienda|ministerio|autoridad|consejería|junta|inspector)`;
const telling =
  / (?:says?|said|tells?|told|confirm(?:s|ed)?|advise[sd]?|wrote|(?:e-?)?mailed|assure[sd]|according|exempts?|(?:in|put|has|have|got) (?:\S+ ){0,2}writing|came and looked|sagt|sagte|sagen|schreibt|schrieb|gemäß|bestätigt|bestätigte|laut|geschrieben|gesagt|zufolge|dice|dijo|confirm[aó]|confirmado|según|asegura|aseguró|dicho|escribió) /;
/** By its letters an authority counts only as who tells it: "a friend said that the CQC doesn't ask". */
const authority =
  '(?:trading standards|environmental health|cqc|ofsted|hse|fca|hmrc|ico|mhra|vmd|fda) (?:has |have )?(?:said|says?|told|confirmed|wrote|(?:e-?)?mailed|replied|advised)';
/** Authorities and testing bodies whose names are other words too, or none: only as who tells it, "laut TÜV", "der TÜV sagt". */
const body =
  '(?:tüv|dekra|swissmedic|bfarm|bag|ages|bvl|pei|ptb|bsi|baua|bafin|finma|basg|seco|estv|blv|lgl|lageso|luftfahrt-bundesamt|lba|bnetza|aemps|aesan|aepd|invima|cofepris|anmat|senasa|dgt|cnmc|cnmv|digesa|isp)';
const bodyTells = `(?:(?:laut|zufolge|gemäß|según) (?:(?:dem|der|den|des|la|el|los) )?${body}|(?:vom|beim|der|die|das|dem|la|el) ${body}(?: \\S+){0,3}? (?:zufolge|sagt|sagte|bestätigt|bestätigte|hat|schreibt|schrieb|confirma|confirmó|dice|dijo|asegura|ha)|${body} (?:sagt|sagte|bestätigt|bestätigte|hat|zufolge|confirmó|dice|dijo))`;
const adviserWord = new RegExp(` (?:${adviser}|${authority}|${bodyTells}) `);
/** "We needn't register", "don't need planning": acts and papers that elsewhere may be of something else. */
const paper = new RegExp(` (?:${permitInLatin}|register|planning) `);
const namesPaper = memoise((context: Clause['context']): boolean => paper.test(spacedWords(context)));

/** "We don't need to be", "none is needed", "müssen wir das auch nicht sein", "no hace falta". */
const unneeded = [
  / (?:we|i) (?:do|did) (?:n't|not) (?:need|require) (?:an?|any|one|it|that|planning|permission|registration|to (?:be|have|hold|get|register|apply)) /,
  new RegExp(
    ` (?:do|does|did) (?:n't|not) (?:need|require) (?:(?:an?|any|the|its|special|further) )*${permitInLatin} `,
  ),
  / (?:are|am|is|be) (?:n't|not) (?:needed|required|necessary|obliged|mandatory)(?! to) /,
  / (?:do|does|did) (?:n't|not) (?:need|have) to (?:be|have|hold|get|register|apply) | need (?:n't|not) (?:be|have|hold|get|register|apply) /,
  / (?:do|does) (?:n't|not) (?:need|require) (?:one|it|any) /,
  / (?:none|nothing|no \S+(?: \S+){0,2}) (?:is|are) (?:needed|required|necessary) | need(?:s)? (?:no|none) | (?:we|i) (?:need|require) (?:no|none) /,
  / (?:are|am|were) exempt | exempts? (?:us|me|it) /,
  / (?:brauch\S*|benötig\S*) (?:wir |ich |man |dafür |hier ){0,3}kein(?:e|en|erlei)? | kein(?:e|en)? (?:\S+ ){0,3}(?:nötig|erforderlich|notwendig|brauch\S*|benötig\S*) /,
  / (?:müssen wir|muss ich|wir müssen|ich muss) (?:\S+ ){0,3}nicht (?:sein|haben) | nicht (?:nötig|erforderlich|notwendig) /,
  / (?:brauch\S*|benötig\S*) (?:wir|ich|man|es) (?:[^\s,]+ ){0,4}?nicht (?:[.,;] )?$/,
  / no (?:nos |me |se )?(?:hace falta|necesit(?:amos|o|a)|precis(?:amos|o|a)|requiere|es (?:necesari|obligatori)[oa]) | no (?:tenemos|tengo) que (?:serlo|tenerla|tenerlo|tener|ser|estarlo) /,
] as const;

/** "We're not registered since we don't do personal care": why none is needed. */
const outOfScope =
  / (?:are|am|is|'re|'m|'s) (?:n't|not) (?:registered|licen[cs]ed|regulated|accredited|certified) (?:\S+ ){0,5}(?:since|because|as) (?:we|i|it|that|this|ours) (?:do|does|is|are|'re|'s) (?:n't|not|only) /;
const notHolding = / (?:n't|not) (?:registered|licen[cs]ed|regulated|accredited|certified) /;

/** What may yet be needed, is hedged, concerns others, or isn't cared about. */
const open =
  / (?:whether|if|unless|until|nobody|no_one|none checks|anyway|might|may|maybe|perhaps|probably|thinks?|believes?|guess|yet|without|unsure|sure|(?:we|i|you) need an?|they|their|reddit|forum|online|facebook|(?:he|she|customers?|clients?|patients?) (?:do|does) (?:n't|not)|'s (?:lawyer|solicitor|attorney|accountant|counsel)|ob|falls|bis|niemand|vielleicht|wohl|trotzdem|ohne|solange|sie|si|hasta|nadie|quizá|quizás|aunque|sin|mientras|todavía|aún) /;
/** "The office rang back and they said": who tells it, and nobody else whom it concerns. */
const theyTell =
  / they (?=(?:also |have |'ve )?(?:said|say|told|tell|wrote|confirmed|(?:e-?)?mailed|replied|answered|put) )/g;
/** The month, and the product: "it needs none" in German. */
const inMay = / (?:in|since|last|of|by) may(?= )/g;
const itNeeds = /^ sie (?=(?:braucht|benötigt) )/;
const butAfter = /(?: but | however | although | aber | doch | pero |但|不过)/;

const toldInChinese =
  /(?:律师|法务|药监局|市监局|监管局|卫生局|卫健委|工商局?|城管|政府|部门|街道办?|窗口)[^,，。]{0,6}(?:说|告诉|确认|答复|表示)[^。]{0,6}(?:不需要|不用|无需|无须|不必)(?:[^,，。]{0,8}(?:许可|执照|牌照|资质|持牌|备案|审批|证)|[,，。.]|$)|(?:不需要|不用|无需|无须|不必)[^。]{0,14}(?:许可|执照|牌照|资质|备案|审批|批准|证)[^。,，；;]{0,3}[,，；;][^。]{0,4}(?:律师|监管局|药监局|卫健委|政府|部门)[^。]{0,8}(?:答复|回复|确认|告诉|说)/;
const permitInChinese = new RegExp(`${permitWords.chinese}|证`);

/**
 * Who knows the law has said that no permission is needed: "we aren't a licensed child care provider and our lawyer says we
 * don't need to be", "laut Ordnungsamt brauchen wir keine Genehmigung", 律师说不需要许可证. Not "…, but the council wants one".
 */
export const isToldUnneeded = ({ context, sentence, modality }: Clause): boolean =>
  modality !== 'question' && (sentence.isLatin ? isToldInWords(context) : isToldInLetters(context));

/** "We don't have a permit. The city says we don't need one": of the permit that the sentence before names. */
export const isToldOfBefore = ({ context, sentence, modality }: Clause): boolean =>
  modality !== 'question' && sentence.isLatin && isTail(context);

/** The part of the sentence that denies the need: "we don't need to be". */
export const deniesNeed = ({ tokens, context, sentence }: Clause): boolean =>
  sentence.isLatin
    ? unneeded.some((pattern) => pattern.test(spacedWords(tokens))) ||
      (notHolding.test(spacedWords(tokens)) && outOfScope.test(spacedWords(context)))
    : /不需要|不用|无需|无须|不必/.test(lettersOf(tokens));

const isToldInWords = memoise(
  (context: Clause['context']): boolean => namesPaper(context) && isUnneededAsTold(context),
);

const isTail = memoise(
  (context: Clause['context']): boolean =>
    !namesPaper(context) &&
    / (?:one|none|to be|need (?:n't|not) be|keine|auch nicht|falta|serlo|tenerl[ao]) /.test(spacedWords(context)) &&
    isUnneededAsTold(context),
);

const isUnneededAsTold = memoise((context: Clause['context']): boolean => {
  const words = spacedWords(context);
  if (
    !adviserWord.test(words) ||
    !telling.test(words) ||
    open.test(words.replace(theyTell, ' ').replace(inMay, ' ').replace(itNeeds, ' '))
  )
    return false;
  const ends = [...unneeded, outOfScope].flatMap((pattern) => {
    const match = pattern.exec(words);
    return match ? [match.index] : [];
  });
  return ends.length > 0 && !butAfter.test(words.slice(Math.min(...ends)));
});

const isToldInLetters = memoise((context: Clause['context']): boolean => {
  const letters = lettersOf(context);
  return (
    permitInChinese.test(letters) &&
    toldInChinese.test(letters) &&
    !/如果|是否|可能|也许|没人|但|不过|他们/.test(letters)
  );
});
