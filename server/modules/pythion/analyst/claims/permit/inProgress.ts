import type { Clause } from '../../text/clause';
import { hasAny, lettersOf, spacedWords } from '../../text/token';

const inProgress =
  / (?:(?:preparing|applying for|filing|seeking|pursuing|working (?:on|towards)|waiting for|in the process of|about to (?:apply|file)) (?:\S+ ){0,6}?(?:approval|licen[cs]e|permit|certificat\S*|authori[sz]ation|registration|clearance|accreditation)|(?:bereiten|bereite) (?:\S+ ){0,8}?vor|(?:beantragen|beantrage) |(?:haben|habe) (?:\S+ ){0,6}?(?:genehmigung|erlaubnis|zulassung|lizenz|konzession)\S* (?:\S+ ){0,3}?beantragt|(?:warten|warte) (?:noch )?auf |(?:(?:hemos|he) (?:pedido|solicitado|presentado)|pedimos|pedí|preparamos|preparando|tramitamos|tramitando|solicitamos|solicitando|esperamos|esperando) (?:\S+ ){0,4}?(?:licencia|permiso|autorización|certificación|registro|homologación))(?= |$)/;
const inProgressInChinese = /正在(?:办|申请|准备|等)|申请中|办理中|审批中|还在(?:办|申请|等)/u;

/** "We are preparing the approval as a medical device": how it is obtained, and not held yet. */
export const isInProgress = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? inProgress.test(spacedWords(tokens)) &&
      (!hasAny(tokens, 'granted') || / in the process of /.test(spacedWords(tokens)))
    : inProgressInChinese.test(lettersOf(tokens));
