import type { Clause } from './clause';
import { isForerunner } from './speaker';
import { has, hasAny, isVerb, type Token } from './token';

/**
 * A bare name that does what a company does is a stranger, unless the text says that it is ours: "our tool Acme", "Anna ran a
 * practice for 9 years".
 */
export function markStrangers(clauses: readonly Clause[]): void {
  const ours = new Set(clauses.flatMap(ownNames));
  const strangers = new Set<Clause>();
  for (const clause of clauses) {
    const name = nameOf(clause);
    const before = clauses[clause.index - 1];
    const isContinued = before?.sentence === clause.sentence && strangers.has(before) && clause.speaker !== 'own';
    if (!isContinued && !(name && !ours.has(name)) && !isAnalogy(clause)) continue;
    clause.speaker = 'rival';
    strangers.add(clause);
  }
}

/** "There is a company that rents pumps. They have 12,000 customers": the next sentences go on about it. */
export function continueForerunners(clauses: readonly Clause[]): void {
  let isAbout = false;
  for (const clause of clauses) {
    const isFirst = clauses[clause.index - 1]?.sentence !== clause.sentence;
    const isOfOthers = !hasAny(clause.tokens, 'own', 'trouble');
    const goesOn: boolean = isAbout && isOfOthers && /^(?:they|their)$/.test(clause.tokens[0]?.text ?? '');
    if (isFirst) isAbout = goesOn || isForerunner(clause.tokens);
    if (isAbout && isOfOthers && (clause.speaker === 'people' || clause.speaker === 'other')) clause.speaker = 'rival';
  }
}

/** "It is like Acme, which earns …". */
const isAnalogy = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ lemma }, index) => lemma === 'be' && tokens[index + 1]?.text === 'like' && tokens[index + 2]?.pos === 'noun',
  );

/** Words that stand in a clause about us or about a career. */
function ownNames({ tokens, quantities }: Clause): string[] {
  const isCareer =
    hasAny(tokens, 'career') &&
    quantities.some(({ kind }) => kind === 'time') &&
    !hasAny(tokens, 'interview', 'pay', 'customer');
  const isOurs = tokens.some((token) => has(token, 'own')) && !hasAny(tokens, 'rival');
  return isCareer || isOurs ? tokens.filter(({ pos }) => pos === 'noun').map(({ lemma }) => lemma) : [];
}

/** The subject, if it is one bare word before a verb of business. */
function nameOf(clause: Clause): string | undefined {
  if (clause.speaker !== 'other' && clause.speaker !== 'people') return undefined;
  const at = clause.tokens[0]?.pos === 'conj' ? 1 : 0;
  const name = clause.tokens[at];
  const verb = clause.tokens.findIndex((token, index) => index > at && isVerb(token));
  if (!name || !isSubject(clause.tokens.slice(at + 1, verb)) || !isBareName(name) || isPayingUs(clause))
    return undefined;
  const acts = hasAny(clause.tokens.slice(verb, verb + 3), 'interview', 'sell', 'pay', 'renew', 'survey', 'use');
  const owns =
    clause.tokens[verb]?.lemma === 'have' &&
    !hasAny(clause.tokens, 'source', 'report') &&
    clause.quantities.some(({ kind }) => kind === 'count');
  return acts || owns ? name.lemma : undefined;
}

/** Between a name and its verb: "Kegstar already has nine", "HallMaster, the other supplier, has fourteen". */
const isSubject = (between: readonly Token[]): boolean => {
  const isAside = between[0]?.text === ',' && between.at(-1)?.text === ',' && between[1]?.pos === 'det';
  return between.every(({ pos }) => pos === 'adv') || (isAside && between.length < 8 && !hasAny(between, 'own'));
};

/** "Imran pays already, he gave me the £90": whoever pays us is no stranger. */
const isPayingUs = ({ context }: Clause): boolean =>
  context.some(
    (token, index) =>
      isVerb(token) && has(token, 'pay') && /^(?:us|me)$/.test(context[index + 1]?.text ?? '') && token.lemma !== 'get',
  );

const isBareName = (token: Token): boolean =>
  ['noun', 'adv', 'adj', 'verb'].includes(token.pos) &&
  /^[a-z][a-z0-9]+$/.test(token.text) &&
  !token.text.endsWith('s') &&
  !usualAdverb.test(token.text) &&
  token.concepts.size === 0;

const usualAdverb =
  /^(?:most|many|half|several|few|more|some|both|none|each|plenty|then|now|later|finally|first|always|often|rarely|simply|just|also|even|thus|hence|otherwise|else|instead|\w+ly)$/;
