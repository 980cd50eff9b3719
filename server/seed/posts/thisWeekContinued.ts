import type { SeedPost } from '../types';

/** Further posts of this week, in the order of `thisWeek`. */
export const thisWeekContinued: SeedPost[] = [
  {
    by: 'wanjiru',
    ageHours: 23,
    picture: 'funnel',
    text: 'Where 1,000 riders go between hearing of us and paying for a tenth day. We spent a year on the top of this picture. The step that loses most is the second payment.\n\nThree of the four people I called said the same: the payment prompt arrives at noon, while they are riding. We now send it at 6:20 in the morning. Result in two weeks. #retention #insurance',
    comments: [
      ['samuel', 'Shops here: 7 in the morning, before the first delivery. After 10 nobody reads anything.'],
      ['zoe', 'Please post the result even if it is bad.', [['wanjiru', 'I will. On the 4th, with the number.']]],
      [
        'hana',
        'What is the step between quote and first payment? 41% seems high for a first purchase.',
        [['wanjiru', 'An agent stands next to them. Remove the agent and it is 12.']],
      ],
    ],
  },
  {
    by: 'uma',
    ageHours: 27,
    text: 'I read 46 decks in October. Eleven said what the customer pays today for the bad solution. I met nine of those eleven.\n\nIf your slide says “the market is 4 billion” and not “Mrs Keller pays 380 euros a month for a part-time bookkeeper and still gets letters from the tax office”, swap them. #fundraising',
    comments: [
      [
        'liam',
        'Mine says a missed heat costs 250 euros per cow. Is that enough?',
        [
          ['uma', 'Nearly. How many are missed on a farm of 90 cows in a year, and who told you?'],
          ['liam', '14, from the milk records of 20 farms. On the slide by tonight.'],
        ],
      ],
      [
        'priya',
        'How long was the deck you liked best?',
        [['uma', 'Seven pages. Two were photographs of the customer’s desk.']],
      ],
    ],
  },
  {
    by: 'deniz',
    ageHours: 31,
    text: 'Today a dispatcher told me: “Your price is fine. I don’t trust a load that I didn’t hear about from a human.” So for one month a human will call for each match. 41 trucks, about 60 calls a day, two people.\n\nIt doesn’t scale, and that is all right: I want to know which sentence in the call makes them say yes. #marketplace',
    comments: [
      [
        'ines',
        'We read fabric descriptions aloud on the phone for three months. The words that worked are now the filters of our search.',
      ],
      [
        'carol',
        'Record them, if the law allows, and let the engineers listen. It changed what ours wanted to build.',
        [['deniz', 'Good idea. Asking the drivers’ association about consent first.']],
      ],
    ],
  },
  {
    by: 'viktor',
    ageHours: 36,
    name: 'vesting',
    story: 'vesting',
    text: 'The four questions I ask two founders before I draft anything:\n\n1. If one of you leaves after eight months, what do they keep?\n2. Who decides when you disagree about money? About people? About selling?\n3. Does either of you owe anything to a former employer: code, a non-compete, a customer list?\n4. What would make each of you stop?\n\nIf the answers take longer than an hour, that hour was cheap. About one pair in six doesn’t come back for a contract, and I count those as a success. #cofounder #legal',
    comments: [
      ['priya', 'Printed. Question 2 will be the first thing on the table.'],
      [
        'bob',
        'Question 4 is the one we skipped. My co-founder wanted to stop two years before I noticed.',
        [
          ['viktor', 'It’s also the one people answer most honestly, if asked early.'],
          ['mei', 'Ask it again once a year. The answer changes with children and mortgages.'],
        ],
      ],
    ],
  },
  {
    by: 'nadia',
    ageHours: 40,
    text: 'School budgets in Jordan are decided in April for September. I have sent offers in June for two years. I found out because a headteacher felt sorry for me.\n\nBefore you build a sales pipeline, ask one customer: in which month is the money decided, and by whom? #sales #education',
    comments: [
      [
        'tomas',
        'Mines: October for the calendar year, and again in May if the copper price is good. Took me 18 months to learn.',
      ],
      ['kavya', 'Factories with export buyers: the month after the audit. Same lesson.'],
    ],
  },
  {
    by: 'bob',
    ageHours: 4,
    shares: 'thirteen-weeks',
    text: 'If you read one post this week, read this one. I lost a company for want of a sheet like it.',
    comments: [
      [
        'liam',
        'Set mine up in the van between two farms. Week 9 is the bad one.',
        [['bob', 'Week 9 is far away. That’s the whole point.']],
      ],
    ],
  },
  {
    by: 'hana',
    ageHours: 49,
    text: 'Our quoting model was wrong by more than 15% on 1 part in 12. The foreman found the cause in a minute: the drawings said “stainless”, and we priced 304 where the shop always takes 316 for marine customers.\n\nWe added a question instead of a better model. #manufacturing',
    comments: [
      [
        'yusuf',
        'A question at the right moment is worth a month of training data. We ask “is this stripe on purpose?”',
      ],
      [
        'jonas',
        'How do you choose which question to ask?',
        [['hana', 'The one whose answer moves the price most. It’s two lines of arithmetic.']],
      ],
    ],
  },
  {
    by: 'rosa',
    ageHours: 55,
    text: 'First container delayed by 24 days, and the yarn for the winter club was in it. I wrote to all 640 members the same hour: what happened, the new date, and a refund with one click. 9 took the refund. 71 wrote back to say thanks.\n\nI was so afraid of that letter. #ecommerce',
    comments: [
      [
        'fatou',
        'Same when a cold room fails: I call every stall before they find out. We have never lost one that way.',
      ],
      [
        'zoe',
        'Ferry strikes taught us that. The first message decides whether they are angry with you or with the weather.',
      ],
    ],
  },
  {
    by: 'jonas',
    ageHours: 60,
    text: 'Anyone here moved from per-seat to per-job pricing? Installers share one login between four people, and I don’t blame them. A job is worth about 9,000 euros to them; we could charge 29 for each. Afraid of the months when nobody buys a heat pump. #pricing',
    helpful: 0,
    comments: [
      [
        'mei',
        'A low base that covers your cost of serving them, plus a fee per job. Model it on last January, your worst month: if the base alone pays the servers and support, do it.',
        [
          [
            'jonas',
            'January would have been 61% of today’s revenue. With a base of 49 it is 78. Thank you, that settles it.',
          ],
        ],
      ],
      ['alice', 'We charge by chair, which nobody can share. Is there a unit like that for installers? Vans?'],
      [
        'goran',
        'Per job means that they think about you at every job. Is that a good thought or a bad one?',
        [['jonas', 'A good one, I hope: it is the moment they win the customer.']],
      ],
    ],
  },
  {
    by: 'yusuf',
    ageHours: 66,
    text: 'A factory paid its first full invoice today: 1,850 dollars, 40 days late, in two parts. I have never been happier about a late payment.',
    comments: [
      ['kavya', 'Congratulations. Now put the 40 days into the next contract as a discount for paying in 15.'],
      ['samuel', 'Frame it.'],
    ],
  },
];
