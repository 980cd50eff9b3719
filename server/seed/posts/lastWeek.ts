import type { SeedPost } from '../types';

export const lastWeek: SeedPost[] = [
  {
    by: 'alice',
    ageHours: 172,
    picture: 'pricing',
    name: 'pricing-sketch',
    originalText: 'Sketch of our new price list. Three plans become two. What would you cut?',
    text: 'Sketch of our new price list. Three plans become two, and the number of texts is no longer limited: nobody ever chose a plan by it, and 30% of support email was about it.\n\nPer chair and month: 19 for one to three chairs, 16 from four. What would you cut? #pricing',
    comments: [
      [
        'mei',
        'What happens to clinics that pay more today?',
        [['alice', '14 of 212 would. They get the lower price at once, before they ask.']],
      ],
      [
        'goran',
        'I’d cut the second plan. One price, a discount from four chairs on the invoice.',
        [['alice', 'You may be right. The second column exists because a rival has three.']],
      ],
      [
        'jonas',
        'Unlimited texts: what does your worst clinic cost you?',
        [['alice', '31 euros a month, and they pay 152.']],
      ],
      ['ines', 'The handwriting is better than our whole website.'],
    ],
  },
  {
    by: 'bob',
    ageHours: 76,
    text: 'Things I do differently in my second company:\n\n– Payroll for three months sits in another bank and nobody has a card for it.\n– I tell the team the runway on the first Monday of the month, in weeks.\n– No customer over 15% of revenue without a plan for the day they leave.\n– I take my holidays. The first company didn’t die of my holidays.\n– Every metric on the wall has a name next to it.\n\nNone of this is clever. In 2019 I knew four of the five and did none. #lessons',
    comments: [
      [
        'carol',
        'How did the team take hearing the number each month?',
        [
          [
            'bob',
            'The first time, badly. By the fourth month someone suggested a cheaper phone contract before I did.',
          ],
        ],
      ],
      [
        'uma',
        'The other bank is the one I now ask about. Two companies I know couldn’t pay wages in the week their bank stopped.',
      ],
      [
        'deniz',
        '15%: what do you do at 14?',
        [['bob', 'Give the account two people who know it, and stop giving discounts there.']],
      ],
    ],
  },
  {
    by: 'kavya',
    ageHours: 82,
    text: 'We support 11 state formats for the wage register. Each took nine days to build; the last took two, because we stopped writing code and made a table that an accountant can edit.\n\nI should have asked on day one who will maintain this in year three. #compliance',
    comments: [
      [
        'goran',
        'Who checks the table?',
        [['kavya', 'A second accountant, and a test that recomputes 400 real payslips each night.']],
      ],
      ['tomas', 'Doing this for water permits next week. Four regions, four formats, one tired engineer.'],
    ],
  },
  {
    by: 'liam',
    ageHours: 90,
    text: 'Hired our first support person: a farmer’s daughter who milked at five, studied at nine and corrected two errors in our manual during the interview. Tickets closed without me: from 20 to 74% in five weeks.\n\nWe paid 15% over the market and it is the cheapest thing I did this year. #hiring',
    comments: [
      ['carol', 'Hire the person who already lives with the problem. Software can be taught in a month.'],
      [
        'nadia',
        'Where did you advertise?',
        [['liam', 'On the notice board of the mart, and in the co-op’s newsletter. 46 euros in all.']],
      ],
    ],
  },
  {
    by: 'fatou',
    ageHours: 97,
    text: 'A cold room in Joal went 31 days on one compressor because the spare stood in customs. Lesson from hardware: the unit price of a spare part isn’t its cost. The cost is the fish.\n\nWe now hold one spare of everything that stops a room, 4,200 euros in a cupboard. Do others keep spares as stock or as an expense? #hardware',
    comments: [
      [
        'mei',
        'Stock, if you would sell or install them; expense when fitted. Ask your auditor, but don’t let tax decide how many you hold.',
      ],
      ['liam', 'Two percent of collars as spares, in the van. Expensed, for simplicity.'],
      [
        'tomas',
        'For sites more than six hours away we leave a sealed box there. The customer keeps the key.',
        [['fatou', 'A box at the harbour office. I like it.']],
      ],
    ],
  },
  {
    by: 'zoe',
    ageHours: 103,
    picture: 'cash',
    text: 'What a seasonal business looks like in the bank: cash at month’s end, actual until October, then the plan. The low point is April, with 38,000 left, one month before the first big payments.\n\nWe survive by asking agents for deposits in February at a discount of 4%. That’s expensive; a bank would ask 9% a year but won’t lend against bookings. What would you do? #cash #seasonal',
    comments: [
      [
        'mei',
        '4% for about three months is 16% a year. Still cheaper than being closed. Try two lenders that know tourism; ask in September, when your account is fullest.',
        [['zoe', 'September next year it is. I asked in March, like everyone.']],
      ],
      [
        'bob',
        'Could part of the deposits be optional? Let 30 agents choose the discount rather than all 210.',
        [['zoe', 'We need about 90 of them. Choosing would work.']],
      ],
      ['rosa', 'Yarn is the mirror image: we are empty in August. Perhaps we should share an account.'],
    ],
  },
  {
    by: 'ines',
    ageHours: 110,
    text: 'For two years I tried to grow both sides of the marketplace at once. In May we stopped taking new mills. 61 mills, and all work goes to the labels.\n\nOrders per mill went from 3 to 8 a month, and mills now answer within a day because there is something to answer. #marketplace',
    comments: [
      [
        'deniz',
        'How did you choose which side to stop?',
        [['ines', 'I asked which side would be angry if we closed. Only the labels would have noticed.']],
      ],
      ['uma', 'That’s the best test of a marketplace I have heard this year.'],
    ],
  },
  {
    by: 'oskar',
    ageHours: 118,
    text: 'Our bot found a crash in a build that 14 testers had passed: open the map while a save is written, 1 in 400. The studio had 61 reviews about “lost saves” and no way to repeat it.\n\nSelling point I never planned: we attach a video of the eleven seconds before the crash. #testing #games',
    comments: [
      ['goran', 'The video is the product. Logs convince engineers; a video convinces whoever pays.'],
      [
        'hana',
        'Do you charge per bug or per night?',
        [['oskar', 'Per night. Per bug, I’d be paid to find small ones.']],
      ],
    ],
  },
  {
    by: 'carol',
    ageHours: 124,
    isPrivate: true,
    text: 'For connections: one of our two largest agencies is 63 days late with 48,000 dollars. They say a state payment is stuck, and I believe them. Stop the shifts and their patients suffer; go on and I finance them. How long would you go on?',
    comments: [
      [
        'bob',
        'Set a date and an amount today, in writing, while you are still friendly. For me: no further credit at 75 days, shifts on prepayment from then.',
        [['carol', 'Prepayment by the week would keep the patients covered. Calling them tomorrow.']],
      ],
      ['mei', 'Ask to see the letter about the stuck payment. If it exists, a lender will advance against it.'],
    ],
  },
  { by: 'samuel', ageHours: 160, shares: 'pricing-sketch', text: '' },
  {
    by: 'tomas',
    ageHours: 136,
    text: 'A mine asked us for an uptime of 99.9% for sensors that stand in acid at 3,900 metres. I offered 98% per sensor and three sensors per point. They signed in a day, since their own engineers had written the same in 2017 and been overruled.\n\nAsk who in the building already agrees with you. #sales #hardware',
    comments: [
      [
        'jonas',
        'How did you find those engineers?',
        [
          [
            'tomas',
            'Their names were on the old report. I telephoned all five; two had retired and talked for an hour.',
          ],
        ],
      ],
    ],
  },
  {
    by: 'mei',
    ageHours: 143,
    text: 'Poll without buttons: when did you first pay yourself a salary? Answer with months since the start and what changed your mind. I’ll collect and post the median. #salary',
    comments: [
      [
        'alice',
        '19 months. My savings were at 2,000 and I noticed that I made worse decisions about small sums than about large ones.',
      ],
      [
        'bob',
        'First company 26 months, second company 3. I wasn’t braver the second time, just less afraid of looking greedy.',
      ],
      ['goran', '14 months, the month revenue passed my old rent.'],
      [
        'kavya',
        '8. My co-founder insisted that unpaid work hides the true price of the product.',
        [['mei', 'Your co-founder is right. Write the salary in the books even if you can’t pay it.']],
      ],
      ['liam', '11, and it was half of what a locum vet earns in a week.'],
      ['fatou', '22 months. A grant required it.'],
      ['wanjiru', '9 months. My mother asked.', [['samuel', 'The strictest board member there is.']]],
    ],
  },
  {
    by: 'quentin',
    ageHours: 150,
    text: 'Unsold bread by weekday, 47 bakeries, 12 weeks: Monday 11%, Tuesday 9, Wednesday 8, Thursday 8, Friday 6, Saturday 4, Sunday 14. Everyone asks about Monday. The money is in Sunday: people bake for a brunch that starts at eleven and ends when it rains.\n\nThe forecast now looks at the rain at nine. #forecasting',
    comments: [
      ['hana', 'What error do you have on a dry Sunday?', [['quentin', '6%. On a wet one 13, and it was 22 before.']]],
      [
        'zoe',
        'Rain at nine also predicts our cancellations. Which source do you use?',
        [['quentin', 'The public forecast of the evening before, plus the radar at six.']],
      ],
    ],
  },
  {
    by: 'wanjiru',
    ageHours: 158,
    text: 'Regulator meeting, notes for others in insurance: they didn’t ask about technology once. They asked what a rider holds in her hand when she stands at the hospital desk at night.\n\nWe had an app screen. We now also have a card with a number that is answered at 3 a.m. Costs 0.9 shillings per rider and day. #regulation',
    comments: [
      ['kavya', 'Inspectors in factories are the same: show me the paper on the wall.'],
      [
        'carol',
        'As a nurse who stood behind such a desk: they are right.',
        [
          ['wanjiru', 'I’d like to ask you about that desk. May I write to you?'],
          ['carol', 'Any time.'],
        ],
      ],
    ],
  },
  {
    by: 'rosa',
    ageHours: 164,
    text: 'Photographing each skein with the name of the herder took me 40 hours. Pages with a name sell 2.3 times as well as pages without, over 90 days and 1,700 orders. I didn’t expect it to be that clear.\n\nNext question: does it hold when the name isn’t a reason to buy but a reason to come back? #ecommerce',
    comments: [
      [
        'ines',
        'Could you test it on repeat buyers only?',
        [['rosa', 'From next month. Half of the parcels will carry a card with the name.']],
      ],
      [
        'yusuf',
        'Correlation: did you photograph the best yarn first?',
        [['rosa', 'No, by shelf, left to right. My sister asked the same.']],
      ],
    ],
  },
];
