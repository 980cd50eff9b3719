import { isAgentive } from '../claims/people/agentive';
import { Concepts } from '../lexicon/concepts';
import { has, isVerb, type Token } from './token';

/**
 * Puts passive clauses into the active order, so that all later steps read one order only: "a drum was built by our engineers"
 * becomes "our engineers built a drum". Without an agent, acts that founders report of themselves are ours: "fifteen growers
 * were visited". The tokens keep their offsets.
 */
export function activate(tokens: Token[]): void {
  for (let index = 0; index < tokens.length; index++) {
    const passive = readPassive(tokens, index);
    if (!passive) continue;
    const { start, end, words } = passive;
    tokens.splice(start, end - start, ...words);
    index = Math.max(index, end - 1);
  }
}

type Passive = { start: number; end: number; words: Token[] };

function readPassive(tokens: readonly Token[], be: number): Passive | undefined {
  const aux = tokens[be];
  if (aux?.lemma !== 'be' || aux.text === 'being') return undefined;
  const verb = participleAfter(tokens, be);
  const participle = tokens[verb];
  const start = subjectStart(tokens, be);
  const subject = tokens.slice(start, be).filter((token) => !isAuxiliary(token) && !isNot(token));
  if (
    !participle ||
    // "55 were gone by ten" is no act of somebody.
    participle.lemma === 'go' ||
    subject.length === 0 ||
    !subject.some(({ pos }) => pos === 'noun' || pos === 'num' || pos === 'pron')
  )
    return undefined;
  if (
    subject.some(
      (token) =>
        /^(?:which|who|that|what|there|it)$/.test(token.text) || (isVerb(token) && !/(?:ed|en)$/.test(token.text)),
    )
  )
    return undefined;
  const by = agentAfter(tokens, verb);
  const agent = by < 0 ? undefined : agentPhrase(tokens, by);
  if (!agent && !isFoundersAct(participle, subject, tokens)) return undefined;
  const isPresent = /^(?:is|are|be)$/.test(aux.text);
  const act = { ...participle, pos: 'verb' as const, text: isPresent ? participle.lemma : participle.text };
  const modals = tokens
    .slice(start, verb)
    .filter((token) => token !== aux && (isAuxiliary(token) || !subject.includes(token)));
  const between = tokens.slice(verb + 1, agent ? by : verb + 1);
  const end = agent ? by + 1 + agent.length : verb + 1;
  const we = agent?.map(asSubject) ?? [ourselves(participle)];
  return { start, end, words: [...we, ...modals, act, ...subject, ...between] };
}

const isAuxiliary = (token: Token): boolean =>
  token.pos === 'aux' || /^(?:has|have|had|will|shall|can|could|may|might|would|should)$/.test(token.text);

const isNot = ({ text }: Token): boolean => /^(?:not|n't|never)$/.test(text);

/** The participle after "be", with adverbs between them. */
function participleAfter(tokens: readonly Token[], be: number): number {
  for (let index = be + 1; index < be + 5; index++) {
    const token = tokens[index];
    if (!token) return -1;
    const isForm =
      (token.text !== token.lemma || token.text.endsWith('ed')) &&
      !token.text.endsWith('ing') &&
      !token.text.endsWith('s');
    if ((token.pos === 'verb' && isForm) || (token.pos === 'adj' && token.text.endsWith('ed'))) return index;
    // "Is to be offered" is a plan.
    if (token.text === 'to' && tokens[index + 1]?.text === 'be') token.concepts.add('plan');
    else if (token.pos !== 'adv' && token.pos !== 'part' && token.lemma !== 'be') return -1;
  }
  return -1;
}

/** The start of the subject: after the last mark, conjunction or verb. */
function subjectStart(tokens: readonly Token[], be: number): number {
  let start = be;
  while (start > 0) {
    const before = tokens[start - 1];
    if (
      !before ||
      /^[,;:("]$/.test(before.text) ||
      /^(?:that|which|who|whom|whose|because|where|when|while|after|before|so|but|if|as)$/.test(before.text)
    )
      break;
    // "Acid pumped into a mine": a participle that describes the subject.
    const isDescribing =
      /(?:ed|en)$/.test(before.text) && tokens[start - 2]?.pos === 'noun' && tokens[start]?.pos === 'adp';
    const isJoined = before.pos === 'conj' && tokens.slice(0, start - 1).some(isVerb);
    if (isJoined || (isVerb(before) && !isAuxiliary(before) && !isDescribing)) break;
    start--;
  }
  return start;
}

/** The index of "by" before somebody who acts, or -1. */
function agentAfter(tokens: readonly Token[], verb: number): number {
  for (let index = verb + 1; index < Math.min(tokens.length, verb + 14); index++) {
    const token = tokens[index];
    if (!token || /^[;:.]$/.test(token.text) || isVerb(token)) return -1;
    if (token.text === 'by' && agentPhrase(tokens, index)) return index;
    if (token.text === ',') return -1;
  }
  return -1;
}

function agentPhrase(tokens: readonly Token[], by: number): Token[] | undefined {
  const after = tokens.slice(by + 1, by + 9);
  const end = after.findIndex(
    ({ pos, text }) =>
      !/^(?:det|adj|noun|num|pron|part|adv)$/.test(pos) && text !== 'of' && text !== "'" && text !== "'s",
  );
  const phrase = end < 0 ? after : after.slice(0, end);
  const isActor = phrase.some(
    (token) =>
      has(token, 'own', 'people', 'customer', 'everyone', 'partner', 'criminal', 'rival') ||
      token.pos === 'num' ||
      (token.pos === 'noun' && isAgentive(token.lemma)),
  );
  return isActor ? phrase : undefined;
}

/** What founders do: they visit, measure, build, offer and sell. What happens to people or today's habit is not theirs. */
function isFoundersAct(participle: Token, subject: readonly Token[], tokens: readonly Token[]): boolean {
  if (tokens.some((token) => has(token, 'today', 'habit', 'rival', 'friends', 'report', 'condition'))) return false;
  if (
    has(
      participle,
      'trouble',
      'cancel',
      'renew',
      'pay',
      'buzz',
      'remedy',
      'granted',
      'fall',
      'rise',
      'shutOut',
      'detach',
    )
  )
    return false;
  const isTalk =
    has(participle, 'interview', 'survey') &&
    subject.some((token) => has(token, 'people', 'customer') || token.pos === 'num');
  const isWon =
    has(participle, 'reach', 'outreach') &&
    tokens
      .slice(tokens.indexOf(participle) + 1, tokens.indexOf(participle) + 3)
      .some(({ text }) => /^(?:through|via|by|at)$/.test(text));
  return isTalk || isWon || own.test(participle.lemma);
}

const own =
  /^(?:sell|offer|let|rent|lease|supply|deliver|build|construct|assemble|develop|install|measure|weigh|time|devise)$/;

/** "By us" as a subject is "we". */
const asSubject = (token: Token): Token =>
  /^(?:us|me)$/.test(token.text) ? { ...token, text: token.text === 'us' ? 'we' : 'i' } : token;

const ourselves = ({ start }: Token): Token => ({
  text: 'we',
  lemma: 'we',
  pos: 'pron',
  start,
  end: start,
  concepts: new Concepts().add('own'),
});
