import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf } from '../text/token';
import { countOfAsked } from './askedCount';
import type { Claim } from './claim';

const ofOurs = /我们|我的|咱|[付买订租签续购]|下单|充值|定金|押金|预付|会员|用|报名/u;
/** 其中11位, 里面有3家: those asked begin the clause. */
const ofAsked = /^(?:其中|里面|里头)?有?(?:\d+|[一二两三四五六七八九十百]+)[多来几]?[位个家名户]/u;

/** 我们跟14位房东聊过，其中11位换过两次锁，每次约90元: what those asked spent before, and nothing that they paid us. */
const isTheirSpending = memoise(
  ({ tokens, context, sentence, speaker }: Clause): boolean =>
    !sentence.isLatin &&
    speaker !== 'own' &&
    tokens[0] !== context[0] &&
    countOfAsked(context) > 0 &&
    ofAsked.test(lettersOf(tokens)) &&
    !ofOurs.test(lettersOf(tokens)),
);

const ofPayment =
  /^(?:paidPrice|payingCustomers|repeat|realUse|payer|revenueIntent|priceNumber|priceUnit|sizeFromPrice)$/;
/** From this level on, evidence is of money. */
const paid = 5;

/** Whether a claim makes a payment to us of what those asked spent elsewhere. */
export const isPaidElsewhere = ({ kind, clause, evidence }: Claim): boolean =>
  (ofPayment.test(kind) || ((kind === 'evidence' || kind === 'proof') && evidence >= paid)) && isTheirSpending(clause);
