import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';
import { isManyOf, notCustomers } from './served';

/** Who comes to be taught, treated or served. */
const whom = {
  en: '(?:pupils|students|learners|trainees|participants|clients|customers|patients|families|couples|guests|households)',
  de: '(?:\\S*schüler(?:innen|n)?|\\S*teilnehmer(?:innen|n)?|\\S*kund(?:en|innen)|\\S*patient(?:en|innen)|\\S*klient(?:en|innen)|\\S*familien|paare|\\S*gäste)',
  es: '(?:alumn[oa]s|estudiantes|participantes|client[ea]s|pacientes|familias|parejas|huéspedes|novias|soci[oa]s)',
};
/** Since when, or up to now: not "I have 48 pupils in my class". */
const since = {
  en: '(?:since|so far|to date|already|by now|in (?:the|my|our) (?:last|past|first)|over the (?:last|past)|this (?:year|season|term)|last (?:year|season|term))',
  de: '(?:seit|bisher|bislang|bis (?:jetzt|heute)|schon|bereits|inzwischen|mittlerweile|in den letzten|dieses jahr|letztes jahr)',
  es: '(?:desde|hasta (?:ahora|hoy|la fecha)|ya|en (?:estos|los) (?:últimos )?\\S+ (?:años|meses)|en total|este (?:año|curso)|el (?:año|curso) pasado)',
};
const number = '(?:(?:about|around|over|some|more than|rund|etwa|über|mehr als|unos|unas|más de|casi) )?\\d[\\d.,]*';
const had = [
  ` (?:i|we) (?:have |'ve )?(?:already )?(?:had|taught|trained|treated|coached|tutored|prepared|hosted) ${number} (?:\\S+ )?${whom.en} `,
  ` (?:(?:ich|wir) (?:hatten?|haben?)|(?:hatten?|haben?) (?:ich|wir)) (?:\\S+ ){0,3}?${number} (?:\\S+ )?${whom.de} `,
  ` (?:(?:he tenido|hemos tenido|tuve|tuvimos|(?:he|hemos) (?:formado|preparado|atendido|acompañado|enseñado)(?: a)?|(?:he|hemos) dado clases? a|(?:atendí|atendimos|preparé|preparamos|formé|formamos)(?: a)?|(?:han pasado|pasaron)(?: ya)? por (?:mis?|nuestr[oa]s?) \\S+) )(?:ya (?:a )?)?${number} (?:\\S+ )?${whom.es} `,
].map((pattern) => new RegExp(pattern));
const sinceThen = new RegExp(` (?:${since.en}|${since.de}|${since.es}) `);
const hadHan =
  /(?:带|教|辅导|培训|服务|接待|治)(?:过|了)[\d一二两三四五六七八九十百千]+多?[个名位户家]?(?:学生|学员|客户|病人|患者|家庭|客人|孩子)/u;
const sinceThenHan = /以来|到现在|至今|已经|一共|总共|累计|从\d{4}年|自\d{4}年|这[几两三]年|去年|今年/u;

/** Of a school, a job or a career: no customers of this idea. */
const elsewhere =
  / (?:as an? (?:teacher|nurse|doctor|employee)|at (?:the|my|our) (?:school|hospital|university|clinic|old)|career|in der (?:schule|klinik|praxis)|an der (?:schule|universität|uni)|im krankenhaus|como (?:profesor|profesora|maestr[oa]|emplead[oa]|médic[oa]|enfermer[oa])|en (?:el|la|mi|un|una) (?:escuela|colegio|instituto|hospital|universidad|facultad)|interviewed|asked|entrevisté|entrevistamos|entrevistado|gefragt|befragt) /;

const isHad = (clause: Clause): boolean => {
  const { tokens, context, sentence } = clause;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return hadHan.test(letters) && sinceThenHan.test(lettersOf(context)) && !/医院|学校|免费|志愿/u.test(letters);
  }
  const words = wordsInFigures(tokens);
  return (
    had.some((pattern) => pattern.test(words)) &&
    sinceThen.test(wordsInFigures(context)) &&
    !elsewhere.test(words) &&
    !notCustomers.test(words)
  );
};

/** We do it at present, and don't only want to: the customers of a plan had something else. */
const wanting =
  / (?:quiero|queremos|quisiera|quisiéramos|planeo|planeamos|pensamos|vamos a|i want|we want|i 'd like|we 'd like|i plan|we plan|we are building|we 're building|(?:ich|wir) (?:wollen?|will|möchten?|planen?)|(?:wollen?|will|möchten?|planen?) (?:ich|wir)) /;
const isWish = ({ tokens, context, sentence }: Clause): boolean =>
  tokens[0] === context[0] &&
  (sentence.isLatin ? wanting.test(wordsInFigures(tokens)) : /我们?(?:想|打算|计划|准备)/u.test(lettersOf(tokens)));

/** Used by those who came. */
const used = 4;

/**
 * Customers of before, counted over time: "he tenido 48 alumnas desde 2022", "so far we have taught 60 learners", 我已经教过48个学生. Not those
 * of a job, nor where the text begins with what it wants to make.
 */
export const readPastCustomers = (clauses: readonly Clause[]): Claim[] => {
  const found = clauses.filter((clause) => clause.quantities.some(isManyOf) && isPlainFact(clause) && isHad(clause));
  if (found.length === 0 || clauses.slice(0, 2).some(isWish)) return [];
  return found.flatMap((clause) =>
    (['evidence', 'realUse', 'proof'] as const).map((kind) =>
      makeClaim(kind, clause, {
        evidence: used,
        quantity: kind === 'evidence' ? clause.quantities.find(isManyOf) : undefined,
      }),
    ),
  );
};
