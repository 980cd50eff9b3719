import type { Clause } from '../../text/clause';
import { hasAny, lettersOf, spacedWords } from '../../text/token';

const unanswered =
  / (?:nobody|no one|no_one|no - one|none|no \S+) (?:ever |is (?:there|around|free) to |has time to |can )?(?:answers?|picks? up|takes?|gets? to) (?:\S+ )*?(?:phones?|calls?|telephones?|door|doorbell|line|emails?|messages?) | (?:niemand|keiner) (?:\S+ ){0,6}?(?:ans telefon|an das telefon|ans handy|den hörer|anrufe?|abnimmt|ab|ran|mails?) | (?:geht|nimmt|hebt|beantwortet) (?:\S+ ){0,8}?(?:niemand|keiner) (?:\S+ )*?(?:ab|ran|ans telefon|den hörer|anrufe?) | nadie (?:contesta|atiende|coge|responde|descuelga) /;
const hanUnanswered = /没有?人(?:来)?[接回](?:听)?(?:电话|来电|消息|邮件|信息)|(?:电话|来电)[^，。]{0,6}没有?人[接回]/u;

/**
 * "Nobody answers the phone in small law firms after six": those who call them have that trouble. Whom we called in vain are not
 * reached.
 */
export const isUnansweredThere = ({ tokens, context, speaker, sentence }: Clause): boolean =>
  speaker !== 'own' &&
  !hasAny(context, 'own') &&
  (sentence.isLatin ? unanswered.test(spacedWords(tokens)) : hanUnanswered.test(lettersOf(tokens)));
