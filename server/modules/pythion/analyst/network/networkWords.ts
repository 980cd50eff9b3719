import { compiledNetwork } from './statementNetwork.generated';
import { unpackNames } from './unpack';

/** The words that the network was trained on often enough to know them. */
export function trainedWords(language: 'en' | 'de' | 'es'): string[] {
  const { words, marks } = compiledNetwork.tables;
  if (language === 'en') return unpackNames(words);
  const start = `word ${language}:`;
  return unpackNames(marks).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
}
