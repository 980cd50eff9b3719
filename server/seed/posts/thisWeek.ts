import type { SeedPost } from '../types';

export const thisWeek: SeedPost[] = [
  { by: 'samuel', ageHours: 14, shares: 'vesting', text: '' },
  {
    by: 'carol',
    ageHours: 1.5,
    text: 'Small thing that worked: we moved the demo from day 9 of our onboarding e-mails to day 2, and put a nurse on the call instead of me. Booked demos went from 11 to 19 a week, same traffic.\n\nThe e-mail is three sentences long and ends with two times to choose from. #sales #onboarding',
    comments: [
      [
        'alice',
        'Two concrete times beats a calendar link for us too. Dentists do not open calendar links.',
        [['carol', 'Neither do agency owners. They answer “Thursday is fine” from the car.']],
      ],
      [
        'nadia',
        'Did the nurse need training to run the call?',
        [
          [
            'carol',
            'One afternoon, and a rule: if you do not know, say so and write it down. The list of what she wrote down became our FAQ.',
          ],
        ],
      ],
    ],
  },
  {
    by: 'goran',
    ageHours: 3,
    text: 'We test-restored 1,118 customer backups last month. 61 failed. The reasons, most common first:\n\n1. The dump was cut off because the disk was full (23)\n2. Extensions missing on the restore host (17)\n3. Encryption key rotated, old key deleted (11)\n4. The job had not run for weeks and nobody noticed (10)\n\nNumber 3 is the one that cannot be mended. Keep old keys. #databases #operations',
    comments: [
      [
        'jonas',
        'Number 4 was us in March. We now alert on the age of the newest backup, not on failed jobs.',
        [['goran', 'That is the right alert. A job that never starts never fails.']],
      ],
      [
        'oskar',
        'What share of your customers test restores themselves?',
        [['goran', 'Before they sign up: I ask everyone. 7 of the last 90 had done it in the past year.']],
      ],
      ['deniz', 'Checked ours after reading this. The disk was at 96 per cent. Thank you.'],
    ],
  },
  {
    by: 'mei',
    ageHours: 6,
    name: 'thirteen-weeks',
    text: 'The thirteen-week cash sheet, since three of you asked.\n\nRows: opening cash, money that will arrive (by customer, with the date they really pay, not the due date), payroll, tax, rent, software, everything else, closing cash. Columns: thirteen weeks. Update it every Monday morning in under twenty minutes.\n\nTwo rules make it work:\n– Never type a hope. An invoice counts when it was sent; a deal counts when it was signed.\n– Keep last week’s version. The difference between what you expected and what came is the most useful number in the company.\n\nFounders tell me they look at their bank balance daily. The balance tells you where you are. The sheet tells you which week you have to make the phone call, while there is still time to make it. #cash #finance',
    comments: [
      [
        'bob',
        'I would have given a lot for this in 2019. We saw the hole eleven weeks ahead, and by then no lender would talk to us.',
        [
          ['mei', 'Eleven weeks is typical. Banks want to see you at thirty, when you do not need them.'],
          ['samuel', 'Suppliers too. Ask for longer terms while you are still paying early.'],
        ],
      ],
      [
        'fatou',
        'Do you put grants in? Ours arrive between two and nine months late.',
        [
          [
            'mei',
            'Only when the transfer is announced. Until then in a row of its own under the line, so you see it and do not count on it.',
          ],
        ],
      ],
      [
        'alice',
        'Did this on Monday for the first time. Took 50 minutes, found a VAT payment I had placed in the wrong month.',
      ],
      [
        'priya',
        'Is there a version for a company with no revenue yet?',
        [
          [
            'mei',
            'The same sheet with fewer rows. You have payroll even if you do not pay yourself: write down what you would need.',
          ],
        ],
      ],
    ],
  },
  {
    by: 'alice',
    ageHours: 9,
    picture: 'churn',
    text: 'Our monthly churn for the last twelve months. The fall in spring is not a feature: it is the month when we began to phone every clinic that had not sent a text in ten days.\n\nThe call takes four minutes. Half of them had changed receptionist and nobody had told the new one that we exist. #churn #customersuccess',
    comments: [
      [
        'jonas',
        'What do you say when they pick up?',
        [
          [
            'alice',
            '“You usually text eleven patients a week and it was none since the 3rd. Did something change?” Then I keep quiet.',
          ],
        ],
      ],
      [
        'wanjiru',
        'From 5.1 to 2.2 is a different company. How many calls a week?',
        [['alice', 'Between 12 and 20. Half a day, shared by two of us.']],
      ],
      ['mei', 'At your price that half day is worth about 3,100 euros of yearly revenue a week. Good pay.'],
      ['quentin', 'Same with bakeries. New manager, account forgotten. I now ask for a second contact at sign-up.'],
    ],
  },
  {
    by: 'samuel',
    ageHours: 12,
    text: 'Question for people who lend or advance goods: when a good customer is late for the first time, do you call on day 1 or give them a week?\n\nWe tried both for eight weeks. Day 1: 94 per cent paid within the week. Day 7: 88 per cent. But three shops told us that the early call felt like an insult, and one left. #credit',
    helpful: 1,
    comments: [
      [
        'bob',
        'Day 1, but by text, and worded as a question: “Is something wrong with the delivery?” Nobody is insulted by being asked about our mistakes.',
        [['samuel', 'That wording is good. We will try it from Monday.']],
      ],
      [
        'wanjiru',
        'We send the reminder the day before it is due. Late payments fell by a third, and there is nothing to be insulted about. Ask for the call only on day 3.',
        [
          ['samuel', 'The day before! So simple. Marking this one.'],
          ['kavya', 'Works for statutory filings as well. Nobody minds being early.'],
        ],
      ],
      [
        'rosa',
        'I am on the other side of this. A call on day 1 from a person I know is fine. A call from a call centre is not.',
      ],
    ],
  },
  {
    by: 'priya',
    ageHours: 16,
    text: 'Looking for a technical co-founder in or near Toronto. Not an idea on a napkin: 26 interviews with landlords who own 2 to 20 flats, 9 of whom showed me their claim folders, 4 letters of intent at 40 dollars per flat a year.\n\nWhat I do not have: anyone who can build document intake. What I offer: half, vesting, and somebody who likes talking to insurers. Who should I meet? #cofounder',
    comments: [
      [
        'uma',
        'Half, vesting, and paying customers in writing is more than most offers. Work on something small together for four weeks before you sign anything.',
        [['priya', 'Agreed. I have a paid two-week project in mind: 200 claim letters, sort them, find the dates.']],
      ],
      ['viktor', 'Put who owns the prototype in writing before that project starts. One page.'],
      [
        'quentin',
        'There is a founders’ breakfast in Montréal every second Thursday and half of them are engineers from Toronto. I will introduce you.',
        [['priya', 'Yes please. I will take the train.']],
      ],
    ],
  },
  {
    by: 'alice',
    ageHours: 20,
    isPrivate: true,
    text: 'For connections only: a chain of 31 clinics asked for an exclusive in the Rhône region for two years. They would be 13 per cent of revenue. I am inclined to say no and offer a fixed price for 24 months instead. Has anyone regretted an exclusive, or regretted refusing one?',
    comments: [
      [
        'bob',
        'Regretted granting one. It was for one county, and the customer left after eight months while the clause stayed.',
        [['alice', 'That is the story I needed to hear.']],
      ],
      [
        'carol',
        'Offer them a head start instead: new features 60 days before anyone else. Costs you nothing, and they can tell their board.',
      ],
    ],
  },
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
        'What is the step between quote and first payment? 41 per cent seems high for a first purchase.',
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
    text: 'Today a dispatcher told me: “Your price is fine. I do not trust a load that I did not hear about from a human.” So for one month a human will call for each match. 41 trucks, about 60 calls a day, two people.\n\nIt does not scale, and that is all right: I want to know which sentence in the call makes them say yes. #marketplace',
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
    text: 'The four questions I ask two founders before I draft anything:\n\n1. If one of you leaves after eight months, what do they keep?\n2. Who decides when you disagree about money? About people? About selling?\n3. Does either of you owe anything to a former employer: code, a non-compete, a customer list?\n4. What would make each of you stop?\n\nIf the answers take longer than an hour, that hour was cheap. About one pair in six does not come back for a contract, and I count those as a success. #cofounder #legal',
    comments: [
      ['priya', 'Printed. Question 2 will be the first thing on the table.'],
      [
        'bob',
        'Question 4 is the one we skipped. My co-founder wanted to stop two years before I noticed.',
        [
          ['viktor', 'It is also the one people answer most honestly, if asked early.'],
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
        [['bob', 'Week 9 is far away. That is the whole point.']],
      ],
    ],
  },
  {
    by: 'hana',
    ageHours: 49,
    text: 'Our quoting model was wrong by more than 15 per cent on 1 part in 12. The foreman found the cause in a minute: the drawings said “stainless”, and we priced 304 where the shop always takes 316 for marine customers.\n\nWe added a question instead of a better model. #manufacturing',
    comments: [
      [
        'yusuf',
        'A question at the right moment is worth a month of training data. We ask “is this stripe on purpose?”',
      ],
      [
        'jonas',
        'How do you choose which question to ask?',
        [['hana', 'The one whose answer moves the price most. It is two lines of arithmetic.']],
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
    text: 'Anyone here moved from per-seat to per-job pricing? Installers share one login between four people, and I do not blame them. A job is worth about 9,000 euros to them; we could charge 29 for each. Afraid of the months when nobody buys a heat pump. #pricing',
    helpful: 0,
    comments: [
      [
        'mei',
        'A low base that covers your cost of serving them, plus a fee per job. Model it on last January, your worst month: if the base alone pays the servers and support, do it.',
        [
          [
            'jonas',
            'January would have been 61 per cent of today’s revenue. With a base of 49 it is 78. Thank you, that settles it.',
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
