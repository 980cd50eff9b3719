import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { isOwnStatement } from '../claim';
import { namesPermit, permitWords } from './words';

const asked = [
  // "I've filed the papers", "we applied for it in May".
  / (?:i|we) (?:(?:have|'ve|already|just|also) )*(?:applied|filed|submitted|handed in|sent in|put in) /,
  // "Our asbestos licence application went in last month", "der Antrag ging im Mai raus".
  / (?:application|paperwork|papers|forms?) (?:for (?:\S+ ){1,5}?)?(?:went in|(?:was|were|has been|have been) (?:\S+ )?(?:sent|filed|submitted|lodged|handed|posted|made)|(?:is|are) (?:\S+ )?(?:with|in at|at|before) (?:the |our )?\S+) /,
  / (?:antrag|anträge|unterlagen) (?:\S+ ){0,4}?(?:(?:ging|gingen|ist|sind|wurde|wurden|liegt|liegen) (?:\S+ ){0,4}?(?:raus|rein|hinaus|ab|weg|abgeschickt|eingegangen|(?:beim|bei der) \S+)) /,
  / (?:solicitud|expediente) (?:\S+ ){0,5}?(?:se (?:envió|presentó|entregó)|está (?:presentad[oa]|entregad[oa]|en el|en la)|fue (?:enviad[oa]|presentad[oa])) /,
  / (?:ich|wir) (?:\S+ ){0,12}?(?:beantragt|eingereicht|gestellt) | (?:habe|haben) (?:ich|wir) (?:\S+ ){0,6}?(?:beantragt|eingereicht|gestellt) | (?:sie|er|die genehmigung|der antrag) ist (?:\S+ ){0,3}?(?:beantragt|eingereicht|gestellt) /,
  / (?:ya |la |lo |las |los |hemos |he |en \S+ )(?:la |lo |las |los )?(?:solicité|solicitamos|pedí|pedimos|solicitado|pedido|presentado|tramitado|tramité|presenté|presentamos|inicié|iniciamos)(?= )| (?:presenté|presentamos|hice|hicimos|inicié|iniciamos|entregué|entregamos) (?:el |la |los |las |mis |nuestros )?(?:papeles|documentos|solicitud|trámites?|expediente|documentación) | (?:estoy|estamos) (?:tramitando|gestionando|solicitando|sacando) | (?:está|están) en trámite /,
];
const notAsked =
  / (?:(?:have|has|had|'ve) (?:n't|not|never)|never|not yet|didn't|did n't|nie|noch nicht|nunca) (?:\S+ ){0,2}?(?:applied|filed|submitted|beantragt|eingereicht|gestellt|solicité|solicitado|pedido|pedí) | (?:aún|todavía) no (?:\S+ )?(?:l[oa]s? )?(?:he |hemos )?(?:solicit|pedi|pedí|present|tramit)\S* | no (?:l[oa]s? )?(?:solicité|pedí|presenté|he solicitado|he pedido|hemos solicitado|hemos pedido) /;
const othersPapers =
  / (?:for (?:our|the) (?:customers|clients)|on behalf of|für (?:unsere|die) kunden|para (?:nuestros|los|mis) clientes|de (?:nuestros|los|mis) clientes) /;
/** Answered, whether granted or refused. */
const answered =
  / (?:granted|issued|received|got it|arrived|erteilt|bekommen|erhalten|concedid[oa]|concedieron|dieron|l[oa] (?:tengo|tenemos)|rejected|refused|denied|turned down|abgelehnt|verweigert|negaron|negado|rechaz\S+|denegad[oa]) /;

/** "We start only when it is granted", "bis sie erteilt ist": an answer to come. */
const toCome =
  / (?:when|once|until|till|after|as soon as|if|wenn|sobald|bis|cuando|hasta que) (?:\S+ ){1,3}?(?:granted|issued|received|arrived|erteilt|concedid[oa]|concedan) /g;

const askedInChinese = new RegExp(
  `(?:已经?|都|刚)(?:提交|递交|交|申请)了?[^。]{0,10}(?:${permitWords.chinese}|材料|申请|资料)|${permitWords.chinese}[^。]{0,10}(?:(?:已经?|都|刚)(?:提交|递交|交|申请)|正在(?:提交|申请|办|审批))|(?:已经?申请|正在(?:申请|办理?))了?[^,，。]{0,8}(?:${permitWords.chinese}|证)`,
);
const paperInChinese = new RegExp(`${permitWords.chinese}|(?<![保验见凭签])证`);

/**
 * The permit isn't held yet, and we have asked for it: "todavía no tengo el permiso, pero ya presenté los papeles", "noch keine
 * Genehmigung, der Antrag ist gestellt", 许可证还没下来，材料已经交了. Not "I haven't applied yet".
 */
export const isAppliedFor = (clause: Clause): boolean =>
  isOwnStatement(clause) &&
  clause.modality !== 'condition' &&
  (clause.sentence.isLatin ? isAskedInWords(clause.context) : isAskedInLetters(clause.context));

const isAskedInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    namesPermit(context) &&
    asked.some((pattern) => pattern.test(words)) &&
    !notAsked.test(words) &&
    !othersPapers.test(words) &&
    !answered.test(words.replaceAll(toCome, ' '))
  );
});

const isAskedInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return (
    paperInChinese.test(letters) &&
    askedInChinese.test(letters) &&
    !/(?:还没|没有?|未|不)(?:去)?(?:申请|提交|交)|客户|帮|代办|被拒|驳回|办好|拿到|批下来了|办下来了/u.test(letters)
  );
});
