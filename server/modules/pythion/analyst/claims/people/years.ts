import type { Clause } from '../../text/clause';
import { isYearsOfFunding } from './fundedYears';
import { has, isVerb, isWord, lettersOf, spacedWords, type Token } from '../../text/token';

const year = new Set(
  'year years yr yrs decade decades season seasons jahr jahre jahren jahrzehnt jahrzehnte jahrzehnten saison saisons año años década décadas temporada temporadas 年'.split(
    ' ',
  ),
);

const isYear = ({ text }: Token): boolean => year.has(text);

const ofManyYears = new Set(['学年', 'lifelong', 'lifetime', 'career', 'veteran', 'veterans']);
const since = new Set(['since', 'seit', 'desde']);

/** Whether the clause counts years, or says since which one. */
export const hasYears = ({ tokens }: { tokens: readonly Token[] }): boolean =>
  tokens.some(
    (token, index) =>
      isYear(token) ||
      ofManyYears.has(token.text) ||
      (since.has(token.text) && /^(?:19|20)\d\d$/.test(tokens[index + 1]?.text ?? '')),
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
  if (at < 0) return isPrivate(clause);
  return (
    isOfThing(tokens, at) ||
    isDeadline(tokens, at) ||
    /^(?:old|alt|edad)$/.test(tokens[at + 1]?.text ?? '') ||
    isTerm(tokens, at) ||
    isGivenToUs(tokens, at) ||
    isPrivate(clause) ||
    isYearsOfFunding(clause) ||
    isThingSubject(tokens) ||
    isOfMany(clause)
  );
}

/**
 * "Ghosts have been dead for 140 years", "residents wait and have been waiting for 12 years": many of a kind, and nobody of the team. A
 * clause without a subject has that of its sentence.
 */
function isOfMany({ tokens, context, speaker }: Clause): boolean {
  const own = subjectOf(tokens);
  const subject = own.some(({ pos }) => pos !== 'conj') ? own : subjectOf(context);
  const head = subject.findLast(({ pos }) => pos === 'noun');
  return (
    speaker !== 'own' &&
    head !== undefined &&
    head.text !== head.lemma &&
    head.text.endsWith('s') &&
    subject.every((token) => /^(?:noun|adj|conj)$/.test(token.pos) && !has(token, 'founder', 'own'))
  );
}

const subjectOf = (tokens: readonly Token[]): readonly Token[] => {
  const verb = tokens.findIndex((token) => isVerb(token) || token.pos === 'aux');
  return tokens.slice(0, Math.max(0, verb));
};

/** "Die Gemeinde gibt uns das Haus für fünf Jahre", "nos ceden el local por cinco años": how long we may have a thing. */
const isGivenToUs = (tokens: readonly Token[], at: number): boolean =>
  /^(?:für|for|por|durante|auf)$/.test(tokens[at - 2]?.text ?? '') &&
  tokens.slice(0, at).some(({ text }) => /^(?:uns|mir|nos|us)$/.test(text)) &&
  tokens
    .slice(0, at)
    .some(({ text }) =>
      /^(?:gibt|geben|überlässt|überlassen|stellt|leiht|ceden?|presta|dejan?|gives?|lends?|lets?)$/.test(text),
    );

const privateLife = [
  / (?:lived|live|living|resided|wanted|want|dreamed|dreamt|thought|waited|searched|looked for|looking for|saved|saved up|suffered|struggled|been married|married|(?:have|had|'ve) had (?:\S+ ){0,3}?(?:diabetes|asthma|migraines?|back pain|cancer|arthritis|\S+itis|anxiety|depression)|rented (?!out)) (?!and )/,
  / (?:wohne|wohnen|wohnte|lebe|leben|lebte|leide|leiden|litt|warte|warten|wartete|suche|suchen|suchte|gespart|geträumt|träume|verheiratet|gewohnt|gelebt) /,
  / (?:vivo|vivimos|viví|vivido|viviendo|busco|buscamos|buscando|espero|esperando|sufro|padezco|casad[oa]s?|sueño|ahorrando|con (?:migraña|dolor|diabetes|asma)\S*) /,
];
const privateLifeInChinese = /住了?|等了|找了|结婚|攒了|病了|失眠|头疼/u;

/** "I have lived in Leeds for twelve years", "ich leide seit zehn Jahren an Migräne": private life, and no work in the field. */
const isPrivate = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? privateLife.some((pattern) => pattern.test(spacedWords(tokens))) &&
      !/ (?:work\S*|run|ran|taught|teach\S*|as an? \S+|arbeite\S*|gearbeitet|als \S+|trabaj\S+|como \S+) /.test(
        spacedWords(tokens),
      )
    : privateLifeInChinese.test(lettersOf(tokens)) && !/做|干|工作|当|开/u.test(lettersOf(tokens));

/** What has a term of years by itself. */
const terms =
  /^(?:warranty|guarantee|contract|lease|loan|mortgage|lifespan|garantie|gewährleistung|vertrag|laufzeit|mietvertrag|kredit|garantía|contrato|préstamo|保修|质保|合同)$/;

/**
 * "Our contract runs for 3 years", "a warranty of 5 years", "we signed a lease for 9 years"; not "I negotiated contracts for
 * hospitals for 11 years", "I sold loans for 15 years".
 */
function isTerm(tokens: readonly Token[], at: number): boolean {
  const verb = tokens.findIndex(isVerb);
  const isOfUs = tokens.slice(0, Math.max(0, verb)).some(isWe);
  return tokens.some((token, index) => {
    const isNear = index < at ? at - 1 - index <= 2 : index - at <= 2;
    const isPlaced = isOfUs ? isNear && token.text === token.lemma : isNear || index < verb;
    return isPlaced && isWord(token, terms);
  });
}

const we = new Set(['i', 'we', 'ich', 'wir', 'yo', 'nosotros', 'nosotras']);
const isWe = ({ text }: Token): boolean => we.has(text);

/** "40 years of sheet music", "of records", "of potholes"; not "years of experience", "of teaching", "of carpentry", "de camarero". */
function isOfThing(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:of|de)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const end = tokens.findIndex(({ pos }, index) => index > at + 1 && !/^(?:noun|verb|adj)$/.test(pos));
  const phrase = tokens.slice(at + 2, end < 0 ? at + 5 : Math.min(end, at + 5));
  if (phrase.some((token) => token.text.endsWith('ing') || work.test(token.lemma) || has(token, 'people')))
    return false;
  if (phrase.some((token) => has(token, 'record') || unnumbered.test(token.lemma))) return true;
  const isOfUs = tokens.some((token) => isWe(token) || /^(?:tengo|tenemos|llevo|llevamos)$/.test(token.text));
  return !isOfUs && phrase.some(isCountable);
}

/** A thing, or several: "engines", not "carpentry", "logistics". */
const isCountable = (token: Token): boolean =>
  token.pos === 'noun' && (has(token, 'thing', 'product', 'worse') || token.text !== token.lemma);

/** Things that have no plural. */
const unnumbered = /^(?:sheet|mail|datum|data|paper|paperwork|footage|dust|rust|wear|neglect)$/;

const work =
  /^(?:experience|practice|work|service|research|study|training|care|management|engineering|experiencia|oficio|trabajo|práctica|profesión)$/;

/**
 * "After 7 years", "every 2 years", "once in five years"; not "after 12 years as a nurse", "within 3 years of teaching", "after 9
 * years driving an ambulance", "after eleven years I know".
 */
function isDeadline(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - 3);
  const before = tokens.slice(from, at);
  const place = before.findIndex(
    ({ text, pos }, index) =>
      // "Once años" are eleven.
      (pos !== 'num' && /^(?:after|within|every|once|until|nach|alle|binnen|einmal|cada|tras|dentro)$/.test(text)) ||
      (text === 'a' && before[index + 1]?.text === 'los'),
  );
  if (place < 0) return false;
  const next = tokens[at + 1]?.text ?? '';
  const isOfUs = from + place === 0 && tokens.slice(at + 1, at + 8).some(isWe);
  const isAfter = /^(?:after|nach|tras)$/.test(before[place]?.text ?? '');
  return (
    !/^(?:as|in|at|of|on|with|als|bei|como|en)$/.test(next) &&
    !(isAfter && (isOfUs || /(?:ing|ando|iendo)$/.test(next) || (next === 'de' && has(tokens[at + 2], 'people'))))
  );
}

/** "The valley has", "our machine has", "photos are", "our customers have been": the subject is nobody of the team. */
function isThingSubject(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(isVerb);
  const subject = tokens.slice(0, Math.max(0, verb));
  const nouns = subject.filter(({ pos }) => pos === 'noun');
  const [first] = subject;
  if (nouns.length === 0 || subject.some((token) => isWe(token) || /^(?:who|one|two|both)$/.test(token.text)))
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
