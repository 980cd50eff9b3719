import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { parseHanCount } from '../../text/numbers';
import type { Quantity } from '../../text/quantities';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { countOfAsked } from '../askedCount';
import { isFact, makeClaim, type Claim } from '../claim';
import { countBefore } from './countBefore';
import { hanNumber } from './hanCounts';
import { fewestCounted, mostGone } from './shares';

/** Who was asked answers that there is no trouble: "22 said they have no trouble with it". */
const denials = [
  / (?:have|had|has|see|saw|reported|felt) no (?:such |real )?(?:trouble|troubles|problem|problems|issue|issues|need|difficulty|difficulties|complaints?)(?= (?:[.,;]|with|in|at|and|$))/,
  / (?:do n't|did n't|do not|did not|does n't|does not) (?:have|see|feel|find) (?:a |any |this |that |the |it )*(?:trouble|problem|problems|issue|need|difficult\S*)(?= )/,
  / (?:do n't|did n't|do not|did not|does n't|does not) (?:worry|bother|trouble|concern|affect|annoy) (?:them|him|her|people|anyone|anybody)(?= )/,
  / (?:do n't|did n't|do not|does n't) (?:mind|care|bother)(?= (?:[.,;]|it|that|and|about|$))| (?:eat|eats|sleep|sleeps|manage|manages|cope|copes|get by|get on|are doing) (?:just |perfectly |quite |very )*(?:fine|well|all right|ok|okay)(?= )| (?:kommen|kommt) (?:\S+ )?(?:gut |damit )*(?:zurecht|klar)(?= )| (?:se (?:las )?arreglan|comen|duermen) (?:muy )?bien(?= )/,
  / (?:is|'s|was|be) (?:really |just )?no (?:real |big |such )?(?:problem|trouble|issue|bother|nuisance|deal)(?= (?:[.,;]|for|to (?:them|him|her)|at|and|$))| (?:they|who|most|all|\d+|(?:[a-z]+-)?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|[a-z]+te?en|[a-z]+ty) (?:of them )?(?:just |only |simply |all )*shrugged(?= (?:[.,;]|and|off|at|it|$))/,
  / (?:do n't|did n't|do not|did not|does n't|does not) need (?:it|this|that|anything|one)(?= )/,
  / (?:it|this|that) (?:is|was|'s) (?:no|not|n't|hardly|never) (?:really )?(?:an? |any |much of an? )?(?:real |big |serious )?(?:problem|trouble|issue|bother)(?= (?:[.,;]|for (?:them|him|her|most|us)|to them|at all|$))/,
  / (?:would|will) (?:n't|not) change (?:anything|a thing|it|how they)(?= )/,
  / (?:are|were|is) (?:quite |very |perfectly )?(?:happy|fine|content|satisfied) (?:with (?:it|the way|what|how|their|things)|as it is|as they are)(?= )/,
  / (?:haben|hatten|hätten|sehen|sahen) (?:\d+ )?(?:damit |dabei |da )?keine? (?:problem|probleme|schwierigkeiten|bedarf|ärger)(?= )| (?:brauchen|brauchten) (?:das|es|so etwas|sowas) nicht(?= )| würden nichts ändern(?= )/,
  / (?:no (?:tienen|tenían|ven|veían) (?:ese |este |ningún |el )?problemas?|no (?:lo|la) necesitan|no cambiarían nada|están contentos)(?= )/,
];
const hanDenial =
  /没有?(?:这个|这种|什么)?(?:问题|困扰|麻烦|需要|需求)|不需要|不觉得(?!贵|便宜|难用)|很满意|不会改|(?:^|这|那|对[他她]们(?:来说|而言)?|觉得|认为|说)[这那它事情对他她们来说而言根本就并都也现在其实]{0,8}?(?:不是|算不上|谈不上|构不成|不算)(?:什么|个|大|真正的?|一个)*(?:问题|麻烦|困扰|烦恼|难题|事儿?(?=$|[，。,.]))|从来?没有?(?:遇到|碰到|碰上|丢|漏|坏|摔|断|堵|迟到|错过|被偷|被骗|出过?错|为此)(?![^，。,]{0,8}(?:能|好|可靠|合适|靠谱|提醒|的[锁办方产软服]))[^，。,]{0,6}|没有?(?:遇到|碰到|碰上)过(?:这(?!么好)|类似)|(?<![贵价钱][^，。,]{0,4})无所谓(?![，,]只要)|不在乎这|不(?:为此|因此)?(?:烦恼|发愁|困扰)|说不(?=$|[,，。.])/;

/** "24 had never been stuck at home", "27 said they never lose it": the trouble itself, denied. */
const never =
  / (?:(?:had|have|has|were|was|they|who) )never (?:been |had |seen |felt )?(?!(?:stop|stops|stopped|forget|forgets|forgot|forgotten) |los[et] (?:the|their|that) (?:fear|worry|worries|habit|feeling|hope|sense|urge) )(?<act>\S+)/;

/**
 * Interviews that speak against the trouble: three in four or more of those asked said that they don't have it. Their count stands in
 * the sentence, before or beside that of all.
 */
export function readRefuted(clause: Clause): Claim[] {
  const few = readFewHave(clause);
  if (few) return [makeClaim('nobodyStayed', clause, { quantity: few })];
  if (!isFact(clause) || !isAsked(clause) || !isDenial(clause)) return [];
  const quantity = clause.sentence.isLatin ? partOf(clause) : hanPartOf(clause);
  return quantity?.of !== undefined && quantity.of >= fewestCounted && quantity.value / quantity.of >= mostGone
    ? [makeClaim('nobodyStayed', clause, { quantity })]
    : [];
}

/** Not "none of the 40 who use it had lost a crown": that is what it does for them. */
const isAsked = ({ context, sentence }: Clause): boolean =>
  (sentence.isLatin
    ? hasAny(context, 'interview', 'say', 'outreach', 'survey')
    : /[问说访聊谈]/.test(lettersOf(context))) &&
  !hasAny(context, 'prototype', 'renew', 'rival') &&
  !(sentence.isLatin ? context.some(isOfOurs) : /我们的|用了|用过|装了|试用/u.test(lettersOf(context)));

const fewHave =
  / (?:only |just |nur |solo |sólo )?(?<few>\d+|one|eine[rsn]?|un[oa]) (?:of them |davon |von ihnen |de ell[oa]s )?(?:had|has|have|saw|sees|hatten?|hat|haben|sah|tenían?|tiene|tienen|veía) (?:an? |any |ein |eine[n]? |un |una |el )?(?:actual |real |such an? |this |that |echtes |wirkliches |wirklich ein |solches |dieses |verdadero |ese )?(?:problem|trouble|issue|need|ärger|bedarf|problema)(?= (?:[.,;]|with|with it|damit|con|$))/;
/** "Only 3 call it a problem", "nur 3 nennen es ein Problem". */
const fewCall =
  / (?:only |just |nur |solo |sólo )(?<few>\d+|one|eine[rsn]?|un[oa]) (?:of (?:them|the \d+|those) |davon |von ihnen |de ell[oa]s )?(?:call|calls|called|consider\S*|find|finds|found|thought|think|see|sees|saw|nennen|nannten|nannte|finden|fanden|sehen|sahen|(?:l[oa] )?(?:llaman|llamó|llamaron|consideran|ven|vieron)) (?:(?:it|this|that|es|das|darin|eso) )?(?:(?:is|was|as|como) )?(?:an? |ein |eine[n]? |un |una )?(?:real |echtes )?(?:problem|trouble|issue|nuisance|ärgernis|problema)(?= )/;
/** "Only three of the 30 families we asked had lost one": the trouble itself. */
const fewHad =
  / (?:only|just|merely) (?<few>\d+|one) (?:of (?:them|(?:the |those |our )?\d+) )?(?:(?!said |say |told )\S+ ){0,4}?(?:had|have|has) (?:ever |actually |really )*(?<act>\S+) /;
const fewHaveInChinese = new RegExp(
  `只有(?<few>${hanNumber})[家个位名户]人?(?:说|觉得)?(?:真的?)?有(?:这个|这种)?(?:问题|困扰|需要|需求)`,
  'u',
);

/** "I visited 33 florists: … 1 had an actual problem": one in four or fewer of those asked. */
function readFewHave(clause: Clause): Quantity | undefined {
  const all = countOfAsked(clause.context);
  if (all < fewestCounted || clause.modality !== 'fact') return undefined;
  const groups = clause.sentence.isLatin ? fewIn(clause) : fewHaveInChinese.exec(lettersOf(clause.tokens))?.groups;
  if (!groups) return undefined;
  const few = /^(?:one|ein|un)/.test(groups['few'] ?? '') ? 1 : parseHanCount(groups['few'] ?? '');
  return few > 0 && few / all <= 1 - mostGone
    ? { kind: 'count', value: all - few, of: all, start: 0, end: 1 }
    : undefined;
}

/** The groups of a sentence that counts the few who have the trouble, or of whom an unwanted thing happened. */
function fewIn({ tokens, context }: Clause): Record<string, string | undefined> | undefined {
  const words = wordsInFigures(tokens);
  const found = (fewHave.exec(words) ?? fewCall.exec(words))?.groups;
  if (found) return found;
  const had = fewHad.exec(words)?.groups;
  return had && tokens.some((token) => token.text === had['act'] && isUnwanted(token)) && !context.some(isOfOurs)
    ? had
    : undefined;
}

/** Whether a word names the trouble or something that nobody wants. */
const isUnwanted = (token: Token): boolean => has(token, 'trouble', 'worse') || unwanted.test(token.lemma);
/** Whether a word tells that the sentence is about the use of our product. */
const isOfOurs = ({ text }: Token): boolean => ours.test(text);

const ours =
  /^(?:our|ours|using|used|paid|paying|pays|since|anymore|longer|after|unsere?[nmrs]?|seit|nuestr[oa]s?|desde)$/;

export function isDenial({ tokens, sentence }: Clause): boolean {
  if (!sentence.isLatin) return hanDenial.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  const act = never.exec(words)?.groups?.['act'];
  return (
    denials.some((pattern) => pattern.test(words)) || tokens.some((token) => token.text === act && isUnwanted(token))
  );
}

const unwanted = /^(?:lose|lost|miss|missed|trouble|troubled|need|needed|problem|complain)$/;

function partOf({ quantities, context, tokens }: Clause): Quantity | undefined {
  const part = quantities.find(({ kind, period, value }) => kind === 'count' && period === undefined && value > 0);
  const asked = countOfAsked(context);
  const of =
    part &&
    (part.of ??
      countBefore(context, tokens[part.start], part.value)?.value ??
      (asked >= part.value && asked > 0 ? asked : undefined));
  return part && of !== undefined ? { ...part, of } : undefined;
}

const countInChinese = new RegExp(`(${hanNumber})[家个位名所户间]`, 'gu');
/** 问了24所学校，22所说没有这个问题. */
function hanPartOf({ context }: Clause): Quantity | undefined {
  const counts = [...lettersOf(context).matchAll(countInChinese)].map(([, text = '']) => parseHanCount(text));
  const [of, value] = counts;
  return of !== undefined && value !== undefined && value <= of
    ? { kind: 'count', value, of, start: 0, end: 1 }
    : undefined;
}
