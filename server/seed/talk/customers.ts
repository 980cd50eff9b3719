import { says, type DemoPost } from './post';

/** Selling, pilots, and what customers say when one stops talking. */
export const customers: readonly DemoPost[] = [
  {
    by: 'alice',
    ago: '3h10m',
    key: 'fourteen',
    text: `Fourteen grocers said yes to a free pilot in September. Four have the sensor on the wall. The other ten say "next month".

I have one working day a week for this. Do I chase the ten, or sit with the four until I know why they bothered? #pilots`,
    likes: 17,
    bookmarks: 6,
    picture: { name: 'pilotFunnel', alt: 'Bar chart of the pilot: 31 shops asked, 14 said yes, 4 installed, 3 use it daily.' },
    comments: [
      says('oskar', '22m', 'Sit with the four. We had six clinics and two used it daily; their reasons became our pricing page. The rest never came back, and it did not matter.', 14, says('alice', '41m', 'Two of my four had a cold room fail last year. That is already half an answer.', 8), says('zoe', '1h5m', 'Ask them about that night before you ask about the product. Hour by hour. You will hear the sentence for your landing page.', 11)),
      says('julia', '34m', 'Ask the ten one thing: what would have to be true to do it this week? A name in the answer means there is a process in the way. Silence means it was never a yes.', 9),
      says('bob', '1h20m', 'Free is the trouble. We charged 500 naira a month for our pilot, which is nothing, and a third said no. The rest actually used it.', 12, says('alice', '1h50m', 'Ten euros and a date in the diary, then. I will report back.', 5)),
      says('wanjiru', '2h15m', 'How long does it take to install? Our clinics said "next month" until we came with a ladder.', 6, says('alice', '2h30m', '25 minutes, they think it takes a day. @wanjiru that may be the whole thing.', 4)),
    ],
    helpful: 1,
  },
  {
    by: 'zoe',
    ago: '9h',
    key: 'three-questions',
    text: `Three questions that got me further than any script this year:

1. When did this last happen? (A date, not "often".)
2. What did you do next?
3. What did that cost you?

If there is no date, there is no problem yet. #interviews`,
    likes: 22,
    bookmarks: 15,
    comments: [
      says('hana', '35m', 'I add: who else was in the room? With the allergy parents, it was the grandmother every time.', 9, says('zoe', '50m', 'Stealing this.', 3)),
      says('viktor', '2h', 'Bakers answer question 3 in bags, not money. Should I convert it for them?', 4, says('zoe', '2h20m', 'Let them do it aloud. The pause before the number is the interview.', 10)),
      says('uma', '4h30m', 'Printed it and put it next to the till.', 2),
    ],
  },
  {
    by: 'julia',
    ago: '1d2h',
    text: `Follow-up, from 214 deals I have notes on: the median deal closed after the sixth touch, and 61% of founders stop at the second.

Put the next date in the calendar while you are still on the call. Say it aloud: "I will write on Thursday at nine." Then write on Thursday at nine. #b2b`,
    likes: 15,
    bookmarks: 9,
    comments: [
      says('carol', '1h', 'The ward manager who signed last week told me she chose us because I was the only one who wrote when I said I would.', 8),
      says('kiran', '3h', 'Does that hold for small tickets? At 45 dollars a month I stop after two and my conversion is fine.', 5, says('julia', '3h40m', 'Under 100 a month let the product follow up. This is for deals with a meeting in them.', 7)),
      says('farah', '6h', 'What do you write the fourth time that is not "just checking in"?', 3, says('julia', '7h', 'Something they can use without buying: a number from a similar customer, a template, a rule that changed. If I have nothing to give I do not write.', 13)),
    ],
  },
  {
    by: 'carol',
    ago: '1d20h',
    text: `The tenth ward said no, in writing, with reasons. I asked whether I may publish them. She said yes.

- Night staff share one computer; two clicks is already too many.
- The union agreement forbids swaps within 36 hours. We allowed 24.
- They did not trust us with the phone numbers.

All three are fixed as of this morning. It is the best document in the company. #hospitals`,
    likes: 20,
    bookmarks: 7,
    comments: [
      says('noor', '40m', 'On the numbers: say where they are kept and for how long, on one page, in their words. I will read it if you like.', 9, says('carol', '1h', 'Yes please. Sent.', 2)),
      says('alice', '2h', 'Nobody has ever sent me a no like that. How did you ask?', 4, says('carol', '2h30m', '"You would save the next ward some trouble." That was all.', 12)),
      says('wanjiru', '5h', 'The one shared computer! Same in every clinic I know.', 5),
    ],
  },
  {
    by: 'wanjiru',
    ago: '2d6h',
    text: `We removed the training day. Instead the app asks one question a day for the first ten days, each about something that is on the shelf in front of you.

Clinics that were active in week four went from 52% to 78%. Cost of a training day: 14,000 shillings and a car. #onboarding`,
    likes: 18,
    bookmarks: 8,
    comments: [
      says('tamara', '1h', 'That is a tutorial level. In games we call the first ten minutes the contract: every screen keeps one promise.', 7),
      says('bob', '3h', 'Do you ask at a fixed time? We tried the same by text and 06:40 beat everything, before the market opens.', 6, says('wanjiru', '4h', '08:15, after the cleaner and before the queue. We asked them.', 8)),
      says('ibrahim', '9h', 'I will copy this for meter readings.', 2),
    ],
  },
  {
    by: 'uma',
    ago: '3d5h',
    text: `Called every shop that left us in the last year. Nine calls, seven picked up.

Four left because the person who set us up had left. Not price, not the product: a password in somebody's head.

Now every shop has two people from day one or we do not start. #churn`,
    likes: 16,
    bookmarks: 10,
    comments: [
      says('oskar', '50m', 'This was a third of our churn too, and we found out after we sold the company.', 9),
      says('julia', '2h', 'Ask for the second person in the first call: "who looks at this when you are on holiday?" Nobody minds that question.', 8),
      says('kiran', '7h', 'My equivalent is the card that expires with the person. A second billing address cut involuntary churn from 1.9% to 1.1%.', 6),
    ],
  },
  {
    by: 'samir',
    ago: '4d1h',
    text: 'A hotel asked us for a white label, 40 rooms, all year. It is a fifth of our bookings. They want exclusivity in the medina. I think no, my brother thinks yes. What would you ask them before answering?',
    likes: 7,
    bookmarks: 1,
    comments: [
      says('julia', '30m', 'A guaranteed minimum per month, paid in advance, and exclusivity for their street only. Watch what they cross out.', 11, says('samir', '2h', 'They crossed out the minimum. Thank you.', 9)),
      says('noor', '3h', 'And an end date. Exclusivity without an end is a sale.', 6),
    ],
    helpful: 0,
  },
  {
    by: 'farah',
    ago: '6d8h',
    text: `Small experiment on our booking page: we replaced "Book a free trial lesson" with "Meet the tutor for 20 minutes".

Bookings fell 8%. Trials that became paying families rose from 31% to 47%. We keep it.`,
    likes: 12,
    bookmarks: 5,
    comments: [
      says('hana', '2h', 'You took away the word that attracts people who collect free things.', 6),
      says('tamara', '5h', 'How many trials in each arm?', 2, says('farah', '6h', '212 and 196, four weeks each. I waited until I was bored.', 7)),
    ],
  },
  {
    by: 'quinn',
    ago: '8d',
    text: 'Farmers do not read e-mail, part 12: I printed our monthly report and the milk lorry driver delivers it. Open rate: 100%, because it lies on the kitchen table until someone puts a cup on it. Cost per farm: 38 cents.',
    likes: 21,
    bookmarks: 3,
    comments: [
      says('elif', '1h', 'We use the co-op tractor. Same idea, slower.', 9),
      says('alice', '4h', 'Could I put mine on the delivery note of the dairy? Half my shops get milk on Tuesdays.', 4, says('quinn', '5h', 'Ask the driver, not the dairy.', 12)),
    ],
  },
  {
    by: 'hana',
    ago: '12d3h',
    text: 'Interview 26 of 30. A father opened his phone and showed me 43 photos of ingredient labels. He had built the product out of his camera roll. I stopped the interview and just looked. #interviews',
    likes: 19,
    bookmarks: 6,
    comments: [
      says('zoe', '25m', 'The workaround is the specification.', 15),
      says('viktor', '6h', 'Was there a pattern in which labels he photographed?', 1, says('hana', '8h', 'Everything he had been wrong about once.', 11)),
    ],
  },
];
