import { obtainPaper, ofPaper, pedir, permitPaper, pointedAt } from './refusedPaper';

const we = '(?:we|i)';
const soon =
  "(?:(?:just|simply|now|also|really|will|'ll|are going to|'re going to|have decided to|'ve decided to|decided to|prefer to|would rather|'d rather) )*";
/** Not "we can't get one": who can't, was turned down or lacks the means. */
const not = "(?:(?:do|did|will|wo|would|are|am|have|'re|'m) (?:not|n't)|never)";
const unwilling = "(?:(?:will|wo|would|are|am|'re|'m) (?:not|n't)|(?:will )?never)";
const goingTo = '(?:going to |about to |plan to |planning to |intend to |want to |mean to )';
/** The sentence ends, or says why. */
const ending = '(?=[.,;!–-] |and |because |since |as |either |until |$)';
const it = '(?:that|this|it|all that|any of (?:that|it))';
const paper = String.raw`(?:(?:the|a|an|any|that|our|this) )?(?:\S+ ){0,2}?${permitPaper}`;
const thePaper = String.raw`(?:(?:das|die|den|eine?n?|unsere?n?) )?${permitPaper}(?: ${ofPaper.slice(0, -1)})?`;
/** "Das …", "die Genehmigung …" opens the statement. */
const opening = (object: string): string => String.raw`(?:^|[.,;!–-]|und|aber|doch|also) (?:${object})`;
const das = opening(`das|die|den|es|sie|ihn|${thePaper}`);
/** Nobody else stands between us and what is said. */
const ours = String.raw` (?:we|i|i'm) (?:(?!(?:who|they|you|people|customers?|clients?|drivers?|owners?|vendors?|most|many|others?) )\S+ ){0,14}?`;

/** Words that refuse the paper which they name. */
export const refusingPaper = [
  // "The waste permit that we would need we have no intention of asking for."
  String.raw` ${permitPaper} (?:(?:is|are) (?:\S+ ){1,4}?|(?:that|which) (?:\S+ ){1,4}?)?(?:we|i) (?:have|'ve) no (?:plans?|intention|wish|desire)(?: at all)? (?:to|of) (?:${obtainPaper}|ask|asking) (?:for |with )?(?=[.,;]|$)`,
  String.raw` ${we} ${soon}(?:skip|ignore|dodge|bypass|ditch|go without|do without|get round|get around|forget about|shrug off) ${paper} `,
  String.raw` (?:never|not|n't) (?:applied|asked|registered|gotten|got|held|had|taken|sat) (?:for )?${paper} ${ofPaper}(?:and|,) (?:we |i )?(?:have|'ve) no (?:plans?|intention|wish|desire)(?: at all)? to ${ending}`,
  String.raw`${ours}(?:have|'ve|with) no (?:plans?|intention|wish|desire)(?: at all)? (?:to|of) ${obtainPaper} (?:for )?${paper} `,
  String.raw`${opening(thePaper)} (?:lass|lasse|lassen) (?:wir|ich) (?:\S+ ){0,3}?(?:bleiben|sein|weg) `,
  String.raw` (?:wir|ich) lass(?:e|en) das mit (?:der|dem|den) (?:\S+ )?${permitPaper} `,
  String.raw` (?:wir|ich) pfeif(?:e|en) auf (?:die|den|das|eine?n?) (?:\S+ )?${permitPaper} `,
  String.raw` ${permitPaper} ${ofPaper}(?:hol|mach|beantrag|besorg)(?:e|en) (?:wir|ich) (?:(?:uns|mir|auch|aber|sicher|einfach|trotzdem|grundsätzlich|prinzipiell|generell|bewusst|bestimmt|garantiert|definitiv|partout|schlicht|gar|absolut|ganz|aus prinzip) )*nicht (?=[.,;]|und )`,
  String.raw` l[oa]s? ${permitPaper} ${ofPaper}ni (?:l[oa]s? )?\S+ (?:\S+ ){0,4}?ni (?:l[oa]s? )?(?:pediremos|pediré|sacaremos|sacaré|solicitaremos|solicitaré|tramitaremos|(?:vamos|voy) a (?:${pedir})|(?:pensamos|pienso|queremos|quiero) (?:${pedir})) `,
  String.raw` (?:nos saltamos|me salto) (?:el|la|los|las) (?:\S+ )?${permitPaper} `,
].map((source) => new RegExp(source));

/** What we do about a demand: we don't care, and go without. */
export const defiant = [
  String.raw` ${we} (?:just |really |simply )?(?:ca n't|can not|could n't|cannot) be (?:bothered|arsed|fussed) (?:(?:with|about) (?:it|that|this|any of (?:it|that)|all that) )?(?:to ${obtainPaper} (?:for )?(?:${pointedAt}|${paper}) )?(?:either )?(?=[.,;!–-] |and |because |since |$|with ${paper} )`,
  String.raw` ${we} ${soon}(?:skip|ignore|dodge|bypass|ditch|go without|do without|get round|get around|forget about|laugh (?:at|about)|shrug off|give (?:it|that) a miss) (?:(?:it|that|this|one|them|both|all that) (?:\S+ly )?(?=[.,;!–-] |and |because |since |as |$)|the (?:\S+ )?(?:rule|law|letter)s? |[.,;])`,
  String.raw` (?:${we} ${unwilling}|(?:i'm|we're) not) (?:\S+ )?${goingTo}?${obtainPaper} ${pointedAt}(?: either)? ${ending}`,
  String.raw` (?:${we} ${not}|(?:i'm|we're) not) (?:\S+ )?${goingTo}?(?:apply|register|bother)(?: ${pointedAt})?(?: either)? ${ending}`,
  String.raw` ${we} ${not} (?:\S+ )?${goingTo}(?:get|obtain|have|hold|sit|take) ${pointedAt}(?: either)? ${ending}`,
  String.raw` ${we} ${not} see (?:why (?:we|i) (?:should|would|must|need to|have to|ought to)(?: (?:${obtainPaper}|pay|hire|pay for|employ) (?:for )?(?:${pointedAt}|${paper}))? (?=[.,;!] |because |when |$)|(?:the|any) point(?: (?:of|in) (?:it|that|this|one|${obtainPaper} (?:for )?(?:${pointedAt}|${paper})))? (?=[.,;!] |$)|what for )`,
  String.raw`${ours}(?:have|'ve|with) no (?:plans?|intention|wish|desire)(?: at all)? (?:to|of) ${obtainPaper}(?: (?:for )?${pointedAt})?(?: either)? ${ending}`,
  String.raw` (?:ours|(?:we|they|i)) (?:do|have) (?:n't|not) and (?:we |they |i )?(?:wo n't|will not|never will) (?=[.,;!] |$)`,
  String.raw` ${we} could n't care less |(?:^|[.,;–-]|but|and) (?:who cares|so what) (?=[.,;!?] |$)`,
  String.raw` never (?:asked|applied) (?:for (?:one|it|any) )?,? ?(?:and|or|nor) (?:we |i )?never (?:will|shall)(?= )`,
  String.raw` ${we} (?!do n't |did n't |wo n't |will not |do not |never |not )(?:(?!not |n't |never )\S+ ){1,4}?without (?:one|it|any) (?=[.,;])`,
  // Not "the council wants a permit for tables, so we trade without".
  String.raw`(?<! so) ${we} (?!do n't |did n't |wo n't |will not |do not |never |not )(?:(?!not |n't |never )\S+ ){1,4}?without (?=[.,;])`,
  String.raw` (?:wir|ich) \S+ (?:(?:das|es|die|einfach|auch|halt|eben|trotzdem|lieber|weiter) )+ohne (?=[.,;])`,
  // "Darauf pfeifen wir", "das sparen wir uns", "das lassen wir bleiben", "ist uns egal".
  String.raw` (?:darauf|drauf|auf so\S*) (?:pfeif|scheiß)(?:e|en) (?:wir|ich) | (?:wir|ich) (?:pfeif|scheiß)(?:e|en) (?:da )?(?:drauf|darauf) `,
  String.raw`${das} (?:spar|schenk|erspar)(?:e|en) (?:wir|ich) (?:uns|mir) | (?:wir|ich) (?:spar|schenk|erspar)(?:e|en) (?:uns|mir) (?:das|die|den|es|sie|ihn) (?:\S+ )?(?=[.,;!] |$)`,
  String.raw`${das} (?:lass|lasse|lassen) (?:wir|ich) (?:\S+ ){0,3}?(?:bleiben|sein|weg) | (?:wir|ich) lass(?:e|en) (?:das|es|sie|ihn) (?:\S+ ){0,2}?(?:bleiben|sein|weg) (?=[.,;!] |$)`,
  String.raw`^(?! (?:welch\S*|wer|wie|wo|wann) ).*(?:[.,;!–-]|das|es|die|der|sie|was|aber|und|doch) (?:ist|sind|war) (?:uns|mir) (?:\S+ ){0,2}?(?:egal|wurscht|wurst|schnuppe|schnurz) (?=[.,;!] |$)| (?:uns|mir) (?:ist|sind) (?:das|es|die) (?:\S+ )?(?:egal|wurscht|wurst|schnuppe|schnurz) (?=[.,;!] |$)`,
  String.raw` (?:haben|hab|habe) (?:wir|ich) (?:\S+ )?(?:keine lust|keinen bock|keinen nerv|nicht vor) (?=[.,;!] |$|auf (?:das|die|den|so) )| (?:wir|ich) (?:\S+ ){1,4}?(?:dazu |darauf |drauf )?(?:keine lust|keinen bock|keinen nerv) (?:(?:dazu|darauf|drauf) )?(?=[.,;!] |$)|^ (?:keine lust|keinen bock) `,
  String.raw`${das} (?:hol|mach|beantrag|besorg)(?:e|en|t) (?:wir|ich) (?:(?:uns|mir|auch|aber|sicher|einfach|trotzdem|grundsätzlich|prinzipiell|generell|bewusst|bestimmt|garantiert|definitiv|partout|schlicht|gar|absolut|ganz|aus prinzip) )*nicht (?=[.,;]|und )`,
  // "Pasamos de ella", "no pensamos pedirla", "no nos da la gana".
  String.raw` (?:pasamos|paso) de (?:(?:ella|él|ello|eso|ellas|ellos|todo eso) (?=[.,;!] |y |porque |$)|${pedir} )`,
  String.raw` no (?:l[oa]s? )?(?:pensamos|pienso|vamos a|voy a|queremos|quiero|tenemos intención de) (?:pedir|sacar|solicitar|tramitar|obtener)(?:nos|me)?(?:l[oa]s?)? (?=[.,;]|ni |y |$)`,
  String.raw` no (?:nos da la gana|me da la gana|(?:nos|me) apetece|nos molestamos en|me molesto en) (?:(?:${pedir}) |(?=[.,;!] |$))| (?:nos|me) (?:da|trae|importa) (?:igual|un bledo|sin cuidado|un pito|lo mismo) (?=[.,;!] |$)`,
  String.raw` (?:nos saltamos|me salto) (?:eso|esto|la ley|la norma|ese paso) | (?:nos|me) l[oa]s? (?:saltamos|salto) (?=[.,;!] |$)`,
].map((source) => new RegExp(source));

/** "We're not going to do that": it may be what others do against the rule. */
export const declining = [
  String.raw` (?:${we} (?:(?:am|are|'re) not|is n't|ai n't|are n't)|(?:i'm|we're) not) (?:going to|about to) (?:do|go for|go through(?: with)?|bother(?: with)?) ${it} ${ending}`,
  String.raw` ${we} (?:wo n't|will not|refuse to) (?:do|go through(?: with)?|bother(?: with)?) ${it} ${ending}`,
].map((source) => new RegExp(source));

const others = String.raw`(?<!我们?的?)(?:大家|他们|她们|客户|顾客|客人|老人|[很许不]少?多?人|有人|别人|人家|人们|用户|学生|家长|老板|商家|店主|店家|同行|农户|农民|村民|居民|年轻人|司机|员工|工人|房东|租客|卖家|买家|老师|父母)`;
/** Others are named last, and not us: 大家都. */
const byOthers = new RegExp(`${others}[^我。.]*$`, 'u');

const defianceInChinese = new RegExp(
  '懒得(?:去)?(?:办|考|申请|弄|管|搞)(?!的)|(?<=^|[,，。.;；]|我们?|也|就|都|但是?|可是?|压根儿?|根本)(?:不打算|不准备|没打算|不想|没准备)(?:去)?(?:办|考|申请|弄)(?=[,，。.;；!！了]|$)|(?:没|不)(?:去)?办[,，]也(?:不|没)(?:打算|准备|想|会)|(?:管它|管他)呢|不管(?:它|这个|那个)(?=[,，。.]|$)|(?:不|没)当回事|就?先?(?:做|干|卖|开|跑)着(?:再说)?(?=[,，。.]|$)|免谈|想都别想|没有?必要(?:去)?(?:办|考|申请|拿|弄)|拒绝(?:去)?(?:办|考|申请|登记|注册)|(?:坚决|绝对|就是)不(?:办|考|申请)',
  'u',
);

/** 我们懒得办, 不打算办: of ours, or without a subject. Not 大家都懒得办, 懒得办的人. */
export function isDefiantInChinese(letters: string): boolean {
  const match = defianceInChinese.exec(letters);
  return match !== null && !byOthers.test(letters.slice(0, match.index));
}
