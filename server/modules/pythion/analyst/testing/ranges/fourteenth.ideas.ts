import type { RangedIdea } from './range';
import { otherIdeas } from './fourteenth.ideas2';

/** Written from the method alone, by somebody who had seen neither rules nor data, for 2.3: nothing learned from it. */
export const fourteenthIdeas: readonly RangedIdea[] = [
  {
    id: 'n-idea-01',
    text: 'We collect and re-line worn brake shoes for vintage tractor owners in Jutland. Before us they waited eleven weeks for parts from Italy; we timed it with 34 owners and each lost about 900 euros of contract work per breakdown. We turn a shoe round in four days, 58 out of 60 jobs on time last year. A set costs the owner 140 euros, our materials and labour come to 82. 41 owners paid and 26 of them sent a second set within the year. They come through the three tractor clubs, whose secretaries put our slip in the newsletter; a new customer costs us 9 euros. My partner ran the relining bench at a foundry for 19 years. The club registers list 2,300 running machines, at two sets every three years that is about 215,000 euros a year.',
    expect:
      'score 86..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 3..5, feasibility 3.5..5, market 3.5..5',
  },
  {
    id: 'n-idea-02',
    text: 'Hotel laundries in Porto throw away sheets with one small tear. We fetch them every Monday, mend them and bring them back on Thursday. Nine hotels have paid us every month since February, 1.10 euros a sheet, and our cost is 64 cents all in. They used to buy new at 7.80; the housekeepers counted 3,140 sheets saved in six months. Two hotels came by themselves, seven through the linen supplier Texlar, who takes 5 percent. Nobody has left so far. I was head seamstress in a hospital for twelve years, and four women work with me.',
    expect:
      'score 78..98, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.5..5, revenue 4..5, differentiation 3..5, feasibility 3.5..5, market 0..2',
  },
  {
    id: 'n-idea-03',
    text: 'Dental practices with two or three chairs lose appointments because patients forget. My wife and I ring every patient the evening before, in their own language. In 14 practices in Leicester no-shows went from 13 in 100 to 5 in 100 over four months, taken from their own diaries; one empty slot costs them about 85 pounds. They pay 190 pounds a month, we spend 105 on callers and lines. Twelve of the 14 renewed in September. The text reminders they had before went unread by older patients. We got in through the local dental committee, which let us speak at its meeting. Every patient signs a consent form at reception before we ring. I managed a practice for eight years. There are 310 such practices in the East Midlands according to the NHS list, times 190 a month.',
    expect:
      'score 87..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.5..5, revenue 4..5, differentiation 3.5..5, market 3.5..5',
  },
  {
    id: 'n-idea-04',
    text: "I bake gluten-free birthday cakes for parents of coeliac children in Galway. I sat down with 17 mothers about the last birthday; 11 had driven to Limerick or baked one themselves that failed, and five showed me receipts of 60 euros and more. Supermarket cakes come frozen and only in one size. I have a test kitchen passed by the food inspector and baked six for friends' children. My price would be 48 euros a cake; nobody has bought one yet. The coeliac society has let me put up a poster at two of its evenings.",
    expect:
      'score 43..63, verdict pivot, reach: pass/unknown, legal: pass/unknown, problem 2.5..4, differentiation 2..3.6, feasibility 2.5..4.5, market 0..1',
  },
  {
    id: 'n-idea-05',
    text: "Small removal firms drive home empty after long jobs. We built a simple board where they post the return trip and a shop with a sofa to send can take the space. In a five-week trial with eight firms around Leeds, 23 of 61 posted trips were filled. Shops paid the drivers directly, so far we have taken nothing ourselves. We found the firms by walking into the trade association's breakfast. Today they post in a Facebook group, where messages are lost within an hour.",
    expect:
      'score 49..69, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..4.6, adoption 2.5..4.6, differentiation 2..4, market 0..1.2',
  },
  {
    id: 'n-idea-06',
    text: 'Goat farmers in Kajiado lose kids to pneumonia in the cold months. I spoke with 25 herders and they told me about the last season: on average three kids lost each, roughly 12,000 shillings. I make a windbreak from recycled sacks that folds onto a donkey. Seven herders have used one for two months, four of them paid 1,500 shillings for it. It costs me 1,100 to sew. They now use thorn branches, which the wind goes straight through. I meet them on market day.',
    expect:
      'score 58..78, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.5..5, revenue 3..5, differentiation 2..3.6, feasibility 2.5..4.5, market 0..1',
  },
  {
    id: 'n-idea-07',
    text: 'People today are always stressed and have no time for themselves. Our platform brings everything they need for a better life into one place, so that they feel well and have more time. We want to offer it online, and it should be simple, beautiful and for everyone. Somebody will surely want to pay for such a thing, perhaps companies too.',
    expect:
      'score 5..25, verdict no_go, legal: pass/unknown, problem 0..1.6, revenue 0..1.5, differentiation 0..1.3, feasibility 0..1.5, market 0..1.2',
  },
  {
    id: 'n-idea-08',
    text: 'I would like to do something for the older people in our area, because many of them are lonely. My thought is a kind of club where they meet, maybe with coffee and a bit of music. It could be financed by a contribution or by the council. I have not gone into the details so far, but I am sure there is a need.',
    expect:
      'score 6..26, verdict no_go, legal: pass/unknown, problem 0.8..2.4, adoption 0..1.4, revenue 0.4..1.8, differentiation 0..1, market 0..1',
  },
  {
    id: 'n-idea-09',
    text: 'Our revolutionary AI-powered ecosystem will disrupt the global food industry forever. With a visionary, world-class team and a truly unique, scalable, next-generation approach we are redefining what eating means. The market is worth 9 trillion dollars and if only one percent joins us we are a unicorn. Investors tell us they have never seen anything like it. Everyone who hears of it is thrilled, and there is simply no competition.',
    expect:
      'score 0..20, verdict no_go, legal: pass/unknown, problem 0..1.3, adoption 0..1, revenue 0..1, feasibility 0..1.5, market 0..1.6',
  },
  {
    id: 'n-idea-10',
    text: 'We are the undisputed number one in smart pet happiness. Our breakthrough collar technology is light years ahead and will be loved by every dog owner on the planet. Leading experts call it genius, my friends cannot stop talking about it, and our video has 48,000 likes. Growth will be exponential, margins will be fantastic, and the brand is already legendary before its launch. The product will be ready soon.',
    expect:
      'score 7..27, verdict no_go, legal: pass/unknown, problem 0..1.8, revenue 0..1, differentiation 0..1.6, market 0..1.4',
  },
  {
    id: 'n-idea-11',
    text: 'Next spring we are going to open a workshop in Tartu where owners of old wooden windows can have them restored instead of replaced. We intend to charge 220 euros a sash, with costs we expect at 150. By the end of the first year 60 home owners will have paid and half of them will order again. We plan to find them through the heritage office. In the second year the number of orders should double. The carpenter will be hired in March.',
    expect:
      'score 20..40, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2.6, adoption 0.5..2.4, feasibility 0.5..2.4, market 0..1.2',
  },
  {
    id: 'n-idea-12',
    text: 'We will let allotment gardeners lend each other tools through an app. A company in Rotterdam does the very same: 4,300 gardeners pay it 6 euros a month and 9 out of 10 renew. Their founder told the newspaper that every tool was lent eleven times a season. An American rival has even raised 8 million. That shows how great the demand is. We ourselves have drawn the screens and are looking for a programmer.',
    expect:
      'score 13..29, verdict no_go, legal: pass/unknown, problem 0.8..2.4, adoption 0..1.6, revenue 0..2.4, feasibility 0.6..2.2, market 0..2',
  },
  ...otherIdeas,
];
