import type { Clause } from '../text/clause';
import { isUnsurveyed } from './awareness';
import { has, hasAny, isAmong, isVerb, isWord, lettersOf, type Token } from '../text/token';
import type { Harm } from './harm';
import { isPerson } from './person';

/** What records people. */
const device =
  /^(?:film|photograph|camera|microphone|footage|eavesdrop|voice|face|fingerprint|recording|filmen|kameras?|aufzeichn\w*|aufnahmen?|grabar|grabamos|cámaras?|摄像头|录音|拍摄|监控|录像)$/;
/** What may be kept of people as well as of things. */
const records = new Set(['log', 'track', 'record', 'scan', 'data', 'photo', 'picture', 'daten', 'datos', '数据']);
/** What only its owner reads. */
const mail = /^(?:mailbox|inbox|mail|e-mail|email|message|chat|letter|diary|postfach|correo|mensaje|邮件|聊天)$/;
const reading = /^(?:go|read|search|sift|comb|look|skim|scan|open|browse|check|lesen|durchsuchen|leer|revisar)$/;

const agreeing = new Set([
  'agree',
  'consent',
  'zugestimmt',
  'eingewilligt',
  'einverstanden',
  'consentido',
  'consintió',
  'autorizado',
  'autorizó',
  'aceptado',
  '同意',
]);
const informing = new Set([
  'ask',
  'tell',
  'inform',
  'notify',
  'gefragt',
  'informiert',
  'preguntado',
  'avisado',
  '告知',
  '征得',
]);
const knowing = new Set(['know', 'wissen', 'weiß', 'saben', 'sabe', '知道']);
const consentNoun = new Set(['consent', 'agreement', 'zustimmung', 'einwilligung', 'consentimiento']);
const unaware = new Set(['不知情', '毫不知情', '未同意', '没同意']);

/**
 * We record people, or what they say and do, and the text says that they didn't agree, weren't asked or don't know.
 * @param isDoubtful the second opinion: whether a sentence may be harmful
 */
export function findUnconsented(all: readonly Clause[], isDoubtful: (clause: Clause) => boolean): Harm | undefined {
  const recorded = all.find((clause) => isRecording(clause) || isReadingMail(clause));
  if (!recorded) return undefined;
  const given = all.filter(isConsentGiven).flatMap(({ tokens }) => tokens.filter(isConcerned));
  const buyers = new Set(buyersIn(recorded));
  const denials = all.filter(
    (denial) =>
      isConsentDenied(denial) &&
      !denial.tokens.some(({ lemma }) => given.some((one) => one.lemma === lemma)) &&
      // "We did not ask our customers": who buys the pictures isn't on them.
      !isOnlyOf(denial, buyers),
  );
  const clause = denials.find(isPlain) ?? denials[0];
  if (!clause || !(isPlain(clause) || isDoubtful(clause) || isDoubtful(recorded))) return undefined;
  return { clause, reason: 'it records people who didn’t agree or don’t know', id: 'no consent' };
}

/** "We give roofers a photo", "we sell pictures to hotels": whom it is for. */
const buyersIn = ({ tokens }: Clause): string[] =>
  tokens.flatMap((token, index) =>
    isConcerned(token) &&
    (/^(?:for|to)$/.test(tokens[index - 1]?.text ?? '') ||
      /^(?:give|sell|offer|send|show)$/.test(tokens[index - 1]?.lemma ?? '') ||
      has(tokens[index - 1], 'people'))
      ? [token.lemma]
      : [],
  );

const isOnlyOf = ({ tokens }: Clause, buyers: ReadonlySet<string>): boolean => {
  const named = tokens.filter((token) => token.pos === 'noun' && isConcerned(token));
  return named.length > 0 && named.every((token) => buyers.has(token.lemma) || token.lemma === 'customer');
};

/** Ours, or what is bought from us: "our cameras film the members", "pay us for a log of each guest's name". */
export const isRecording = ({ tokens, negated }: Clause): boolean =>
  hasAny(tokens, 'own') &&
  !hasAny(tokens, 'remedy') &&
  tokens.some(
    (token, index) =>
      !negated.has(token) &&
      (isWord(token, device) ||
        (isAmong(token, records) && tokens.slice(index + 1, index + 7).some((word) => isPerson(word))) ||
        isPictured(token, tokens, index)),
  );

const pictures = new Set(['photo', 'picture', 'image', 'video']);

/** "A drone photo of storm damage": taken from where nobody has to let us in. */
const isPictured = ({ lemma }: Token, tokens: readonly Token[], index: number): boolean =>
  pictures.has(lemma) &&
  (/^(?:drone|aerial|satellite|telephoto)$/.test(tokens[index - 1]?.lemma ?? '') ||
    (/^(?:of|from)$/.test(tokens[index + 1]?.text ?? '') &&
      tokens
        .slice(index + 2, index + 6)
        .some((word) => isPerson(word) || /^(?:home|house|garden|yard|window|bedroom|roof)$/.test(word.lemma))));

/** "We go through employees' work mailboxes". */
const isReadingMail = ({ tokens, negated, speaker, sentence }: Clause): boolean =>
  sentence.isLatin &&
  speaker === 'own' &&
  tokens.some(
    (token, index) =>
      isVerb(token) &&
      !negated.has(token) &&
      reading.test(token.lemma) &&
      tokens.slice(index + 1, index + 7).some((word) => isWord(word, mail)) &&
      tokens.slice(index + 1, index + 7).some((word) => isPerson(word)) &&
      // "We read letters aloud to pensioners".
      !tokens.slice(index + 1).some(({ text }) => /^(?:aloud|out|to)$/.test(text)),
  );

/** "Not one of them has been told", "no patient was asked", "the owners have refused their consent", "guests know nothing of it". */
function isConsentDenied({ tokens, negated, speaker, context }: Clause): boolean {
  if (!context.some(isConcerned)) return false;
  if (tokens.some(({ text }) => unaware.has(text))) return true;
  if (isAgreedToNothing(tokens)) return true;
  if (speaker === 'own') return isNobodyAsked(tokens) || isNotAsked(tokens, negated);
  if (speaker !== 'people' && speaker !== 'other') return false;
  if (hasAny(tokens, 'pay', 'price', 'recommend', 'letter')) return false;
  return tokens.some((token, index) => {
    const isDenied = negated.has(token);
    if (isAmong(token, knowing))
      return (isDenied || /^(?:nothing|nichts|nada)$/.test(tokens[index + 1]?.text ?? '')) && isAboutIt(tokens, index);
    if (isAmong(token, consentNoun) && !isDenied) return tokens.slice(Math.max(0, index - 4), index).some(isRefusing);
    // "Has not been asked"; not "cannot tell when a hive swarms", "are not told when the bread arrives".
    if (isAmong(token, informing))
      return (
        isDenied &&
        isAboutIt(tokens, index) &&
        (!/^(?:ask|tell|inform|notify)$/.test(token.lemma) ||
          tokens.slice(Math.max(0, index - 3), index).some(({ lemma }) => lemma === 'be'))
      );
    if (/^(?:on|with|about)$/.test(tokens[index + 1]?.text ?? '')) return false;
    // "They do not know what they have agreed to."
    if (tokens.slice(0, index).some(({ text }) => /^(?:what|which)$/.test(text))) return false;
    return isDenied && (isAmong(token, agreeing) || (isAmong(token, consentNoun) && token.pos === 'noun'));
  });
}

const isRefusing = ({ lemma }: Token): boolean =>
  /^(?:refuse|withhold|withdraw|deny|verweigert|denegado|negado)$/.test(lemma);

/** "We asked no patient"; not "we asked no investor for money", "we have asked nobody yet". */
const isNobodyAsked = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lemma }, index) =>
      /^(?:ask|tell|inform|notify|warn)$/.test(lemma) &&
      /^(?:no|none|nobody|neither)$/.test(tokens[index + 1]?.text ?? '') &&
      !tokens.slice(index + 1).some(({ text }) => /^(?:for|yet|so_far|far)$/.test(text)),
  );

/** "We did not ask the owners of the houses", also from "the owners were not asked"; not "did not ask them to pay". */
const isNotAsked = (tokens: readonly Token[], negated: ReadonlySet<Token>): boolean =>
  tokens.some(
    (token, index) =>
      negated.has(token) &&
      isVerb(token) &&
      /^(?:ask|tell|inform|notify|warn)$/.test(token.lemma) &&
      /^(?:we|i|us|have|did|not|never|n't|do)$/.test(tokens[index - 1]?.text ?? '') &&
      !isUnsurveyed(tokens, token) &&
      tokens.slice(index + 1).some(isConcerned) &&
      !tokens
        .slice(index + 1)
        .some(({ text }) => /^(?:for|to|yet|so_far|far|what|which|how|when|where|why|whether|if|about)$/.test(text)),
  );

/** "The employees have agreed to nothing". */
const isAgreedToNothing = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, index) =>
      isAmong(token, agreeing) &&
      /^(?:to|in)$/.test(tokens[index + 1]?.text ?? '') &&
      /^(?:nothing|none|neither)$/.test(tokens[index + 2]?.text ?? '') &&
      !tokens.slice(index + 3, index + 6).some(({ text }) => /^(?:yet|so_far|far)$/.test(text)),
  );

/** Plain words on what was done to whom, which need no second opinion. */
const isPlain = ({ tokens, negated, modality }: Clause): boolean =>
  modality === 'fact' && (isAgreedToNothing(tokens) || isNotAsked(tokens, negated));

const isConcerned = (token: Token): boolean =>
  isPerson(token) ||
  has(token, 'people', 'customer') ||
  /^(?:they|them|nobody|niemand|nadie|ellos|他们|她们)$/.test(token.text);

/** "They don't know about it"; not "they don't know which machines stand idle", "know nothing of damp". */
function isAboutIt(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index + 1).filter(({ text }) => !/^(?:nothing|nichts|nada|not|anything)$/.test(text));
  const [next, second] = after;
  if (next === undefined || /^(?:[.,;。，]|and|or|at|before|until|davon|darüber|ello)$/.test(next.text)) return true;
  return /^(?:of|about|de|von)$/.test(next.text) && /^(?:it|this|that|ello)$/.test(second?.text ?? '');
}

const allOfThem =
  /^(?:each|every|all|everyone|everybody|written|writing|sign|alle|jede[rn]?|schriftlich\w*|todos|todas|cada|escrito|都|书面|签署)$/;

/** "Every patient agreed in writing", "alle Mieter haben zugestimmt": all who are concerned want it. */
export const isConsentGiven = ({ tokens, negated, context, modality, speaker }: Clause): boolean =>
  modality === 'fact' &&
  speaker !== 'own' &&
  !hasAny(context, 'covert', 'fake', 'pay', 'negation') &&
  tokens.some((token) => !negated.has(token) && (isAmong(token, agreeing) || isAmong(token, consentNoun))) &&
  tokens.some((token) => isWord(token, allOfThem));

/**
 * "The family's consent is needed in writing, a lawyer told me that", "each family signs a consent first": those concerned are
 * asked on paper.
 */
export const isConsentOnPaper = ({ context, negated, modality, sentence }: Clause): boolean =>
  modality !== 'question' &&
  modality !== 'condition' &&
  (sentence.isLatin
    ? !hasAny(context, 'covert', 'fake', 'evade', 'unaware') &&
      context.some((token) => isWord(token, onPaper)) &&
      !context.some((token) => has(token, 'negation') || /^(?:skip|but|forge|minor|child)$/.test(token.lemma))
    : /书面|签/.test(lettersOf(context)) && !/没|不|未|假/.test(lettersOf(context))) &&
  context.some((token) => !negated.has(token) && (isAmong(token, agreeing) || isAmong(token, consentNoun)));

const onPaper =
  /^(?:writing|written|signs?|signed|signature|paper|schriftlich\S*|unterschreib\S*|unterschrieben|escrito|firmad?[oa]?|firman)$/;
