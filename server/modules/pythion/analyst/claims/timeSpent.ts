import type { Clause } from '../text/clause';
import { wordsInFigures } from '../text/figures';
import { memoise } from '../text/memoise';
import { us } from '../text/ourselves';
import { hasAny, lettersOf, spacedWords, type Token } from '../text/token';
import { makeClaim, type Claim } from './claim';

type Spending = { burden: RegExp; often: RegExp; waiting: RegExp; welcome: RegExp };

/** Time in figures or with an article, a word for toil, how often, waiting at length, and what is done gladly, with ours, or faster than before. */
const en: Spending = {
  burden:
    / (?:spends?|wastes?|loses?|needs?|sits?|takes? (?:them|her|him|the \S+)|(?:has|have|must|needs?|got) to (?:\S+ ){1,5}?(?:for )?)(?: (?:about|around|up to|at least|over|nearly|almost|for))? ?(?:\d\S*|an?|one|half(?: an?)?|several|many|(?:the|an?) (?:whole|entire|full)) (?:\S+ )?(?:minutes?|hours?|days?|evenings?|mornings?|afternoons?|nights?|weekends?) /,
  often:
    / (?:(?:a|an|per|each|every) (?:single )?(?:day|night|evening|morning|week|weekend|month|year|shift|order|patient|job|visit|time|customer|client|guest)|daily|weekly|nightly|monthly) /,
  waiting:
    / (?:who|that|which|they|patients|people) (?:(?:often|still|usually|have to|must) )?waits? (?:for )?(?:\S+ ){0,2}?(?:hours|days|weeks|months|years) /,
  welcome:
    / (?:play\S*|practi[sc]\S+|train\S*|exercis\S+|watch\S*|gam(?:e|es|ing)|learn\S*|meditat\S+|read(?:ing)?|online|outdoors|together|sleep\S*|rest(?:s|ed|ing)?|with us|in (?:the|our) app|only|just|less|fewer|now|no longer|instead of|used to) /,
};
const de: Spending = {
  burden:
    /(?= .*?(?<= )(?:brauchen|braucht|benötigen|benötigt|sitzen|sitzt|verbringen|verbringt|verlieren|verliert|opfern|opfert|verwenden|verwendet|müssen|muss|kostet (?:sie|ihn|die|den)) ).* (?:\d\S*|eine?[nrms]?|halbe[nrs]?|mehrere|viele|anderthalb) (?:\S+ )?(?:minuten?|stunden?|tage?|tagen|abende?|nächte?|vormittage?|nachmittage?|wochenenden?) /,
  often: / (?:jede[nrms]? \S+|täglich|wöchentlich|monatlich|pro \S+|am tag|in der woche|im monat) /,
  waiting:
    / (?:warten|wartet) (?:\S+ ){0,3}?(?:wochen|monate|tage|stunden|wochenlang|monatelang|tagelang|stundenlang) | (?:wochenlang|monatelang|tagelang|stundenlang|(?:wochen|monate|tage|stunden)(?: lang)?) (?:\S+ ){0,5}?(?:warten|wartet) /,
  welcome:
    / (?:\S*üben|\S*übt|spiel\S+|trainier\S+|lern\S+|lesen|liest|schauen|meditier\S+|schlaf\S*|schläft|draußen|gemeinsam|bei uns|(?:der|unserer) app|nur|bloß|noch|weniger|jetzt|nun|statt|früher) /,
};
const es: Spending = {
  burden:
    / (?:dedican?|tardan?|gastan?|pierden?|necesitan?|emplean?|pasan?|(?:tienen? que|deben?) (?:\S+ ){1,4}?|les (?:lleva|cuesta))(?: (?:unas?|casi|hasta|más de|cerca de|durante))? ?(?:\d\S*|una?|medi[oa]|varias|muchas|tod[oa] (?:una?|el|la)) (?:\S+ )?(?:minutos?|horas?|días?|tardes?|noches?|mañanas?) /,
  often:
    / (?:cada \S+|al día|al mes|al año|a la semana|por (?:día|semana|mes|noche|pedido|turno|cliente|paciente|visita)|diari[oa]s?|a diario|tod[oa]s l[oa]s \S+|semanales|mensuales) /,
  waiting:
    / (?:que|l[oa]s \S+) (?:(?:a menudo|todavía|suelen|tienen que) )?esperar?n? (?:\S+ ){0,2}?(?:horas|días|semanas|meses|años) /,
  welcome:
    / (?:jug\S+|jueg\S+|practic\S+|entren\S+|aprend\S+|leyendo|leer|mirando|viendo|durm\S+|durmiendo|descans\S+|juntos|con nosotros|en (?:la|nuestra) (?:app|aplicación)|solo|sólo|apenas|menos|ahora|ya no|en lugar de) /,
};
const spendings = [en, de, es];

const oftenHan = '(?:[每天][天日周月年晚次夜早回趟]|每个?(?:星期|礼拜|月|季度)|天天|每(?=[一两\\d]))';
const timeHan = '[一二两三四五六七八九十几半\\d]+(?:多?个)?[多半]?(?:小时|钟头|分钟|整?天|整?夜|晚上|上午|下午)';
const spentHan = new RegExp(
  `${oftenHan}[^，。]{0,8}?(?:[要得]|需要?|必须|花|耗|费)(?:在[^，。]{1,5})?(?:花|用|费|耗|绕|跑|等|排)?(?:掉|上|费|去|队)?了?(?:${timeHan})`,
  'u',
);
const waitedHan =
  /(?:[要得]|常常|往往|经常|只能|必须)等(?:上|了)?(?:好?几|[一二两三四五六七八九十半\d]+)个?(?:多)?(?:月|小时|钟头|整?天|星期|礼拜|周|年)/u;
const welcomeHan =
  /练|学习|玩|看视频|刷|锻炼|健身|听|我们?|应用|[Aa][Pp][Pp]|冥想|睡|休息|只[要需用花]|仅|就[能够可]|现在只|不[用到需]|[减节]?[少省]/u;

/** Words between marks: who spends it stands in the same part. */
const partsOf = (words: string): string[] => words.split(/(?<= )[,;](?= )|[,，;；]/);

/** "It takes an hour a day": no group does it. */
const noGroup = /^ *(?:(?:and|but|so|und|aber|y|pero) )?(?:it|this|that|there|es|das|dies|eso|esto|you|man|se) /;

/** "Guests spend three days in the hut": without the work on which they spend it, it may be a pleasure. */
const isLeisure = (part: string): boolean =>
  / (?:spends?|pasan?|verbring\S+) /.test(part) &&
  !/ (?:(?!evening |morning )\S+ing|on|over|with|\S+ndo|mit|damit|über) /.test(part);

const anyUnit =
  / (?:minut|hour|day|week|month|year|evening|morning|afternoon|night|stunde|tag|woche|monat|abend|nächte|vormittag|nachmittag|hora|día|semana|mes|año|tarde|noche|mañana|tage|jahr)/;

const isSpent = (part: string): boolean =>
  !isLeisure(part) &&
  spendings.some(
    ({ burden, often, waiting, welcome }) =>
      !welcome.test(part) && ((burden.test(part) && often.test(part) && !noGroup.test(part)) || waiting.test(part)),
  );

/** The part of our own clause that tells of the group begins with another subject; who waits may follow "who". */
const isSpentInOwn = (words: string): boolean => {
  const [first, ...later] = partsOf(words);
  const rest = later.filter((part) => !us.test(part));
  return rest.some(isSpent) || spendings.some(({ waiting, welcome }) => waiting.test(first!) && !welcome.test(first!));
};

/** 淘宝上改格式要等一天: no group waits. */
const waitersHan = /[人户主员工生民师妈爸友客]|他们|她们|孩子|患者|女性|妇女/u;

const isSpentInChinese = (letters: string): boolean =>
  letters
    .split(/[,，;；。.]/u)
    .some(
      (part) => (spentHan.test(part) || (waitedHan.test(part) && waitersHan.test(letters))) && !welcomeHan.test(part),
    );

const isCandidate = (tokens: readonly Token[]): boolean =>
  /小时|钟头|分钟|[天夜月年周]|星期|礼拜|晚上|[上下]午/u.test(lettersOf(tokens));

/**
 * Time that a group must spend or wait, without a word of complaint: "owners spend an hour a day counting stock", "we coach women who wait
 * months for a doctor", 我们给小餐馆做库存软件，老板每天要花一小时盘点. Not what they like to do, and no time of ours.
 */
export const isTimeSpent = memoise((clause: Clause): boolean => {
  const { tokens, speaker, modality, sentence, isNobody } = clause;
  if (modality !== 'fact' || isNobody || sentence.isQuestion || !/^(?:own|people|other)$/.test(speaker)) return false;
  const isOwn = speaker === 'own';
  if (isOwn && !hasAny(tokens, 'offer', 'product', 'own')) return false;
  if (!sentence.isLatin) return isCandidate(tokens) && isSpentInChinese(lettersOf(tokens));
  const words = wordsInFigures(tokens);
  if (!anyUnit.test(words)) return false;
  if (isOwn) return isSpentInOwn(words);
  return !us.test(words) && (speaker === 'people' || hasAny(clause.context, 'people')) && isSpent(words);
});

/** The troubles that the time is, and how much of it. */
export const readTimeSpent = (clauses: readonly Clause[]): Claim[] =>
  clauses.filter(isTimeSpent).flatMap((clause) => [makeClaim('trouble', clause), makeClaim('frequencyOrCost', clause)]);

const withOurs = [
  / (?:our|my) (?:\S+ ){1,3}?spends? (?:\S+ ){0,4}?(?:minutes?|hours?|days?|evenings?) (?:\S+ ){0,4}?(?:in|on|with|using) (?:the|our|it|us) /,
  / (?:unsere|meine) \S+ (?:verbringen|sind) (?:\S+ ){0,6}?(?:minuten?|stunden?|tage?) (?:\S+ ){0,3}?(?:in|auf|mit) (?:der|dem|unserer|unserem|uns) /,
  / (?:nuestr[oa]s|mis) \S+ (?:pasan|dedican) (?:\S+ ){0,4}?(?:minutos?|horas?|días?) (?:\S+ ){0,4}?(?:en|con) (?:la|el|nuestr[oa]) /,
];
const withOursHan = /在我们的?[^，。]{1,8}[里上中]?(?:要)?(?:花|用|停留|待)/u;

/** "Our users spend an hour a day in the app": use, and no trouble. */
export const isTimeWithOurs = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? hasAny(tokens, 'product') && withOurs.some((pattern) => pattern.test(spacedWords(tokens)))
    : withOursHan.test(lettersOf(tokens));
