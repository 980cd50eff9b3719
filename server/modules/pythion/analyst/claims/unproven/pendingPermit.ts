import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { permitInLatin, permitWords } from '../permit/words';

const underWay =
  '(?:under way|underway|in progress|pending|ongoing|on (?:its|the) way|in the works|being (?:prepared|processed|sought|applied for)|in arbeit|unterwegs|beantragt|im gange|in bearbeitung|en trámite|en curso|en marcha|pendiente|en proceso)';
const pending = new RegExp(
  ` ${permitInLatin} (?:\\S+ ){0,4}?(?:is|are|ist|sind|está|están) (?:\\S+ ){0,3}?${underWay} | ${permitInLatin} (?:läuft|laufen)(?= (?:noch|derzeit|gerade|bereits|schon|[.,;])) | (?:läuft|laufen) (?:\\S+ ){0,4}?${permitInLatin} `,
);
const pendingInChinese = new RegExp(
  `${permitWords.chinese}[^,，。]{0,4}(?:正在|还在)?(?:办理|申请|审批|进行)中|${permitWords.chinese}[^,，。]{0,3}(?:正在|还在)(?:办|申请|走|审|进行|等)|(?:正在|还在)(?:办|申请|走|等)[^,，。]{0,6}${permitWords.chinese}`,
  'u',
);
/** What an ethics committee approves is a study. */
const ofStudy =
  / (?:ethics (?:committee|board|council|commission)|institutional review board|irb|ethikkommission|ethikrat|comité (?:de ética|ético)|comisión de ética) /;
const ofStudyInChinese = /伦理(?:委员会|审查|委)/u;
const held =
  / (?:we|i) (?:already |now )?(?:have|hold) (?:\S+ ){0,4}?(?:licen[cs]e|permit|ce mark|certificate|approval) | (?:haben|besitzen) (?:wir |ich )?(?:bereits |schon )(?:\S+ ){0,4}?(?:zulassung|genehmigung|lizenz)\S* | ya tenemos (?:\S+ ){0,4}?(?:licencia|permiso|marcado) /;

const isPendingInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (pending.test(words) || ofStudy.test(words)) && !held.test(words);
});

const isPendingInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return (
    (pendingInChinese.test(letters) || ofStudyInChinese.test(letters)) && !/已经?(?:拿到|取得|获得)/u.test(letters)
  );
});

/** "The ethics committee has approved the study, and CE marking is under way": the permission itself is still to come. */
export const isPermitPending = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isPendingInWords(context) : isPendingInLetters(context);
