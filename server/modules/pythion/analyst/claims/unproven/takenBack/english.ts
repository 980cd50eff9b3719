import { moneyBack } from '../../customers/moneyBack';
import { months } from '../../../text/months';
import { withOwnNames } from '../../groupNames';
import type { TakenBackWords } from './words';

const time = `(?:hours?|days?|weeks?|fortnight|months?|quarters?|years?|season|spring|summer|autumn|winter|christmas|easter|delivery|launch|start|trial|${months.en})`;
/** "After two weeks", "a month later", "within the first year". */
const when = `(?:(?:after|within|in|by|at|during|over|before|less than|only|just|barely) ){0,2}(?:(?:the|a|an|that|same|next|following|first|few|couple of|end of|half a|\\d+) ){0,3}${time}(?: (?:later|after|afterwards|on|,))?`;
const meanwhile =
  'then|later|afterwards|soon|soon after|eventually|finally|promptly|immediately|quickly|simply|just|now|already|since|also|even|sadly|unfortunately|in the end|one by one|at once|again';
const all =
  '(?:every single one|every one|each one|all|both|every single|every|each|everyone|everybody|they|who|which)(?: of)?(?: (?:them|these|those|it))?(?: (?:the|our|my|these|those))?(?: \\d+)?(?: (?:one|\\S+s|buyer|customer|client|owner|shop|firm|family|house|school))?';
const nouns = '(?:all )?(?:the|their|our|my|these|those) (?<subject>[^\\s,]+)';
const gap = `(?:(?:${when}|${meanwhile}|${all}|have|has|had|'ve|did|do|were|was|been) ){0,6}?(?:${nouns} (?:(?:all|both|have|has|had|then|later|soon|\\d+|${when}) ){0,3}?)?`;

const end = '(?= (?:$|[.,;:]|(?:and|but|before|within|after|when|because|as|since|in|at|by|so|a|the|over|once) ))';
const object =
  '(?:all of |every one of )?(?:them|it|these|those|everything|all|the lot|every (?:single )?\\S+|(?:all )?(?:the|their) (?<thing>[^\\s,]+))';
const agreement =
  '(?:orders?|purchases?|bookings?|reservations?|subscriptions?|contracts?|memberships?|plans?|deals?|sales?|agreements?|pre - orders?|preorders?|accounts?)';
/** "Cancelled the next day", not "cancelled the contract with their old supplier". */
const notAThing = '(?! the (?!(?:next|same|following|very|day|week|month|moment|minute) ))';

const goods = [
  `(?:returned|uninstalled|removed|dismantled|deleted|unplugged|sent back|brought back|handed back|gave back|shipped back|tore out|ripped out|took down|threw out) ${object}(?! (?:for|to|on time|in time|in good|clean|undamaged|intact|full|empty) )`,
  `(?:sent|brought|gave|handed|shipped|posted|tore|ripped|pulled|took|threw) ${object} (?:all |straight |right )?(?:back|out|down(?! (?:in)?to the ))(?! (?:for|from|on time|in time|in good|clean|of the (?:box|van)) )${notAThing}`,
  `(?:were|was|been|got|being) (?:all |later |soon |then ){0,2}(?:returned|sent back|brought back|handed back|shipped back|taken (?:back|out|down)|uninstalled|removed|dismantled|ripped out|torn out)(?! (?:for|to|on time|in time|in good|clean|undamaged|from (?:the|our|their) (?:\\S+ )?(?:list|queue|waitlist|waiting_list)) )`,
];
const money = [
  ...moneyBack.en,
  `(?:asked|applied|pushed|filed|insisted) (?:for|on) (?:(?:a|an|their|the|full|all|complete|of|immediate) ){0,4}(?:refunds?|money(?: back)?|deposits? back)`,
  `(?:demanded|wanted|claimed|got|received|requested|recovered|were given|were paid|were sent|was given) (?:(?:a|an|their|the|full|all|complete|of|every|cent|penny|entire|whole) ){0,4}(?:refunds?|(?:money|deposits?|payments?|cash) (?:returned|back(?! (?:from|within|in|faster|sooner|after|through|by) )))`,
  `(?:were|was|got|been|had to be) (?:(?:all|fully|promptly|later|both) ){0,2}(?:refunded|reimbursed|(?:repaid|paid back)(?! (?:by (?!us )|in (?!full )|within )))`,
  `(?:charged (?:it|them|everything|${nouns.replace('subject', 'charged')}) back|(?:reversed|disputed|stopped|clawed back) (?:all )?(?:the|their) (?:payments?|charges?|cheques?|checks?|direct debits?))`,
  `(?:i|we) (?:(?:have|had|then|later|to) ){0,3}(?:refund(?:ed)?|reimbursed?|repaid|repay) (?:them all|all|everyone|everybody|every|each|both|them|the lot)(?! (?:half|part|\\d))`,
];
const cancelled = [
  `(?:cancelled|canceled|revoked|rescinded|withdrew|reversed|called off|tore up|broke|terminated|backed out of|pulled out of|reneged on|walked away from) (?:all (?:of )?(?:the |their |our )?|every |(?:the|their|its|that|our|both) )(?:whole |entire |\\d+ )?${agreement}(?! (?:with|to|at|from|for) )`,
  `(?:cancelled|canceled|backed out|pulled out|reneged|withdrew|got cold feet|changed (?:their|its|his|her) minds?)(?: (?:on us|it|them|everything|all of them))?${end}${notAThing}`,
  `(?:was|were|got|been) (?:all |later |then ){0,2}(?:cancelled|canceled|rescinded|revoked|called off|reversed|annulled|terminated)`,
  `(?:all )?(?:fell through|came to nothing|was off)${end}`,
];
const settled = `(?: (?:us|me|up))?(?: (?:for (?:it|them)|it|them|anything|a (?:penny|cent|dime)|any of it|the (?:bill|invoice|balance|money)|their (?:bills?|invoices?)))?(?: (?:yet|since|so far|to date|to this day|at all|in the end)){0,2}${end}`;
const unpaid = [
  `(?:never|not|n't) (?:(?:once|yet|actually|even|ever) ){0,2}(?:paid|pay|settled|settle)${settled}`,
  `(?:is|are|remains?|remained|was|were|went|stayed) (?:(?:still|all|left|to this day) ){0,2}(?:unpaid|outstanding|overdue)`,
  `(?:refused to pay|paid (?:us )?nothing|left without paying|ran off without paying|(?:still )?owe (?:us|me)|(?:have|has) yet to pay)`,
  `(?:all )?(?:bounced|were declined|was declined|never (?:came|arrived|cleared|reached us))${end}`,
];

/** "18 shops bought the sensors, then returned them and were refunded in full", "all 9 cancelled", "but never paid". */
export const english: TakenBackWords = {
  trigger:
    / (?:return\S*|refund\S*|back|reimburs\S+|repa(?:id|y)|cancel\S*|revoked|rescinded|withdrew|reneged|annulled|terminated|uninstalled|removed|dismantled|deleted|unplugged|off|out|down|up|broke|away|minds?|feet|nothing|reversed|disputed|stopped|unpaid|outstanding|overdue|paid|pay|settled?|paying|owe|bounced|declined|through|came|arrived|cleared|reached) /,
  sale: / (?:bought|buy|paid|pays?|paying|orders?|ordered|pre - orders?|preordered|booked|bookings?|signed|subscribed|sold|sell|sales?|purchased|deposits?|took|taken|installed|joined|renewed|contracts?|subscriptions?|prepaid|delivered|shipped|billed|invoiced|collected|pledged) /,
  link: / (?:[,;:–-]|and|but|yet|then|until|only to|who|which) /g,
  undone: new RegExp(
    withOwnNames(
      ` (?:[,;:–-]|and|but|yet|then|until|who|which|all|both|every|each) ${gap}(?:(?<goods>${goods.join('|')})|${[...money, ...cancelled].join('|')}|(?<unpaid>${unpaid.join('|')}))(?= )`,
    ),
    'gu',
  ),
  moneyBack: new RegExp(` (?:${money.join('|')})(?= )`, 'u'),
  part: / (?:one(?! by one)|some|several|half|most|many|others?|another|rest|none|nobody|no one|no_one|neither|hardly|nearly|almost|a few(?! (?:days|weeks|months|hours))|i|we|our|my) /,
  kept: / (?:again|except|apart from|stayed|stay|kept|keep|remained|remain|still (?:use|pay|have|buy|order)|reordered|came back|replacement\S*|exchanged) /,
};
