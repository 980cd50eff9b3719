import type { Clause } from '../../text/clause';
import { spacedWords } from '../../text/token';

/** "Keine Verluste hatten nur drei": the others had some. */
export const isOnlySome = ({ tokens, isNobody, sentence }: Clause): boolean =>
  sentence.isLatin &&
  isNobody &&
  / (?:nur|lediglich|only|just|solo|sólo|apenas) \S+ [.!] $/.test(spacedWords(tokens)) &&
  tokens.at(-2)?.pos === 'num';
