import { projectionLimits } from '../../../../shared/contracts/projection';

/** Longest text of a character of JavaScript in UTF-8. */
const maxBytes = 3;

/** The text of a CSV file. @throws Error with the message to show, when it is longer than the server reads */
export async function readCsv(file: Blob): Promise<string> {
  const { csvCharacters } = projectionLimits;
  const tooLong = new Error(`A CSV file can have up to ${csvCharacters.toLocaleString('en')} characters.`);
  // A file that is far too long isn't read.
  if (file.size > csvCharacters * maxBytes + maxBytes) throw tooLong;
  const text = await file.text();
  if (text.length > csvCharacters) throw tooLong;
  return text;
}
