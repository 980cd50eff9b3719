import type { SeedPost } from '../types';
import { thisWeekContinued } from './thisWeekContinued';

export const thisWeek: SeedPost[] = [
  { by: 'samuel', ageHours: 14, shares: 'vesting', text: '' },
  {
    by: 'carol',
    ageHours: 1.5,
    text: 'Small thing that worked: we moved the demo from day 9 of our onboarding emails to day 2, and put a nurse on the call instead of me. Booked demos went from 11 to 19 a week, same traffic.\n\nThe email is three sentences long and ends with two times to choose from. #sales #onboarding',
    comments: [
      [
        'alice',
        'Two concrete times beats a calendar link for us too. Dentists don’t open calendar links.',
        [['carol', 'Neither do agency owners. They answer “Thursday is fine” from the car.']],
      ],
      [
        'nadia',
        'Did the nurse need training to run the call?',
        [
          [
            'carol',
            'One afternoon, and a rule: if you don’t know, say so and write it down. The list of what she wrote down became our FAQ.',
          ],
        ],
      ],
    ],
  },
  {
    by: 'goran',
    ageHours: 3,
    story: 'backups',
    text: 'We test-restored 1,118 customer backups last month. 61 failed. The reasons, most common first:\n\n1. The dump was cut off because the disk was full (23)\n2. Extensions missing on the restore host (17)\n3. Encryption key rotated, old key deleted (11)\n4. The job hadn’t run for weeks and nobody noticed (10)\n\nNumber 3 is the one that can’t be fixed. Keep old keys. #databases #operations',
    comments: [
      [
        'jonas',
        'Number 4 was us in March. We now alert on the age of the newest backup, not on failed jobs.',
        [['goran', 'That’s the right alert. A job that never starts never fails.']],
      ],
      [
        'oskar',
        'What share of your customers test restores themselves?',
        [['goran', 'Before they sign up: I ask everyone. 7 of the last 90 had done it in the past year.']],
      ],
      ['deniz', 'Checked ours after reading this. The disk was at 96%. Thank you.'],
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
        'I’d have given a lot for this in 2019. We saw the hole eleven weeks ahead, and by then no lender would talk to us.',
        [
          ['mei', 'Eleven weeks is typical. Banks want to see you at thirty, when you don’t need them.'],
          ['samuel', 'Suppliers too. Ask for longer terms while you are still paying early.'],
        ],
      ],
      [
        'fatou',
        'Do you put grants in? Ours arrive between two and nine months late.',
        [
          [
            'mei',
            'Only when the transfer is announced. Until then in a row of its own under the line, so you see it and don’t count on it.',
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
            'The same sheet with fewer rows. You have payroll even if you don’t pay yourself: write down what you would need.',
          ],
        ],
      ],
    ],
  },
  {
    by: 'alice',
    ageHours: 9,
    picture: 'churn',
    text: 'Our monthly churn for the last twelve months. The fall in spring isn’t a feature: it is the month when we began to phone every clinic that hadn’t sent a text in ten days.\n\nThe call takes four minutes. Half of them had changed receptionist and nobody had told the new one that we exist. #churn #customersuccess',
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
    text: 'Question for people who lend or advance goods: when a good customer is late for the first time, do you call on day 1 or give them a week?\n\nWe tried both for eight weeks. Day 1: 94% paid within the week. Day 7: 88%. But three shops told us that the early call felt like an insult, and one left. #credit',
    helpful: 1,
    comments: [
      [
        'bob',
        'Day 1, but by text, and worded as a question: “Is something wrong with the delivery?” Nobody is insulted by being asked about our mistakes.',
        [['samuel', 'That wording is good. We’ll try it from Monday.']],
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
        'I’m on the other side of this. A call on day 1 from a person I know is fine. A call from a call centre is not.',
      ],
    ],
  },
  {
    by: 'priya',
    ageHours: 16,
    text: 'Looking for a technical co-founder in or near Toronto. Not an idea on a napkin: 26 interviews with landlords who own 2 to 20 flats, 9 of whom showed me their claim folders, 4 letters of intent at 40 dollars per flat a year.\n\nWhat I don’t have: anyone who can build document intake. What I offer: half, vesting, and someone who likes talking to insurers. Who should I meet? #cofounder',
    comments: [
      [
        'uma',
        'Half, vesting, and paying customers in writing is more than most offers. Work on something small together for four weeks before you sign anything.',
        [['priya', 'Agreed. I have a paid two-week project in mind: 200 claim letters, sort them, find the dates.']],
      ],
      ['viktor', 'Put who owns the prototype in writing before that project starts. One page.'],
      [
        'quentin',
        'There is a founders’ breakfast in Montréal every second Thursday and half of them are engineers from Toronto. I’ll introduce you.',
        [['priya', 'Yes please. I’ll take the train.']],
      ],
    ],
  },
  {
    by: 'alice',
    ageHours: 20,
    isPrivate: true,
    text: 'For connections only: a chain of 31 clinics asked for an exclusive in the Rhône region for two years. They would be 13% of revenue. I’m inclined to say no and offer a fixed price for 24 months instead. Has anyone regretted an exclusive, or regretted refusing one?',
    comments: [
      [
        'bob',
        'Regretted granting one. It was for one county, and the customer left after eight months while the clause stayed.',
        [['alice', 'That’s the story I needed to hear.']],
      ],
      [
        'carol',
        'Offer them a head start instead: new features 60 days before anyone else. Costs you nothing, and they can tell their board.',
      ],
    ],
  },
  ...thisWeekContinued,
];
