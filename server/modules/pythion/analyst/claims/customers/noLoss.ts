import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { isNoThingBack } from './noneBack';
import { isNotYet } from './notYet';
import { isFewRelapsed } from './relapse';
import { employed } from './staff';
import { isThingsGone } from './thingsGone';

/** "28 of the 30 returned the box clean": what is rented out comes back. */
const dueBack =
  / (?:returned|brought|gave|sent|handed) (?:\S+ ){0,4}?(?:on time|in time|clean|undamaged|intact|in good (?:order|condition|shape)) | (?:pünktlich|sauber|unbeschädigt|rechtzeitig|heil) (?:wieder )?zurück(?:gebracht|gegeben|geschickt) | devolvi(?:ó|eron) (?:\S+ ){0,3}?(?:a tiempo|limpi[oa]s?|en buen estado) /;

/** "15% of clients cancel at the last minute": a booking is cancelled, and no contract. */
const appointment =
  / (?:cancel\S*|absag\S*|sagen|stornier\S*|anula\S*) (?:\S+ ){0,5}?(?:appointments?|at the last minute|the day before|on the day|at short notice|kurzfristig|in letzter minute|den termin|ihren termin|citas?|en el último momento|a última hora|el día antes) | (?:appointments?|bookings?|termine?|citas?|reservas?) (?:\S+ ){0,3}?(?:are |is |get |werden |se )?(?:cancelled|canceled|abgesagt|cancelan|anulan) | in (?:a|an|the) (?:normal|typical|average) (?!month|quarter|year)\S+ /;

/** "Nobody has paid late", "keiner hat zu spät bezahlt", "nadie ha pagado tarde": as agreed. */
const asAgreed =
  / (?:paid|pays?|paying|missed) (?:us )?(?:late|less|more|extra|too (?:late|little)|a payment) | (?:zu spät|verspätet|unpünktlich|(?:zu )?wenig(?:er)?|mehr) (?:be|ge)?zahlt | (?:pagado|pagó|paga) (?:tarde|menos|más|de más|con retraso|a destiempo) /;

/** "Before us, nobody used any software": what was done without us. */
const otherUse =
  / (?:used?|using|tried) (?:any|an?|another|other) (?!(?:of|more) )| (?:nutzte|nutzten|benutzte|benutzten|verwendete|verwendeten) (?:\S+ ){0,2}?(?:eine?|irgendeine?|ein) | usab\S+ (?:ningún|ninguna|un|una) |^ (?:\S+ ){0,3}?(?:before us|vor uns|antes de nosotr[oa]s) /;

/** "Most guests left after two hours", "20 of the 24 went back to work": no customer gives up what is ours. */
const elsewhere = [
  / left after (?:\S+ ){0,3}?(?:hours?|minutes?|the (?:show|class|course|talk|event|lesson|session|meal|film|concert)) /,
  / (?:went|gone|go|got|came) back to (?:work|school|sports?|training|normal|play\S*|football|running|riding|university|their jobs?) /,
  / nos dej(?:aron|ó|an) (?:\S+ )?(?:\S+ )?(?:reseñas?|opini\S+|valoraci\S+|comentarios?|propinas?|mensajes?) /,
  / dej(?:aron|ó|an) de (?:usar|utilizar) (?!(?:l[oa]s?|nuestr\S+|el (?:servicio|programa)|la (?:app|aplicación)) )[^\s.,;]+ /,
  / zu (?:uns|mir) (?:\S+ )?(?:gewechselt|umgestiegen|gekommen) /,
];
const inChinese =
  /不(?:再)?用[^，。,]{0,3}(?:纸|Excel|表格|本子|原来|旧|手写|手工)|取消(?:了)?(?:预约|预订|订座|挂号)|(?:预约|预订)[^，。,]{0,4}取消/iu;

const ofUs =
  '(?:(?:of|our|my|unserer|unsere|meiner|meine|von|de|nuestr[oa]s|mis|new|neue|nuev[oa]s) ){0,2}(?:(?:\\d+|the|los|las|der|den) )?';
const counted = `(?:(?:only|just|of|out of|the|our|my|nur|schon|von|den|unseren|meinen|de|mis|nuestr[oa]s) ){0,3}(?:\\d+|one|einer?|un[oa]?) ${ofUs}`;
const employees = `(?:(?:${employed})s?|mitarbeiter\\S*|angestellten?|beschäftigten?|kolleg\\S+|aushilfen?|azubis?|emplead[oa]s?|trabajador(?:es|as|a)?|compañer[oa]s|aprendi(?:z|ces)|ayudantes?)`;
const meanwhile =
  '(?:(?:\\d+|one|have|has|had|already|just|since|then|also|both|recently|suddenly|now|even|only|of|them|ours|mine|last|this|in|week|month|year|spring|summer|autumn|winter) )*';
const theirJob = '(?! (?:the|their|our|my) (?!(?:job|firm|company|team|shop|kitchen)s? ))';

/** "Zwei Mitarbeiter haben gekündigt", "of my four employees two quit": they quit a job; not "30 apprentices cancelled", who pay. */
const staffGone = [
  new RegExp(
    `^ ${counted}${employees} (?:, )?${meanwhile}(?:quits?|left|leave|leaves|resign(?:ed|s)?|gone|walked out|moved on|gave notice|handed in)${theirJob} `,
    'u',
  ),
  new RegExp(
    `^ ${counted}${employees} (?:(?!(?:ihr\\S*|das|den|die|dem|abo\\S*|vertr\\S+) )[^\\s,.;]+ ){0,5}?(?:gekündigt|kündigten|gegangen|gingen|weggegangen|ausgeschieden|weg) `,
    'u',
  ),
  new RegExp(
    `^ ${counted}${employees} (?:, )?(?:[^\\s,.;]+ ){0,3}?(?:se (?:me |nos )?(?:fue|fueron|ha ido|han ido|marchó|marcharon)|renunci(?:ó|aron)|dimiti(?:ó|eron)) `,
    'u',
  ),
];
const staffGoneInChinese =
  /^[^，。；]{0,4}?(?:\d+|[一二两三四五六七八九十]+)[个名位]?(?:员工|店员|伙计|同事|帮手|学徒)[^，。；]{0,6}(?:离职|辞职|走了|不干)/u;

const isStaffGone = memoise((tokens: readonly Token[]): boolean => {
  const words = wordsInFigures(tokens);
  return anyEmployed.test(words) && staffGone.some((pattern) => pattern.test(words));
});
const anyEmployed = new RegExp(` ${employees} `, 'u');

/** "Nobody needs it twice": what is needed once, and nobody who left. */
const onceOnly =
  / (?:nobody|no one|no_one|none|hardly anyone|few people|who|customers|people) (?:\S+ )?(?:needs?|has to have|have to have|requires?) (?:\S+ ){0,3}?(?:twice|a second (?:one|time)|more than (?:once|one)|another one|two of them) /;

/** Words of leaving, cancelling or of no use, that tell of no customer lost. */
export const isNoLoss = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence } = clause;
  return (
    isFewRelapsed(clause) ||
    isNotYet(clause) ||
    isThingsGone(clause) ||
    isNoThingBack(clause) ||
    (sentence.isLatin
      ? isNoLossInWords(tokens) || isReasonOfLoss(context) || isStockLeft(context) || isStaffGone(tokens)
      : inChinese.test(lettersOf(context)) || staffGoneInChinese.test(lettersOf(tokens)))
  );
});

const inWords = [dueBack, appointment, asAgreed, otherUse, onceOnly, ...elsewhere];
const isNoLossInWords = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return inWords.some((pattern) => pattern.test(words));
});

const stockLeft =
  / (?:made|baked|brewed|printed|produced|cooked|sewed|planted) (?:\S+ )?\d+ .* (?:is|are|were) left(?= )/;

/** "I made 200 jars and 12 are left": sold, all but 12. */
const isStockLeft = memoise((context: readonly Token[]): boolean => stockLeft.test(wordsInFigures(context)));

const lostFew =
  / (?<all>\d+) .* (?:lost|lose|lost only|lost just) (?:only |just )?(?<gone>\d+) (?:\S+ ){0,3}?[,;:(–-] (?:and )?(?:both|all|all of them|they) /;

/** "Fifty-one owners pay and I've lost two, both sold up": why the few who left did. */
const isReasonOfLoss = memoise((context: readonly Token[]): boolean => {
  const { all, gone } = lostFew.exec(wordsInFigures(context))?.groups ?? {};
  return all !== undefined && Number(gone) * 2 < Number(all);
});
