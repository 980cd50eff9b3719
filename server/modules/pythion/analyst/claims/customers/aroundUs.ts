import { clauseBefore, type Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { withLeavers, type Leaving } from './stayersAndLeavers';

const dealing =
  '(?:book|order|bought|buy|hire|deal|went|go|call|pay|paid|rent|work|arrang|gebucht|buch|bestell|gekauft|kaufen|beauftrag|gemietet|mieten|zahl|vereinbar|contrat|compr|ped|reserv|llam|pag|alquil|encarg|trat|fueron|van |arregl)';
const straight =
  '(?:direct|directly|straight|direkt|selbst|directo|directamente|por su cuenta|por fuera|entre ell[oa]s|among themselves|untereinander)';
const behind =
  '(?:past us|behind our backs?|an uns vorbei|hinter unserem rücken|sin pasar por (?:nosotr[oa]s|la (?:app|plataforma|web))|a nuestras espaldas|saltándose(?:nos)?|salteándonos)';
const past = `(?:${behind}|without us|without the app|around us|ohne uns|sin nosotr[oa]s)`;
const few = '(?:\\S+ ){0,8}?';
/** "Booked again, but directly with the band and without us", "sin pasar por la app". */
const around = new RegExp(
  ` (?:${dealing}\\S* ${few}(?:${straight} ${few}${past}|${past} ${few}${straight}|${behind}) |(?:${straight} ${few}ohne uns|${behind}) ${few}${dealing})`,
);
const bypassed =
  / (?:bypass(?:ed)?|(?:cut|cutting) out|circumvent(?:ed)?) (?:us|the (?:app|platform)) | (?:umgangen|übergangen) /;
const bypassedHan =
  /(?:绕过|绕开|跳过|甩开|甩掉|不(?:再)?(?:经过|通过))(?:了)?(?:我们|平台|小程序)|跳单|私下(?:交易|成交|下单|联系|约)/u;
const trigger =
  / (?:us|uns|unserem|our|nosotr[oa]s|espaldas|saltándose(?:nos)?|salteándonos|por|app|platform|umgangen|übergangen) /;

const counted =
  / (?<part>\d+) (?!(?:%|percent|prozent|euros?|€|veces|times|mal|months?|meses|monaten?|days?|semanas?|weeks?|wochen) )/;
const countedHan = /(\d+|[一二两三四五六七八九十百]+)多?[家个位名户人]/u;
/** What isn't done, or is denied: "nobody books without us", "they can't". */
const denied =
  / (?:not|n't|never|nobody|none|no_one|can|cannot|could|would|if|nicht|kein\S*|niemand|kann|können|würde\S*|wenn|no|nunca|nadie|ningun[oa]|pueden?|podrían?|si|before|previously|früher|antes) /;
const deniedHan = /没有?人|不会|不能|无法|如果|要是|防止|避免|怕|以前|之前|原来/u;

/** How many of the customers went on without us; none where they aren't counted. */
const partOf = memoise((clause: Clause): number | undefined => {
  const { tokens, context, sentence, modality, speaker } = clause;
  if (modality !== 'fact' || /^(?:rival|report|quoted)$/.test(speaker) || isRivals(clause)) return undefined;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    const count = bypassedHan.test(letters) && !deniedHan.test(letters) ? countedHan.exec(letters)?.[1] : undefined;
    return count === undefined ? undefined : parseHanCount(count);
  }
  const part = counted.exec(wordsInFigures(tokens))?.groups?.['part'];
  if (part === undefined) return undefined;
  // "Sieben haben direkt und ohne uns gebucht": the sentence goes on in a clause of its own.
  const words = wordsInFigures(context.slice(Math.max(0, context.indexOf(tokens[0]!))));
  const found = trigger.test(words) ? (around.exec(words) ?? bypassed.exec(words)) : undefined;
  return found && !denied.test(words.slice(0, found.index + found[0].length)) ? Number(part) : undefined;
});

/** The last count before that is no smaller, of the same sentence or the one before: "five paid. Four of those …". */
function wholeOf(part: number, clause: Clause, clauses: readonly Clause[]): number | undefined {
  const sentences = new Set([clause.sentence, clauseBefore(clause, clauses)?.sentence]);
  return clauses
    .filter(({ sentence, index }) => sentences.has(sentence) && index <= clause.index)
    .flatMap(({ quantities }) => quantities)
    .flatMap(({ kind, value, of, period }) =>
      kind === 'count' && period === undefined ? [value, of ?? 0].filter((count) => count >= part) : [],
    )
    .findLast((count) => count > part || part > 1);
}

const ofLoyal = /^(?:repeat|evidence|paidPrice|payingCustomers|realUse|proof|channel.*)$/;

/**
 * Customers who went on with our supplier and without us: "four of those booked again, but directly with the band and without us",
 * 其中4个后来绕过我们直接找乐队. They are lost, and how they book now is today's way.
 */
export function withAroundUs(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const gone = clauses.filter((clause) => partOf(clause) !== undefined);
  if (gone.length === 0) return [...claims];
  const lost = new Set(gone);
  const leavings = gone.flatMap((clause): Leaving[] => {
    const part = partOf(clause)!;
    const whole = wholeOf(part, clause, clauses);
    return whole === undefined ? [] : [{ clause, part, whole }];
  });
  const kept = claims.filter(({ kind, clause }) => !(lost.has(clause) && ofLoyal.test(kind)));
  return [
    ...withLeavers(kept, { staying: [], none: [], gone: leavings }),
    ...gone.map((clause) => makeClaim('alternative', clause)),
  ];
}
