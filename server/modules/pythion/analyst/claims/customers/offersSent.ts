import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf } from '../../text/token';

const sent = [
  / (?:(?:quotes?|quotations?|offers?|estimates?|proposals?|brochures?|samples?) (?:were |are |have been )?(?:sent|sent out|gone out|went out|emailed|posted|handed out)|(?:sent|emailed|posted|handed)(?: out)? (?:about |around |over )?\d+ (?:\S+ )?(?:quotes?|quotations?|offers?|estimates?|proposals?|brochures?)) /,
  / (?:\d+ (?:\S+ )?(?:angebote|kostenvoranschläge|muster|prospekte)(?: \S+){0,5} (?:verschickt|versandt|gesendet|rausgeschickt|abgegeben|geschrieben|raus)|(?:angebote|kostenvoranschläge) (?:verschickt|versandt|raus|geschrieben)) /,
  / (?:(?:envié|enviamos|mandé|mandamos|he enviado|hemos enviado|pasé|pasamos|entregué|entregamos) (?:unos |unas |más de )?\d+ (?:\S+ )?(?:presupuestos|cotizaciones|ofertas|propuestas|muestras|folletos)|\d+ (?:presupuestos|cotizaciones|ofertas|propuestas) (?:enviad[oa]s|mandad[oa]s|entregad[oa]s)) /,
];
const sentInChinese =
  /(?:报价单?|方案|样品|传单|名片|宣传单|计划书)(?:都|已经?|一共|总共)?(?:发|寄|送|递|给)(?:出去|出|了){1,2}[^,，。]{0,4}[\d一二三四五六七八九十百千]|(?:发|寄|送|递)(?:出去?)?了[^,，。]{0,3}[\d一二三四五六七八九十百千]+[份张个][^,，。]{0,4}(?:报价|方案|样品|计划书)/u;

/** "We sent 73 quotes", "73 Angebote verschickt", 报价发出去73份: what was offered, and nothing that was bought or used. */
export const isOfferSent = memoise(({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? !hasAny(tokens, 'pay', 'renew') && sent.some((pattern) => pattern.test(wordsInFigures(tokens)))
    : sentInChinese.test(lettersOf(tokens)) && !/成交|签|付|买了|下单|订了/u.test(lettersOf(tokens)),
);

const trialInChinese = /(?:在|用)?(?:实验室|试验室|假人|模拟器|测试环境)[^,，。]{0,10}(?:摔|测|试|跑|拿|做|验)/u;

/** 报价发出去73份, 在实验室拿假人摔了六十次: what was offered or tried by ourselves, before anybody uses it. */
export const isBeforeUse = (clause: Clause): boolean =>
  isOfferSent(clause) ||
  (!clause.sentence.isLatin &&
    trialInChinese.test(lettersOf(clause.context)) &&
    !/客户|用户|顾客|医院|检测机构|第三方|大学|学院|保险|协会|研究[院所]/u.test(lettersOf(clause.context)));
