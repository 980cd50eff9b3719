import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, type Token } from '../../text/token';
import { wordsInFigures } from '../../text/figures';
import { matchGone } from './goneWords';
import { isOwnLoss } from './lostCustomers';
import { moneyBack } from './moneyBack';
import { isOneOfThem } from './oneOfThem';

/** Of fewer than these, one is many. */
const fewest = 3;

const gone = {
  en: '(?:went back|gone back|left|quit|stopped|cancelled|canceled|dropped out|gave (?:it )?up|returned|switched back|pulled out)',
  de: '(?:zurück\\S*|gekündigt|abgesprungen|gegangen|aufgehört|ausgestiegen)',
  es: '(?:volvió|(?:lo|la|nos) dejó|dejó|se (?:ha )?(?:fue|ido)|canceló|abandonó|se dio de baja|ha (?:vuelto|cancelado))',
} as const;

const latin = [
  ` (?:of|out of) (?:the |our |my |those |all )?(?<all>\\d+) [^.;]*? (?:only |just )?(?:one|1) (?:of them )?(?:has |had |since |only )*${gone.en} `,
  ` (?:of|out of) (?:the |our |my |those )?(?<all>\\d+) (?:\\S+ )?, (?:only |just )?one (?:has )?${gone.en} `,
  ` one (?:of|out of|in) (?:the |our |my |those )?(?<all>\\d+) (?:\\S+ ){0,6}?${gone.en} `,
  ` von (?:den |unseren |meinen )?(?<all>\\d+) [^.;]*? (?:einer|eine|eines|ein \\S+) [^.;]*?${gone.de} `,
  ` (?:einer|eine|eines) (?:der|von den|von|unserer|meiner) (?<all>\\d+) [^.;]*?${gone.de} `,
  ` de (?:los|las|mis|nuestr[oa]s) (?<all>\\d+) [^.;]*? un[oa]? (?:sol[oa] )?${gone.es} `,
  ` un[oa] (?:sol[oa] )?de (?:los|las|mis|nuestr[oa]s) (?<all>\\d+) (?:\\S+ ){0,6}?${gone.es} `,
].map((pattern) => new RegExp(pattern));

/** Others who are gone as well: "one left, and two others never came back". */
const others =
  / (?:all|both|the others?|the rest|another|others|none|nobody|most|alle|beide|die anderen|keiner|niemand|todos|todas|los demás|las demás|nadie|ningun[oa]|el resto) /;

const stayed =
  / (?:stayed|stay|stays|remain|remained|still|renewed|blieben|geblieben|bleiben|siguen|continúan|quedaron) /;

const han =
  /(?:[三四五六七八九十百]|[3-9]|\d{2,})[家个位名户间][^。；]{0,14}?(?:只?有?一[家个位名户间](?:又|就|已经)?(?:退回|退了|退订|走了|取消|不用了|回去|流失)|(?:走|退|流失)了一[家个位名户间])/u;

/** "Of the five that finished the free month one went back to paper": four of five stayed. */
export const isSingleOfMany = memoise((context: readonly Token[]): boolean => {
  if (isOneOfThem(context)) return true;
  const words = wordsInFigures(context);
  if (others.test(words) && !stayed.test(words)) return false;
  if (han.test(lettersOf(context))) return !/都|全|其余|剩下|其他/u.test(lettersOf(context));
  return latin.some((pattern) => Number(pattern.exec(words)?.groups?.['all'] ?? 0) >= fewest);
});

/** "Two people asked for their money back", "some wanted a refund". */
const isMoneyBackOfSome = (clause: Clause): boolean => {
  const { money, some, all } = matchGone(clause) ?? {};
  if (money !== undefined) return some !== undefined && all === undefined;
  return clause.sentence.isLatin
    ? moneyBackOfSome.test(wordsInFigures(clause.tokens))
    : moneyBackOfSomeHan.test(lettersOf(clause.tokens));
};

const fewOf = {
  en: '(?:some|a few|a couple|several|one or 2|a handful)(?: (?:of (?:them|the|our) )?\\S+)?',
  de: '(?:einige|manche|ein paar|mehrere|einzelne)(?: \\S+)?',
  es: '(?:algun[oa]s|un[oa]s? (?:poc[oa]s|cuant[oa]s)|vari[oa]s)(?: \\S+)?',
};
const moneyBackOfSome = new RegExp(
  (['en', 'de', 'es'] as const)
    .map(
      (language) =>
        ` ${fewOf[language]} (?:have |had |then |later |even |haben |nos )?(?:${moneyBack[language].join('|')})`,
    )
    .join('|'),
);
const moneyBackOfSomeHan = new RegExp(`(?:有些|有的|有几|几个|少数|个别|一些)[^，。；]{0,5}(?:${moneyBack.zh})`, 'u');

/** "Three people quit after a week", 去年走了5家，三家是关门了: so many left, of how many nobody says. */
export const isLossOfSome = (clauses: readonly Clause[]): boolean => {
  const [first] = clauses;
  return (
    first !== undefined &&
    clauses.some((clause) => isOwnLoss(clause) || isMoneyBackOfSome(clause)) &&
    !isOfOthers(first)
  );
};

/** Whether the sentence says what all, none or the others did as well. */
export const isOfOthers = ({ sentence, context }: Clause): boolean =>
  sentence.isLatin ? others.test(wordsInFigures(context)) : /都|全|其余|其他|剩下/u.test(lettersOf(context));
