import type { ScoreKey } from '../../../../../shared/contracts/analysis';
import type { Signal } from '../../../../../shared/analysisRubric';

export type BankedQuestion = {
  id: string;
  key: ScoreKey;
  signal: Signal | 'evidence';
  /** What the question speaks of: asked only once these are stated. */
  after?: readonly Signal[];
  text: string;
  /** Asked instead where the text states already what the question asks for. */
  ifStated?: { fact: StatedFact; text: string };
  why: string;
};

/** What a text can state without reaching a signal: the amount of a trouble, or the costs of a sale. */
export type StatedFact = 'troubleCost' | 'unitCost';

/** For an idea that does harm. Nothing that lets it grow is asked. */
export const harmQuestions: readonly Omit<BankedQuestion, 'signal'>[] = [
  {
    id: 'harm.affected',
    key: 'feasibility',
    text: 'Who is affected by this, and which of them agreed to it?',
    why: 'The score is held down until nobody is harmed.',
  },
  {
    id: 'harm.part',
    key: 'feasibility',
    text: 'Which part does the harm, and what would the product do without it?',
    why: 'What is left may be an idea that nobody has to fear.',
  },
];

/** Questions about the past, specifics and money already spent. Each is asked only while its signal is missing. */
export const questionBank: readonly BankedQuestion[] = [
  {
    id: 'problem.group',
    key: 'problem',
    signal: 'group',
    text: 'Who had this trouble most recently? Name the role, the size and the place.',
    why: 'A group that you can recognize is a group that you can find.',
  },
  {
    id: 'problem.trouble',
    key: 'problem',
    signal: 'trouble',
    text: 'What happened the last time it went wrong for one of them?',
    why: 'A recent case shows that the trouble is real.',
  },
  {
    id: 'problem.evidence',
    key: 'problem',
    signal: 'evidence',
    text: 'With how many of them did you talk about the last time it happened, and how many named a recent case?',
    why: 'What people did counts for more than what they say about the future.',
  },
  {
    id: 'problem.frequency',
    key: 'problem',
    signal: 'frequencyOrCost',
    text: 'How often did it happen in the last month, and how long did it take each time?',
    why: 'People seldom pay to solve a rare trouble.',
  },
  {
    id: 'problem.cost',
    key: 'problem',
    signal: 'costCounted',
    text: 'What did it cost them last time? Did they show you a bill or a record?',
    ifStated: { fact: 'troubleCost', text: 'How many of them counted that cost, and showed you a bill or a record?' },
    why: 'A cost that they count themselves is the budget for your price.',
  },
  {
    id: 'adoption.channel',
    key: 'adoption',
    signal: 'channel',
    text: 'Where did you meet the last few people who have this trouble?',
    why: 'Without a way to customers, a good product stays unknown.',
  },
  {
    id: 'adoption.tried',
    key: 'adoption',
    signal: 'channelTried',
    after: ['channel'],
    text: 'How many did you contact through that way, and how many answered?',
    why: 'One way that you tried says more than a list of ways.',
  },
  {
    id: 'adoption.repeat',
    key: 'adoption',
    signal: 'repeat',
    text: 'Who came back or renewed, and how many of how many?',
    why: 'Coming back is the strongest sign that it helps.',
  },
  {
    id: 'adoption.cost',
    key: 'adoption',
    signal: 'acquisitionCost',
    text: 'What did it cost you, in money and hours, to win the last customer?',
    why: 'It decides whether growth pays.',
  },
  {
    id: 'revenue.intent',
    key: 'revenue',
    signal: 'revenueIntent',
    text: 'Who has paid to solve this trouble before, and for what?',
    why: 'Users and payers are often different people.',
  },
  {
    id: 'revenue.price',
    key: 'revenue',
    signal: 'priceNumber',
    text: 'What price did you name last time, and what was the answer?',
    why: 'A price is a test.',
  },
  {
    id: 'revenue.unit',
    key: 'revenue',
    signal: 'priceUnit',
    after: ['priceNumber'],
    text: 'What is the price for: a month, a piece, a seat?',
    why: 'Without a unit, nothing can be calculated.',
  },
  {
    id: 'revenue.payer',
    key: 'revenue',
    signal: 'payer',
    text: 'Who paid for something like this last time, and was it their own money or a budget?',
    why: 'The one who pays decides, and isn’t always the user.',
  },
  {
    id: 'revenue.paid',
    key: 'revenue',
    signal: 'paidPrice',
    text: 'Who has paid you, how much, and when?',
    why: 'Money counts for more than words.',
  },
  {
    id: 'revenue.margin',
    key: 'revenue',
    signal: 'positiveMargin',
    text: 'What did the last delivery cost you, part by part?',
    ifStated: {
      fact: 'unitCost',
      text: 'What did all costs of the last sale add up to, and what did you get for that same sale?',
    },
    why: 'If the price is below the cost, every sale adds to the loss.',
  },
  {
    id: 'differentiation.today',
    key: 'differentiation',
    signal: 'alternative',
    text: 'What do they do today, step by step?',
    why: 'Your strongest rival is today’s habit.',
  },
  {
    id: 'differentiation.fails',
    key: 'differentiation',
    signal: 'alternativeFails',
    after: ['alternative'],
    text: 'At which step did that fail the last time?',
    why: 'The step that fails is where you can be better.',
  },
  {
    id: 'differentiation.measured',
    key: 'differentiation',
    signal: 'measuredDifference',
    text: 'What did you measure before and after, for the same people?',
    why: 'A measured difference is hard to argue with.',
  },
  {
    id: 'feasibility.solution',
    key: 'feasibility',
    signal: 'solution',
    text: 'What does a customer do with it on the first day?',
    why: 'It shows what has to be built first.',
  },
  {
    id: 'feasibility.proof',
    key: 'feasibility',
    signal: 'proof',
    text: 'What works already, and who has tried it?',
    why: 'A working part removes the largest doubt.',
  },
  {
    id: 'feasibility.permission',
    key: 'feasibility',
    signal: 'regulationAddressed',
    text: 'Which permission is needed, and what did the authority or a specialist say?',
    why: 'In a regulated field, the permission decides the schedule.',
  },
  {
    id: 'feasibility.use',
    key: 'feasibility',
    signal: 'realUse',
    text: 'Who has used it for weeks, and how often?',
    why: 'Use without you in the room shows that it works.',
  },
  {
    id: 'feasibility.team',
    key: 'feasibility',
    signal: 'teamFits',
    text: 'Who of you has worked in this field, and for how long?',
    why: 'Years in the field prevent expensive mistakes.',
  },
  {
    id: 'feasibility.granted',
    key: 'feasibility',
    signal: 'permission',
    text: 'Do you have every permission that you need? If you need none, who confirmed that?',
    why: 'A permission in hand takes the last doubt away from a product that works.',
  },
  {
    id: 'market.count',
    key: 'market',
    signal: 'segmentCount',
    text: 'How many of these customers are there, and who counts them?',
    why: 'Counting customers beats guessing a share of a large market.',
  },
  {
    id: 'market.source',
    key: 'market',
    signal: 'countSource',
    after: ['segmentCount'],
    text: 'Where is that count published?',
    why: 'A source lets others check it.',
  },
  {
    id: 'market.price',
    key: 'market',
    signal: 'sizeFromPrice',
    text: 'What did one of these customers pay in the last year?',
    why: 'Count times price is the size of the market.',
  },
  {
    id: 'market.calculated',
    key: 'market',
    signal: 'sizeCalculated',
    after: ['segmentCount', 'sizeFromPrice'],
    text: 'How much is the count of these customers times what one of them pays in a year?',
    why: 'A size that is worked out from below can be checked.',
  },
];

/**
 * The text of a question by its id: as the report asks it, or as the bank does. An answer may reach us when others, which came
 * first, have already taken its question from the report.
 */
export const textOfQuestion = (id: string, asked: readonly { id: string; text: string }[]): string | undefined =>
  [...asked, ...questionBank, ...harmQuestions].find((question) => question.id === id)?.text;
