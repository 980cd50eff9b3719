import type { Clause } from '../text/clause';
import { has, isVerb, type Token } from '../text/token';

const year = /^(?:years?|yrs?|decades?|seasons?|jahre?n?|jahrzehnte?n?|saisons?|años?|décadas?|temporadas?|年)$/;

const isYear = ({ text }: Token): boolean => year.test(text);

/** Whether the clause counts years, or says since which one. */
export const hasYears = ({ tokens }: { tokens: readonly Token[] }): boolean =>
  tokens.some(
    (token, index) =>
      isYear(token) ||
      /^(?:学年|lifelong|lifetime|career|veterans?)$/.test(token.text) ||
      (/^(?:since|seit|desde)$/.test(token.text) && /^(?:19|20)\d\d$/.test(tokens[index + 1]?.text ?? '')),
  );

/** The clauses that count years, or all where none does. */
export const withYears = (clauses: readonly Clause[]): readonly Clause[] => {
  const counting = clauses.filter((clause) => hasYears(clause) && !isYearsOfThing(clause));
  return counting.length > 0 ? counting : clauses;
};

/**
 * Years of a thing or of customers, and of nobody in the team: "photos are deleted after 7 years", "40 years of sheet music",
 * "the building is 40 years old", "our contract runs for 3 years".
 */
export function isYearsOfThing(clause: Clause): boolean {
  const { tokens } = clause;
  const at = tokens.findIndex(isYear);
  if (at < 0) return false;
  return (
    isOfThing(tokens, at) ||
    isDeadline(tokens, at) ||
    /^(?:old|alt|edad)$/.test(tokens[at + 1]?.text ?? '') ||
    tokens.some(({ lemma, text }) => terms.test(lemma) || terms.test(text)) ||
    isThingSubject(tokens)
  );
}

/** What has a term of years by itself. */
const terms =
  /^(?:warranty|guarantee|contract|lease|loan|mortgage|lifespan|garantie|gewährleistung|vertrag|laufzeit|mietvertrag|kredit|garantía|contrato|préstamo|保修|质保|合同)$/;

/** "40 years of sheet music"; not "years of experience", "years of teaching". */
function isOfThing(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:of|de)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const noun = tokens.slice(at + 2, at + 5).find(({ pos }) => pos === 'noun' || pos === 'verb');
  return noun !== undefined && noun.pos === 'noun' && !noun.text.endsWith('ing') && !work.test(noun.lemma);
}

const work =
  /^(?:experience|practice|work|service|research|study|training|care|management|engineering|experiencia|oficio|trabajo|práctica|profesión)$/;

/** "After 7 years", "every 2 years"; not "after 12 years as a nurse", "within 3 years of teaching". */
function isDeadline(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at);
  return (
    before.some(
      ({ text }, index) =>
        /^(?:after|within|every|until|nach|alle|binnen|cada|tras|dentro)$/.test(text) ||
        (text === 'a' && before[index + 1]?.text === 'los'),
    ) && !/^(?:as|in|at|of|on|with|als|bei|como|en)$/.test(tokens[at + 1]?.text ?? '')
  );
}

/** "The valley has", "our machine has", "photos are", "our customers have been": the subject is nobody of the team. */
function isThingSubject(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(isVerb);
  const subject = tokens.slice(0, Math.max(0, verb));
  const nouns = subject.filter(({ pos }) => pos === 'noun');
  const [first] = subject;
  if (nouns.length === 0 || subject.some(({ text }) => /^(?:i|we|ich|wir|yo|nosotr[oa]s|who|one|two|both)$/.test(text)))
    return false;
  if (nouns.some(({ text }) => /^(?:customers?|clients?|users?|buyers?|kund(?:en|innen)|clientes?)$/.test(text)))
    return true;
  const isNamed = first?.pos === 'noun' && first.text === first.lemma && first.concepts.size === 0;
  return (
    !isNamed &&
    nouns.every(
      (token) =>
        !has(token, 'people', 'founder', 'target') &&
        has(token, 'thing', 'product', 'record', 'private', 'place', 'worse'),
    )
  );
}
