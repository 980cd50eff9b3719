import { isOwnStatement } from '../claims/claim';
import { permitInLatin, permitWords } from '../claims/permit/words';
import { lastOfSentences, writtenWords, type Clause } from '../text/clause';
import { findLicensedTrade } from './licensedTrade';
import { healingFields, isLeftToOthers, isProfessionDenied, withoutLack } from './tradeDenied';
import { isForNow } from './refusedForNow';

const schein = String.raw`(?!\S*(?:gut|geld|liefer|fahr|park|kassen|kranken|an|wahr)schein )(?:\S*schein|\S*prüfung|papiere|ausbildung)`;
const paper = `(?:${permitInLatin}|${schein}|qualifications?|diploma|papers|título)`;

/** "I don't have a licence", "den Schein dafür habe ich nicht", "no tengo licencia", 没有医师证. */
const lacking = [
  ` (?:i|we) (?:do n't|do not|never) (?:\\S+ )?(?:have|hold|got) (?:\\S+ ){0,4}?${paper} `,
  ` (?:i|we) (?:have n't|have not|'ve not) got (?:\\S+ ){0,3}?${paper} `,
  ` (?:i|we) (?:have|hold|'ve got|got) no (?:\\S+ ){0,3}?${paper} `,
  ` (?:den|die|das|eine?n?) ${paper} (?:[^\\s,.;]+ ){0,5}?(?:hab|habe|haben|besitze|besitzen) (?:ich|wir) (?:(?:selbst|selber|auch|dafür|aber|gar) )*nicht `,
  ` (?:ich|wir) (?:hab|habe|haben) (?:(?:dafür|dazu|aber|selbst|auch) )*keine?n? (?:\\S+ )?${paper} `,
  ` (?:hab|habe|haben) (?:ich|wir) (?:(?:dafür|dazu|aber|selbst|auch) )*keine?n? (?:\\S+ )?${paper} `,
  ` no (?:tengo|tenemos) (?:\\S+ ){0,2}?${paper} `,
].map((source) => new RegExp(source));
const lackingHan = new RegExp(
  `没有?(?:考过?|办过?|拿过?)?(?:什么|任何)?[^,，。;]{0,4}(?:${permitWords.chinese}|(?<![保验见凭签例论查])证)(?!明|据|书费)`,
  'u',
);
/** A permit is on its way, none is needed, or another one has it. */
const cared =
  / (?:yet|noch|todavía|aún|apply\S*|applied|application|course|exam|training|until|once|before|need(?:ed|s)?|required?|together with|partner|supervis\S+|beantrag\S*|antrag|kurs|lehrgang|mache gerade|mach gerade|bald|sobald|bis|bevor|nötig|brauch\S*|braucht man|deshalb|darum|meister\S*|solicit\S*|tramit\S*|curso|examen|hasta|antes|necesit\S+|hace falta|pronto) |还没|正在|申请|办理中|报名|考证|培训|再(?:去)?(?:办|考)|先(?:去)?(?:办|考)|不需要|不用|无需|合作|挂靠|所以不/u;
/** It is done already, again and again: "so 15 Stück im Jahr", "bisher", "every week", 一天能看十来个. */
const practised =
  / (?:so far|already|paid (?:me|us)|regularly|every (?:week|weekend|month|day|evening|year|summer)|each (?:week|month)|for (?:two|three|four|five|six|seven|ten|\d+) years|last (?:year|month|week|summer|winter)|regulars|recommended|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:\S+ )?(?:a|per|each|every) (?:day|week|month|year)|bisher|bislang|schon seit|seit (?:jahren|\d+|zwei|drei|vier|fünf|monaten)|jede[snr]? (?:woche|wochenende|monat|tag|abend|jahr|sommer)|weiterempfohlen|stammkund\S+|letzte[nsr]? (?:jahr|monat|woche|sommer)|(?:im|pro|je|die|am|in der) (?:jahr|monat|woche|tag|abend)|hasta ahora|cada (?:semana|mes|día|año)|desde hace|el (?:año|mes) pasado|al (?:mes|año|día)|por semana|ya llevo|clientes fijos) |每[天周月年]|一[天周]能?[^,，。]{0,3}(?:[\d一二三四五六七八九十]|个)|上个?[月周]|去年|[\d一二三四五六七八九十]年了|都(?:来)?找我|一直|(?:付|给|交)了?(?:过)?我们?[^,，。]{0,2}\d|收过/u;
const price = /[$£€¥₹]| (?:pounds?|dollars?|euros?|pesos|soles|quid) |[\d一二两三四五六七八九十百千](?:元|块)/u;

/**
 * A trade that needs a licence, done for money by now, of which the founder says that there is no licence: "ich mache Feuerwerke, so 15 im
 * Jahr … den Schein dafür habe ich nicht", 我会拔牙，没有医师证，一天看十来个. Not where it is applied for, and not where nothing is done yet.
 */
export function findPractisedUnlicensed(clauses: readonly Clause[]): Clause | undefined {
  const facts = clauses.filter((clause) => isOwnStatement(clause) && clause.modality === 'fact');
  const whole = lastOfSentences(clauses).map(writtenWords).join('');
  const denied = isLeftToOthers(withoutLack(whole)) ? undefined : facts.find(isProfessionDenied);
  const lack = denied ?? facts.find((clause) => clause.negated.size > 0 && isLacking(clause));
  if (!lack) return undefined;
  const text = withoutLack(whole);
  if (cared.test(text) || isForNow(writtenWords(lack))) return undefined;
  const isPaid = practised.test(text) && price.test(text);
  if (!isPaid && !denied) return undefined;
  const trade = findLicensedTrade(clauses);
  const isDone = trade !== undefined && trade.clause.modality === 'fact' && trade.field !== 'food';
  return isDone && (isPaid || healingFields.has(trade.field)) ? lack : undefined;
}

const isLacking = (clause: Clause): boolean =>
  clause.sentence.isLatin
    ? lacking.some((pattern) => pattern.test(writtenWords(clause)))
    : lackingHan.test(writtenWords(clause));
