import { memoise } from '../../text/memoise';
import { spacedWords, type Token } from '../../text/token';

const cashPayment =
  / (?:at|for|charge|charges|charged|pay|pays|paid|take|takes|took) (?:(?:about|around|roughly|just|only|us|me) )*[£$€] \d\S* (?:in )?cash /;

/** "5 jobs a month at £120 cash", "they pay £40 in cash": how it is paid, and nothing that is in the bank. */
export const isCashPayment = memoise((tokens: readonly Token[]): boolean => cashPayment.test(spacedWords(tokens)));
