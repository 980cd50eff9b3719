import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { isPending } from './pending';
import { isAssessmentDue } from './assessmentDue';
import { isNeedOpen } from './needOpen';
import { namesPermit, permit, permitInLatin, permitWords } from './words';

const subject = String.raw`(?:(?:we|i|it|this|that|ours?|unser\S*|wir|das|es|lo|nuestr[oa]|esto|mi|my) (?:\S+ ){0,5}|(?:what|was) (?:we|wir|ich|i) \S+ )`;
const ruled = String.raw`(?:(?:counts?|classes|classed|qualif\S+|treated|regarded) as|falls? under|(?:is|are|be) (?:\S+ )?(?:regulated|a medical|a regulated|legal|lawful|allowed|permitted)|medizinprodukt|erlaubt|zulässig|reguliert|genehmigungspflichtig|fällt unter|cuenta como|es (?:legal|un producto sanitario)|está (?:permitido|regulado)|entra en)`;
const ruledOpen = new RegExp(` (?:whether|if|ob|si) ${subject}${ruled} `);
const unsettled =
  / (?:(?:not|n't|no) (?:\S+ ){0,2}(?:sure|know|certain|clear|settled|decided)|unsure|unclear|uncertain|looking at|looking into|checking|checks|will (?:answer|tell|say)|weiß|wissen|unklar|unsicher|klärt|klären|prüft|geklärt|sabemos|sé|claro|seguros|estudia|mira|mirando|dudamos) /;

/** "We aren't sure whether our software counts as a medical device, a lawyer is looking at it": what rules hold is open. */
export const isRuleOpen = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isRuleOpenInWords(context) : isRuleOpenInLetters(context);

const isRuleOpenInLetters = memoise((context: readonly Token[]): boolean =>
  /(?:不清楚|不知道|不确定|还没弄清)[^。]{0,10}(?:算不算|是不是|属不属于|合不合法|合法)/.test(lettersOf(context)),
);

const isRuleOpenInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return ruledOpen.test(words) && unsettled.test(words);
});

const applied =
  / (?:applied|applying|application|submitted|filed|beantragt|antrag|solicitad[oa]|solicitamos|solicité|pedimos|pedí|pedido|solicitud) /;
const unanswered =
  / (?:(?:have|has) (?:n't|not) (?:yet )?(?:heard|had an answer|answered|decided|replied|come back)|(?:still|yet) (?:waiting|wait|pending|open)|(?:am|are|'m|'re) waiting (?:for|on)|no (?:answer|reply|decision|word)|pending|(?:steht|stehen) (?:noch )?aus|noch (?:offen|(?:keine|nicht) (?:\S+ )?(?:antwort\S*|rückmeldung|bescheid|zusage|entscheidung|nachricht|gehört|geantwortet|entschieden|beschieden|gemeldet))|warte[nt]? (?:wir |ich )?(?:noch |immer |seit ){0,2}(?:auf|\S+)|seguimos esperando|sigo esperando|sin respuesta|(?:aún|todavía) (?:espera\S*|no (?:\S+ ){0,3}?(?:respuesta|respond\S*|contest\S*|resuelt\S*|resuelv\S*|decid\S*|noticias|sabemos|sé|llega\S*|dicen|dijeron|dicho))) /;
const own =
  / (?:we|i|our|my|us|wir|ich|uns|unser\S*|mein\S*|pedimos|pedí|solicitamos|solicité|he|hemos|seguimos|sigo|nuestr[oa]|mi) /;
/** "The licence is applied for": nobody else is named who applied. */
const passive =
  / (?:is|are|been|was|ist|wurde|sind|está) (?:\S+ ){0,3}(?:applied|beantragt|solicitad[oa]|pending|submitted|filed) |^ (?:permit|licen[cs]e|genehmigung|permiso) /;
const othersCase =
  / (?:customers?|clients?|they|he|she|their|kunden|clientes?|not us|nicht wir) (?:\S+ )?(?:have |has |haben |hat |han )?(?:applied|beantragt|solicitado|pedido) /;

const answered = / (?:granted|issued|received|came|arrived|erteilt|bekommen|erhalten|concedid[oa]|concedieron) /;

const unansweredInChinese = new RegExp(
  `${permitWords.chinese}[^。]{0,12}(?:申请|提交)[^。]{0,8}(?:还在等|在等|没批|没回|没下来|没消息|等批)|(?:申请|提交)[^。]{0,12}${permitWords.chinese}[^。]{0,8}(?:还在等|在等|没批|没回|没下来|没消息|等批)`,
);

/** "A trade effluent consent, which I applied for on 3 Feb and still haven't heard": applied for, and not held. */
export const isUnanswered = (clause: Clause): boolean =>
  (clause.sentence.isLatin ? isAwaited(clause.context) : isAwaitedInLetters(clause.context)) || isPending(clause);

const isAwaitedInLetters = memoise((context: readonly Token[]): boolean =>
  unansweredInChinese.test(lettersOf(context)),
);

const isAwaited = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    namesPermit(context) &&
    applied.test(words) &&
    unanswered.test(words) &&
    (own.test(words) || passive.test(words)) &&
    !othersCase.test(words) &&
    !answered.test(words)
  );
});

const notApplied =
  / (?:have|has|had|'ve) (?:n't|not) (?:yet |even )?(?:applied|asked) | never (?:applied|asked|enquired) (?!customers |clients |them )| nie (?:\S+ ){0,2}(?:beantragt|gefragt) | nunca (?:\S+ )?(?:pedimos|pedido|pedí|solicitamos|solicitado|preguntamos|pregunté) | not (?:yet )?applied (?:for|yet) | (?:not|n't) (?:\S+ )?(?:sure|certain|decided) (?:\S+ ){0,4}?(?:apply|applying) | noch (?:nicht|keine?n?) (?:\S+ )?(?:beantragt|gestellt|eingereicht)| (?:aún|todavía) no (?:\S+ ){0,3}(?:solicitad[oa]|pedido|pedida|solicitamos|pedimos) | no (?:\S+ ){0,2}(?:solicitad[oa]|pedido) (?:\S+ ){0,3}(?:aún|todavía) /;
const notAppliedInChinese = new RegExp(
  `(?:还没有?|尚未|没有?|还未)(?:去|来得及|正式|开始|提交)*申请[^,，。]{0,6}${permitWords.chinese}|${permitWords.chinese}[^。]{0,8}(?:还没有?|尚未|没有?|还未|一直没)(?:去|来得及|正式|开始|提交)*申请(?!过的客户)`,
);

/** "Beides habe ich noch nicht beantragt", "the licence we haven't applied for yet", 还没申请许可证: still to be asked for. */
export const isNotYetApplied = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isNotApplied(context) : isNotAppliedInLetters(context);

const isNotAppliedInLetters = memoise(
  (context: readonly Token[]): boolean =>
    notAppliedInChinese.test(lettersOf(context)) && !/不需要|无需|不用|不必|客户|对手/u.test(lettersOf(context)),
);

const isNotApplied = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    namesPermit(context) &&
    notApplied.test(words) &&
    own.test(words) &&
    !/ (?:need(?:ed)?|necesari[oa]|nötig) (?:no|none|keine) /.test(words)
  );
});

/** Whether a permit that is needed is still open: in doubt, unanswered, or not asked for yet. */
export const isPermitOpen = (clause: Clause): boolean =>
  clause.modality !== 'question' &&
  (isRuleOpen(clause) ||
    isUnanswered(clause) ||
    isNotYetApplied(clause) ||
    isAssessmentDue(clause) ||
    isNeedOpen(clause));

const side =
  '(?:signs?|signboards?|signage|banners?|awnings?|hoardings?|posters?|flags?|parking|car park|skips?|scaffold(?:ing)?|sheds?|fences?|trees?|terrace|schild|schilder|leuchtreklame|werbetafel|markise|plakate?|parkplatz|container|gerüst|terrasse|cartel|rótulo|toldo|letrero|vado|andamio|terraza)';
const forSide = new RegExp(
  ` ${permitInLatin} (?:for|to (?:put up|park|place|hang)|für|zum|para|de|del) (?:(?:a|an|the|our|my|das|die|den|ein|eine|einen|unser|el|la|un|una|poner|nuestro) ){0,2}${side} `,
);
const forSideInChinese = /(?:招牌|广告牌|停车|遮阳棚)[^,，。]{0,6}(?:许可|审批|备案|批准)/;

/** "We have a permit for the sign over the door", "I have a driving licence": for what stands beside the trade, and no leave to do the trade. */
export const isForSideThing = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isForSide(context) : isForSideInLetters(context);

const isForSideInLetters = memoise((context: readonly Token[]): boolean => forSideInChinese.test(lettersOf(context)));

/** What a person has, or what a tool comes with. */
const privatePaper =
  / (?:(?:driving|driver|driver 's|software|adobe|photo|image|font|marriage|residence|work|study) (?:licen[cs]es?|permits?)|permits? to (?:live|stay|reside|remain)|licen[cs]es? for (?:the |our )?(?:adobe|microsoft|google|\S+ software)|permisos? de (?:residencia|conducir|trabajo)|carn[ée] de conducir|aufenthaltserlaubnis|aufenthaltsgenehmigung|arbeitserlaubnis|fahrerlaubnis|softwarelizenz(?:en)?)(?= )/;

const isForSide = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  const match = forSide.exec(words) ?? privatePaper.exec(words);
  // Another permit in the sentence may be the trade's.
  return match !== null && !permit.test(words.replace(match[0], ' '));
});
