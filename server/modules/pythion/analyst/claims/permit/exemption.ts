import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';

const paper =
  '(?:(?:\\S+ )?exemptions?|(?:fda|faa|dot|epa|usda|clia|state|federal|county|city|council|permit|licen[cs]e|regulatory) waivers?|waivers? from the (?!customers?|clients?|guests?|members?|users?)|\\S*ausnahmegenehmigung(?:en)?|(?:\\S+ )?exenci(?:ón|ones))';
const held = new RegExp(
  ` (?:(?:we|i) (?:already |now |both )?(?:have|hold|got|have got|'ve got|received|obtained|were granted|have been granted) (?:(?!to |not |no |had |applied |asked )\\S+ ){0,4}?${paper}|(?:wir|ich) (?:haben|habe|besitzen|besitze) (?:(?!keine |noch |nicht |um )\\S+ ){0,4}?${paper}|(?:tenemos|tengo|obtuvimos|conseguimos) (?:(?!que )\\S+ ){0,3}?${paper}|${paper} (?:\\S+ ){0,4}?(?:was granted|is granted|is in place|is in force|liegt vor|wurde erteilt|ist erteilt|en vigor|concedida)) `,
);
const heldInChinese =
  /(?:(?:已经?|都)(?:有|拿到|取得|获得|办好)|(?:有|拿到|取得|获得|持有)了?)[^,，。]{0,8}豁免|豁免[^,，。]{0,6}(?:已经?|都)(?:拿到|批|办好|下来)/u;
const notHeld =
  / (?:no|not|n't|never|without|expired|lapsed|pending|if|once|when|tax|vat|sales|need|needs|kein\S*|nicht|noch|ohne|beantragt|wenn|sobald|steuer\S*|sin|cuando|si|iva|impuestos|fiscal|todavía|aún) /;
const notHeldInChinese = /没|未|无|不|需|想|准备|打算|如果|等|申请|正在|税|房租|费用|客户|对手/u;

/**
 * "We have our DOT hazmat exemption for Category B specimens", "wir haben eine Ausnahmegenehmigung", 我们拿到了豁免批文: what the
 * rules would forbid is allowed to us. Not "we have no exemption", "a tax exemption".
 */
export const isExempted = ({ tokens, sentence, speaker, modality }: Clause): boolean =>
  modality === 'fact' &&
  (speaker === 'own' || speaker === 'other') &&
  (sentence.isLatin ? isExemptedInWords(tokens) : isExemptedInLetters(tokens));

const isExemptedInWords = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return held.test(words) && !notHeld.test(words);
});

const isExemptedInLetters = memoise((tokens: readonly Token[]): boolean => {
  const letters = lettersOf(tokens);
  return letters.includes('豁免') && heldInChinese.test(letters) && !notHeldInChinese.test(letters);
});

const law =
  '(?:clia|hipaa|fda|faa|osha|epa|usda|cqc|ofsted|fca|mdr|finra|haccp|(?:\\S+ )?(?:laws?|act|rules?|regulations?|directive|requirements?|ordinance)|\\S*(?:gesetz|verordnung|vorschrift|pflicht|richtlinie)|(?:la |el )?(?:ley|normativa|norma|reglamento|directiva|obligación))';
/** A permit that "does not cover us" is too small, and one that "does not apply to us" isn't for us. */
const rule = `(?:${law}|(?:\\S+ )?(?:licen[cs]ing|licen[cs]es?|registration|permits?)|(?:la )?licencia)`;
const ours =
  '(?:us|me|ours?|this|it|(?:our |my |this |pure |mere )?(?:trade|line|work|kind|business|service|couriers?|carriers?|drivers?|transporters?|resellers?|brokers?|agents?|makers?|tutors?|(?!customers|members|users|others|buyers|beginners)\\S+ers))';
const inapplicable = new RegExp(
  ` ${rule} (?:\\S+ ){0,3}?(?:(?:does|do) (?:not|n't) (?:apply to|concern) ${ours}|gilt (?:für (?:uns|mich|unser\\S* \\S+) nicht|nicht für (?:uns|mich|unser\\S* \\S+))|betrifft (?:uns|mich) nicht|no (?:se )?(?:nos|me) (?:aplica|afecta)|no se aplica a (?:nosotros|nuestr[oa]|los|las)) | ${law} (?:does|do) (?:not|n't) (?:cover|reach) ${ours} `,
);
const outside = new RegExp(
  ` (?:(?:we|i) (?:do not|do n't) fall under|(?:we|i) (?:are|am) exempt from|(?:wir|ich) fall(?:en|e) nicht unter|no entramos en|estamos exent[oa]s de|quedamos fuera de) (?:the |die |das |den |la |el )?${rule} `,
);
/** Most sentences have none of these words, and each of the two patterns needs one. */
const trigger = / (?:apply|concern|cover|reach|gilt|betrifft|aplica|afecta|falle?n?|exempt|exent[oa]s|entramos|fuera) /;
const inapplicableInChinese =
  /(?:法|条例|规定|办法|许可|执照|资质)[^,，。]{0,6}不适用(?:于)?(?:我们|本|这|快递|我们这)|(?:我们|这类业务)不在[^,，。]{0,10}(?:法|条例|规定|许可)[^,，。]{0,4}(?:范围|管辖)/u;
const defied =
  / (?:whether|if|unless|until|nobody|no_one|anyway|regardless|do it|care|cares|think|thinks|believe|guess|hope|might|may|maybe|perhaps|should|sure|know|yet|ignore|pretend|claim|ob|falls|vielleicht|wohl|trotzdem|niemand|glauben|hoffen|si|quizá|quizás|nadie|creemos) /;

/**
 * "CLIA does not apply to couriers", "das Gesetz gilt für uns nicht": a rule that isn't for this trade, so none is refused. Not
 * "we think the law doesn't apply to us", "…, and nobody checks".
 */
export const isRuleInapplicable = ({ tokens, context, sentence, modality }: Clause): boolean =>
  modality === 'fact' &&
  (sentence.isLatin
    ? isInapplicable(tokens) && !isDefied(context)
    : isInapplicableInLetters(tokens) && !/是否|如果|没人|反正|可能|不管/.test(lettersOf(context)));

const isInapplicable = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return trigger.test(words) && (inapplicable.test(words) || outside.test(words));
});

const isDefied = memoise((context: readonly Token[]): boolean => defied.test(spacedWords(context)));

const isInapplicableInLetters = memoise((tokens: readonly Token[]): boolean =>
  inapplicableInChinese.test(lettersOf(tokens)),
);
