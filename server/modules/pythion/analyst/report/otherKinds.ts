import { countOfAsked } from '../claims/askedCount';
import type { Claim } from '../claims/claim';
import { isMakingOfProduct, isTeamWork, isWorkOfMate } from '../claims/reach/noWayOfOurs';
import { readChange } from '../claims/change';
import { isResultOfOurs } from '../claims/today/deviceTrouble';
import type { Clause } from '../text/clause';
import { us } from '../text/ourselves';
import { readQuantities } from '../text/quantities';
import { has, hasAny, lettersOf, spacedWords } from '../text/token';

type Kind = Claim['kind'];

/** A clause, and all kinds that it states. */
export type Stated = { clause: Clause; kinds: ReadonlySet<Kind> };
type Check = (stated: Stated) => boolean;

const states = ({ kinds }: Stated, ...others: readonly Kind[]): boolean => others.some((kind) => kinds.has(kind));

const outcome =
  / (?:contracts?|quotes?|signed|joined|samples?|trials?|installed|registered|subscri\S+|customers?|clients?|verträge?|vertrag|unterschrieb\S*|angebote?|kund\S+|proben?|contratos?|firm\S+|presupuestos?|clientes?|pruebas?) /;
const asking = /[问访聊谈]|调查|打电话/u;
const outcomeInChinese = /签|订|买|付|客户|下单|试用/u;

/** "We interviewed 31 shop owners", 我们问了40位老人; not "we called 30 bakers, and 6 ordered". */
const isTalk: Check = ({ clause }) =>
  countOfAsked(clause.context) > 0 &&
  countOfAsked(clause.tokens) > 0 &&
  !hasAny(clause.context, 'pay', 'book', 'renew', 'sell') &&
  !(clause.sentence.isLatin
    ? outcome.test(spacedWords(clause.context))
    : outcomeInChinese.test(lettersOf(clause.context)) || !asking.test(lettersOf(clause.tokens)));

/** "15 showed us their diary": that they were asked, and not what is wrong. */
const isShowingOnly: Check = (stated) =>
  (isTalk(stated) || states(stated, 'evidence')) &&
  isShown(stated.clause) &&
  !stated.clause.context.some((token) => has(token, 'trouble', 'worse', 'lacking')) &&
  !stated.clause.context.some((token) => has(token, 'negation') && !has(token, 'notNegation')) &&
  !countsMoreThanPeople(stated.clause);

const isShown = ({ context, sentence }: Clause): boolean =>
  hasAny(context, 'show') || (!sentence.isLatin && /给我们?看|出示/u.test(lettersOf(context)));

/** Money, time or a share beside the number of those asked. */
const countsMoreThanPeople = ({ context }: Clause): boolean =>
  readQuantities(context).some(({ kind, period }) => kind !== 'count' || period !== undefined);

/** "Nine use it and throw away 40% less": what ours does to the trouble. */
const isBenefit: Check = (stated) =>
  (states(stated, 'measuredDifference', 'realUse', 'paidPrice') && isLess(stated.clause)) ||
  isLessThanBefore(stated.clause);

const isLess = (clause: Clause): boolean =>
  readChange(clause) === 'good' ||
  hasAny(clause.tokens, 'fall') ||
  (clause.sentence.isLatin
    ? / (?:less|fewer|half|weniger|halb|hälfte|menos|mitad) /.test(spacedWords(clause.tokens))
    : /[降减少]/u.test(lettersOf(clause.tokens)));

/** "They lose half as many plants as before", 缺席比以前少了一半. */
const isLessThanBefore = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? / (?:less|fewer|half|weniger|halb|hälfte|menos|mitad) (?:\S+ ){0,4}?(?:than|as|als|wie|que) (?:before|vorher|früher|zuvor|antes) /.test(
        spacedWords(tokens),
      )
    : /比(?:以前|之前|去年|原来)[^，。]{0,4}(?:少|降|低)/u.test(lettersOf(tokens));

/** "Today they pass them on among cousins": what they do, and not what is wrong with it. */
const isHabitOnly: Check = (stated) =>
  states(stated, 'alternative') &&
  !states(stated, 'alternativeFails') &&
  hasAny(stated.clause.tokens, 'today') &&
  stated.clause.quantities.every(({ kind }) => kind === 'count');

/** "They lose about 400 euros a month by it", "students pay 90 euros for books": their money, and none of ours. */
const isTheirMoney: Check = (stated) =>
  stated.clause.speaker === 'people' &&
  stated.clause.hasVerb &&
  states(stated, 'trouble', 'costCounted', 'alternative') &&
  !states(stated, 'paidPrice', 'payingCustomers', 'evidence') &&
  !hasAny(stated.clause.tokens, 'own', 'product', 'price');

const isSpending: Check = (stated) => states(stated, 'acquisitionCost', 'cash', 'fixedCost');
const isTeam: Check = (stated) => states(stated, 'teamFits') || isTeamWork(stated.clause);

/** "My co-founder wrote software at a hospital"; not "my co-founder built our app". */
const isEarlierWork: Check = (stated) =>
  (isTeam(stated) || isWorkOfMate(stated.clause)) && !isMakingOfProduct(stated.clause);
const paidByUs =
  / (?:we|i) (?:then |also |only |have |each )*(?:pay|paid) | (?:zahlen|bezahlen|zahle|bezahle) (?:wir|ich) | (?:wir|ich) (?:zahlen|bezahlen|zahle|bezahle) | (?:pagamos|pagué|pago) /;
const paidByUsInChinese = /我们?(?:每[^，。]{1,2})?(?:付|给|支付)[^我，。]{0,6}\d+元/u;

/** "We pay the landlord 50 a room"; not "a call costs the farmer 30, and we pay the vet 20 of it". */
const isOurSpending: Check = ({ clause }) =>
  sumsIn(clause) === 1 &&
  (clause.sentence.isLatin
    ? paidByUs.test(spacedWords(clause.tokens))
    : paidByUsInChinese.test(lettersOf(clause.tokens)));
const sumsIn = ({ quantities }: Clause): number => quantities.filter(({ kind }) => kind === 'money').length;

const exclusive =
  / (?:exclusive|exclusively|exclusivity|sole|only ones?|patent\S*|exklusiv\S*|allein|alleinige\S*|exclusiv\S+|en exclusiva|únic[oa]s?) /;
const exclusiveInChinese = /独家|专利|唯一|独占/u;

const unneeded = [
  / (?:no|n't|not|neither|without) (?:\S+ ){0,6}?(?:need|needs|needed|required?|requires|necessary|ask for) /,
  / (?:needs?|requires?) (?:no|neither) /,
  / (?:kein\S*|nicht) (?:\S+ ){0,5}?(?:nötig|erforderlich|notwendig|brauch\S*|benötig\S*|verlangt\S*|pflicht\S*) /,
  / (?:brauch\S*|benötig\S*|verlang\S*) (?:\S+ ){0,3}?kein\S* | \S+frei (?:ist|sind) /,
  / (?:no|ni|sin) (?:\S+ ){0,3}?(?:falta|necesit\S*|requier\S*|exig\S*|precis\S*|necesari[oa]s?|obligatori[oa]s?) /,
];
const unneededInChinese = /(?:不|无|没|免)[^，。]{0,3}(?:需|须|用|必|办)|免[办证]/u;
const permit =
  '(?:licen[cs]es?|permits?|concessions?|charter|\\S*(?:lizenz|genehmigung|erlaubnis|zulassung|konzession)|licencia|permiso|concesión|autorización|habilitación)';
const held = [
  ` (?:gave|granted|issued|awarded|sold|hold|holds|held|have|has|own|got|received|won|obtained) (?:\\S+ ){0,5}?${permit} `,
  ` (?:hat|haben|habe|halten|besitzen|gab|erteilte|bekamen|erhielten|bekam|erhielt) (?:\\S+ ){0,6}?${permit} `,
  ` (?:dio|dieron|concedió|otorgó|tenemos|tengo|obtuvimos|conseguimos|logramos|dado|concedido|otorgado|obtenido|conseguido) (?:\\S+ ){0,4}?${permit} `,
].map((source) => new RegExp(source, 'u'));
const heldInChinese = /(?:给|发|颁|批|拿到|取得|获得|拿下|持有|有)了?[^，。]{0,10}(?:许可证?|牌照|执照|资质|特许)/u;

const notHeld = / (?:n't|not|never|no|before|nicht|nie|kein\S*|bevor|nunca|antes) /;
const notHeldInChinese = /[没未不]|之前|以前/u;

const underOwn = new RegExp(
  ` (?:its|their|his|her|your) own (?:\\S+ ){0,3}?${permit} | ihre[nrm]? eigenen? (?:\\S+ ){0,2}?${permit} | su propi[oa] (?:\\S+ ){0,2}?${permit} `,
  'u',
);
const underOwnInChinese =
  /(?:合作|伙伴)[^，。我]{0,10}(?:用|凭|以|持|拿)?(?:它|他们?)?自己的?(?:[^，。]{0,4})?(?:许可证?|牌照|执照|资质)/u;

/** "Our partner bank lends under its own licence": what makes it lawful, and neither an advantage nor what we do. */
const isPermitOfPartner: Check = ({ clause: { tokens, sentence } }) =>
  sentence.isLatin ? underOwn.test(spacedWords(tokens)) : underOwnInChinese.test(lettersOf(tokens));

/** Whether a clause says that we were given a licence, or have one. */
const isLicenceOfOurs = ({ tokens, context, sentence, speaker }: Clause): boolean => {
  if (!sentence.isLatin)
    return (
      (speaker === 'own' || /我们/u.test(lettersOf(tokens))) &&
      heldInChinese.test(lettersOf(tokens)) &&
      !notHeldInChinese.test(lettersOf(tokens)) &&
      !unneededInChinese.test(lettersOf(context))
    );
  const words = spacedWords(tokens);
  return (
    (speaker === 'own' || us.test(words)) &&
    !underOwn.test(words) &&
    held.some((pattern) => pattern.test(words)) &&
    !notHeld.test(words) &&
    !unneeded.some((pattern) => pattern.test(spacedWords(context)))
  );
};

/** A permission that nobody needs, or a grade that anybody gets, is no advantage: "no licence is needed", "the office gave us five stars". */
const isForAnybody: Check = ({ clause }) =>
  !(clause.sentence.isLatin
    ? exclusive.test(spacedWords(clause.tokens))
    : exclusiveInChinese.test(lettersOf(clause.tokens))) && !isLicenceOfOurs(clause);

const ofPrice: readonly Check[] = [isTheirMoney, isOurSpending];
const isResult: Check = ({ clause }) => isResultOfOurs(clause);
const ofTrouble: readonly Check[] = [isBenefit, isResult, isHabitOnly, isShowingOnly];
const ofWay: readonly Check[] = [isTalk, isTeam];

/** What a clause states beside a kind, so that it is no example of the kind. */
const otherKinds: Partial<Record<Kind, readonly Check[]>> = {
  trouble: ofTrouble,
  costCounted: [isBenefit, isShowingOnly],
  solution: [isTalk, isEarlierWork, isSpending, isPermitOfPartner],
  solutionDetail: [isTalk, isEarlierWork, isSpending],
  channel: ofWay,
  channelDetail: ofWay,
  channelTried: ofWay,
  priceUnit: ofPrice,
  priceNumber: ofPrice,
  revenueIntent: ofPrice,
  permission: [isForAnybody],
};

/** Whether the words of a claim are mainly of another kind. */
export const isOfOtherKind = (kind: Kind, stated: Stated): boolean =>
  otherKinds[kind]?.some((is) => is(stated)) ?? false;

const weOrI = / (?:i|we|ich|wir|yo|nosotr[oa]s) /;

/** Whether it may be what is offered, where nothing else is: "for three years I have baked bread"; not what a member of the team did elsewhere. */
export const mayBeSolution = (stated: Stated): boolean =>
  !isTalk(stated) &&
  !isSpending(stated) &&
  !isWorkOfMate(stated.clause) &&
  (!states(stated, 'teamFits') || weOrI.test(spacedWords(stated.clause.tokens)));

const coming =
  / (?:finds?|found|come|comes|came|call|calls|called|ring|rings|rang|reach|reaches|hear|heard|join\S*|finden|fanden|gefunden|kommen|kamen|gekommen|rufen|melden|encuentran|encontraron|llegan|llegaron|vienen|vinieron|llaman|conocen|conocieron) /;

/** "The parish announces us", "through the union we reach 400 clubs": who helps us, or how. "Tutors find us through agencies" names customers. */
const isWay: Check = (stated) => {
  const { clause } = stated;
  if (!states(stated, 'channel', 'channelTried') || states(stated, 'trouble', 'paidPrice', 'solution')) return false;
  return !clause.sentence.isLatin || clause.speaker === 'own' || !coming.test(spacedWords(clause.context));
};

const opening =
  /^ (?:today|now|until now|so far|currently|at present|before|they|heute|bisher|derzeit|sonst|jetzt|sie|hoy|ahora|hasta ahora|actualmente|antes) |^(?:现在|以前|目前|之前|他们)/u;

const untilNow =
  /^ (?:until (?:now|then|today)|so far|up to now|bisher|bislang|hasta (?:ahora|hoy)) |^(?:以前|之前|过去|一直以来|到现在为止)/u;

/** "Until now they waited on the phone for twenty minutes": what they did without us, however long it took. */
const isWayUntilNow = ({ tokens, sentence, quantities }: Clause): boolean =>
  !hasAny(tokens, 'negation') &&
  quantities.every(({ kind }) => kind !== 'money') &&
  untilNow.test(sentence.isLatin ? spacedWords(tokens) : lettersOf(tokens));

/** "Now they have their children take a day off": how they get along, which stands with the competition. */
export const isTodaysWay = (stated: Stated): boolean =>
  states(stated, 'alternative') && (isWayUntilNow(stated.clause) || isPlainWayOfToday(stated));

const isPlainWayOfToday: Check = (stated) =>
  !states(stated, 'frequencyOrCost', 'costCounted') &&
  opening.test(stated.clause.sentence.isLatin ? spacedWords(stated.clause.tokens) : lettersOf(stated.clause.tokens)) &&
  !stated.clause.tokens.some((token) => has(token, 'trouble', 'worse', 'lacking', 'negation'));

/** Whether a clause that names the customers tells of other things: it is no entry of theirs, though it shows that they are named. */
export const isGroupInPassing = (stated: Stated): boolean => isTalk(stated) || isWay(stated);

/** Whether whoever is named is named as those who were asked. */
export const isOfTalk = (clause: Clause): boolean => isTalk({ clause, kinds: new Set() });
