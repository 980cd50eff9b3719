import type { RangedIdea } from './range';
import { otherIdeas } from './thirteenth.ideas2';

/** Written from the method alone, by somebody who had seen neither rules nor data, for 2.3: nothing learned from it. */
export const thirteenthIdeas: readonly RangedIdea[] = [
  {
    id: 'm-idea-01',
    text: 'Small-animal vets in Flanders with two to five doctors lose money when owners do not turn up. We went through three months of appointment books at 31 practices: 9 percent of the slots stayed empty, about €1,900 a month per practice. Today a receptionist phones round the evening before; that takes her 70 minutes and she reaches half of the owners. Our text message asks for a €10 deposit. 24 practices have paid €89 a month since February, 22 of them renewed in August, and one practice costs us €17 a month to run. Empty slots there fell from 9 to 3 percent. New practices come through the reps of a vet wholesaler, at €140 per signed practice. The veterinary register lists 610 practices of that size, so 610 × €89 × 12 = €651,480 a year. I managed a practice for eleven years and my partner has written booking software for eight.',
    expect:
      'score 88..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 4..5, feasibility 4..5, market 4..5',
  },
  {
    id: 'm-idea-02',
    text: "Eighteen municipal school kitchens around Porto throw away 22 percent of the lunches they cook. The town's waste office weighed it over one term: 41 euros per kitchen and day. The cooks go by last year's enrolment list, which knows nothing about class trips or flu. With us, parents tick the meal on their phone before nine. In the kitchens where we run, the same office now weighs 8 percent. The town paid 60 euros per kitchen per month for a year and renewed for a second year in June; hosting and support cost us 14. The association of municipalities presents us at its quarterly meeting, a signed town costs us about 300 euros. The ministry's 2024 list has 1,130 kitchens in the north, 1,130 × 60 × 12 = 813,600 euros a year. My sister ran a school kitchen for nine years, I build phone apps.",
    expect:
      'score 87..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, revenue 4..5, differentiation 4..5, market 4..5, adoption 3.5..5',
  },
  {
    id: 'm-idea-03',
    text: "In Nyandarua, dairy farmers with three to ten cows lose the evening milk because the cooperative's truck only comes at six in the morning. Forty-six farmers wrote it down for two months: 7 litres a day went sour at each farm, 315 shillings. They put the can into a water trough, which does not help in the hot months. We rent out a chiller with an ice battery for 2,400 shillings a month. All 46 started to pay in January and 41 have just paid for the tenth month. One unit costs us 900 shillings a month, repairs included. The two milk graders of the cooperative sign people up at the weighing shed, we spend 500 shillings per farmer. I repaired cold rooms for twelve years. The cooperative's books show 1,900 members with that many cows.",
    expect:
      'score 80..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 2.5..4.5, feasibility 3.8..5',
  },
  {
    id: 'm-idea-04',
    text: 'Care homes in Saskatchewan with 30 to 80 beds cannot get residents to a dental chair: each trip takes an aide four hours plus a $95 taxi, and 12 homes showed us a year of those invoices. Most residents therefore go without. We are two licensed dental hygienists, 14 and 9 years in the job, with a van; our college issued the permit for independent practice in March and we are insured. Nine homes have paid $68 per resident and visit, seven of them have already paid for a third round. A visit costs us $39 in wages, supplies and fuel. We speak at the regional meeting of nursing directors: we spent $1,200 there and won six homes, $200 each.',
    expect:
      'score 71..91, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.5..5, adoption 4..5, revenue 4..5, feasibility 4..5, market 0..1.5',
  },
  {
    id: 'm-idea-05',
    text: 'I talked with 17 independent florists in Melbourne about their last wedding order. Twelve of them showed me the order sheets: between 8 and 15 percent of the stems were too many and went into the bin, around A$160 per wedding. They work it out on paper and always add a bit for safety. I have a working prototype of a stem calculator, and two of them tried it on a real order. I was a florist myself for six years. The price is to be A$39 a month; nobody has paid so far. Nine of the 17 talks came from the Tuesday newsletter of the flower market.',
    expect:
      'score 45..64, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..4.6, adoption 2..3.6, revenue 1..3.2, feasibility 2.5..4, market 0..1',
  },
  {
    id: 'm-idea-06',
    text: 'Amateur choirs of 20 to 60 singers in Wales waste rehearsals because people come without knowing their part. Our practice player lets you hear a single voice. Five choirs with 164 singers have had it for eleven weeks; 121 singers still open it at least twice a week, and wrong entries went down from 19 to 7 per rehearsal as counted by the conductors. Until now it is free. Conductors usually record the parts on a phone, which costs them four hours per piece. I conduct a choir and my brother wrote the player. The choir federation mentioned us in its May circular and three of the five choirs came from there. We are thinking about £12 a month per choir.',
    expect:
      'score 56..76, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 3..4.7, revenue 0.5..3, differentiation 3..5, feasibility 3.3..5',
  },
  {
    id: 'm-idea-07',
    text: 'Dog owners in Lyon who work full time leave the animal alone for eight hours a day. We put a survey online and 214 of them answered: 71 percent said they would use a walk at noon and 38 percent would spend 15 euros per walk. Another 340 left their e-mail on a waiting list. At the moment most ask a neighbour. I have never worked with animals and the website is not there yet. We want to advertise on Instagram.',
    expect:
      'score 25..45, verdict pivot/no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1.8..3.4, adoption 0.5..2.6, feasibility 0..1.5, market 0..1.2, differentiation 0.8..3',
  },
  {
    id: 'm-idea-08',
    text: "Independent petrol stations in rural Ohio, four to eight pumps, find a card skimmer in a pump about twice a year. 22 owners opened their claim files for us: $1,450 in chargebacks and refunds each time. They look at the pumps by hand on Mondays and miss the readers that sit inside. Our sticker reports when a pump door has been opened. Eight owners have signed a letter to take it at $35 a month per station from January; no money has changed hands. At one station the prototype found both dummy skimmers which we had planted with the owner's permission. I serviced fuel pumps for seven years. The regional tank inspector introduces us, four of the eight letters came through him. The state registry counts 2,900 stations of that size.",
    expect:
      'score 57..77, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.2..4.8, adoption 2.2..3.8, revenue 2.2..3.8, differentiation 2.3..4.2, feasibility 2.6..4.2, market 2.5..4',
  },
  {
    id: 'm-idea-09',
    text: 'It is a platform that brings things together in a smart way. With modern technology and a fresh design it will make life easier and save a lot of time. There are many possibilities to earn something with it later, for example with adverts or with a premium version. The details will come once we have found the right partners and some funding.',
    expect:
      'score 0..18, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0..1.2, adoption 0..0.8, differentiation 0..1, feasibility 0..1.2, market 0..0.8',
  },
  {
    id: 'm-idea-10',
    text: 'We are building the most disruptive AI-driven ecosystem the world has ever seen. Leading minds call it a once-in-a-generation breakthrough, our unparalleled synergies leave every competitor in the dust, and passionate visionaries stand behind it. The addressable market is worth 3 trillion dollars; a mere 1 percent makes us a unicorn. Everybody on this planet will love it. We rate ourselves ten out of ten, the traction is going to be insane, and any serious analyst has to give this the top mark.',
    expect:
      'score 0..18, verdict no_go, legal: pass/unknown, problem: pass/unknown, reach: pass/unknown, problem 0..1, adoption 0..1, revenue 0..1, market 0..1.3, feasibility 0..1.2',
  },
  {
    id: 'm-idea-11',
    text: 'Hobby potters in Leeds have no kiln at home. Next spring we are going to rent a unit in Holbeck and buy two kilns. We plan to charge £18 per firing, and by the end of the year 90 members will be paying; we expect 80 percent of them to renew. A firing should cost us £7. We shall find them through the three evening schools, to whom we intend to write after Christmas. If breakage then drops from 12 to 3 percent, as we hope, we will ask £22.',
    expect:
      'score 16..36, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.8..2.3, adoption 0.5..2.2, revenue 0.8..3.2, differentiation 0..2, feasibility 0.5..2, market 0..1',
  },
  {
    id: 'm-idea-12',
    text: 'A firm in Rotterdam irons shirts for 2,300 families. They pay 25 euros a basket, 84 percent of them order again every month, and its owner told the newspaper that nine euros per basket are left over. A consultancy puts the Belgian laundry market at 600 million. My brother-in-law, who works in retail, is sure that it would go just as well here. We would like to open such an ironing service for busy families in Ghent.',
    expect:
      'score 9..29, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.5..2.2, adoption 0..1.6, revenue 0..2.2, differentiation 0..1.5, feasibility 0..1.6, market 0..1.8',
  },
  ...otherIdeas,
];
