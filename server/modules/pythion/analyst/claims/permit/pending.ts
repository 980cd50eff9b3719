import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { permitInLatin, permitWords } from './words';

/** It was asked for, and isn't there yet. */
const still = [
  '(?:(?:sigue|siguen|continúa|continúan|(?:está|están) (?:todavía|aún)|todavía (?:está|están)|aún (?:está|están)) (?:en (?:trámite|proceso|revisión)|pendientes?|sin (?:resolver|aprobar|salir)|tramitándose))',
  "(?:(?:is|are|'s) still (?:pending|open|in process|being processed|under review|with the (?:council|authorities|office))|still (?:pending|in process))",
  '(?:(?:läuft|laufen) noch|(?:ist|sind|liegt|liegen) noch (?:in (?:bearbeitung|prüfung|arbeit)|offen|beim (?:amt|landratsamt)|nicht (?:erteilt|durch|da))|wird noch (?:bearbeitet|geprüft))',
].join('|');
/** Nothing that ends a sentence part stands between, but for a relative clause. */
const pending = new RegExp(
  ` ${permitInLatin} (?:(?!(?:y|and|und|pero|but|aber|porque|weil|because) )\\S+ ){0,7}?${`(?:${still})`}(?= )`,
);
const pendingInChinese = new RegExp(
  `${permitWords.chinese}[^。；]{0,8}(?:还(?:在|正在)?(?:办|审|申请|走流程|等)|还没(?:批|下来|办完|办好))`,
  'u',
);
/** Of a trade mark, or of those whom we help to get theirs. */
const another = / (?:registro de (?:la )?marca|marca registrada|trade ?mark|markenanmeldung|patente?\S*) /;

/** "La habilitación de bromatología, que sigue en trámite", "the permit is still pending", 许可证还在办: not held yet. */
export const isPending = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isPendingInWords(context) : isPendingInLetters(context);

const isPendingInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    / (?:still|sigue|siguen|continúan?|todavía|aún|noch) /.test(words) && pending.test(words) && !another.test(words)
  );
});

const isPendingInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return letters.includes('还') && pendingInChinese.test(letters);
});
