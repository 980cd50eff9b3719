import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { spacedWords } from '../../text/token';

const loan = / (?:loan|mortgage|overdraft|kredit|darlehen|préstamo|crédito) /;

const owed =
  / (?:left to pay|still to pay|to (?:pay|clear) off|owe|took out|taken out|(?:pay|paying|paid) (?:it |back |off )|repay|repaying|abbezahl\S*|abzahl\S*|zurückzahl\S*|zurückgezahlt|aufgenommen|debo|debemos|pedí|pedimos|devolver|devolviendo) /;

const others =
  / (?:customers?|clients?|borrowers?|members?|they|their|them|kunden|kreditnehmer|clientes?|prestatarios?) /;

/** "I've £7,000 of the start-up loan left to pay", "wir zahlen den Kredit ab": no price, and nothing that we lend. */
export const isOwnDebt = memoise(({ tokens, sentence, speaker }: Clause): boolean => {
  if (!sentence.hasLatin || speaker !== 'own') return false;
  const words = spacedWords(tokens);
  return loan.test(words) && owed.test(words) && !others.test(words);
});
