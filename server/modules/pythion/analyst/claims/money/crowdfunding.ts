import { writtenInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import type { Clause } from '../../text/clause';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';

const platform = /kickstarter|indiegogo|crowdfunding|crowdfunded|startnext|wemakeit|verkami|goteo|ulule|众筹/u;
/** Shares of the company, and donations: no sales. */
const otherMoney =
  / (?:equity|shares?|investors?|seedrs|crowdcube|companisto|gofundme|donations?|donated|spenden|gespendet|anteile|acciones|inversores|donaciones) |股权|捐款|慈善/u;
const failed =
  / (?:failed|missed|short of|did not reach|did n't reach|never reached|unsuccessful|refunded|gescheitert|verfehlt|nicht erreicht|fracasó|no alcanzó|no llegó) |失败|没有?达到|退款/u;
const backers =
  / (?:[2-9]|\d{2,}|\d[\d.,]+) (?:\S+ )?(?:backers?|supporters?|buyers?|pre-?orders?|pledges|people|customers?|unterstützer\w*|vorbestellungen|käufer\w*|mecenas|patrocinadores|personas|compradores|pedidos) /;
const raised =
  /(?<! is| are| be) (?:raised|pledged|brought in|collected|eingesammelt|zusammengekommen|eingenommen|reunimos|recaudamos|conseguimos|recaudó) /;
const backersHan = /\d+(?:多|余)?(?:个|位|名)?人?(?:支持|预订|付款|购买|参与)|(?:支持者|预订).{0,4}\d+/u;

/**
 * "We raised $12,000 on Kickstarter from 310 backers": bought ahead by strangers. Not a campaign that is planned or failed, shares
 * of the company, or donations.
 */
const isBacked = memoise((clause: Clause): boolean => {
  const { context, tokens, sentence } = clause;
  if (!isFact(clause) || clause.isNobody) return false;
  const words = writtenInFigures(context, sentence.isLatin);
  if (!platform.test(words) || otherMoney.test(words) || failed.test(words)) return false;
  if (isRivals(clause)) return false;
  const own = writtenInFigures(tokens, sentence.isLatin);
  return backers.test(own) || raised.test(own) || backersHan.test(own);
});

/** What backers of a product have paid. */
export const readBackers = (clauses: readonly Clause[]): Claim[] =>
  clauses
    .filter(isBacked)
    .flatMap((clause) => [
      ...(['evidence', 'paidPrice'] as const).map((kind) => makeClaim(kind, clause, { evidence: 5 })),
      makeClaim('revenueIntent', clause),
      makeClaim('payer', clause),
    ]);
