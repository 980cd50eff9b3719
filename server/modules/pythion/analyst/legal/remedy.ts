import type { Clause } from '../text/clause';
import { has, isVerb, type Token } from '../text/token';

/** A remedy in the sentence before the harmful words: "detects fake reviews", "keeps minors out". */
export function isRemedied(clause: Clause, harm: Token): boolean {
  const at = clause.context.indexOf(harm);
  if (at < 0) return false;
  const before = clause.context.slice(0, at);
  const isRemedy = before.some(
    (token) =>
      (has(token, 'remedy') || (has(harm, 'fake', 'stolen') && has(token, 'reject', 'shutOut'))) &&
      !has(token, 'covert', 'evade') &&
      !clause.negated.has(token),
  );
  const keeps = clause.context.findIndex(({ lemma }) => lemma === 'keep');
  const isKeptOut =
    keeps >= 0 && clause.context.slice(keeps, keeps + 5).some(({ text }) => /^(?:out|away|off)$/.test(text));
  const isAgainst =
    clause.context[at - 1]?.text === 'against' ||
    clause.context[at + 1]?.text === 'victim' ||
    (clause.context[at - 1]?.text === '-' && clause.context[at - 2]?.text === 'anti');
  return isRemedy || isKeptOut || isAgainst || isReported(before) || isRemediedAtEnd(clause, at);
}

/** "Ein Gerät, das gefälschte Rechnungen findet": the verb of a German clause that depends on another stands at its end. */
function isRemediedAtEnd({ context, negated }: Clause, harm: number): boolean {
  const comma = context.findLastIndex(({ text }, index) => index < harm && text === ',');
  if (comma < 0 || !/^(?:der|die|das|welche[rs]?|damit|ob)$/.test(context[comma + 1]?.text ?? '')) return false;
  const end = context.findIndex(
    ({ text, pos }, index) => index > harm && (pos === 'punct' || /^(?:und|oder)$/.test(text)),
  );
  const last = context[(end < 0 ? context.length : end) - 1];
  return has(last, 'remedy') && !negated.has(last!) && last !== context[harm];
}

/** We say what others do, or find it and have it stopped: an act against the harm that the sentence describes. */
export function isRemedial({ context, speaker, sentence }: Clause): boolean {
  if (speaker !== 'own' || !sentence.isLatin) return false;
  const finds = context.findIndex(({ lemma, pos }) => pos === 'verb' && finding.test(lemma));
  const isStopped =
    finds >= 0 &&
    context
      .slice(finds + 1)
      .some(
        ({ lemma, pos }, index) =>
          pos === 'verb' && (stopping.test(lemma) || (lemma === 'take' && context[finds + index + 2]?.text === 'down')),
      );
  return isStopped || isReported(context) || isStudied(context) || isExposed(context) || isVerified(context);
}

/** "We answer invented news with sources", "our machine spots orders under made-up names": what is false is found or refuted. */
const isExposed = (context: readonly Token[]): boolean =>
  context.some(
    ({ lemma }, index) =>
      exposing.test(lemma) &&
      context[index - 1]?.text !== 'to' &&
      context.slice(index + 1, index + 6).some((token) => has(token, 'fake', 'covert')),
  );

const exposing =
  /^(?:answer|refute|debunk|rebut|correct|contradict|spot|detect|discover|uncover|unmask|expose|widerlegen|entlarven|desmentimos|detectamos)$/;

/** "We ask the school whether the diploma is real". */
function isVerified(context: readonly Token[]): boolean {
  const link = context.findIndex(({ text }) => /^(?:whether|ob)$/.test(text));
  return (
    link >= 0 &&
    context.slice(link).some(({ lemma }) => /^(?:real|genuine|authentic|exist|valid|echt|existieren)$/.test(lemma))
  );
}

/** "We study how fake reviews hit restaurants", "we insure landlords against tenants who …": what others do is its subject. */
function isStudied(context: readonly Token[]): boolean {
  const verb = context.findIndex(({ lemma }) => studying.test(lemma));
  const rest = context.slice(verb + 1);
  const link = rest.findIndex(({ text }) => /^(?:how|why|whether|against|wie|warum|gegen|cómo|contra)$/.test(text));
  return (
    (verb > 0 && verb < 4 && link >= 0 && rest[link + 1]?.text !== 'to') ||
    context.some(({ lemma }, index) => /^(?:report|study)$/.test(lemma) && context[index + 1]?.text === 'about')
  );
}

const studying =
  /^(?:study|research|insure|investigate|examine|versichern|untersuchen|erforschen|aseguramos|estudiamos|investigamos)$/;

/** Hides who somebody is from those who choose: "we take out the surnames before the viewing", so that nobody is sorted out. */
export const isBlinding = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin &&
  context.some((token) => choosing.has(token.lemma)) &&
  context.some(
    ({ lemma }, index) =>
      (hiding.has(lemma) || (lemma === 'see' && context[index + 1]?.text === 'no')) &&
      identity.test(
        context
          .slice(index + 1, index + 6)
          // "The applicant's surname."
          .find(({ pos }, at, after) => pos === 'noun' && !/^'s?$/.test(after[at + 1]?.text ?? ''))?.lemma ?? '',
      ),
  );

/** "A toy without a microphone": what would record isn't there. */
export const isWithoutDevice = ({ context, sentence }: Clause): boolean =>
  sentence.hasLatin &&
  context.some(
    ({ text }, index) =>
      text === 'without' &&
      context
        .slice(index + 1, index + 4)
        .some(({ lemma }) => /^(?:camera|microphone|tracker|gps|advertisement|advertising)$/.test(lemma)),
  );

const hiding = new Set([
  'hide',
  'cover',
  'remove',
  'take',
  'strip',
  'mask',
  'blank',
  'redact',
  'anonymize',
  'anonymise',
  'withhold',
  'black',
]);
const identity = /^(?:surname|name|photo|picture|portrait|age|gender|birthplace|origin|birthday)$/;
const choosing = new Set([
  'applicant',
  'application',
  'candidate',
  'tenant',
  'landlord',
  'agent',
  'recruiter',
  'employer',
  'boss',
  'jury',
  'committee',
  'examiner',
  'viewing',
  'interview',
  'resume',
  'cv',
  'grader',
]);

const finding = /^(?:find|detect|trace|spot|flag|identify|sweep|scan)$/;
const stopping = /^(?:remove|shut|block|report|delete|warn|alert|encourage)$/;

/** "We show companies where their hiring filters out women": what others do, in a clause that depends on a verb of showing. */
function isReported(before: readonly Token[]): boolean {
  const verb = before.findIndex((token) => has(token, 'reveal') && isVerb(token));
  const rest = verb < 0 ? [] : before.slice(verb + 1);
  const link = rest.findIndex(({ text }) => /^(?:where|whether|which|if|when|how|what|ob|wo|si|dónde|que)$/.test(text));
  const isOurAct = /^(?:we|i|us|wir|ich)$/.test(rest[link + 1]?.text ?? '');
  return link >= 0 && !isOurAct;
}
