import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf, type Token } from '../../text/token';
import { isFact, isVoid, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { hanNumber, hanUnit } from './hanCounts';
import { half } from './stayersAndLeavers';
import { wholeOfParts } from './wholeOfParts';

const years = '(?!(?:19|20)\\d\\d )';
/** "Im Februar waren es noch elf", "in February there were eleven", "en febrero eran todavía once", 二月还有十一家. */
const former = [
  ` (?:waren|zahlten|hatten) (?:es|wir|uns|das)? ?(?:\\S+ ){0,2}?(?:noch|mal|erst) ${years}(?<all>\\d+) `,
  ` (?:vorher|zuvor|anfangs|ursprünglich|am anfang|zu beginn|im \\p{L}+|vor \\S+ monaten) (?:waren es|waren wir bei|hatten wir|zahlten) ${years}(?<all>\\d+) `,
  ` (?:there were|it was|they were|we had|i had) (?:still )?${years}(?<all>\\d+)(?: \\p{L}+)? (?:in \\p{L}+|before|at first|last \\p{L}+|at the start|, )`,
  ` (?:in \\p{L}+|before that|at first|last \\p{L}+|at the start) (?:, )?(?:there were|it was|they were|we had|i had) (?:still )?${years}(?<all>\\d+) `,
  ` (?:down|up) from ${years}(?<all>\\d+) `,
  ` (?:antes|al principio|en \\p{L}+) (?:, )?(?:eran|éramos|había|teníamos|tenía) (?:todavía |aún )?${years}(?<all>\\d+) `,
  ` (?:eran|teníamos|tenía|había) (?:todavía |aún )?${years}(?<all>\\d+)(?: \\p{L}+)? (?:en \\p{L}+|antes|al principio) `,
].map((pattern) => new RegExp(pattern, 'u'));
const formerHan = new RegExp(
  `(?:[一二三四五六七八九十\\d]+月(?:份|初|底)?(?:的时候|时)?|原来|之前|本来|最初|一开始)[^，。；,;]{0,3}(?:还?有|是)(?<all>${hanNumber})${hanUnit}`,
  'u',
);

/** "Eine hat im April wieder aufgehört", "one stopped again in April", "una lo dejó en abril", 一家四月停了. */
const left = [
  ` (?<gone>eine?r?|\\d+) (?:davon |von ihnen |\\p{L}+ )?(?:hat|haben|ist|sind) (?:(?!(?:nicht|nie|kein\\S*|mit|beim?|bei|alte[nmrs]?|\\S*anbieter|jobs?|stelle|arbeit) )[^\\s,]+ ){0,5}?(?:wieder |dann )?(?:aufgehört|gekündigt|abgesprungen|ausgestiegen|abbestellt|aufgegeben) (?:[.,;!]|weil |wegen |nach |$)`,
  ` (?<gone>one|\\d+) (?:of them |of those |\\p{L}+ )?(?:has |have )?(?:since |then |again |already )?(?:stopped|quit|cancelled|canceled|dropped out|left us|gave up|gave notice) (?:again |using it )?(?:in|after|because|as|since|when|by|[.,;!]|$)`,
  ` (?<gone>un[oa]?|\\d+) (?:de ell[oa]s |\\p{L}+ )?(?:lo |la )?(?:dejó|dejaron|ha dejado|han dejado|canceló|cancelaron|se dio de baja|se dieron de baja|abandonó|abandonaron) (?:en|tras|porque|de usarl[oa]|a los|[.,;!]|$)`,
].map((pattern) => new RegExp(pattern, 'u'));
const leftHan = new RegExp(
  `(?<gone>${hanNumber})${hanUnit}[^，。；,;想]{0,10}(?:停了|不用了|退了|退订了|解约了|走了|取消了)`,
  'u',
);

/** Who uses or tries it, counted before in the sentence: "drei testen seit Januar". */
const using = [
  ` ${years}(?<all>\\d+) (?:\\p{L}+ )?(?:testen|nutzen|benutzen|probieren|zahlen|bezahlen|mieten|beziehen|abonnieren|machen|sind dabei|haben (?:\\S+ ){0,6}?(?:mitgemacht|getestet|ausprobiert|genutzt)) `,
  ` ${years}(?<all>\\d+) (?:\\p{L}+ )?(?:are (?:testing|using|trying|paying)|(?:have been|have) (?:testing|using|trying|tested|used|tried)|test|use|pay|tested|tried|joined|took part) `,
  ` ${years}(?<all>\\d+) (?:\\p{L}+ )?(?:l[oa]s? )?(?:prueban|usan|utilizan|pagan|están probando|están usando|probaron|participaron|participan) `,
  ` (?:haben|hatten) (?:\\S+ ){0,6}?${years}(?<all>\\d+) (?:\\p{L}+ ){1,2}?(?:mitgemacht|getestet|ausprobiert|genutzt|teilgenommen) `,
  ` (?:von|of) (?:den |unseren |our |the |those )?${years}(?<all>\\d+) `,
  ` (?:de) (?:l[oa]s |nuestr[oa]s )${years}(?<all>\\d+) `,
].map((pattern) => new RegExp(pattern, 'u'));
const usingHan = new RegExp(
  `(?<all>${hanNumber})${hanUnit}[^，。；,;]{0,12}(?:在?试用|在用|开始用|用了|参加|付费|付钱)`,
  'u',
);
/** Where people stopped doing something of their own, or left somebody else. */
const others =
  / (?:rauchen|trinken|fahrer\S*|mitarbeiter\S*|mitgründer\S*|angestellte\S*|azubis?|praktikant\S*|helfer\S*|employees?|co-founders?|drivers?|staff|smoking|drinking|emplead[oa]s|soci[oa]s?|fumar|konkurren\S*|competitors?|competencia) /;
const othersHan = /员工|合伙人|司机|抽烟|对手|同行/u;

type Leaving = { clause: Clause; gone: number; all: number };

const numberOf = (word: string | undefined): number =>
  word === undefined ? 0 : /^(?:eine?r?|one|un[oa]?)$/.test(word) ? 1 : parseHanCount(word);

const find = (patterns: readonly RegExp[], words: string): Record<string, string | undefined> | undefined =>
  patterns.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups !== undefined);

const formerIn = memoise((context: readonly Token[]): number => {
  const letters = lettersOf(context);
  const groups = find(former, wordsInFigures(context)) ?? formerHan.exec(letters)?.groups;
  return numberOf(groups?.['all']);
});

const usersIn = memoise((context: readonly Token[]): number => {
  const groups = find(using, wordsInFigures(context)) ?? usingHan.exec(lettersOf(context))?.groups;
  return numberOf(groups?.['all']);
});

/** How many a clause says have left, and of how many the sentence counts: those who were there before, else those who use it. */
function leavingIn(clause: Clause): Leaving | undefined {
  const { tokens, context, sentence } = clause;
  if (!isFact(clause) || isVoid(clause) || clause.isNobody || isRivals(clause)) return undefined;
  const isOthers = sentence.isLatin ? others.test(wordsInFigures(context)) : othersHan.test(lettersOf(context));
  if (isOthers) return undefined;
  const groups = sentence.isLatin ? find(left, wordsInFigures(tokens)) : leftHan.exec(lettersOf(tokens))?.groups;
  const gone = numberOf(groups?.['gone']);
  if (gone === 0) return undefined;
  const before = formerIn(context);
  const all = before > gone ? before : (wholeOfParts(context, gone) ?? usersIn(context));
  return all > gone ? { clause, gone, all } : undefined;
}

/** Fewer customers say too little about all who stay. */
const fewestStaying = 5;
const lasting =
  / (?:seit|noch|since|still|desde|todavía|aún|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|in (?:january|february|march|april|june|july|august|september|october|november|december)) /;
const lastingHan = /从|自|月/u;

const isLasting = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? lasting.test(wordsInFigures(context)) : lastingHan.test(lettersOf(context));

/**
 * Who left of those who were counted before: "nine pay, in February there were eleven, two cancelled" are 2 of 11. Where few left over
 * months, all others stayed.
 */
export function withFormerCount(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const leaving = clauses.flatMap((clause) => leavingIn(clause) ?? []);
  if (leaving.length === 0) return [...claims];
  const known = new Set(leaving.map(({ clause }) => clause));
  const isTold = claims.some(({ kind }) => kind === 'nobodyStayed' || kind === 'nobodyPaid');
  const kept = claims.filter(({ kind, clause }) => kind !== 'churn' || !known.has(clause));
  return [
    ...kept,
    ...leaving.flatMap(({ clause, gone, all }) => [
      makeClaim('churn', clause, { quantity: countIn(clause, gone, all) }),
      ...(isTold || all < fewestStaying || gone / all >= half || !isLasting(clause) ? [] : stayingIn(clause, claims)),
    ]),
  ];
}

const countIn = ({ quantities }: Clause, value: number, of: number): NonNullable<Claim['quantity']> => {
  const counted = quantities.find((quantity) => quantity.kind === 'count' && quantity.value === value);
  return { kind: 'count', start: 0, end: 1, ...counted, value, of };
};

/** They came back, by what the same sentence shows of their use. */
const stayingIn = ({ sentence }: Clause, claims: readonly Claim[]): Claim[] => {
  const used = claims.filter(
    ({ kind, clause, evidence }) => kind === 'evidence' && clause.sentence === sentence && evidence >= 4,
  );
  const [best] = used;
  return best ? [makeClaim('repeat', best.clause, { evidence: best.evidence })] : [];
};
