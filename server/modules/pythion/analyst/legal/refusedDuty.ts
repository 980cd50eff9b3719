import { permitWords } from '../claims/permit/words';
import { officeOfPapers, permitPaper } from './refusedPaper';

const paper = new RegExp(` ${permitPaper} `);
/** What an office may demand, and others as well: "sign it off", "papers", "Anmeldung". */
const duty =
  / (?:sign(?:ed)? (?:it|us|them|this) off|qualified|registered|register|inspections?|inspected|(?:police|background|criminal record|dbs) checks?|papers|paperwork|anmeldung|anmelden|anzumelden|angemeldet|eingetragen|meister|bescheinigung|\S*prüfung|gesetz|título|alta|papeles|inspección|seguro obligatorio|darse de alta) /;

/** It must be so: "you need", "bräuchte", "exigen". */
const must =
  / (?:must|needs?|needed|requires?|required|requirement|(?:have|has|had) to|'ve got to|(?:supposed|meant|obliged) to|should|ought to|mandatory|compulsory|by law|muss|müss\S*|brauch\S*|bräuchte\S*|benötig\S*|pflicht|verpflichtet|vorgeschrieben|gesetz\S*|nötig|erforderlich|sollte\S*|hace falta|hacen falta|necesit\S+|exig\S+|obligatori[oa]s?|hay que|requier\S+|por ley|deb(?:e|emos|en|o|ería\S*)|tenemos que|tendríamos que) /;
/** An office wants it: "the authority wants us registered", "das Amt verlangt". */
const byOffice = new RegExp(
  String.raw` (?:the|our) ${officeOfPapers} (?:\S+ ){0,2}?(?:wants?|wanted|says?|said|told|asks?|asked|expects?|demands?|insists?) | (?:\S*amt|\S*behörde|stadt|gemeinde|zoll|\S*kammer|\S*aufsicht|tüv) (?:\S+ )?(?:will|verlangt|fordert|sagt|möchte) | (?:ayuntamiento|sanidad|junta|ministerio|tráfico|ley|nos) (?:nos )?(?:pide[n]?|reclama[n]?) `,
);
/** The law or an office is behind what anybody may ask for: not "other gyms require you to register". */
const byLaw = new RegExp(
  String.raw` (?:you|we|i|one|they) (?:(?:are|'re|should|must|need to|have to|ought to) )(?:\S+ ){0,3}?(?:registered|qualified|inspected) | (?:by law|gesetz\S*|\S*amt|\S*behörde|zoll|\S*kammer|ley|ayuntamiento|sanidad|hacienda) | (?:the|our) ${officeOfPapers} | (?:man|wir|ich) (?:\S+ ){0,3}?(?:muss|müss\S*|bräuchte\S*|brauch\S*) | (?:muss|müss\S*|bräuchte\S*|brauch\S*) (?:man|wir|ich) | hay que | (?:tenemos|tendríamos) que | (?:debemos|deberíamos) | obligatori[oa]s? `,
);
/** Other firms want it, and not the law. */
const byOthers =
  / (?:(?:other|most|many|some|all) (?:\S+ )?(?:gyms?|apps?|shops?|sites?|websites|banks|platforms?|services|tools|providers|schools|studios|landlords|lenders)|andere\S*|anderswo|otr[oa]s|banks|bancos|banken|investors?|inversores) /;
/** Nobody has the paper: "not one of our men has the badge". */
const lacking = new RegExp(
  String.raw` (?:nobody|no_one|no one|none|neither|not one|keiner|niemand|keine[rs]?|ningun[oa]|nadie) (?:\S+ ){0,6}?(?:has|have|holds?|hat|haben|tiene[n]?|tenga) (?:\S+ ){0,4}?${permitPaper} `,
);
const withoutPaper = new RegExp(
  String.raw` (?:never|not|n't|no|nicht|keine?n?|sin|ohne|without) (?:\S+ ){0,5}?${permitPaper} `,
);
/** What a paper costs is said beside the refusal: "a licence takes too long, so we will operate without one". */
const burden = new RegExp(
  String.raw` ${permitPaper} (?:\S+ )?(?:takes?|costs?) (?:\S+ ){1,9}?(?:we|i) | ${permitPaper} (?:is|are) (?:\S+ )?(?:paperwork|red tape|a hassle|too (?:dear|expensive|slow|much)) `,
);
/** We have it: "the licence came in May", "die Zulassung haben wir". */
const held = new RegExp(
  String.raw` (?:we|i) (?:(?:now|both|all) )?(?:have|'ve|hold|got|have got|'ve got) (?:the|our|my|a|an|all|both) (?:\S+ ){0,2}?${permitPaper} | ${permitPaper} (?:came|arrived|has come|is here|is in hand|was granted|was issued|hangs) | ${permitPaper} (?:(?:haben|habe|hab) (?:wir|ich)|liegt vor|ist da) | (?:we|i) (?:are|am|'re|were) (?:\S+ )?(?:registered|licensed|certified) | i'm (?:\S+ )?(?:registered|licensed|certified) | (?:tenemos|tengo) (?:el|la|los|las|nuestr[oa]|un|una) (?:\S+ )?${permitPaper} `,
);

const paperInChinese = new RegExp(
  `${permitWords.chinese}|(?<![保验见凭签例论查业师员生书份婚友])证|(?:执业|营业|从业|卫生|经营)证`,
);
const dutyInChinese = /资格|报备|登记|手续/;
/** 执照我们三月就办好了, 我们有许可证. Not 要有营运证. */
const heldInChinese =
  /(?<![要须得没该需])有[^,，。.]{0,4}(?:许可证?|执照|牌照|资质|证)|(?:许可证?|执照|牌照|资质|证)[^,，。.]{0,8}(?:办好|办完|办下来|拿到|拿了|齐全|都有|已经)|(?:办好|办完|拿到|考到|考了|已有)了?[^,，。.]{0,6}(?:许可证?|执照|牌照|证)/;
const mustInChinese = /必须|规定|应该|按说|按理|依法|得(?:有|办|考)|(?<![不只主重需还想是])要(?![是么求])|需要?|要求/;

/** An office or the law wants a paper of us: "you need a permit", "the authority wants us registered", 这一行要有营运证. */
export function isDemanded(words: string): boolean {
  if (/\p{Script=Han}/u.test(words))
    return (
      (paperInChinese.test(words) || dutyInChinese.test(words)) &&
      mustInChinese.test(words) &&
      !heldInChinese.test(words)
    );
  if (held.test(words) || byOthers.test(words)) return false;
  const isMust = must.test(words) || byOffice.test(words);
  return (isMust && (paper.test(words) || (duty.test(words) && byLaw.test(words)))) || lacking.test(words);
}

/** The sentence that refuses it names the paper itself, as one that is lacking or that is demanded. */
export const isDemandedBeside = (words: string): boolean =>
  isDemanded(words) ||
  (/\p{Script=Han}/u.test(words)
    ? paperInChinese.test(words) && !heldInChinese.test(words)
    : !held.test(words) && !byOthers.test(words) && (withoutPaper.test(words) || burden.test(words)));

/** "Our ferry sails without a certificate. The inspectors asked for one". */
export const isAskedForByOffice = (words: string, before: string): boolean =>
  byOffice.test(words) && !held.test(before) && paper.test(before);
