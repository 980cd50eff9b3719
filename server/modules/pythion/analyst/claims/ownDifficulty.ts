import { clausesBySentence, type Clause } from '../text/clause';
import { has, isWord, lettersOf, spacedWords, type Token } from '../text/token';
import type { Claim } from './claim';
import { isOwnLoss } from './customers/lostCustomers';
import { isRefundedByUs } from './customers/refunded';
import { isNoTroubleOfTheirs } from './othersLoss';
import { isOwnAffair } from './ownAffairs';
import { permitInLatin } from './permit/words';

/** What a trouble of the customers would support. */
const ofTrouble: readonly Claim['kind'][] = [
  'trouble',
  'frequencyOrCost',
  'costCounted',
  'alternative',
  'alternativeDetail',
  'alternativeFails',
];

/** Without what the founder's own difficulties would support if they were the customers'. */
export const withoutOwnDifficulties = (claims: readonly Claim[], own: ReadonlySet<Clause>): readonly Claim[] =>
  own.size === 0
    ? claims
    : claims.filter(
        ({ kind, clause }) =>
          !(own.has(clause) && (ofTrouble.includes(kind) || (!clause.sentence.isLatin && kind === 'groupDetail'))),
      );

/** "My problem is the lead time: reeds take 9 weeks": the clauses that tell what is hard for us, and what follows in the sentence. */
export function ownDifficultiesIn(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const own = new Set<Clause>();
  const clausesOf = clausesBySentence(clauses);
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    const goesOn =
      before !== undefined &&
      own.has(before) &&
      !isNoTroubleOfTheirs(before, undefined, clauses) &&
      before.sentence === clause.sentence &&
      !clause.tokens.some((token) => has(token, 'people', 'customer'));
    const isOwn =
      goesOn ||
      isOurs(clause) ||
      isFinding(clause, before) ||
      isWhyWithoutPermit(clause, before) ||
      isOwnTrouble(clause, clausesOf.get(clause.sentence) ?? []);
    if (isOwn || isNoTroubleOfTheirs(clause, before, clauses)) own.add(clause);
  }
  return own;
}

const difficulties =
  /^(?:trouble|problem|difficulty|challenge|bottleneck|headache|worry|struggle|obstacle|schwierigkeit|engpass|sorge|hürde|herausforderung|problema|dificultad|reto|obstáculo)$/;

/** "My problem is", "our biggest bottleneck is", "mein Problem ist", "mi problema es", 我的问题是; not "my customers' problem is". */
function isOurs({ tokens, sentence }: Clause): boolean {
  if (!sentence.isLatin)
    return /^(?:但是?)?(?:我|我们|咱们)的?(?:最大的?)?(?:问题|难题|难处|难点|困难)是/.test(lettersOf(tokens));
  const at = tokens.slice(0, 5).findIndex((token) => isWord(token, difficulties));
  if (at < 0) return false;
  const owner = tokens.slice(Math.max(0, at - 2), Math.max(0, at)).some(({ text }) => possessives.test(text));
  const isForUs =
    /^(?:for|für|para)$/.test(tokens[at + 1]?.text ?? '') && /^(?:me|us|mich|uns|mí)$/.test(tokens[at + 2]?.text ?? '');
  const verb = tokens[isForUs ? at + 3 : at + 1];
  // "My problem is that bakers bin a third of it" is theirs.
  const isTheirs =
    /^(?:that|dass|que)$/.test(tokens[tokens.indexOf(verb!) + 1]?.text ?? '') &&
    tokens.slice(at).some((token) => has(token, 'people'));
  return (owner || isForUs) && isBeing(verb) && !isTheirs;
}

const possessives = /^(?:my|our|mein|meine|unser|unsere|mi|nuestr[oa])$/;

const isBeing = (token: Token | undefined): boolean =>
  token?.lemma === 'be' || /^(?:ist|war|es|era)$/.test(token?.text ?? '');

/** What we lost, owe or paid back, what happens in our business, and why our customers left. */
const isOwnTrouble = (clause: Clause, beside: readonly Clause[]): boolean =>
  isMoneyLost(clause) || isRefundedByUs(clause) || isOwnAffair(clause) || isReasonOfLeaving(clause, beside);

const lostByUs =
  / (?:i|we) (?:(?:have|'ve) )?(?:lost|wrote off) | (?:ich|wir) (?:\S+ ){0,8}?(?:verloren|draufgelegt|eingebüßt) | (?:habe|haben) (?:ich|wir) (?:\S+ ){0,8}?(?:verloren|draufgelegt|eingebüßt) | (?:perdí|perdimos|he perdido|hemos perdido) /;
const lostByUsHan =
  /^(?:但是?|可是?)?(?:我们?)?(?:上个?月|这个月|去年|今年|第一年|\d+月)?(?:还|又|一共|总共)?(?:赔|亏)了?(?:大?约)?\d|还?(?:没有?|未)(?:借到|贷到|贷下)(?:钱|款)?|借不到钱|贷款(?:还)?没(?:批|下)|银行[^,，。]{0,4}(?:没|不)(?:肯)?(?:批|放)(?:贷|款|$)|还?(?:没有?|未)(?:打平|回本|保本)/;
/** 手头没活, 禁渔那四个月闲着, 一台没卖: our work, and no trouble of those for whom it is. */
const idleHan =
  /^(?:我们?)?(?:现在|眼下|目前|最近|这阵)?(?:手头|手上|手里)(?:也|还|都)?没(?:有)?(?:什么)?(?:活|单子?|生意|订单)|^(?:我们?)?[^,，。他她客户]{0,10}(?:几?个月|[春夏秋冬]天|淡季|假期)(?:我们?)?(?:就|都|只能|全)?(?:闲|歇|停工)着?(?=[,，。.]|$)|^[一半][台件套个份单只条张组家](?:都|也)?(?:还)?没(?:有)?(?:卖|租|订|签|成交)(?:出去?|掉|到|着)?(?=[,，。.]|$)/u;

/** 银行没批贷,小店主只能借高利贷: theirs. */
const othersHan = /他们|她们|[农商租用住渔]户|[店摊船]主|[渔农]民|学生/u;

/** "I lost £300 on a van that broke down", 上个月赔了7400元, 还没借到钱, 手头没活. */
const isMoneyLost = ({ tokens, context, quantities, sentence }: Clause): boolean =>
  sentence.isLatin
    ? quantities.some(({ kind }) => kind === 'money') && lostByUs.test(spacedWords(tokens))
    : (lostByUsHan.test(lettersOf(tokens)) || idleHan.test(lettersOf(tokens))) && !othersHan.test(lettersOf(context));

/** "Last year I had 71 regulars, three dogs died and two went to another groomer": a count beside those who left us. */
const isReasonOfLeaving = ({ quantities }: Clause, beside: readonly Clause[]): boolean =>
  quantities.some(({ kind }) => kind === 'count') &&
  beside.some(isOwnLoss) &&
  beside.some((other) => other.speaker === 'own' && other.quantities.length > 0);

const finding =
  /^ (?:(?:and|but|und|aber|y|pero) )?(?:the (?:\S+ )?(?:trouble|problem|difficulty|challenge|part|bit|thing) (?:is|was|'s) (?:in )?(?:finding|getting|reaching|recruiting|sourcing|keeping) |(?:das|die) (?:problem|schwierigkeit|schwierige|schwerste) ist , |lo (?:más )?(?:difícil|complicado) es (?:encontrar|conseguir))/;

/** "I hire students for it. The trouble is finding them": whom or what we need ourselves, and who finds us customers. */
function isFinding({ tokens, sentence, context }: Clause, before: Clause | undefined): boolean {
  if (!sentence.isLatin || !finding.test(spacedWords(tokens.length < 5 ? context : tokens))) return false;
  const words = spacedWords(tokens);
  const isOfBuyers =
    / (?:finding|getting|reaching|zu finden|encontrar|conseguir) (?:more |enough |new )?(?:customers|clients|buyers|kunden|clientes) /.test(
      words,
    );
  return (
    isOfBuyers ||
    (before !== undefined &&
      isOurNeed(before) &&
      / (?:them|one|it|sie) |(?:encontrar|conseguir)(?:l[oa]s?|me)? /.test(words))
  );
}

const withoutPermit = new RegExp(
  ` (?:no (?:tengo|tenemos)|(?:i|we) (?:have no|do n't have|have n't got)|(?:(?:ich|wir) (?:habe|haben)|(?:habe|haben) (?:ich|wir)) keine?n?) (?:\\S+ ){0,4}?${permitInLatin} `,
);
/** "No tenemos el permiso, porque tardan un año y nadie contesta": why we go without, and no trouble of the customers. */
const isWhyWithoutPermit = ({ tokens, sentence }: Clause, before: Clause | undefined): boolean =>
  sentence.isLatin &&
  before?.sentence === sentence &&
  /^(?:because|since|weil|denn|porque)$/.test(tokens[0]?.text ?? '') &&
  withoutPermit.test(spacedWords(before.tokens));

/** "I hire students", "we need barns", "busco costureras". */
const isOurNeed = ({ tokens, speaker }: Clause): boolean =>
  (speaker === 'own' &&
    tokens.some(
      ({ lemma, pos, text }, index) =>
        ((pos === 'verb' && /^(?:need|want|hire|employ|use|buy|source|collect|rely|depend|require)$/.test(lemma)) ||
          /^(?:brauche|brauchen|suche|suchen)$/.test(text)) &&
        tokens.slice(0, index).every((token) => !has(token, 'people', 'customer')),
    )) ||
  /^(?:busco|necesito|buscamos|necesitamos|contrato)$/.test(tokens[0]?.text ?? '');
