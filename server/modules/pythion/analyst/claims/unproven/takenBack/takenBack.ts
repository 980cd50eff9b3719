import type { Clause } from '../../../text/clause';
import { wordsInFigures } from '../../../text/figures';
import { memoise } from '../../../text/memoise';
import { months } from '../../../text/months';
import { parseHanCount, parseNumber } from '../../../text/numbers';
import { lettersOf, type Token } from '../../../text/token';
import * as chinese from './chinese';
import { english } from './english';
import { german } from './german';
import { spanish } from './spanish';
import { known, type TakenBackWords } from './words';

/** What became of all sales of a sentence: the goods, the order or the money went back, or the money never came. */
type Outcome = 'returned' | 'unpaid';

const languages: readonly TakenBackWords[] = [english, german, spanish];

/** Terms, rules and what is only supposed: "if they don't like it, they get a refund". */
const supposed =
  / (?:if|would|could|can|may|might|unless|whenever|policy|guarantee\S*|wenn|falls|würden?|könnten?|kann|können|darf|dürfen|garantie\S*|si|podría[ns]?|pueden?|garantía|política) /;
/** What is rented or lent comes back. */
const lent =
  / (?:rent\S*|hire[ds]?|hiring|borrow\S*|lend\S*|lent|lease[ds]?|loan\S*|library|\S*miet\S*|\S*leih\S*|\S*lieh\S*|pfand\S*|alquil\S*|arriend\S*|prest\S+|renta\S*) /;

/** Money that others owe: our product may get it back for customers. */
const owedByOthers =
  / (?:landlords?|airlines?|insur\S+|tax\S*|banks?|court|vermieter\S*|fluggesell\S+|versicher\S+|steuer\S*|kaution\S*|aerolíneas?|seguros?|caser[oa]s?|fianzas?|impuestos?|deposit (?:scheme|protection)) | refund(?:ed|s)? (?:\S+ ){0,4}?(?:by|from) (?!us |me )/;
/** How it was for them without us: "before, their invoices were unpaid". */
const formerly =
  / (?:before(?! (?:the|they|it|we|long|delivery|\d))|previously|formerly|used to|früher|vorher|davor|zuvor|bislang|ohne uns|antes(?! de)|sin nosotros) /;
const denied = / (?:not|n't|never|no|nie|nicht|niemals|nunca|jamás) /;

const aMonth = Object.values(months).join('|');
/** "In 2024", "desde mayo de 2024". */
const year = String.raw`(?<= (?:in|since|by|during|until|from|seit|ab|bis|jahr|en|desde|año|(?:${aMonth})(?: (?:de|of))?) )(?:19|20)\d\d `;
const unit = String.raw`(?:€|£|\$|%|percent|hour|day|week|fortnight|month|quarter|year|euro|dollar|pound|cent|stunde|tag|woche|monat|jahr|franken|prozent|hora|día|semana|mes|año|peso|sol|por ciento)\S*`;
/** Numbers that may count who bought; not years, prices or times. */
const count = new RegExp(String.raw`(?<![€£$]) (?!${year})(\d[\d.,]*) (?!${unit})`, 'g');
const countsIn = (words: string): number[] =>
  [...words.matchAll(count)].map(([, digits = '']) => parseNumber(digits) ?? 0);

/** Whether those counted are less than half of all who are counted first. */
const isFew = (counts: readonly number[], [all = 0]: readonly number[]): boolean =>
  counts.some((gone) => gone * 2 < all);

/** Whoever bought: no other word of a sale has to stand before. */
const buyers = /^(?:customers|clients|buyers|subscribers|members|kunden|käufer|clientes|compradores)$/;

const isKnown = (noun: string | undefined, before: string): boolean =>
  noun === undefined || known.test(noun) || before.includes(` ${noun} `);

function outcomeIn(language: TakenBackWords, words: string): Outcome | undefined {
  if (!language.trigger.test(words)) return undefined;
  const sale = language.sale.exec(words);
  const sold = sale ? sale.index + sale[0].length - 1 : words.length;
  for (const { index, 0: match, groups = {} } of words.matchAll(language.undone)) {
    const { goods, unpaid, ...nouns } = groups;
    const since = words.slice(sold, Math.max(sold, index + 1));
    const link = since.search(language.link);
    const between = link < 0 ? '' : since.slice(link);
    const isAll =
      (sold <= index + 1 || buyers.test(nouns.subject ?? '')) &&
      !language.part.test(between) &&
      !formerly.test(words.slice(sold, index + match.length + 1)) &&
      !isFew(countsIn(`${between}${match.slice(1)} `), countsIn(words)) &&
      Object.values(nouns).every((noun) => isKnown(noun, words.slice(0, index + 1))) &&
      !language.kept.test(words.slice(index + match.length));
    if (isAll && unpaid !== undefined) return 'unpaid';
    if (isAll && !(goods === undefined ? owedByOthers : lent).test(words)) return 'returned';
  }
  return isMoneyOfMost(language, words) ? 'returned' : undefined;
}

/** "Of 120 members 97 claimed their share back", "the buyers wanted their money returned"; not "two wanted their money back". */
function isMoneyOfMost({ moneyBack, link, part }: TakenBackWords, words: string): boolean {
  const found = moneyBack.exec(words);
  if (!found || owedByOthers.test(words)) return false;
  const before = words.slice(0, found.index + 1);
  const linkAt = [...before.matchAll(link)].at(-1)?.index ?? 0;
  const subject = before.slice(linkAt);
  return !part.test(subject) && !denied.test(subject) && !isFew(countsIn(subject), countsIn(words));
}

const hanCount = /([\d一二两三四五六七八九十百千]+)[多来余]?[家个位名户人所间套台份单件](?!月|星期|半)/gu;
const hanCountsIn = (letters: string): number[] =>
  [...letters.matchAll(hanCount)].map(([, digits = '']) => parseHanCount(digits));

function outcomeInChinese(letters: string): Outcome | undefined {
  if (!chinese.trigger.test(letters)) return undefined;
  const sale = chinese.sale.exec(letters);
  if (!sale || chinese.kept.test(letters)) return undefined;
  const isOfAll = ({ index, 0: match }: RegExpExecArray): boolean => {
    const sold = sale.index + sale[0].length;
    if (index < sold) return false;
    const since = letters.slice(sold, index + match.length + 3);
    const comma = since.search(/[，,；;、]/u);
    const between = since.slice(comma < 0 ? index - sold : comma);
    return !chinese.part.test(between) && !isFew(hanCountsIn(between), hanCountsIn(letters));
  };
  if ([...letters.matchAll(chinese.takenBack)].some(isOfAll)) return 'returned';
  return [...letters.matchAll(chinese.notPaid)].some(isOfAll) ? 'unpaid' : undefined;
}

const outcomeInWords = memoise((context: readonly Token[]): Outcome | 'none' => {
  const words = wordsInFigures(context);
  if (supposed.test(words)) return 'none';
  for (const language of languages) {
    const outcome = outcomeIn(language, words);
    if (outcome) return outcome;
  }
  return 'none';
});

const outcomeInLetters = memoise(
  (context: readonly Token[]): Outcome | 'none' => outcomeInChinese(lettersOf(context)) ?? 'none',
);

/** They use it all the same: "18 shops use it every day and none has paid". */
const used =
  / (?:use|uses|using|nutzen|nutzt|benutzen|benutzt|verwenden|verwendet|usan?|utilizan?|usando) |(?:在|天|日|周|月)用|使用/u;

/**
 * What became of the sales of a sentence. "18 shops bought the sensors, then returned them", "alle haben storniert", 后来都退了 are
 * returned; "but they never paid", 货款都压着没付 are unpaid. "Two cancelled, 16 stayed" leaves the sales of the others: none.
 */
const outcomeOf = ({ context, sentence }: Clause): Outcome | 'none' =>
  sentence.isLatin ? outcomeInWords(context) : outcomeInLetters(context);

const isUsed = ({ context, sentence }: Clause): boolean =>
  used.test(sentence.isLatin ? wordsInFigures(context) : lettersOf(context));

/** Whether all sales of a sentence were taken back, or never paid by buyers who don't use it either. */
export const isTakenBack = (clause: Clause): boolean =>
  outcomeOf(clause) === 'returned' || (outcomeOf(clause) === 'unpaid' && !isUsed(clause));

/** All who were counted before, at the beginning of a sentence. */
const allOfThem =
  /^ (?:(?:and|but|then|later|in the end|und|aber|dann|später|am ende|y|pero|luego|después|al final|\S+ \S+ (?:later|after|später|danach|después)) (?:, )?)?(?:haben |hatten )?(?:they|all|both|every(?:one|body)?|each|alle|allesamt|sie|sämtliche|tod[oa]s|amb[oa]s|l[oa]s \d+) /;
const allOfThemInChinese =
  /^(?:但是?|可是?|不过|后来|结果|最后|最终|没几天|没多久|[，,])*(?:他们|她们|大家|全部?|全都|都|统统|这[^，。,]{0,3}[家个位户])/u;

/** "They all returned them", "alle haben wieder storniert", 后来都退了: in a sentence of its own, of those who are counted before. */
export const isTakenBackByAll = memoise(({ context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) {
    const letters = lettersOf(context);
    return allOfThemInChinese.test(letters) && outcomeInChinese(`付，${letters}`) !== undefined;
  }
  const words = wordsInFigures(context);
  return (
    allOfThem.test(words) &&
    !supposed.test(words) &&
    languages.some((language) => outcomeIn(language, `${soldBefore} ,${words}`) !== undefined)
  );
});
/** A sale in each language. */
const soldBefore = ' paid bezahlt pagaron';

/** Whether those who bought use it and never paid. */
export const isUsedUnpaid = (clause: Clause): boolean => outcomeOf(clause) === 'unpaid' && isUsed(clause);
