import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';

const label = [
  "(?:(?:the|their) )?(?:current|present|existing|today 's|usual) (?:solution|way|fix|workaround|method|practice|answer|habit)s?",
  '(?:workaround|solution|fix)s? (?:today|now|so far|at present|at the moment)',
  '(?:how|what) (?:do )?they (?:cope|manage|do|do it|handle it|get by|get around it|solve it|use) (?:now|today|so far|at the moment)',
  '(?:die )?(?:jetzige|heutige|aktuelle|bisherige|derzeitige|übliche)[nr]? (?:lösung|behelf|praxis|methode|vorgehen|weg|notlösung)',
  '(?:so|wie|was) (?:machen|lösen|behelfen|nutzen|regeln) sie (?:es |das |sich )?(?:heute|jetzt|bisher|derzeit)',
  '(?:la )?soluci(?:ón|ones) (?:actual|actuales|de hoy|de ahora)',
  'c[óo]mo (?:lo hacen|se arreglan|lo resuelven|se apañan|lo solucionan) (?:ahora|hoy|hasta ahora)',
].join('|');
const labelled = new RegExp(`^ (?:[-–•*] )?(?:${label}) (?:: |[-–] )`, 'u');
const labelledHan =
  /^(?:[-–•*\d、.]*)(?:他们)?(?:现在|目前|眼下|如今|现有)的?(?:解决)?(?:办法|做法|方法|方案|对策)(?:[::]|是)/u;
const none =
  /^ (?:none|no|nothing|unknown|unclear|not known|i do n't know|keine|nichts|unbekannt|unklar|gibt es|ninguna|ninguno|nada|n\/a|our|we|unsere?|wir|nuestr[oa]) /u;
const noneHan = /^(?:没有|还没|尚未|尚无|暂无|暂时没|无|不知道|不清楚|我们)/u;
/** "Or not at all", "swearing": it helps none of them. */
const failing =
  / (?:not at all|nothing|nobody|swear\S*|curs(?:e|es|ing)|luck|hope|hoping|guess\S*|too \S+|gar ?nicht|überhaupt nicht|nichts|fluchen|hoffen|glück|raten|zu (?:teuer|langsam|weit|spät|selten)|para nada|no hacerlo|nada|suerte|aguantarse|maldecir|demasiado \S+) /u;
const failingHan = /不[做管弄洗修办]了?$|硬扛|凑合|碰运气|靠猜|干等|没办法|忍着/u;

const labelEnd = memoise(({ context, sentence }: Clause): number => {
  const isLabel =
    (sentence.hasLatin && labelled.test(spacedWords(context))) ||
    (sentence.hasHan && labelledHan.test(lettersOf(context)));
  if (!isLabel) return -1;
  const at = context.findIndex(({ text }, index) => index > 0 && index < 10 && /^[:：–-]$/.test(text));
  return context[at]?.end ?? -1;
});

/** "Jetzige Lösung: Ehefrau, oder gar nicht", "how they cope now: a spreadsheet, favours": the words behind the label tell it. */
export const isLabelledWay = (clause: Clause): boolean => {
  const { context, start, tokens, sentence } = clause;
  const end = labelEnd(clause);
  if (end < 0 || start < end || context.find((token) => token.start >= end) !== tokens[0]) return false;
  return !(sentence.isLatin ? none.test(spacedWords(tokens)) : noneHan.test(lettersOf(tokens)));
};

/** The same with what it fails at, anywhere in the sentence. */
export const isLabelledFailing = (clause: Clause): boolean =>
  isLabelledWay(clause) &&
  (clause.sentence.isLatin
    ? failing.test(spacedWords(clause.context))
    : failingHan.test(lettersOf(clause.context).replace(/[。.]$/u, '')));
