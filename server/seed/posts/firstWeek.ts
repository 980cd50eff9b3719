import type { SeedPost } from '../types';

export const firstWeek: SeedPost[] = [
  {
    by: 'mei',
    ageHours: 312,
    picture: 'cohorts',
    name: 'cohorts',
    text: 'Read cohorts by column, not by row. Each row is the customers who joined in a month; each column is how many still pay after that many months. In this (real, anonymous) company the newest rows are better in column three: 81% against 64 a year ago.\n\nThe average said “retention is flat”, since the old cohorts weigh more. The founder was about to stop the work that had fixed it. #metrics #retention',
    comments: [
      [
        'alice',
        'This is the clearest explanation I have seen. What did they change between March and June?',
        [['mei', 'They stopped selling to shops with one employee.']],
      ],
      [
        'zoe',
        'How would you do it for a season? My customers all vanish in November and come back.',
        [['mei', 'Rows by first season, columns by season, and “came back” instead of “still pays”.']],
      ],
      [
        'kavya',
        'Below how many customers per row is it noise?',
        [['mei', 'Under 30 I show the count, not the percentage.']],
      ],
    ],
  },
  {
    by: 'ines',
    ageHours: 322,
    text: 'We asked labels to pay 8%. They said no. We asked mills to pay 8%. They said no. We raised the shown price by 8% and nobody said anything. A fee is a feeling. #marketplace #pricing',
    comments: [
      ['deniz', 'The same fee, as “insurance included”, was fine with hauliers. It even is insurance.'],
      [
        'viktor',
        'Say somewhere what the price contains. In several countries you must.',
        [['ines', 'It’s on each invoice, line two.']],
      ],
    ],
  },
  {
    by: 'liam',
    ageHours: 330,
    text: 'Our battery was to last three years and lasts twenty months in Irish rain. 1,100 collars to swap by hand. I told all 84 farms before the first one failed and offered the swap free with the next vet visit.\n\nCost: 39,000 euros. Cancellations so far: none. I still feel sick. Has someone here gone through a recall? #hardware',
    helpful: 0,
    comments: [
      [
        'fatou',
        'Yes, 60 controllers. Swap them in the order of how much a failure hurts the customer, not in the order of age. Publish the list and cross it off in public. After a month people ask about the weather again.',
        [['liam', 'Order by harm. Calving farms first, then. Thank you.']],
      ],
      ['tomas', 'Ask the cell maker for the humidity test in writing. We got a third of the cost back.'],
      ['bob', 'You told them first. That’s why nobody left.'],
    ],
  },
  {
    by: 'priya',
    ageHours: 340,
    text: 'Notes from interview 20 of 26. I stopped asking “would you use this?” after number 4. What works: “Show me the last claim.” They open a drawer. In the drawer is the product: envelopes sorted by how annoyed they are.\n\nWhat is the best question you ask? #research #customerdiscovery',
    comments: [
      ['alice', '“What do you do the minute after that?” It shows the next product.'],
      ['nadia', '“Who else had to agree?” For schools, always.'],
      ['carol', '“What did it cost you last time it went wrong?”', [['priya', 'Stealing all three.']]],
    ],
  },
  {
    by: 'zoe',
    ageHours: 356,
    text: 'Winter plan for a company that earns in summer. November: write down all that broke. December: fix the three that cost most. January and February: sell. March: train. Nothing new starts after 1 April.\n\nThe last rule took me four seasons and one very bad Easter. #seasonal #planning',
    comments: [
      ['quentin', 'For bakeries nothing new after 1 December. Same scar.'],
      ['nadia', 'Schools: nothing new after 20 August.'],
      [
        'rosa',
        'Yarn: 1 September. We should make a calendar of everyone’s quiet months.',
        [['zoe', 'And lend each other engineers.']],
      ],
    ],
  },
  {
    by: 'wanjiru',
    ageHours: 366,
    text: 'Claims paid in 47 hours on average. It was 19 days. What we changed: the agent may decide up to 8,000 shillings alone. 71% of claims are under that. Fraud went up by 0.3 points, the cost of checking went down by 2.\n\nTrust has a price, and sometimes it is negative. #insurance #operations',
    comments: [
      [
        'samuel',
        'How did you choose 8,000?',
        [['wanjiru', 'The amount at which a check costs as much as the average loss. Then rounded down.']],
      ],
      ['mei', 'More companies should write that sentence about trust with numbers in it.'],
    ],
  },
  {
    by: 'goran',
    ageHours: 374,
    text: 'Raised prices for the first time in three years: 19 to 29 euros, old customers with 90 days’ notice and one sentence of reason. 74 customers, 2 left, 1 of them came back. Fear cost me about 20,000 euros. #pricing #bootstrapping',
    comments: [
      [
        'alice',
        'What was the sentence?',
        [['goran', '“The price has been the same since 2023, the number of restores per customer has tripled.”']],
      ],
      [
        'jonas',
        'Did you offer the old price for a year up front?',
        [['goran', 'Yes, 31 took it. The best month in the bank ever.']],
      ],
    ],
  },
  {
    by: 'carol',
    ageHours: 384,
    text: 'How do you hire when everyone good already has a job and no one has heard of you? Five of our last six came from this: I phone a reference of a candidate we didn’t take, thank them, and ask who else they would call. #hiring',
    comments: [
      ['uma', 'Never heard that one. It’s excellent.'],
      ['liam', 'The reference knows the good ones and has time to talk. Of course.'],
      [
        'viktor',
        'Charming and legal, as long as you don’t discuss the candidate’s result.',
        [['carol', 'I never do.']],
      ],
    ],
  },
  {
    by: 'tomas',
    ageHours: 392,
    text: 'We measure 11 sites and 340 points. Half a percent of readings are wrong, and 90% of our support is about those. A sensor that says “I don’t know” would be worth more than one that is right more often. We ship that in March. #product #hardware',
    comments: [
      ['hana', 'Our model answers “ask the foreman” for 8% of drawings. Customers praise that most.'],
      [
        'yusuf',
        'How do you decide that you don’t know?',
        [['tomas', 'Three sensors at a point, and the spread between them. Nothing clever.']],
      ],
    ],
  },
  {
    by: 'deniz',
    ageHours: 402,
    text: 'Co-founder update: after 14 months we wrote down who decides what. Two columns, 22 lines, one page on the fridge. We disagreed about four lines, and those four were every argument we had this year. Recommended. #cofounder',
    comments: [
      [
        'viktor',
        'Send me the page without the names and I’ll show it to every pair I meet.',
        [['deniz', 'Done, it is in your inbox.']],
      ],
      [
        'kavya',
        'Which were the four?',
        [['deniz', 'Discounts, hiring friends, weekend messages, and who answers the bank.']],
      ],
    ],
  },
  {
    by: 'alice',
    ageHours: 412,
    text: 'Introducing myself properly, since there are many new names here. I make software that fills cancelled dental appointments. It started as a shared spreadsheet in my mother’s practice: 9 cancellations a week, 60 euros each, and a receptionist with no time to phone.\n\nWhat I can help with: selling to people who hate software, text messages at scale, life without investors. What I need: someone who has opened a second country. Germany is next and I know nobody there except @uma. #introductions',
    comments: [
      [
        'uma',
        'Then you know the right person. My dentist complains about exactly this; coffee in Berlin is on me.',
        [['alice', 'I’m there from the 12th.']],
      ],
      [
        'jonas',
        'We opened Denmark from Sweden. It took twice as long as planned, all of it in the words on invoices. Write to me.',
      ],
      ['bob', 'Good to have you here. Readers: ask her about churn.'],
      [
        'ines',
        'Second country was Spain for us. Hire the first local person for support, not for sales.',
        [['alice', 'That’s the opposite of what everyone says, so I’ll think about it.']],
      ],
    ],
  },
  {
    by: 'quentin',
    ageHours: 422,
    text: 'Rule of thumb from 47 bakeries: if the owner answers the first email after 5 p.m., they will be a bad customer. Before 5 a.m., a very good one. @carol you said something like it about night shifts. #sales',
    comments: [
      ['carol', 'Night-shift managers buy at 3 a.m. and never cancel. True.'],
      ['liam', 'Farmers at 4:50. We call it the milking window.'],
    ],
  },
  {
    by: 'kavya',
    ageHours: 432,
    text: 'An inspector found an error in our register, and it was our fault: overtime in one state counts from the 48th hour, not the 49th. 6 factories affected, 41,000 rupees in all. We paid the difference to the workers the same day and told the other 90 customers.\n\nTwo of them bought the larger plan that week. I don’t understand people, but I like them. #compliance #trust',
    comments: [
      ['rosa', 'They bought because now they know what happens when you err.'],
      ['goran', 'A good incident report is the best sales page.'],
      ['mei', '41,000 rupees is about 490 dollars. The cheapest advertising of your year.'],
    ],
  },
  {
    by: 'rosa',
    ageHours: 446,
    text: 'Is there anyone here with experience of paying suppliers who have no bank account? 112 families, 70 of them want cash, the bank is four hours away and the road is bad in February. Mobile money has reached half of the valleys. #payments #suppliers',
    comments: [
      [
        'samuel',
        'Pay the shop in the village and let the families collect goods or cash there, for one per cent. The shop gains customers and keeps the safe.',
        [['rosa', 'There is such a shop in three of the five valleys. I’ll ask.']],
      ],
      ['wanjiru', 'Where mobile money works, pay the fee for them. It’s small and removes the last argument.'],
      ['fatou', 'Fix the payment day. Ours is Thursday, and nobody has to wonder.'],
    ],
  },
  {
    by: 'nadia',
    ageHours: 458,
    text: 'What a headteacher asked me today, in order: Does it work when the internet does not? Who trains the new teacher in January? What do I show the parents? Price was question nine.\n\nMy slides began with the price. #education #sales',
    comments: [
      ['alice', 'Clinics: what happens when the receptionist is ill. Price is question six.'],
      ['tomas', 'Price never came up in mining. It should have.'],
    ],
  },
  {
    by: 'oskar',
    ageHours: 482,
    text: 'Three years ago I asked what to charge and someone said: double it until a customer hesitates. First doubling: nothing. Second: one “hm”. Third: two studios asked for a contract, which I had never had. I stopped there.\n\nWhat do you take as the sign that a price is right? #pricing',
    comments: [
      ['hana', 'When the buyer asks what is included and not what it costs.'],
      [
        'mei',
        'When you lose one deal in five over it. At zero you are too cheap.',
        [
          ['oskar', 'One in nine so far.'],
          ['mei', 'Then you know what to do on Monday.'],
        ],
      ],
    ],
  },
  {
    by: 'fatou',
    ageHours: 494,
    text: 'Seven harbours, 23 cold rooms, 91% full in October. A crate a day costs 300 francs and saves about 1,100 francs of fish. I used to explain the technology. Now I put two boxes of fish on the table, one of them from yesterday. Nobody has asked for a brochure since. #sales #hardware',
    comments: [
      ['rosa', 'I send a piece of yarn and a piece of the other yarn. Same trick.'],
      ['uma', 'Best demo in this network.', [['fatou', 'Come to Dakar, bring an appetite.']]],
    ],
  },
];
