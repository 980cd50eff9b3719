import type { Clause } from '../text/clause';
import { has, hasAny, type Token } from '../text/token';
import type { Harm } from './harm';
import { isPerson } from './person';

/** What records people, or what is recorded of them. */
const recording =
  /^(?:film|record|recording|photograph|camera|microphone|footage|scan|track|log|eavesdrop|voice|face|fingerprint|picture|photo|data|filmen|kameras?|aufzeichn\w*|aufnahmen?|daten|grabar|grabamos|cámaras?|datos|摄像头|录音|拍摄|数据|监控|录像)$/;

/** Words of agreeing, and of being asked. */
const agreeing =
  /^(?:agree|consent|approve|ask|tell|inform|notify|zugestimmt|eingewilligt|einverstanden|gefragt|informiert|consentido|consintió|autorizado|autorizó|aceptado|preguntado|avisado|同意|知情|告知|征得)$/;
const knowing = /^(?:know|wissen|weiß|saben|sabe|知道)$/;
const consentNoun = /^(?:consent|permission|agreement|zustimmung|einwilligung|consentimiento|permiso)$/;

const isWord = ({ lemma, text }: Token, pattern: RegExp): boolean => pattern.test(lemma) || pattern.test(text);

/** We record people, or what they say and do, and the text says that they didn't agree, weren't asked or don't know. */
export function findUnconsented(ours: readonly Clause[], all: readonly Clause[]): Harm | undefined {
  // "Pay us for a log of each guest's name": what is bought from us.
  const isRecorded = [...ours, ...all.filter(({ tokens }) => hasAny(tokens, 'own'))].some(
    ({ tokens, negated }) =>
      !hasAny(tokens, 'remedy') && tokens.some((token) => isWord(token, recording) && !negated.has(token)),
  );
  if (!isRecorded || isConsentGiven(all)) return undefined;
  const clause = all.find(isConsentDenied);
  return clause && { clause, reason: 'it records people who did not agree or do not know', id: 'no consent' };
}

/** "Not one of them has been told", "no patient was asked", "the owners have refused their consent", "guests know nothing of it". */
function isConsentDenied({ tokens, negated, speaker, context }: Clause): boolean {
  if (tokens.some(({ text }) => /^(?:不知情|毫不知情|未同意|没同意)$/.test(text))) return context.some(isConcerned);
  if (speaker === 'own') return isNobodyAsked(tokens);
  if (speaker !== 'people' && speaker !== 'other') return false;
  if (hasAny(tokens, 'pay', 'price', 'recommend', 'letter') || !context.some(isConcerned)) return false;
  return tokens.some((token, index) => {
    const next = tokens[index + 1];
    if (isWord(token, knowing))
      return /^(?:nothing|nichts|nada)$/.test(next?.text ?? '') || (negated.has(token) && isAboutIt(tokens, index));
    if (isWord(token, consentNoun) && !negated.has(token))
      return tokens
        .slice(Math.max(0, index - 4), index)
        .some(({ lemma }) => /^(?:refuse|withhold|withdraw|deny|verweigert|denegado|negado)$/.test(lemma));
    // "Has not been asked"; not "cannot tell when a hive swarms".
    if (/^(?:ask|tell|inform|notify)$/.test(token.lemma))
      return negated.has(token) && tokens.slice(Math.max(0, index - 3), index).some(({ lemma }) => lemma === 'be');
    return negated.has(token) && (isWord(token, agreeing) || (isWord(token, consentNoun) && token.pos === 'noun'));
  });
}

/** "We asked no patient"; not "we asked no investor for money". */
const isNobodyAsked = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lemma }, index) =>
      /^(?:ask|tell|inform|notify|warn)$/.test(lemma) &&
      /^(?:no|none|nobody|neither)$/.test(tokens[index + 1]?.text ?? '') &&
      !tokens.slice(index + 1).some(({ text }) => text === 'for'),
  );

const isConcerned = (token: Token): boolean =>
  isPerson(token) ||
  has(token, 'people', 'customer') ||
  /^(?:they|them|one|none|nobody|alle|niemand|nadie|ellos|他们|她们)$/.test(token.text);

/** "They don't know about it"; not "they don't know which machines stand idle". */
function isAboutIt(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index + 1).filter(({ text }) => !/^(?:nothing|nichts|nada|not|anything)$/.test(text));
  return after[0] === undefined || /^(?:[.,;。，]|of|about|it|this|davon|darüber|de|ello)$/.test(after[0].text);
}

const allOfThem =
  /^(?:each|every|all|everyone|everybody|written|writing|sign|alle|jede[rn]?|schriftlich\w*|todos|todas|cada|escrito|都|书面|签署)$/;

/** "Every patient agreed in writing", "alle Mieter haben zugestimmt": all who are concerned know and want it. */
export const isConsentGiven = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ tokens, negated, context }) =>
      !hasAny(context, 'covert', 'fake', 'pay') &&
      tokens.some((token) => isWord(token, allOfThem) && !negated.has(token)) &&
      tokens.some(
        (token) =>
          !negated.has(token) &&
          (/^(?:ask|tell|inform|notify|gefragt|preguntado|告知)$/.test(token.lemma)
            ? false
            : isWord(token, agreeing) || isWord(token, consentNoun)),
      ),
  );
