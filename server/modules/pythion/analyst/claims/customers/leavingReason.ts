import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';

const counted = / (?:\d+|an?|one|ein|eine[rn]?|un|una) /;
const leaving =
  / (?:se (?:dan?|dio|dieron|han dado|ha dado) de baja|se (?:retiraron|retiró)|(?:left|leave|leaves) us|unsubscribed?|churned|abgesprungen|(?<!(?:ihren|ihre|ihrem|den|dem|alten) (?:\S+ )?)gekündigt|(?:nicht|n't|not|no) (?:verlängert|renew|renewed|renovaron|renovó)) /;
const reason = / (?:porque|ya que|because|weil) /;

/**
 * "Se dan de baja unos 9 al mes porque no pueden pagar", "eine Verwaltung hat nicht verlängert, weil …": who leaves us, and why, is our
 * loss and no trouble of theirs.
 */
export const isLeavingWithReason = ({ context, sentence }: Pick<Clause, 'context' | 'sentence'>): boolean =>
  sentence.isLatin && isReasonGiven(context);

const isReasonGiven = memoise((context: Clause['context']): boolean => {
  const words = wordsInFigures(context);
  return reason.test(words) && leaving.test(words) && counted.test(words);
});
