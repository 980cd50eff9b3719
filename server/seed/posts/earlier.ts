import type { SeedPost } from '../types';

export const earlier: SeedPost[] = [
  { by: 'jonas', ageHours: 305, shares: 'cohorts', text: '' },
  {
    by: 'jonas',
    ageHours: 182,
    picture: 'whiteboard',
    text: 'The whiteboard after two days of arguing about what an installer does between the first call and the signature. Everything right of the dotted line is paperwork that we can do for them.\n\nThe arrow that nobody expected: 4 in 10 offers go back to the house for one missing measurement, the height of the cellar door. It’s now question one. #product',
    comments: [
      ['hana', 'The cellar door! Ours is the thread pitch. It’s always one number.'],
      [
        'alice',
        'Did you do this with installers in the room?',
        [['jonas', 'Two of them, paid for both days. Best 900 euros of the quarter.']],
      ],
      ['priya', 'I like that the boxes are verbs. May I borrow the layout?', [['jonas', 'Of course.']]],
    ],
  },
  {
    by: 'uma',
    ageHours: 190,
    text: 'A no from me always says why, in two sentences, within a week. Last month’s: price too near to the cost of doing it by hand (4), sale needs three signatures (3), founders hadn’t spoken to a customer since spring (2), I didn’t understand it (5).\n\nThe last one is on me as much as on you. #fundraising',
    comments: [
      [
        'tomas',
        'The three signatures: did any of them come back with one?',
        [['uma', 'One did. They sold to the shift leader with a price below her own limit. I invested.']],
      ],
      ['oskar', 'Thank you for number four. Most of my refusals were silence.'],
    ],
  },
  {
    by: 'deniz',
    ageHours: 197,
    story: 'fuel',
    text: 'Fuel went up by 9% in a week and four hauliers left the platform within two days: they cancel everything that has a monthly fee. We changed to a fee per matched load the same week and three of the four came back.\n\nIs there any downside in having fees follow the customer’s income? #pricing #logistics',
    comments: [
      ['mei', 'Your income now follows fuel too. Hold more cash than you did.'],
      [
        'bob',
        'Collection: who pays whom, and when? Take it from the load’s payment or you will chase 340 small invoices.',
        [['deniz', 'Taken from the payment, from the first day.']],
      ],
    ],
  },
  {
    by: 'goran',
    ageHours: 205,
    name: 'solo',
    text: 'Four years alone, in numbers: 74 customers, 11,400 euros a month, 31 hours a week, two holidays of three weeks, one night call in the last year.\n\nWhat makes it possible: annual invoices, a status page that is honest, no phone number, and a second person with all keys who is paid for one day a month. What I miss: someone who disagrees with me before lunch.\n\nAsk me anything about staying small. #bootstrapping #solofounder',
    comments: [
      [
        'alice',
        'What did you refuse that was hardest to refuse?',
        [
          [
            'goran',
            'An offer to build it into a hosting company’s product, for three times the revenue. I’d have had one customer.',
          ],
        ],
      ],
      [
        'rosa',
        'How did you choose the second person?',
        [
          [
            'goran',
            'An old colleague who fixes things quietly. We test it twice a year: I switch off my phone for two days.',
          ],
        ],
      ],
      ['uma', 'I tried to invest twice. Good for you.'],
      [
        'liam',
        'No phone number: did nobody complain?',
        [
          [
            'goran',
            'Three people in four years. I answered them by email in ten minutes and they forgot the complaint.',
          ],
        ],
      ],
      ['yusuf', '31 hours. I’ll read this again on Sunday night.'],
    ],
  },
  {
    by: 'nadia',
    ageHours: 212,
    originalText: 'Pilot with a ministry: 40 schools, free, six months. Worth it?',
    text: 'Pilot with a ministry: 40 schools, free, six months. Worth it? I now ask for three things in return: a named person who decides at the end, the date of that decision, and the price if it goes well.\n\nEdited to add: they agreed to all three. It took one email. #sales #education',
    comments: [
      [
        'viktor',
        'Put the price into the pilot agreement as an option they hold until a date. They like options, and you have a deadline.',
      ],
      [
        'carol',
        'Free for them isn’t free for you: count the visits.',
        [['nadia', '40 schools, two visits each. About 3,000 dinars. Now it is in the letter as our contribution.']],
      ],
    ],
  },
  {
    by: 'viktor',
    ageHours: 220,
    text: 'Three clauses I strike from almost every first customer contract a young company is sent: unlimited liability, “most favoured” pricing, and the right to audit at any time. In nine of ten cases the other side says “fine”. They were in the template.\n\nAsk. The worst answer is that you talk about it. #legal',
    comments: [
      [
        'tomas',
        'Mining groups don’t strike liability. We got a cap of twice the yearly fee after three weeks.',
        [['viktor', 'A cap at twice the fee is a good result.']],
      ],
      [
        'jonas',
        'What would you offer instead of the audit?',
        [['viktor', 'A yearly report by you, and an audit with 30 days’ notice if something went wrong.']],
      ],
    ],
  },
  {
    by: 'alice',
    ageHours: 228,
    text: 'We said no to a feature that 23 clinics asked for: a waiting-room screen. All 23 answered the question “what do you do today instead?” with “nothing”.\n\nThe feature that 4 clinics asked for, a text to the patient’s parent, is used 600 times a week. Those four had been doing it by hand, on their own phones. #product',
    comments: [
      ['hana', '“What do you do today instead” is the whole method. Thank you.'],
      [
        'priya',
        'How do you phrase the no?',
        [
          [
            'alice',
            '“We won’t build this in the next year. If something changes on your side, tell me.” No “maybe”, it costs more.',
          ],
        ],
      ],
      ['quentin', 'Bakers ask for recipes every week. They do nothing instead, too.'],
    ],
  },
  {
    by: 'carol',
    ageHours: 236,
    text: 'Counted today: 57% of our shifts are filled by 18% of the carers. If ten of them leave, the business feels it in a week.\n\nWe pay those ten for their opinion: 40 dollars an hour, one hour a month, on what is annoying. First complaint: parking information. Fixed in two days. Who else pays the supply side for talking? #marketplace',
    comments: [
      ['deniz', 'We bring tea to the truck stop every second Friday. Same idea, cheaper.'],
      ['ines', 'Not paid, but mills see their own figures before we publish. They tell us when we are wrong.'],
      ['wanjiru', 'We pay rider leaders in airtime. They argue with me, so it works.'],
    ],
  },
  {
    by: 'tomas',
    ageHours: 244,
    text: 'An invoice cycle of 120 days means that a new site costs us 64,000 dollars before it pays the first peso. Growing faster would bankrupt us. Has anyone sold receivables from large, slow, safe customers? What did it cost? #cash',
    helpful: 0,
    comments: [
      [
        'bob',
        'This is my trade, other size. For a listed mining group expect 0.8 to 1.2% per 30 days without recourse. Ask three, say so to each, and read what happens when the invoice is disputed: that is where the money is lost.',
        [
          ['tomas', 'The first offer was 1.9 with recourse. Going back with this.'],
          ['tomas', 'Update: 1.05, no recourse. Thank you.'],
        ],
      ],
      ['mei', 'Also ask the mine for milestone billing: 30% on delivery. Some have a form for it.'],
    ],
  },
  {
    by: 'kavya',
    ageHours: 252,
    isPrivate: true,
    text: 'Only for connections: my co-founder wants to go part-time for a year, for family reasons. We agree on everything except the shares. Did anyone slow the vesting rather than stop it? How did it feel a year later?',
    comments: [
      [
        'viktor',
        'Vesting in proportion to time worked, with the date of return in writing. I have seen it done six times; five went well. The sixth had no date.',
        [['kavya', 'A date. We had avoided that. Thank you.']],
      ],
      ['mei', 'Write down who signs for the bank in that year, too.'],
    ],
  },
  {
    by: 'hana',
    ageHours: 260,
    text: 'My father asked what our software costs in steel. At our price a shop must win 1.4 extra orders a month to pay for it. I had never done the sum in our customers’ unit. It’s now the first line of the offer. #pricing #manufacturing',
    comments: [
      ['fatou', 'Ours: nine crates of sardines. Doing this tonight.'],
      ['liam', 'One third of a calf. It sounds odd and it works.'],
      ['bob', 'A plumber: one call-out.'],
    ],
  },
  {
    by: 'oskar',
    ageHours: 268,
    text: 'Pinned above my desk since the summer: our median customer opens the report at 9:40 and closes it at 9:43. So the report has one page now. The other eleven pages are behind a link that 6% click. #product',
    comments: [['goran', 'Three minutes is a compliment. Mine is 40 seconds, and that is when all is well.']],
  },
  {
    by: 'yusuf',
    ageHours: 276,
    text: 'Lighting was 80% of our errors, not the model. A lamp for 14 dollars, fixed at the same angle on each table, took false alarms from 9 in 100 metres to 2.\n\nIf you do #computervision in factories: carry a lamp before you carry a GPU.',
    comments: [
      [
        'hana',
        'And a piece of matt black cloth for what is behind it.',
        [['yusuf', 'Yes! We use the workers’ own aprons.']],
      ],
      ['oskar', 'I miss problems that can be solved with a lamp.'],
    ],
  },
  {
    by: 'samuel',
    ageHours: 284,
    text: 'We advance goods and not cash because goods have one use. In 14 months: 3,100 shops, 2.1% default, and of those shops half came back after a family emergency and paid without being asked.\n\nThe rule that matters most is small: the second advance is never larger than what they sold of the first. #credit',
    comments: [
      ['bob', 'That rule is better than most scoring models I was paid to build.'],
      [
        'wanjiru',
        'How do you know what they sold?',
        [['samuel', 'We count shelves on delivery day. The driver has a form with eleven lines.']],
      ],
      [
        'uma',
        'Two percent at that size is remarkable. What is it among shops younger than a year?',
        [['samuel', '4.4. We start them at half the amount.']],
      ],
    ],
  },
  {
    by: 'fatou',
    ageHours: 195,
    shares: 'solo',
    text: 'Staying small can be a plan, not a failure. For hardware I’m not sure; for everyone else, read the answers below the post.',
    comments: [['goran', 'Hardware may need size. It doesn’t need hurry.']],
  },
  {
    by: 'bob',
    ageHours: 300,
    isPrivate: true,
    text: 'For connections only: a larger competitor asked whether we would sell. Number not yet named. I have told nobody in the team. When did you tell yours?',
    comments: [
      [
        'uma',
        'Two people early, everyone when a letter with a number is signed. Not before: most of these talks end in nothing.',
        [['bob', 'That matches my stomach.']],
      ],
      [
        'alice',
        'My mother sold her practice and told the staff last. Two left over that alone. I’d rather be early than be overheard.',
      ],
    ],
  },
];
