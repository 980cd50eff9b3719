import type { Clause } from '../text/clause';
import { wordsInFigures } from '../text/figures';
import { memoise } from '../text/memoise';
import { parseHanCount } from '../text/numbers';
import { has, hasAny, isVerb, lettersOf, type Token } from '../text/token';
import { countOfAsked } from './askedCount';
import { unwilling } from './countedTrouble';
import { isFact, makeClaim, type Claim } from './claim';
import { hanNumber } from './customers/hanCounts';
import { isDenial } from './customers/refuted';
import { fewestCounted } from './customers/shares';
import { isOpinion } from './hearsay';
import { isOfList, wholeNamed } from './jointCounts';
import { dealingWords, ourWords } from './ofOurs';

/** Told: what those asked have done or live with. */
const told = 3;
/** Clauses after the count of those asked in which they are told of. */
const reach = 16;

const lead = '^ (?:[-–•*] |and |but |und |aber |y |pero )*';
/** "14 said empties sit in pub yards", "four of them nap in the car", "17 haben ein schlechtes Gewissen", "28 compran hielo a un camión". */
const part = new RegExp(
  `${lead}(?:(?:about|some|around|rund|etwa|un[oa]s|casi) )?(?<some>\\d+) (?!of the (?!\\d|people |families |ones ))(?:(?:of (?:them|those|these|the \\d+)|davon|von ihnen|von (?:den )?\\d+|de ell[oa]s|de (?:los |las )?\\d+) )?(?<rest>\\p{L}\\S* .*)`,
  'u',
);
/** 13位收到过与样品不符的货, 四十来个说一个礼拜洗不上两回澡. */
const partHan = new RegExp(
  `^(?:\\d[、,，.])?(?:其中|里面|中)?有?(?<some>${hanNumber})[多来几]?[家个位名户](?![月小钟])人?(?:都)?(?<rest>[^，。；]{3,})`,
  'u',
);
/** "One driver told me that he waited", "einer hat sich darüber zerstritten", "un ganadero me contó que hizo 140 kilómetros". */
const single = [
  `${lead}(?:an?|one|another) (?:(?!would|could|might)\\S+ ){0,4}?(?:told (?:me|us)|said|showed (?:me|us)|admitted|described|remembered) (?<rest>.*(?: had| was| were| lost| drove| went| waited| paid| spent| missed| gave| threw| took| sold|\\S\\S+ed) .*)`,
  `${lead}(?:ein|eine|einer|eines) (?:\\S+ ){0,4}?(?:erzählte|berichtete|sagte|zeigte|hat (?:mir|uns|sich) )(?<rest>.*(?:hat|hatte|habe|musste|war|wartete|verlor|fuhr|\\S+t) .*)`,
  `${lead}(?:un|una|uno|otr[oa]) (?:\\S+ ){0,4}?(?:(?:me|nos) )?(?:contó|dijo|enseñó|explicó|confesó) (?<rest>(?:.* )?que (?:\\S+ ){0,2}\\S+(?:ó|aba|ía|izo|uvo|ue|ido|ado) .*)`,
].map((source) => new RegExp(source, 'u'));
const singleHan =
  /^(?:其中|还|也)?有(?:个|位|一[个位家])[^，。；]{0,6}?(?:说|告诉我|跟我讲|跟我说)(?<rest>[^。；]*[了过掉][^。；]*)/u;

/** What they'd like, think of ours, or do with it; that they answered; what is their state and troubles nobody. */
const noCase = new RegExp(
  String.raw` (?:${ourWords}|${dealingWords}|would|'d|could|might|will|wants?|wanted|wish(?:ed)?|hoped?|e-?mail|phone number|demo|app|f[aiä]nden (?:\S+ ){0,2}?(?:gut|toll|super|klasse|praktisch|spannend)|wünsch\S+|telefonnummer|nummer|quieren|querían|desean|correo|teléfono|würden?|könnten?|möchten?|wollen|gustaría|\S+rían?) | (?:idea|idee|interest\S*|interesad\S*|curious|neugierig|keen|welcome\S*|happy|content|fine|yes|ja|sí|liked?|loves?|loved|prais\S+|gefällt|gefiel\S*|mögen|encanta\S*|gusta\S*) | (?:it|that|this|das|es|eso|esto) (?:\S+ )?(?:never|hardly ever|rarely|nie|niemals|kaum|nunca|casi nunca) | (?:never|nunca) (?:happen|occur|pasa|ocurr)\S* | nie (?:passiert|vorkommt|vorgekommen) `,
  'u',
);
const noCaseHan =
  /会|愿意|喜欢|感兴趣|我们|想[要用买试]|说好|说需要|加[了过]?[^，。]{0,2}微信|留了?[^，。]{0,3}(?:电话|微信|手机)|没有这个|可以|联系|考虑|希望|觉得(?:好|不错|挺)/u;
/** "9 talked to me", "12 answered", "acht haben mitgemacht": that they were asked. */
const answering =
  /^(?:have |has |had |haben |hatten |han |ha )?(?:\S+ )?(?:answer\S*|repl\S+|respond\S*|agree\S*|declin\S*|refus\S*|talk\S*|spoke|spoken|met|came|turned up|showed up|listen\S*|invit\S*|sign\S*|join\S*|antwort\S*|geantwortet|zugesagt|abgesagt|gekommen|kamen|mitgemacht|redeten|sprachen|contest\S+|respond\S+|acept\S+|vinieron|hablaron|firm\S+)(?= )/u;
/** "Have a dog", "live in a flat", "are over 70": who they are. */
const beingOnly =
  /^(?:(?:are|is|were|was|have|has|had|own|live|lives|come|came|know|knew|work|works|run|runs|sind|waren|haben|hatten|hat|ist|wohnen|leben|kommen|kennen|arbeiten|son|eran|tienen|tenían|viven|conocen|trabajan) )/u;
const beingHan = /^(?:是|有|住|在|来自|认识|开|做)/u;
/** A trouble in plain words of feeling or loss, beside those of the lexicon. */
const troubled =
  / (?:bad conscience|guilt\S*|ashamed|worr\S+|afraid|scared|tired|exhausted|stress\S*|argu\S+|quarrel\S*|frustrat\S*|angry|lonely|stuck|late|nothing|nobody|never|no one|no_one|wrong|broken|missing|behind|schlechtes gewissen|angst|sorgen?|müde|erschöpft|streit\S*|zerstritten|ärger\S*|allein|nie|nichts|niemand\S*|kaputt|verspät\S*|mala conciencia|culpa\S*|vergüenza|preocupa\S*|miedo|cansad[oa]s?|agotad[oa]s?|estres\S*|discut\S+|pele\S+|solas?|nunca|nada|nadie|tarde|perdid[oa]s?) /u;
const troubledHan = /不[符对上到够了好]|没[有法人]?|坏|烂|丢|晚|等|愁|怕|累|难|亏|骗|错|投诉|吵|过期|漏|只能|攒|白跑/u;

const isTroubled = ({ tokens, sentence }: Clause): boolean =>
  hasAny(tokens, 'trouble', 'worse') ||
  (sentence.isLatin ? troubled.test(wordsInFigures(tokens)) : troubledHan.test(lettersOf(tokens)));

/** How many of those asked a clause tells of, and what it tells. */
const partIn = memoise((tokens: readonly Token[]): { some: number; rest: string; isLatin: boolean } | undefined => {
  const letters = lettersOf(tokens);
  const isLatin = !/\p{Script=Han}/u.test(letters);
  const words = isLatin ? wordsInFigures(tokens) : letters;
  const groups = (isLatin ? part : partHan).exec(words)?.groups;
  const some = parseHanCount(groups?.['some'] ?? '0');
  // 一个学导游，一个卖车: single ones are told of only where they tell it.
  if (some > 1) return { some, rest: groups?.['rest'] ?? '', isLatin };
  const one = (isLatin ? single : [singleHan]).map((pattern) => pattern.exec(words)?.groups).find((found) => found);
  return one && { some: 1, rest: one['rest'] ?? '', isLatin };
});

const ofThem = /^(?:of|davon|von|de)$/;
const actsAbroad = /(?:en|te|n|t)$/u;
const measureWord = /^[家个位名户人所]$/u;

/** "14 said", "12 bakers lost", "28 compran": who is counted are those asked, and not "two actors", 两位合伙人. */
function isOfAsked({ tokens, sentence }: Clause, asked: readonly Token[]): boolean {
  // "1、13位收到过": the number of a line counts nobody.
  const at = tokens.findIndex(({ pos }, index) => pos === 'num' && tokens[index + 1]?.pos !== 'punct');
  const [next, after] = tokens.slice(at + 1);
  if (next === undefined) return false;
  const who = measureWord.test(next.text) ? after : next;
  if (who === undefined || who.pos === 'punct') return false;
  if (ofThem.test(who.text) || asked.some(({ lemma }) => lemma === who.lemma)) return true;
  if (has(who, 'people', 'customer', 'founder', 'partner', 'venue')) return false;
  return !sentence.isLatin || isVerb(who) || who.pos === 'adv' || actsAbroad.test(who.text);
}

const using =
  / (?:running|using|trying|testing|trialling|piloting) (?:it|them|ours?) | (?:nutzen|benutzen|testen|verwenden|probieren) (?:es|sie|ihn|unser\S*) | (?:l[oa]s?|nuestr\S+) (?:\S+ )?(?:usan|utilizan|prueban|están (?:usando|probando)) /;

/** "Two shops have been running it since January": they are ours, whoever was asked. */
const isUsingOurs = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin ? using.test(wordsInFigures(tokens)) : /[在试]用/u.test(lettersOf(tokens));

/** Whether the clause tells what some of those asked did, or what troubles them. */
function toldIn(clause: Clause, asked: number, of: readonly Token[]): number | undefined {
  const { tokens, modality, isNobody, speaker, sentence } = clause;
  if (modality !== 'fact' || isNobody || speaker === 'quoted' || sentence.isQuestion) return undefined;
  if (countOfAsked(tokens) > 0 || (sentence.isLatin && unwilling.test(wordsInFigures(tokens)))) return undefined;
  const { some, rest, isLatin } = partIn(tokens) ?? {};
  if (some === undefined || rest === undefined || some < 1 || some > asked) return undefined;
  const { start = 0, kind = 'count', period, end = 0 } = clause.quantities[0] ?? {};
  // "13 bakers a day" is a rate, and "13 lost a day" is none.
  const isRate = period !== undefined && of.some(({ lemma }) => lemma === tokens[end]?.lemma);
  if (some > 1 && (kind !== 'count' || isRate || start > 4 || !isOfAsked(clause, of))) return undefined;
  if (isOfList(clause.context, tokens[start]) || isUsingOurs(clause)) return undefined;
  if ((isLatin ? noCase : noCaseHan).test(` ${rest}`) || isDenial(clause) || isOpinion(clause)) return undefined;
  // "One driver told me that …": we are who was told.
  if (hasAny(tokens, 'praise', 'friends', 'prototype', 'cancel', 'churn') || (some > 1 && hasAny(tokens, 'own')))
    return undefined;
  if (some > 1 && isLatin && answering.test(rest)) return undefined;
  const isState = (isLatin ? beingOnly : beingHan).test(rest);
  return isState && !isTroubled(clause) ? undefined : some;
}

/**
 * "I sat with eleven carers. Four of them nap in the car", "hablé con 45 personas. Un ganadero me contó que hizo 140 kilómetros": what
 * those asked did is told in a sentence of its own. Who answered, would like it, or has a dog tells nothing.
 */
export function readToldCases(clauses: readonly Clause[]): Claim[] {
  let asked = 0;
  let at = 0;
  let of: readonly Token[] = [];
  return clauses.flatMap((clause, index) => {
    const count = countOfAsked(clause.context);
    if (count >= fewestCounted) [asked, at, of] = [count, index, clause.context];
    // Who pays by now is a customer, and those counted next are of them.
    if (hasAny(clause.tokens, 'pay', 'renew') && isFact(clause) && clause.quantities.length > 0) asked = 0;
    if (asked === 0 || index - at > reach) return [];
    const some = toldIn(clause, asked, of);
    return some === undefined
      ? []
      : [
          makeClaim('evidence', clause, {
            evidence: told,
            quantity: { kind: 'count', value: some, of: wholeNamed(of, clause.tokens, some, asked), start: 0, end: 1 },
          }),
          ...(some > 1 && isTroubled(clause)
            ? [makeClaim('trouble', clause), makeClaim('frequencyOrCost', clause)]
            : []),
        ];
  });
}
