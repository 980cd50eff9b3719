import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { fitsAny, sortPatterns } from '../../text/patterns';
import { states } from '../claim';
import { readLeavers } from './leavers';
import { isOwnLoss } from './lostCustomers';

/** "One installer left me in April", "una clienta nos dejó en abril": a single one, whatever it is called. */
const single = sortPatterns([
  /^ (?:and |but )?(?:one|an?|another|the other one) (?:(?!who |that )\S+ ){0,3}?(?:left (?:us|me)|quit|dropped out|walked away|stopped (?:using|buying|ordering|coming|paying)|cancelled|canceled) /,
  /^ (?:und |aber )?ein(?:e|er|es)? (?:(?!der |die )\S+ ){0,3}?(?:hat|ist) (?:\S+ ){0,8}?(?:verlassen|gekündigt|abgesprungen|ausgestiegen|weg) /,
  /^ (?:y |pero )?una? (?:(?!que )\S+ ){0,3}?(?:(?:nos|me) (?:dejó|ha dejado|abandonó)|se (?:dio de baja|fue|marchó)|canceló) /,
  /^(?:但是?)?(?:有)?一[家个位名](?:[^，。,]{0,8})(?:离开了|走了|不做了|不用了|停用了|退了|跑了|取消了)/u,
]);

/** Who left and nothing else: it shows no use, and no way to customers. Not "of 40 who pay £30, two left". */
export const isLeaverOnly = memoise(
  (clause: Clause): boolean =>
    !clause.quantities.some(({ kind }) => kind === 'money') &&
    (fitsAny(clause, single) ||
      ((isOwnLoss(clause) || readLeavers(clause) !== undefined) && !states(clause, 'pay', 'renew', 'again', 'book'))),
);
