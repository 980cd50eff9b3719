import type { Trade } from '../trade';
import { build, end, gap, money, run } from './words';

/** "£6 a month": a price that comes again, and not "within a week". */
const premium = String.raw` (?:[$£€¥₹] ?\d\S*|\d\S* (?:pounds?|dollars?|euros?|quid|francs?|rupees?|pesos?|cents?|[$€])) (?:\S+ ){0,3}?(?:a|per|each|every) (?:month|year|week|season) `;

/** Trades with the money, the rights and the safety of others. */
export const moneyTrades: readonly Trade[] = [
  {
    field: 'lending',
    act: build(
      String.raw`(?:lend|lends|lent|loan|advance|advances|advanced) ${gap(3)}(?:up to )?${money}`,
      String.raw`(?:give|gives|offer|make|grant|provide) ${gap(3)}(?:loans|microloans?|payday loans?|cash advances?|mortgages?|a loan)${end}`,
    ),
  },
  {
    field: 'lending',
    act: build('(?:lend|lends|lent|advance) (?:it|that|this|them the rest|the rest|the sum|the amount)(?= )'),
    about: new RegExp(
      String.raw` (?:banks?|borrow\S*|loans?|credit|lend\S*|payday) (?:\S+ ){0,12}?${money}| ${money} (?:\S+ ){0,12}?(?:banks?|borrow\S*|loans?|credit|lend\S*|payday) `,
    ),
    isPaid: true,
  },
  {
    field: 'insurance',
    act: build(
      String.raw`(?:sell|sells|offer|run|provide) ${gap(3)}(?:insurance|funeral (?:plans?|cover)|burial (?:plans?|cover)|warranty cover)${end}`,
      String.raw`(?:cover|covers|pay for|pays for|pay|pays|refund|replace) (?:(?:whatever|what|the|their|any|all|every|everything|anything|out) ){1,2}(?:\S+ ){0,3}?(?:stolen|theft|damages?|loss|losses|breakages?|funerals?|burials?|vet bills?|hospital bills?|medical bills?|repairs?|lost|broken|breaks|dies|died|burns|fails)${end}(?! (?:to|of|on|at) (?:our|my) )(?=.*${premium})`,
      String.raw`(?:cover|covers|pay for|pays for|pay|pays) (?:\S+ ){0,2}?(?:funerals?|burials?)${end}(?=.*${premium})`,
    ),
  },
  {
    field: 'insurance',
    act: / for (?:about )?(?:[$£€] ?\S+|\d\S* \S+) (?:a|per|each|every) (?:month|year|week|season) ,? ?(?:we|i) (?:cover|insure|replace|pay for|pay out|pay) (?:whatever|what|the|any|all|every|everything|anything|their|if|when) (?:\S+ ){0,4}?(?:stolen|theft|damages?|loss|losses|breakages?|funerals?|burials?|bills?|lost|broken|breaks|dies|burns|fails) /,
  },
  {
    field: 'security',
    act: build(
      String.raw`(?:provide|supply|send|offer|post|put|place|hire out) ${gap(3)}(?:security guards?|guards|bouncers|doormen|door staff|bodyguards?|watchmen)${end}`,
      String.raw`(?:guard|guards|patrol|patrols) ${gap(3)}(?:sites?|warehouses?|shops?|clubs?|offices|estates?|events?|concerts?|factories|yards?|premises|farms?|of them)${end}`,
      run('security (?:firm|company|service)s?'),
    ),
  },
  {
    field: 'security',
    act: / (?:our|my) (?:\S+ )?(?:guards|bouncers|doormen|watchmen|security (?:men|staff|people|guards)) (?:\S+ )?(?:patrol|watch|guard|stand|work|walk|check|protect|keep|secure|man) /,
  },
  {
    field: 'private detectives',
    act: / (?:(?:our|my) (?:\S+ )?(?:private )?(?:detectives?|investigators?) (?:track|tracks|find|finds|watch|follow|look|check|search|trace|shadow)\S*|(?:we are|we 're|i am|i 'm|i'm) (?:a |an )?(?:\S+ )?private (?:detectives?|investigators?|eye)|(?:we|i) (?:run|open|opened|started) (?:a |our )?(?:\S+ )?detective agency) /,
  },
  {
    field: 'law and tax advice',
    act: build(
      String.raw`(?:represent|represents|defend|defends) ${gap(3)}(?:them|clients|people|tenants|migrants|workers|drivers|families|\S+s) (?:\S+ )?(?:in|at|before) (?:\S+ )?(?:court|tribunals?)${end}`,
      String.raw`(?:give|gives|offer|offers|sell|provide) ${gap(3)}(?:legal|tax|investment|pension) advice${end}`,
      String.raw`(?:advise|advises) ${gap(4)}(?:on|about) (?:\S+ ){0,3}?(?:tax|taxes|law|divorces?|inheritance|immigration|asylum|visas?|investments?|pensions?|shares|stocks|funds)${end}`,
      String.raw`(?:do|file|prepare) ${gap(3)}(?:tax returns?|their taxes)${end}`,
    ),
  },
  {
    field: 'investments',
    act: build(
      String.raw`(?:tell|tells|recommend|advise|pick) ${gap(4)}(?:which|what) (?:shares|stocks|funds|coins|bonds)(?= )`,
      String.raw`(?:manage|invest) (?:their|other people 's|our members '|our clients '|clients '|customers ') (?:\S+ )?(?:money|savings|pensions?|funds)${end}`,
    ),
  },
  {
    field: 'payments',
    act: build(
      String.raw`(?:send|sends|transfer|wire|carry|move) (?:their |people 's |workers ' |migrants ' )?(?:\S+ )?(?:money|wages|cash) (?:home|abroad|across|back)(?= )`,
      String.raw`(?:exchange|change|buy and sell) ${gap(2)}(?:currency|currencies|foreign money|bitcoins?|dollars into|pounds into|euros into)(?= )`,
    ),
  },
  {
    field: 'payments',
    act: build(
      '(?:send|sends|transfer|wire|carry) (?:it|theirs|the money)(?= )(?=.*(?:[$£€¥₹]| (?:percent|%|fees?|\\d\\S* (?:pounds?|dollars?|euros?|francs?)) ))',
    ),
    about: / (?:send|sends|sending|transfer|wire) (?:\S+ )?(?:money|wages|cash|remittances) (?:home|abroad|back|to) /,
  },
  {
    field: 'gambling',
    act: build(
      String.raw`(?:run|runs|hold|holds|organi[sz]e|offer|offers|host|hosts|start|sell|sells|open|opened) ${gap(4)}(?:raffles?|raffle tickets|lotter(?:y|ies)|tombolas?|sweepstakes?|betting (?:shops?|sites?|pools?)|casinos?|poker (?:nights?|tournaments?|games?)|bingo(?: nights?)?|slot machines|scratch cards|prize draws?)${end}`,
    ),
    isPaid: true,
  },
];
