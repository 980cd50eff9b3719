import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { months } from '../../text/months';
import { lettersOf, spacedWords, type Token } from '../../text/token';

const month = `(?:${months.en}|spring|summer|autumn|fall|winter|season|term|week|month|year)`;
/** Arranged, aimed at or due: "are down to take 2,300 off me next March", "apunto a facturar", "hole ich im nächsten Jahr". */
const ahead = new RegExp(
  [
    ` (?:is|are|am|'re|'m|'s) (?:(?:down|due|set) )?to (?:take|buy|order|book|pay|use|try|come|get|have|sign|start|join|receive|send) `,
    ` (?:between|from|starting) next ${month} `,
    ` (?:aiming|aim) for | reckon on `,
    ` (?:im|in) (?:nächsten|kommenden|nächster|kommender) (?:jahr|monat|woche|saison|winter|sommer|frühjahr|herbst) `,
    ` sollen (?:\\S+ ){0,10}?(?:begleichen|zahlen|kaufen|bestellen|buchen|abnehmen|bringen) `,
    ` ab (?:${months.de}|frühjahr|sommer|herbst|winter) (?:will|wollen|möchte|möchten|werde|werden) `,
    ` (?:apunto|apuntamos|aspiro|aspiramos) a \\p{L}+r | (?:iré|iremos) (?:\\S+ ){0,2}?\\p{L}+ndo | tendrían? que \\p{L}+r `,
  ].join('|'),
  'u',
);
/** What is done already beside it: "are due to renew; 40 have". */
const done = / (?:already|so far|since|last|ya|desde|schon|bereits|seit|bisher|have|has|had|haben|hatten|hat) /;

/** A condition or a wish that governs what follows it: 只要…才, 除非…不然, 想让…. */
const aheadInChinese =
  /^(?:只要|除非|要是|如果|假如|等到?|万一|若是?)|(?:才(?:办|开|做|撑|活|能)|不然我们?(?:不|没))|[应應][该該]?[会會]|若是[^。]*(?:能|会)|兴许能|(?:预备|打算|准备|再)去申请|(?:^|[，,])[^，。,已]{0,12}(?:想让|打算让|指望|争取|目标是|准备让|预计|(?:明年|下个?月|下学期)[^，。,了]{0,10}(?:想|要|打算|计划|准备|会|将))/u;
const doneInChinese = /已经|已有|现在|目前|今年(?!底)|去年|上个?月|至今/u;

/** A verb of the sentence in the Spanish conditional, and none that tells a fact: "atendería 231 avisos, todos cobrados, si hace frío". */
const conditional = / \p{L}{3,}rían?(?:mos)? /u;
const ifSpanish = / (?:si|cuando|siempre que|en caso de) /;

const isAheadInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (ahead.test(words) || (conditional.test(words) && ifSpanish.test(words))) && !done.test(words);
});
const isAheadInChinese = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return aheadInChinese.test(letters) && !doneInChinese.test(letters);
});

/** Whether a sentence only supposes or plans what it tells. */
export const isSupposed = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isAheadInWords(context) : isAheadInChinese(context);
