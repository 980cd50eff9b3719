import { clauseBefore, writtenWords, type Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';
import { isDeclinedWork } from './declinedWork';
import { chinese, withoutSubjectInChinese } from './licensedTrades/chinese';
import { goodsTrades } from './licensedTrades/english/goodsTrades';
import { moneyTrades } from './licensedTrades/english/moneyTrades';
import { peopleTrades } from './licensedTrades/english/peopleTrades';
import { withoutSubject } from './licensedTrades/english/words';
import { goodsTrades as germanGoods } from './licensedTrades/german/goodsTrades';
import { peopleTrades as germanPeople } from './licensedTrades/german/peopleTrades';
import { withoutSubject as withoutGermanSubject } from './licensedTrades/german/words';
import { goodsTrades as spanishGoods } from './licensedTrades/spanish/goodsTrades';
import { peopleTrades as spanishPeople } from './licensedTrades/spanish/peopleTrades';
import { own as ownInSpanish, withoutDenial } from './licensedTrades/spanish/words';
import { anyAfterSpace, type Trade } from './licensedTrades/trade';
import { othersOrOrder } from '../text/speakers';

type Trades = { own: RegExp; other?: RegExp; trades: readonly Trade[]; withoutSubject: (act: RegExp) => string };

/** The trades of a language, what its sentences on us have in them and what they never have, and the act of a trade alone. */
const languages: readonly Trades[] = [
  {
    own: / (?:we|i|our|my|nurses?|midwi(?:fe|ves)|carers?) /,
    trades: [...peopleTrades, ...moneyTrades, ...goodsTrades],
    withoutSubject,
  },
  {
    own: / (?:wir|ich|unsere?|meine?) /,
    trades: [...germanPeople, ...germanGoods],
    withoutSubject: withoutGermanSubject,
  },
  {
    own: ownInSpanish,
    other: / (?:the|we|and|der|die|wir) /,
    trades: [...spanishPeople, ...spanishGoods],
    // The verb tells who.
    withoutSubject: withoutDenial,
  },
];

/** One pattern for all acts, whoever does them: most sentences have none, and a single scan tells. */
const latin = languages.map(({ own, other, trades, withoutSubject: actOf }) => ({
  own,
  other,
  trades,
  any: new RegExp(anyAfterSpace(trades.map(({ act }) => actOf(act)))),
}));
const anyInChinese = new RegExp(chinese.map(({ act }) => withoutSubjectInChinese(act)).join('|'));

/** The licence is told beside the trade: "I am Gas Safe registered", "con carné de instalador", 证件齐全. */
const held =
  / (?:licensed|registered|certified|accredited|(?:with|have|hold|holds|has) (?:(?:a|the|our|my|all) )?(?:\S+ )?(?:licen[cs]es?|permits?|certificates?)|eingetragene[rsn]?|zugelassen\S*|meisterbetrieb|approbation|konzession|con (?:(?:el|la|mi|nuestr[oa]) )?(?:carné|licencia|título|habilitación)|titulad[oa]s?|registrad[oa]s?|colegiad[oa]s?|autorizad[oa]s?) |持证|证件齐全|证照齐全|(?<!没)有证|已?备案/;

/** The trade is what the founder knows from, what a tool is for, or what isn't done. */
const aside =
  / (?:software|app|apps|platform|website|used to|no longer|never|(?:do|does|will|wo|would|am|are|is|have|can|ca) (?:not|n't)|früher|nicht mehr|ehemals|programa|aplicación|plataforma|antes|ya no) |软件|系统|小程序|平台|以前|不再|曾经|不开|不做/;
/** Money: not a share of something, nor 单元 and 模块. */
const price =
  /[$£€¥₹]| (?:pounds?|dollars?|euros?|quid|francs?|franken|pesos|soles|cents?|rupees?|fee|fees) |[\d一二两三四五六七八九十百千万半几](?:[美欧港日]?元|块钱)|[\d二两三四五六七八九十百千万半几]块/;

/**
 * A trade of ours that needs a licence everywhere: "I drive a taxi", "wir betreiben ein Pflegeheim", 我开一家幼儿园. Not "cakes for
 * nursing homes", "software for taxi drivers", "I used to drive a taxi".
 */
export function findLicensedTrade(clauses: readonly Clause[]): { clause: Clause; field: string } | undefined {
  const text = readOf(clauses);
  for (const clause of clauses) {
    if (!isTold(clause)) continue;
    const trades = tradesIn(clause);
    if (trades.length === 0 || isDeclinedWork(clause)) continue;
    const trade = trades.find(
      ({ about, antecedent, isPaid }) =>
        (!about || text.has(about)) &&
        (!antecedent || antecedent.test(withSentenceBefore(clause, clauses))) &&
        (!isPaid || text.has(price)),
    );
    if (trade) return { clause, field: trade.field };
  }
  return undefined;
}

/** Whether the text has a pattern. Each is looked for once, because many sentences of a text do the same trade. */
function readOf(clauses: readonly Clause[]): { has: (pattern: RegExp) => boolean } {
  const known = new Map<RegExp, boolean>();
  let words: string | undefined;
  const has = (pattern: RegExp): boolean => {
    const before = known.get(pattern);
    if (before !== undefined) return before;
    words ??= wordsOf(clauses);
    const found = pattern.test(words);
    known.set(pattern, found);
    return found;
  };
  return { has };
}

/** "Patients wait for hours. We drive them": the words that a pronoun may stand for. */
function withSentenceBefore(clause: Clause, clauses: readonly Clause[]): string {
  const before = clauseBefore(clause, clauses);
  return `${before ? writtenWords(before) : ''}${writtenWords(clause)}`;
}

const isTold = ({ modality, speaker }: Clause): boolean =>
  modality !== 'question' && modality !== 'condition' && !othersOrOrder.has(speaker);

const wordsOf = (clauses: readonly Clause[]): string =>
  [...new Set(clauses.map(({ context }) => context))]
    .map((context) => spacedWords(context) + (/\p{Script=Han}/u.test(spacedWords(context)) ? lettersOf(context) : ''))
    .join('');

const tradesIn = ({ context, sentence }: Clause): readonly Trade[] =>
  sentence.isLatin ? inWords(context) : inLetters(context);

const inWords = memoise((context: readonly Token[]): readonly Trade[] => {
  const words = spacedWords(context);
  const ours = latin.filter(({ own, other }) => own.test(words) && !other?.test(words));
  if (ours.length === 0 || aside.test(words) || held.test(words)) return [];
  return ours.filter(({ any }) => any.test(words)).flatMap(({ trades }) => trades.filter(({ act }) => act.test(words)));
});

const inLetters = memoise((context: readonly Token[]): readonly Trade[] => {
  const letters = lettersOf(context);
  if (!letters.includes('我') || !anyInChinese.test(letters) || aside.test(letters) || held.test(letters)) return [];
  return chinese.filter(({ act }) => act.test(letters));
});
