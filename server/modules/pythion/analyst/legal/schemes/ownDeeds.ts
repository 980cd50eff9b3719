import { spacedWords, type Token } from '../../text/token';
import type { SchemeLanguage } from './scheme';

type Tokens = readonly Token[];

export type Deed = {
  language: SchemeLanguage;
  /** What we do, up to the next subject or dependent clause. */
  words: string;
  /** The sentence from our first subject on. */
  whole: string;
  /** Where the object and the manner are looked for: the entire sentence where the object is "it" or "them", else `whole`. */
  named: string;
};

const english = new Set(['we', 'i', 'our', 'my']);
const german = /^(?:wir|ich|unser\w*|mein\w*|uns)$/;
const spanish = new Set(['nosotros', 'nosotras', 'nuestro', 'nuestra', 'nuestros', 'nuestras', 'yo', 'mi', 'mis']);

const languageOf = (token: Token): SchemeLanguage | undefined => {
  if (english.has(token.text)) return 'en';
  if (spanish.has(token.text)) return 'es';
  if (german.test(token.text)) return 'de';
  return isFirstPerson(token) ? 'es' : undefined;
};

/** "Traemos", "publicamos"; not "últimos", "gramos". */
const isFirstPerson = ({ text, pos }: Token): boolean =>
  pos !== 'noun' &&
  text.endsWith('mos') &&
  /[aei]mos$/.test(text) &&
  !/^(?:[úu]ltimos|pr[óo]ximos|mismos|m[áíi][nx]imos|gramos|tramos|ramos|[^ ]*ísimos|kilogramos|préstamos|primos|extremos)$/.test(
    text,
  );

const dependent: Readonly<Record<'en' | 'de' | 'es', RegExp>> = {
  en: /^(?:who|whom|whose|that|which|where|when|if|whether|because|unless|until|till|before|after|while|how|what|why|so|although|once|as_soon)$/,
  de: /^(?:dass|ob|wenn|damit|weil|wer|wie|bevor|nachdem|bis|obwohl|sobald|falls|welche[rsmn]?|deren|dessen)$/,
  es: /^(?:que|quien|quienes|si|cuando|porque|donde|cómo|quién|mientras|aunque|antes|después|hasta)$/,
};
const relative = /^(?:der|die|das|den|dem|denen)$/;
const conjunction = /^(?:and|but|or|then|und|aber|oder|y|e|pero|o|[,;:–—-])$/;
const stranger =
  /^(?:they|he|she|people|nobody|somebody|someone|customers|sie|er|man|niemand|ellos|ellas|él|ella|nadie|alguien)$/;
const condition = /^(?:if|whether|unless|wenn|falls|ob|si)$/;
const subjectHead = /^(?:our|my|unser\w*|mein\w*|nuestr[oa]s?|mis?)$/;

/** "Our crew", at the start of a clause; "bei uns"; not "with our crew", "if we". */
function isSubject(tokens: Tokens, index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (!token || condition.test(before?.text ?? '')) return false;
  if (token.text === 'uns') return before?.text === 'bei';
  if (subjectHead.test(token.text))
    return before === undefined || conjunction.test(before.text) || /(?:t|en)$/.test(before.text);
  return true;
}

/** "Them" as the whole object: "dig them up", "sells them to"; not "give them lemonade". */
export const pronoun =
  / (?:them|it)(?= (?:[.,;]|and|to|in|into|up|out|off|from|behind|as|on|for|by|with|at|through|under|till|until) )/;

/** More deeds than a sentence tells. */
const maxDeeds = 12;

export function deedsInWords(tokens: Tokens): Deed[] {
  const deeds: Deed[] = [];
  const first = tokens.findIndex((token, index) => languageOf(token) !== undefined && isSubject(tokens, index));
  if (first < 0) return deeds;
  const whole = spacedWords(tokens.slice(startOf(tokens, first)));
  for (let index = first; index < tokens.length && deeds.length < maxDeeds; index++) {
    const token = tokens[index];
    const language = token && languageOf(token);
    if (!language || language === 'zh' || !isSubject(tokens, index)) continue;
    const end = endOf(tokens, index + 1, language);
    const start = startOf(tokens, index);
    const words = spacedWords(tokens.slice(start, end));
    // "They hand us asbestos sheets, and we leave them in the forest".
    deeds.push({ language, words, whole, named: pronoun.test(words) ? spacedWords(tokens) : whole });
    const again = language === 'en' && /^(?:we|i)$/.test(token.text) ? resumedAt(tokens, end) : -1;
    if (again >= 0) {
      const resumed = spacedWords(tokens.slice(again, endOf(tokens, again + 1, language)));
      deeds.push({ language, words: resumed, whole, named: whole });
    }
  }
  return deeds;
}

/** With what stands before the subject in its clause: "drehen wir". */
function startOf(tokens: Tokens, subject: number): number {
  const mark = tokens.findLastIndex(({ text }, index) => index < subject && conjunction.test(text));
  return mark + 1;
}

function endOf(tokens: Tokens, from: number, language: 'en' | 'de' | 'es'): number {
  const end = tokens.findIndex((token, index) => {
    if (index < from) return false;
    if (token.text === ';' || dependent[language].test(token.text)) return !isPartOfPhrase(tokens, index);
    if (language === 'de' && relative.test(token.text) && tokens[index - 1]?.text === ',') return true;
    const isTheirs = stranger.test(token.text) && conjunction.test(tokens[index - 1]?.text ?? '');
    return (
      isTheirs ||
      (languageOf(token) !== undefined &&
        token.text !== 'uns' &&
        isSubject(tokens, index) &&
        isNewClause(tokens, index))
    );
  });
  return end < 0 ? tokens.length : end;
}

const isNewClause = (tokens: Tokens, index: number): boolean =>
  conjunction.test(tokens[index - 1]?.text ?? '') || conjunction.test(tokens[index - 2]?.text ?? '');

/** "Use-by", "best before", "after dark", "sell-by", "antes de". */
const isPartOfPhrase = (tokens: Tokens, index: number): boolean =>
  (/^(?:before|after)$/.test(tokens[index]?.text ?? '') &&
    /^(?:best|dark|dawn|hours|midnight|lunch|date)$/.test(
      tokens[index - 1]?.text === 'best' ? 'best' : (tokens[index + 1]?.text ?? ''),
    )) ||
  (tokens[index]?.text === 'that' && tokens[index + 1]?.pos === 'noun') ||
  // "Say that they ring from the bank".
  (tokens[index]?.text === 'that' &&
    /^(?:say|says|claim|claims|pretend|pretends|them)$/.test(tokens[index - 1]?.text ?? '')) ||
  (tokens[index]?.text === 'que' && /^(?:decimos|tienen|hay|tenemos)$/.test(tokens[index - 1]?.text ?? ''));

/** "Which houses stand empty and clear them out": our verb again, behind a clause that depends on the first one. */
function resumedAt(tokens: Tokens, from: number): number {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > from &&
      text === 'and' &&
      tokens[index + 1]?.pos === 'verb' &&
      tokens[index + 1]?.text === tokens[index + 1]?.lemma,
  );
  return at < 0 ? -1 : at + 1;
}

export const deedsInLetters = (letters: string): Deed[] => {
  const at = letters.search(/我们?/u);
  if (at < 0 || /如果我|要是我/u.test(letters)) return [];
  const words = letters.slice(at);
  return [{ language: 'zh', words, whole: letters, named: letters }];
};
