import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { permitInLatin, permitWords } from './words';

const paper = `(?:${permitInLatin}|(?:tüv|abnahme|\\S*prüfung|prüfungen|zertifikat|inspection|safety check|inspección|itv|revisión oficial))`;
const asked = new RegExp(
  ` (?:ob|welche|was für eine?) (?:\\S+ ){0,7}?${paper} (?:\\S+ ){0,4}?(?:braucht|brauche|brauchen|benötigt|benötige|nötig|erforderlich|notwendig|verlangt|vorgeschrieben) | (?:ob|welche) (?:\\S+ ){0,4}?(?:brauche|braucht|brauchen|benötige) (?:\\S+ ){0,3}?${paper} | (?:whether|if|which|what) (?:\\S+ ){0,5}?(?:needs?|requires?|required|needed) (?:\\S+ ){0,5}?${paper} | (?:whether|if|which|what) (?:\\S+ ){0,3}?${paper} (?:\\S+ ){0,4}?(?:needs?|needed|required|necessary) | (?:si|qué) (?:\\S+ ){0,5}?(?:necesita|necesito|necesitamos|hace falta|exige|exigen|requiere|piden) (?:\\S+ ){0,5}?${paper} | (?:si|qué) ${paper} (?:\\S+ ){0,3}?(?:necesito|necesitamos|hace falta|hacen falta) `,
);
const toFindOut =
  / (?:(?:müsste|muss|müssen|müssten|will|wollen|werde|kläre|klären|prüfe|prüfen|weiß|wissen) (?:ich|wir) (?:\S+ ){0,5}?(?:herausfinden|klären|nachfragen|erfragen|prüfen|fragen|erkundigen|nicht|ab|noch)|(?:ich|wir) (?:müsste|muss|müssen|müssten|weiß|wissen) (?:\S+ ){0,5}?(?:herausfinden|klären|nachfragen|erfragen|prüfen|nicht)|(?:ist|bleibt) (?:noch )?(?:offen|unklar|ungeklärt)|(?:i|we) (?:still |first )?(?:(?:have to|need to|must|would have to|'d have to|should) (?:still |first )?(?:find|check|ask|look|clarify|see|learn|work|figure|research|confirm|verify)|do n't know|do not know|do n't yet know|am not sure|are not sure|have n't checked|have n't asked|'m not sure|'re not sure)|(?:is|remains) (?:still )?(?:open|unclear)|(?:tengo|tenemos|tendría|tendríamos|falta|habría|hay) (?:que )?(?:averiguar|mirar|consultar|preguntar|comprobar|saber)|no (?:sé|sabemos)|(?:aún|todavía) no (?:sé|sabemos)|está por ver) /;
const inChinese = new RegExp(
  `(?:(?:要不要|需不需要|是否需要|用不用)[^，。；]{0,8}(?:${permitWords.chinese}|年检|检验|检测)|(?:需要|要)(?:什么|哪些)(?:${permitWords.chinese}))[^。；]{0,14}(?:还(?:得|要|需要|没)|不知道|不清楚|得先|要先)(?:去)?(?:问|查|了解|确认|弄清)?`,
  'u',
);

/** "Ob es dafür eine TÜV-Prüfung braucht, müsste ich erst herausfinden": the founder doesn't know yet whether it needs one. */
export const isNeedOpen = ({ context, sentence }: Pick<Clause, 'context' | 'sentence'>): boolean =>
  sentence.isLatin ? isOpenInWords(context) : inChinese.test(lettersOf(context));

const isOpenInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return asked.test(words) && toFindOut.test(words);
});
