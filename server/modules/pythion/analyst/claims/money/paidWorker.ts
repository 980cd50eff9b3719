import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { has, type Token } from '../../text/token';
import { isAgentive } from '../people/agentive';

/** "We pay therapists 48 euros", "drivers get 17 per ride", not "£15 at the agency": what those who do the work receive for one sale. */
export function paidToWorker({ tokens, quantities, sentence }: Clause): Quantity | undefined {
  if (!sentence.isLatin) return undefined;
  const verb = tokens.findIndex(({ lemma, pos }) => pos === 'verb' && /^(?:pay|get|receive|earn)$/.test(lemma));
  const isOurs = tokens[verb]?.lemma === 'pay';
  const amount = quantities.find(({ start }) => start > verb);
  if (!amount || amount.period !== undefined) return undefined;
  const named = isOurs ? tokens.slice(verb + 1, amount.start) : tokens.slice(0, verb);
  const isPaid = isOurs
    ? /^(?:we|i)$/.test(tokens[verb - 1]?.text ?? '') && amount.kind === 'money'
    : amount.start === verb + 1 && amount.per !== undefined && (tokens[amount.end]?.pos ?? 'punct') === 'punct';
  return isPaid &&
    named.length <= 3 &&
    isWorkers(named, isOurs ? /^(?:the|our|each|every)$/ : /^(?:an?|the|our|each|every)$/)
    ? { ...amount, kind: 'money', unit: undefined }
    : undefined;
}

/** "The therapists", "our retired drivers"; not "customers", "them", "a plumber" who was hired once. */
const isWorkers = (named: readonly Token[], articles: RegExp): boolean => {
  const head = named.at(-1);
  return (
    head?.pos === 'noun' &&
    (head.text !== head.lemma || articles.test(named[0]?.text ?? '')) &&
    (isAgentive(head.lemma) || has(head, 'people')) &&
    !has(head, 'customer')
  );
};
