import { permitInLatin, permitWords } from '../claims/permit/words';
import { writtenWords, type Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import type { Token } from '../text/token';
import { lettersOf, spacedWords } from '../text/token';
import { refusedOutright, refusedOutrightInChinese } from './refusedOutright';

/** A permit, or what an office or the law wants: "sign it off by law", "Eintragung", "den Schein". */
const demanded = new RegExp(
  String.raw` (?:${permitInLatin}|licen[cs]\S*|authori[sz]ed|badges?|by law|registered|sign(?:ed)? (?:it|us|them|this) off|qualified|inspections?|(?:police|background|criminal record|dbs) checks?|register (?:with|at|as)|papers|paperwork|\S*schein|\S*eintragung|anmeldung|anmelden|anzumelden|angemeldet|eingetragen|meister|bescheinigung|\S*prüfung|\S*pflicht|gesetz|título|alta|papeles|inspección|seguro obligatorio|darse de alta) `,
);
const demandedInChinese = new RegExp(
  `${permitWords.chinese}|(?<![保验见凭签例论查业师员生书份婚友])证|(?:执业|营业|从业|卫生|经营)证|资格|报备|登记|手续`,
);

const we = '(?:we|i)';
const soon =
  "(?:(?:just|simply|now|also|really|will|'ll|are going to|'re going to|have decided to|'ve decided to|decided to|prefer to|would rather|'d rather) )*";
const not =
  "(?:(?:do|did|will|wo|would|are|am|have|can|ca|could|'re|'m) (?:not|n't)|never|'re not|'m not|i'm not|we're not)";
const obtain =
  '(?:get|getting|apply|applying|ask|asking|pay|paying|bother|bothering|take|taking|sit|obtain|obtaining|register|registering|have|having)';
const object = String.raw`(?:(?:for|with|about) )?(?:one|it|that|any|them|this)`;

/** What we do about it: we don't care, and go without. */
const defiant = [
  String.raw` ${we} (?:just |really |simply )?(?:ca n't|can not|could n't|cannot) be (?:bothered|arsed|fussed) `,
  String.raw` ${we} ${soon}(?:skip|ignore|dodge|bypass|ditch|go without|do without|get round|get around|forget about|laugh (?:at|about)|shrug off|give (?:it|that) a miss) (?:it|that|this|one|them|both|all that|the (?:\S+ )?(?:rule|law|licen[cs]e|permit|letter|registration|badge|certificate)s?|[.,;])`,
  String.raw` (?:${we} ${not}|(?:i'm|we're) not) (?:\S+ )?(?:going to |about to |plan to |planning to |intend to |want to |mean to )?${obtain} ${object}(?: either)? (?=[.,;]|and |because |since |as |$)`,
  String.raw` ${we} (?:(?:am|are|'m|'re) not |i'm not |we're not |is n't |ai n't )(?:going to|about to) (?:do|go for|go through(?: with)?|bother(?: with)?) (?:that|this|it|all that|any of (?:that|it)) (?=[.,;]|and |because |since |either )`,
  String.raw` (?:i'm|we're) not (?:going to|about to) (?:do|go for|go through(?: with)?|bother(?: with)?) (?:that|this|it|all that|any of (?:that|it)) (?=[.,;]|and |because |since |either )`,
  String.raw` ${we} (?:wo n't|will not|refuse to) (?:do|go through(?: with)?|bother(?: with)?) (?:that|this|it|any of (?:that|it)) (?=[.,;]|and |because |since |either )`,
  String.raw` ${we} ${not} see (?:why|the point|any point|what for) `,
  String.raw` (?:have|'ve|has|with) no (?:plans?|intention|wish|desire)(?: at all)? (?:to|of)(?: |$)`,
  String.raw` (?:ours|(?:we|they|i)) (?:do|have) (?:n't|not) and (?:we |they |i )?(?:wo n't|will not|never will) `,
  String.raw` ${we} could n't care less | (?:who cares|so what)(?= )`,
  String.raw` never (?:asked|applied) (?:for (?:one|it|any) )?,? ?(?:and|or|nor) (?:we |i )?never (?:will|shall)(?= )`,
  String.raw` ${we} (?!do n't |did n't |wo n't |will not |do not |never |not )(?:(?!not |n't |never )\S+ ){1,4}?without(?: one| it| any)? (?=[.,;])`,
  String.raw` (?:wir|ich) \S+ (?:(?:das|es|die|einfach|auch|halt|eben|trotzdem|lieber|weiter) )+ohne (?=[.,;])`,
  // "Darauf pfeifen wir", "das sparen wir uns", "lassen wir bleiben", "ist uns egal".
  String.raw` (?:pfeif|scheiß)(?:e|en) (?:(?:wir|ich|da|drauf|darauf|auf) )`,
  String.raw` (?:spar|schenk|erspar)(?:e|en) (?:wir|ich) (?:uns|mir) | (?:wir|ich) (?:spar|schenk|erspar)(?:e|en) (?:uns|mir) (?:das|die|den|es|sie|ihn) `,
  String.raw` (?:lass|lasse|lassen) (?:wir|ich) (?:\S+ ){0,3}?(?:bleiben|sein|weg) | (?:wir|ich) lass(?:e|en) (?:das|es|die|den) (?:\S+ ){0,4}?(?:mit (?:der|dem|den) |bleiben |sein |weg )`,
  String.raw` (?:ist|sind|war) (?:uns|mir) (?:\S+ ){0,2}?(?:egal|wurscht|wurst|schnuppe|schnurz) | (?:uns|mich) (?:\S+ )?(?:egal|wurscht)(?= )`,
  String.raw` (?:keine lust|keinen bock|keinen nerv) (?:wir|ich|dazu|darauf|drauf|auf) | (?:haben|hab|habe) (?:wir|ich) (?:\S+ )?(?:keine lust|keinen bock|nicht vor) `,
  String.raw` (?:hol|mach|beantrag|besorg)(?:e|en|t) (?:wir|ich) (?:(?:uns|mir|auch|aber|sicher|einfach|trotzdem|sie|ihn|die|den|grundsätzlich|prinzipiell|generell|bewusst|bestimmt|garantiert|definitiv|partout|schlicht|gar|absolut|ganz|aus prinzip) )*nicht (?=[.,;]|und )`,
  // "Pasamos de ella", "ni la hemos pedido ni la pediremos", "no nos da la gana".
  String.raw` (?:pasamos|paso) de (?:ella|él|ello|eso|ellas|ellos|todo eso|pedir\S*|sacar\S*|solicitar\S*|tramitar\S*) `,
  String.raw` no (?:l[oa]s? )?(?:pensamos|pienso|vamos a|voy a|queremos|quiero|tenemos intención de) (?:pedir|sacar|solicitar|tramitar|obtener)(?:nos|me)?(?:l[oa]s?)? (?=[.,;]|ni |y |$)`,
  String.raw` ni (?:l[oa]s? )?\S+ (?:\S+ ){0,4}?ni (?:l[oa]s? )?(?:pediremos|pediré|sacaremos|sacaré|solicitaremos|solicitaré|tramitaremos|(?:vamos|voy) a (?:pedir|sacar|solicitar|tramitar)\S*|(?:pensamos|pienso|queremos|quiero) (?:pedir|sacar|solicitar|tramitar)\S*) `,
  String.raw` no (?:nos|me) (?:da la gana|apetece|molestamos|molesto)(?= ) | (?:nos|me) (?:da|trae|importa) (?:igual|un bledo|sin cuidado|un pito|lo mismo)(?= )| (?:nos l[oa]s?|nos) saltamos | me l[oa]s? salto `,
].map((source) => new RegExp(source));
const trigger =
  / (?:be|skip|ignore|dodge|bypass|ditch|without|get|forget|laugh|shrug|give|not|n't|never|no|care|cares|so|(?:pfeif|scheiß|spar|schenk|erspar|lass|hol|mach|beantrag|besorg)(?:e|en|t)|lass|ohne|egal|wurscht|wurst|lust|bock|nerv|schnuppe|schnurz|pasamos|paso|ni|nos|me) /;
/** Most clauses have none of these words. */
const outright =
  / (?:question|table|waste|no|none|neither|not|n't|never|refused?|declined?|nicht|keinen|weiger\S*|sträub\S*|ni|descartad[oa]s?|negamos|niego|negaremos|rechazamos) /;
const defiantInChinese =
  /懒得(?:去)?(?:办|考|申请|弄|管|搞)|(?:不打算|不准备|没打算|不想|没准备)(?:去)?(?:办|考|申请|弄)(?=[,，。;；!！了]|$)|(?:没|不)(?:去)?办[,，]也(?:不|没)(?:打算|准备|想|会)|(?:管它|管他)呢|不管(?:它|这个|那个)(?=[,，。]|$)|(?:不|没)当回事|就?先?(?:做|干|卖|开|跑)着(?:再说)?(?=[,，。]|$)/u;

/** None is needed, it is for others to get, is still to come, or was got; or the work isn't done without it. */
const settled =
  / (?:yet|until|till|before|unless|if|whether|(?:need|require) (?:no|none)|(?:do|does|did) (?:n't|not) (?:need|require)|not (?:needed|required|necessary)|needless|second|another|further|zweite[nrs]?|weitere[nrs]?|segund[oa]|no (?:\S+ ){1,4}?(?:is|are) (?:needed|required|necessary)|none (?:\S+ ){1,5}?needs?|(?<!n't |not |never )(?:hold|have) (?:one|it|ours)|exempt\S*|already|instead|stopped|partner|customers?|clients?|noch|bis|bevor|falls|wenn|ob|sondern|brauch\S* (?:wir|man|ich|es|das)? ?(?:\S+ )?(?:nicht|kein\S*)|nicht (?:nötig|erforderlich)|befreit|bereits|schon|aufgehört|stattdessen|hasta|antes|si|todavía|aún|exent[oa]s?|clientes|dejamos|(?<!ni )ya|no (?:hace falta|es necesari[oa]|se necesita|necesit\S+)) |不需要|不用|无需|不必|暂时|目前|还没|等|之前|如果|客户|帮(?:他|您|客)|才能|就不(?:做|开|卖)|停|不要求|没(?:有)?(?:规定|要求)/u;

/**
 * What an office or the law demands is refused in words that name no permit: "you're meant to be registered, but I can't be
 * bothered", "the authority wants us registered. We'll skip that", "darauf pfeifen wir", "pasamos de ella", 我们懒得办. The permit
 * stands in the same sentence or in the one before. Not "we don't need one", "we haven't asked for it yet".
 */
export function findRefusedDemand(clauses: readonly Clause[]): Clause | undefined {
  const sentences = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()];
  return sentences.flatMap((own, index) => {
    const [first] = own;
    // "Because it would cost £40 more" is why, and no condition.
    if (!first || own.every(({ modality }) => modality === 'condition') || own.some(isNotOurs) || !isDefiance(first))
      return [];
    const before = sentences[index - 1]?.[0];
    const isDemand = (one: Clause | undefined): boolean =>
      one !== undefined && (one.sentence.isLatin ? demanded : demandedInChinese).test(writtenWords(one));
    return isDemand(first) || (isDemand(before) && !settled.test(before ? writtenWords(before) : '')) ? [first] : [];
  })[0];
}

const isDefiance = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isDefiantInWords(context) : isDefiantInLetters(context);

const isDefiantInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    ((trigger.test(words) && defiant.some((pattern) => pattern.test(words))) ||
      (outright.test(words) && refusedOutright.some((pattern) => pattern.test(words)))) &&
    !settled.test(words)
  );
});

const isDefiantInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return (defiantInChinese.test(letters) || refusedOutrightInChinese.test(letters)) && !settled.test(letters);
});

const isNotOurs = ({ speaker, modality }: Clause): boolean =>
  /^(?:rival|report|friends|order|quoted)$/.test(speaker) || modality === 'question';
