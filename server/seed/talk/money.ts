import { says, type DemoPost } from './post';

/** Prices, cash, and people who invest. */
export const money: readonly DemoPost[] = [
  {
    by: 'priya',
    ago: '5h30m',
    key: 'month-five',
    text: `The model breaks in month five. Not always, but in six of the eight companies I look after, and always for the same reason: the plan has revenue when the contract is signed and costs when they are paid.

Move the revenue to the day the money arrives. If your runway drops by more than a month, you have found the thing to work on. #runway`,
    likes: 19,
    bookmarks: 13,
    picture: { name: 'cashLine', alt: 'Line chart of cash over twelve months: as planned it stays above zero, as paid it touches zero in month eight.' },
    comments: [
      says('alice', '30m', 'Did it just now. Ours drops by seven weeks, all of it three chains that pay at 60 days.', 9, says('priya', '55m', 'Offer them 2% for paying in ten days. Cheaper than any loan you can get, and two of three usually take it.', 14)),
      says('elif', '1h10m', 'For us it is the season: signed in January, paid in May, pipes bought in February.', 6, says('priya', '1h30m', 'Then ask for 30% at signing, and say what it buys: "this reserves your pipe". Farmers understand reserving.', 8)),
      says('lucia', '2h', 'Saved. I will do it with the board on Thursday.', 2),
      says('yusuf', '4h', 'With a margin of 4% I do this every Tuesday whether I like it or not.', 7),
    ],
    helpful: 0,
  },
  {
    by: 'kiran',
    ago: '14h',
    text: `Raised my price from 29 to 45 dollars for new customers on 1 October. Seven weeks later:

sign-ups 61 → 54
paying after the trial 24% → 26%
monthly revenue from new customers 424 → 631 dollars
complaints: 1, from a friend

I was afraid of this for two years. #pricing`,
    likes: 22,
    bookmarks: 12,
    picture: { name: 'priceTest', alt: 'Two bars: at 29 dollars new customers bring 424 dollars a month, at 45 dollars 631.' },
    comments: [
      says('priya', '20m', 'And the old customers?', 3, says('kiran', '40m', 'Stay at 29 until March, told them last week. 9 of 212 wrote, 6 to say thanks for the notice.', 11)),
      says('oskar', '1h', 'Nobody I know has regretted the first increase. Several regret the second, made the same year.', 12),
      says('bob', '3h', 'Did you change anything on the page apart from the number?', 2, says('kiran', '3h15m', 'One line under it: "about the price of one hour of looking for the bug".', 15)),
      says('uma', '8h', 'You have talked me into it. 39 to 49, from Monday, with a date in the diary to look at it honestly.', 6),
    ],
  },
  {
    by: 'oskar',
    ago: '1d9h',
    key: 'nine-decks',
    text: `Read nine decks this week. What made me write back to two of them: the second slide was a customer with a name, a town and a number.

What made me stop in four: a market slide before I knew what the thing does.

I answer everyone. If yours was among them, the reason is in your inbox. #fundraising`,
    likes: 18,
    bookmarks: 9,
    comments: [
      says('viktor', '1h', 'Mine was one of the four. Fair. It is rewritten and starts with a baker in Szeged now.', 10, says('oskar', '1h30m', 'Send it again when he has paid for something, even 20 euros.', 8)),
      says('lucia', '4h', 'Is it different for hardware? People ask me about the market first.', 3, says('oskar', '5h', 'They ask because they do not believe the box. Bring the box.', 13)),
    ],
  },
  {
    by: 'lucia',
    ago: '2d22h',
    text: `We said no to 250,000 euros yesterday. Terms: a fifth of the company, a board seat, and a veto on any price change.

It was the veto. Price is the only lever a logistics company has. It still feels like I dropped something. #fundraising`,
    likes: 20,
    bookmarks: 4,
    comments: [
      says('priya', '15m', 'You kept the lever. What does the cash look like without them?', 6, says('lucia', '50m', 'Eleven months, fourteen if the laundry contract is signed.', 4), says('priya', '1h10m', 'Then it was a good no.', 9)),
      says('oskar', '2h', 'A veto on prices tells you they plan to use it. Well done.', 11),
      says('rosa', '3h', 'Had the same clause in 2021 and signed. It took us nine months to raise a price by 6%. Sleep well tonight.', 14),
      says('elif', '1d', 'Dropping a heavy thing also feels like dropping something.', 8),
    ],
  },
  {
    by: 'alice',
    ago: '2d9h',
    isPrivate: true,
    text: 'For those who know us: payroll is safe until April, the second chain is 80% likely and I sleep badly anyway. If you know someone who has done a bridge from existing customers (prepaid years), I would like twenty minutes with them.',
    likes: 7,
    comments: [
      says('priya', '20m', 'I have done three. Calling you at five.', 6),
      says('oskar', '1h', 'Prepaid years worked for us, with one rule: never spend the second half before it is earned. I can show you the letter we sent.', 7, says('alice', '1h30m', 'Please do. Thank you both.', 3)),
      says('carol', '3h', 'No advice. Just here, and nearby in the calendar.', 5),
    ],
  },
  {
    by: 'yusuf',
    ago: '3d17h',
    text: `Every wrong delivery costs us 31,000 rupiah, which is the margin on 26 orders. So for a month we paid drivers a bonus for photographing the shelf.

Wrong deliveries: 3.1% → 0.9%. The bonus costs 11,000 a day. I wish all decisions were this easy to add up.`,
    likes: 14,
    bookmarks: 5,
    comments: [
      says('gabriel', '2h', 'Do riders accept being photographed at work, so to speak? Mine would ask who looks at it.', 4, says('yusuf', '3h', 'They chose the shelf and not themselves, and only they and the shop see it for seven days. That was the deal.', 9)),
      says('bob', '6h', 'That is the cleanest unit I have read all week.', 5),
    ],
  },
  {
    by: 'priya',
    ago: '5d6h',
    isPrivate: true,
    text: 'One of mine is about to sign a venture loan with a covenant on monthly growth. If you have lived through one of those, tell me what you wish you had asked. I will anonymise everything.',
    likes: 4,
    comments: [
      says('oskar', '1h', 'Ask what counts as growth in a month with a refund in it. They had not thought about it, which told me enough.', 6),
      says('kiran', '4h', 'No loan, but I read one: the covenant was tested on the 30th and our invoices go out on the 1st.', 5),
    ],
  },
  {
    by: 'ibrahim',
    ago: '6d22h',
    text: `96% of households paid on time last month. Three years ago it was 71%. What changed, in order of effect:

1. Pay any amount, any day, instead of a bill on the 1st
2. A light on the meter that turns yellow three days before zero
3. The collector is the shopkeeper, and gets 4%

Nothing we did to the contract mattered at all.`,
    likes: 23,
    bookmarks: 16,
    key: 'paid-on-time',
    comments: [
      says('bob', '30m', 'Number 1 is our whole company in one line.', 7),
      says('alice', '3h', 'The yellow light. Of course. Our invoice has a date in grey at the bottom.', 6, says('ibrahim', '4h', 'Nobody has ever read a grey date.', 16)),
      says('priya', '10h', 'Do you know the cost of the daily payments? Fees ate this idea for a client of mine.', 3, says('ibrahim', '11h', '1.2% with mobile money, after we asked for a tariff for villages. Before that 3.5%, and it nearly did not work.', 8)),
      says('farah', '1d2h', 'Families would love to pay per week. I had never thought of asking.', 4),
    ],
  },
  {
    by: 'mateo',
    ago: '9d7h',
    text: 'Question on currency: we are paid in dollars, euros and pounds, and pay 84 knitters in soles every second Friday. Until now we convert when we need it. Last quarter that cost us 2.9%. What do you do at this size (40,000 a month)?',
    likes: 6,
    bookmarks: 3,
    comments: [
      says('dimitar', '1h', 'We hold three balances and convert on a fixed day whatever the rate. Not smarter, only calmer: 0.6% last year, all of it fees.', 8),
      says('priya', '3h', 'Price in two currencies, not three, and convert half of each payment when it arrives. You are a knitwear company, not a bet.', 10, says('mateo', '5h', 'I will tell my mother you said that.', 12)),
    ],
    helpful: 1,
  },
  {
    by: 'bob',
    ago: '11d4h',
    isPrivate: true,
    text: 'Our main bank partner changes its fees in January and has not said to what. If anyone in payments here has a second partner who answers the phone, I would be grateful for a name in private.',
    likes: 3,
    comments: [says('ibrahim', '2h', 'Two names on the way. One of them answers on Sundays.', 4)],
  },
  {
    by: 'rosa',
    ago: '13d5h',
    text: `Insurance for a workshop full of lithium batteries: 11 quotes asked, 7 refusals, 3 absurd, 1 fair.

The fair one came after we sent a video of a pack burning in our own sand box and the log of the smoke sensor. Show the fire before they imagine it. #hardware`,
    likes: 17,
    bookmarks: 7,
    comments: [
      says('quinn', '1h', 'Who was it? We ship 7,800 collars with cells in them and pay far too much.', 3, says('rosa', '2h', 'A mutual of fishing boats, oddly. They know about fires far from help. I will introduce you.', 13)),
      says('lucia', '8h', 'Filing this under "evidence is a sales document".', 5),
    ],
  },
];
