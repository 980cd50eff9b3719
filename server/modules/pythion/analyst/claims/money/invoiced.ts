import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { readQuantities } from '../../text/quantities';
import { lettersOf, spacedWords } from '../../text/token';
import { isFact } from '../claim';
import { isRivals } from '../hearsay';

/** A year that is over. What is named for a later one may be a plan. */
const pastYear = '20(?:1\\d|2[0-6])';

const pastTime = new RegExp(
  ` (?:last (?:year|month|season|quarter|summer|winter)|(?:past|last) (?:\\S+ )?(?:year|months)|this year so far|so far this year|in ${pastYear}|${pastYear} (?:came|was|we|i|haben|habe|:)|(?:turnover|sales|revenue|umsatz|ventas|ingresos|facturación|for|de|en|im jahr|jahr) ${pastYear}|first (?:year|season)|since|so far|letzte[nrs]? (?:jahr|monat|saison)|vergangene[nrs]? (?:jahr|monat)|im ersten jahr|vorjahr|seit|bisher|bislang|(?:año|mes|curso|verano) pasado|desde|hasta ahora|primer año) `,
);

const amount =
  '(?:about |around |over |just over |just under |nearly |of |at |to |was |were |: |rund |etwa |gut |unos |casi )*¤';
const forms = [
  ` (?:i|we)(?: have| 've)? (?:invoiced|billed|turned over|grossed)(?: \\S+){0,4}? ${amount} `,
  ` (?:i|we)(?: have| 've)? (?:did|made|earned) (?:about |around |over |nearly |just under )*¤ `,
  ` (?:came out|came|comes|was|were|brought in|made|ended) (?:at |to |in )?${amount} (?:of|in|worth of) (?:invoices|invoiced \\S+|turnover|sales|revenue|billings|takings) `,
  `^ (?:(?:last|this|in|the|our|my|'s|first|total|annual|so|far|year|season|month|quarter|\\d+|,|:) )*(?:turnover|sales|revenue|invoices|billings|takings)(?: (?:last|in|for|the|first|year|season|month|quarter|so far|\\d+|came|since|\\S+ber))* ${amount} `,
  `^ (?:(?:letzte[snr]?|im|jahr|vergangene[snr]?|monat|ersten|unser|mein|\\d+|,|:) )*umsatz(?: (?:letzte[snr]?|im|jahr|vergangene[snr]?|ersten|monat|\\d+|war|lag|bei))* ${amount} `,
  ` (?:ich|wir) (?:\\S+ ){0,5}${amount} (?:\\S+ ){0,3}?(?:umsatz|umgesetzt|eingenommen|verdient|fakturiert|abgerechnet|in rechnung gestellt|rechnungen geschrieben) `,
  ` ¤ umsatz (?:im|letzte[snr]?|seit|\\d+) `,
  ` (?:facturé|facturamos|he facturado|hemos facturado|he ingresado|hemos ingresado|he ganado|hemos ganado|ingresé|ingresamos|hice|hicimos|saqué|sacamos)(?: (?:ya|el|año|mes|pasado|en|\\d+|,))* ${amount} `,
  `^ (?:(?:el|año|mes|pasado|en|la|mi|nuestra|las|\\d+|,|:) )*(?:facturación|ventas|ingresos)(?: (?:del?|el|año|mes|pasado|en|\\d+|fue|fueron))* ${amount} `,
].map((pattern) => new RegExp(pattern));

const invoicedHan =
  /(?:去年|上个?月|上一?年|今年到现在|到现在|到目前|目前为止|至今|20(?:1\d|2[0-6])年)(?:一共|总共|全年|我们?|的)*(?:营业额|流水|营收|收入|开票|销售额|做了|开了)(?:是|有|大概|大约|差不多|了|共)*(?:[\d.]+|[一二三四五六七八九两]+)(?:多?万(?=[\d一二三四五六七八九两])|多?万(?!\s*[台个家户份套箱只条人次])|多?元|多?块钱?(?:$|[,，.。]))/u;

/** What others take, what we pay, and what is planned. */
const notOurs =
  / (?:their|they|its|his|her|market|industry|sector|average|rivals?|competitors?|plan|planned|target|goal|forecast|projected|expected|would|invoiced by|billed by|was invoiced|were invoiced|got billed|paid|spent|cost|costs|owe|lost|loss|losses|loans?|grants?|funding|investors?|investment|raised|donations?|salary|wage|job|savings|profit|previous (?:job|firm|company)|ihr|ihre|branche|markt|durchschnitt\S*|ziel|geplant\S*|prognose|erwartet\S*|bezahlt|gezahlt|ausgegeben|kosten|verlust|sus?|sector|mercado|medi[ao]|objetivo|previst[oa]s?|pagué|pagamos|gasté|gastamos|costó|pérdidas?) /;
const notOursHan = /他们|同行|对手|行业|市场|平均|目标|计划|预计|成本|花了|付了|亏|一家店|别人/u;

/**
 * Money that we invoiced in a past period: "last year came out at £54,300 of invoices", "Umsatz 2024: 41.000 Euro", "facturé 38.000
 * euros el año pasado". Not what a market or a rival turns over, and no price of anything.
 */
export const isInvoiced = memoise((clause: Clause): boolean => {
  const { context, quantities, sentence, speaker } = clause;
  if (!isFact(clause) || clause.isNobody) return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(context);
    return quantities.length > 0 && invoicedHan.test(letters) && !notOursHan.test(letters);
  }
  if (!quantities.some(({ kind }) => kind === 'money')) return false;
  const words = spacedWords(context);
  if (!pastTime.test(words) || notOurs.test(words) || speaker === 'rival' || isRivals(clause)) return false;
  const masked = withoutAmounts(clause);
  return forms.some((form) => form.test(masked));
});

/** The words of the sentence with a sign for each amount of money. */
function withoutAmounts({ context }: Clause): string {
  const amounts = readQuantities(context).filter(({ kind }) => kind === 'money');
  return ` ${context
    .flatMap(({ text }, index) => {
      const inside = amounts.find(({ start, end }) => start <= index && index < end);
      return inside ? (inside.start === index ? ['¤'] : []) : [text];
    })
    .join(' ')} `;
}
