import { projectionLimits } from '../../../../shared/contracts/projection';
import { toCallError } from '../../../http/toCallError';

/** Longest text of a character of JavaScript in UTF-8. */
const maxBytes = 3;

/** What is wrong with a file, for its reader. */
class FileError extends Error {}

/**
 * The text of a CSV file: UTF-8, UTF-16 with its mark, or what spreadsheets on Windows write otherwise.
 * @throws Error with the message to show, when it is no text, or longer than the server reads
 */
export async function readCsv(file: Blob): Promise<string> {
  const { csvCharacters } = projectionLimits;
  const tooLong = new FileError(`A CSV file can have up to ${csvCharacters.toLocaleString('en')} characters.`);
  // A file that is far too long isn't read.
  if (file.size > csvCharacters * maxBytes + maxBytes) throw tooLong;
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\0'))
    throw new FileError('This is no text file. Save the spreadsheet as CSV, and choose that file.');
  if (text.length > csvCharacters) throw tooLong;
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Why a file couldn't be read or understood. @param error of `readCsv` or of a call */
export function csvFailure(error: unknown): string {
  if (error instanceof FileError) return error.message;
  const { fields, message } = toCallError(error, 'Couldn’t read the file.');
  return fields?.csv ?? message;
}
