import { isFact } from '../claims/claim';
import { lastOfSentences, writtenWords, type Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { spacedWords, type Token } from '../text/token';
import { reservedActs, type ReservedAct } from './reservedActs';

/** "I am no dentist", "Zahnarzt bin ich nicht", "no soy dentista". */
const denialOf = ({ profession }: ReservedAct): RegExp =>
  new RegExp(
    [
      ` (?:i am|i ?'m|we are|we ?'re|am|are|i was|being) (?:(?:not|no|neither|never) (?:\\S+ )?)(?:an? )?(?:[^\\s,.;]+ )?${profession} `,
      ` without being (?:an? )?(?:\\S+ )?${profession} `,
      ` (?:bin|sind) (?:(?:ich|wir|aber|selbst|selber|zwar|ja) )*(?:keine?|weder|nicht) (?:[^\\s,.;]+ )?${profession} `,
      ` ${profession} (?:bin|sind|war) (?:ich|wir) (?:(?:aber|selbst|selber|zwar|ja|gar) )*(?:nicht|keine?[rs]?|nie) `,
      ` ohne (?:(?:ein|eine|selbst|dafür) )*${profession} zu sein `,
      ` no (?:soy|somos) (?:ni )?(?:[^\\s,.;]+ )?${profession} `,
      ` ${profession} no (?:soy|somos) `,
      ` sin ser (?:ni )?${profession} `,
    ].join('|'),
  );

/** No training for anything at all: "without any training", "eine Ausbildung habe ich nicht", "no tengo título". */
const untrained = new RegExp(
  [
    ` (?:i|we) (?:have|had) no (?:\\S+ )?(?:training|qualifications?|degree|diploma) (?!course)`,
    ` (?:i|we) (?:do n't|do not|never) (?:\\S+ )?(?:have|had|got) (?:a |any )?(?:\\S+ )?(?:training|qualifications?|degree|diploma) (?!course)`,
    ` (?:i|we) (?:have )?never (?:trained|studied|learned)(?: it| for it| as \\S+| medicine| law| for this)? (?=[.,;])`,
    ` (?:eine )?(?:\\S*ausbildung|approbation) (?:dafür |dazu )?(?:hab|habe|haben) (?:ich|wir) (?:(?:dafür|dazu|aber) )*(?:nicht|keine|nie) `,
    ` (?:hab|habe|haben) (?:(?:ich|wir|dafür|dazu|aber) )*keine (?:\\S+ )?(?:\\S*ausbildung|approbation) `,
    ` (?:gelernt|studiert) (?:hab|habe|haben) (?:ich|wir) (?:das |es )?(?:nie|nicht) `,
    ` no (?:tengo|tenemos) (?:el |la |ningún |ninguna )?(?:título|titulación|formación|carrera) `,
    ` (?:nunca|no) (?:lo |la )?(?:estudié|he estudiado|estudiamos) (?:medicina |derecho |odontología |farmacia |enfermería )?(?=[.,;])`,
  ].join('|'),
);

/** The same without who lacks it: only beside the act itself is it ours. */
const untrainedBeside = new RegExp(
  [
    ` without (?:any |a )?(?:training|qualifications?|degree|diploma) `,
    ` ohne (?:(?:eine|jede|irgendeine) )?(?:\\S+ )?(?:\\S*ausbildung|approbation|examen) `,
    ` sin (?:tener )?(?:el |ningún |ninguna )?(?:título|titulación|formación|carrera) `,
  ].join('|'),
);

const denials = reservedActs.map((one) => ({ ...one, denial: denialOf(one) }));

/** Most sentences have none of these words. */
const trigger = / (?:no|not|neither|never|without|keine?[rs]?|weder|nicht|ohne|nie|sin|nunca) /;

/** Somebody of the profession does it or looks after it, or the founder belongs to another one that may: "a lawyer checks each letter". */
const isByProfessional = (profession: string): RegExp =>
  new RegExp(
    [
      ` (?<!(?:not|no|keine?|ni) (?:an? )?)${profession} (?:[^\\s.;]+ ){0,4}?(?:checks?|does|do|pulls?|signs?|supervis\\S+|gives?|injects?|treats?|joins?|works? (?:with|for)|prüf(?:t|en)|mach(?:t|en)|übernimmt|zieht|spritzt|gibt|behandelt|unterschreibt|beaufsichtigt|begleitet|arbeitet|kommt|hace|hacen|saca|sacan|revisa|revisan|firma|firman|supervisa|pone|ponen|atiende|trabaja) `,
      ` (?:zieht|prüft|macht|übernimmt|spritzt|gibt|behandelt|impft) (?:\\S+ ){0,3}?(?:eine?|unsere?|meine?|der|die) (?:\\S+ )?${profession} `,
      ` (?:with|by|under|hired?|employ|partner is|mit|von|bei|unter|con|por) (?:an?|our|my|the|eine[rmn]?|unsere[rmn]?|meine[rmn]?|una?|nuestr[oa]|mi) (?:\\S+ )?${profession} `,
      ` (?<!(?:not|no|keine?|ni) (?:an? )?)${profession} (?:on|in) (?:our|the|unserem|dem) team `,
    ].join('|'),
  );
const byProfessional = new Map(reservedActs.map(({ profession }) => [profession, isByProfessional(profession)]));

/** Another profession of ours that may do it, training on its way, or things and not people. */
const lawful =
  / (?:i am|i ?'m|we are|we ?'re|as) (?:(?:an?|trained|qualified|registered|licensed) )*(?:nurses?|vets?|midwi(?:fe|ves)|pharmacists?|dentists?|doctors?|lawyers?|solicitors?|electricians?|paralegals?|(?:\S+ )?therapists?|psychologists?|osteopaths?|chiropractors?|physiotherapists?|podiatrists?|opticians?|dieticians?|notar(?:y|ies)) | (?:bin|sind|als) (?:(?:ich|wir|eine?|gelernte[rn]?) )*(?:krankenschwester|krankenpfleger(?:in)?|hebamme|heilpraktiker(?:in)?|\S*arzt|\S*ärztin|anwalt|anwältin|elektriker(?:in)?|\S*therapeut(?:in)?|psycholog(?:e|in)|osteopath(?:in)?|notar(?:in)?)(?! (?:bin|sind) (?:ich|wir) nicht) | (?<!no )(?:soy|somos|como) (?:enfermer|veterinari|odontólog|matron|fisio|psicólog|terapeut|osteópat|podólog|notari|dentist|médic|abogad|electricist)\S* /;
/** Things that it is done to or with, in the sentence of the act. */
const onThings =
  / (?:engines?|motors?|cars?|tractors?|machines?|software|app|apps|aplicación|programa|platform|plattform|plataforma|in training|apprentic\S+|course|exam|lehrgang|lerne gerade|estudiando|curso|prácticas|puppen|dolls?|muñecas|actors?|film|theatre|theater|teatro|game|spiel|juego) /;

const reservedBy = memoise((context: readonly Token[]): readonly ReservedAct[] => {
  const words = spacedWords(context);
  return reservedActs.filter(({ act }) => act.test(words));
});

const deniedBy = memoise((context: readonly Token[]): readonly ReservedAct[] | undefined => {
  const words = spacedWords(context);
  if (!trigger.test(words)) return undefined;
  if (untrained.test(words)) return reservedActs;
  if (untrainedBeside.test(words) && reservedBy(context).length > 0) return reservedBy(context);
  const denied = denials.filter(({ denial }) => denial.test(words));
  return denied.length > 0 ? denied : undefined;
});

/**
 * An act that only one profession may do, which we do, and the founder says not to belong to it: "I pull teeth. I am no dentist", "Zahnarzt
 * bin ich nicht", "saco muelas sin título". Not where a dentist does it, and not software for dentists.
 */
export function findDeniedProfession(clauses: readonly Clause[]): Clause | undefined {
  const denied = new Set(
    clauses
      .filter((clause) => clause.sentence.isLatin && isFact(clause))
      .flatMap(({ context }) => deniedBy(context)?.map(({ profession }) => profession) ?? []),
  );
  if (denied.size === 0) return undefined;
  const act = clauses.find(
    (clause) =>
      clause.sentence.isLatin &&
      isFact(clause) &&
      reservedBy(clause.context).some(({ profession }) => denied.has(profession)),
  );
  if (!act) return undefined;
  const text = lastOfSentences(clauses).map(writtenWords).join('');
  const isDone = reservedBy(act.context).some(({ profession }) => byProfessional.get(profession)?.test(text));
  return isDone || lawful.test(text) || onThings.test(spacedWords(act.context)) ? undefined : act;
}
