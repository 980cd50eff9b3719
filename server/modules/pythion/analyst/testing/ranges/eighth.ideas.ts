import type { RangedIdea } from './range';
import { otherIdeas } from './eighth.ideas2';

/** Written from the method alone, by somebody who had seen neither rules nor data, for 2.2: nothing learned from it. */
export const eighthIdeas: readonly RangedIdea[] = [
  {
    id: 'e-i01',
    text: "Fish sellers at Gikomba market in Nairobi throw away part of their stock every day because it turns bad in the heat. We sat with 42 of them and weighed what they threw out for six weeks: 11 kg a week each, worth 3,300 shillings. We rent them an insulated ice box for 400 shillings a week; ice and wages cost us 230. Since January 61 sellers have paid, and 54 of them paid again for the second quarter. So far they had wet sacks, which keep fish cool for four hours; the county veterinary lab measured nineteen hours in our box. The market committee introduces us at its Monday meeting, and a new customer costs us 150 shillings. My partner ran a cold store for nine years and we hold the county's food handling permit. The fisheries office counts 4,800 such sellers in the city; 4,800 × 400 shillings a week is 1.92 million a week.",
    expect:
      'score 83..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4.2..5, differentiation 3.8..5, feasibility 4..5, market 3.8..5',
  },
  {
    id: 'e-i02',
    text: "Growers with five to thirty hectares of vines in Marlborough, New Zealand, lose grapes to starlings every February. 27 of them opened their books for us: the middle one lost 8,900 dollars last vintage. They hang nets, which keep four people busy for two days and tear. We fly falcons over the rows instead. On eleven blocks, half flown and half netted, a viticulturist who doesn't work for us counted 41 percent less damage on the flown half. Nineteen growers paid 3,200 dollars per season, and one season costs us 1,750 in wages and fuel. Sixteen of the nineteen came back and paid for the next one. Nearly all read about us in the regional growers' newsletter, at 210 dollars per customer. I've been a licensed falconer for fourteen years and the conservation department gave us its permit. The vineyard register lists 380 holdings of that size: 380 × 3,200 dollars per season.",
    expect:
      'score 83..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4.2..5, differentiation 4..5, feasibility 4..5, market 3.8..5',
  },
  {
    id: 'e-i03',
    text: "In Fife about nine people over eighty end up in hospital every week after slipping in their own bathroom; the health board puts one stay at £4,600. Our charity screws grab rails to the wall within three days of the call. The council's own list, the only other way, takes eleven weeks. Last year we did 640 homes, and the university's public health team counted 34 per cent fewer falls there than in homes still waiting. Fife and Angus councils pay us £145 per home, parts and labour come to £98, and both councils renewed for a second year. District nurses at twelve surgeries send people to us, which costs about £6 each. Our three fitters are trained occupational therapy assistants and we carry the insurance that the councils require. The census counts 14,200 people over eighty in both areas: 14,200 × £145 makes £2.06 million.",
    expect:
      'score 82..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4.2..5, differentiation 3.8..5, feasibility 3.8..5, market 3.8..5',
  },
  {
    id: 'e-i04',
    text: "Freelance bike couriers in Lisbon wait too long for their money. I had coffee with 15 of them in March and they showed me their bank statements: the platforms paid 23 days late on average, and eleven of the riders had borrowed from family the month before. My app pays the invoice out the same evening and charges the rider 2 percent per invoice. Right now it is a prototype that two riders have clicked through, and we haven't asked for money yet. Otherwise they borrow from relatives or use a credit card at 19 percent, which most of them are refused. I posted in the couriers' Telegram group and 38 of its 600 members answered. I built payment systems at a bank for six years; our lawyer says we need to register as a credit intermediary and the application is in.",
    expect:
      'score 50..70, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..4.2, adoption 2.4..4, revenue 2..3.5, differentiation 2.5..3.8, feasibility 2.6..4',
  },
  {
    id: 'e-i05',
    text: "Caretakers of older schools in Hamilton, Ontario, walk down to the boiler room twice a day to read the gauges, about five hours a week. Last October we hung a camera that reads the dials on nine boilers. Over fourteen weeks the logged walks went down from ten to two per week, and all nine schools still have it running. The school board's facilities manager says she would budget 40 dollars per boiler and month, though nothing is signed. The other way is a new controller for 11,000 dollars and a week without heating. I was a stationary engineer for eight years. We got to know the caretakers through their union local, which let us speak at its autumn meeting.",
    expect:
      'score 57..77, verdict go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.3..5, adoption 3..4.8, revenue 1.8..3.4, differentiation 2.6..4.2, feasibility 3.4..5, market 0..1.5',
  },
  {
    id: 'e-i06',
    text: "Parents of coeliac children in Dublin spend Sunday evening baking because the school canteen has nothing safe. 210 of them filled in our questionnaire in three Facebook groups; 71 percent said they'd order a lunch box at €7 per lunch and 48 left an address on the waiting list. Home baking is what they do now, and it takes two hours a week and gets boring for the kids. My sister is a trained pastry chef and has cooked a week of test lunches in her kitchen. We have applied for the food registration of that kitchen. The coeliac society counts 3,100 school children with the illness in the county.",
    expect:
      'score 47..67, verdict pivot, legal: pass/unknown, reach: pass/unknown, problem: pass/unknown, problem 2..3.5, adoption 1.8..3.5, revenue 1.8..3.2, differentiation 2.4..3.6, feasibility 2.4..3.8, market 2..3.6',
  },
  {
    id: 'e-i07',
    text: "We want to build a platform that brings everything together in one place. It is going to be simple, clever and beautiful and make life easier. Users can connect, share and discover things. We could earn with subscriptions or maybe with adverts, we'll see. The concept is flexible, so it can be adapted to all kinds of situations later on.",
    expect:
      'score 0..15, verdict no_go, legal: pass/unknown, problem: pass/unknown, reach: pass/unknown, problem 0..1, differentiation 0..1.2, market 0..0.8, adoption 0..1',
  },
  {
    id: 'e-i08',
    text: 'An app for small shops. They often have trouble with their stock and lose track of it somehow. Our app would help them keep it in order, with some kind of reminders. Shops could pay something for it. Probably there are other apps like this already, but ours should be easier. We have not decided much yet and are looking for a programmer who wants to join us.',
    expect:
      'score 7..27, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.8..2, adoption 0..1, revenue 0.5..1.5, differentiation 0.3..1.8, market 0..1',
  },
  {
    id: 'e-i09',
    text: "This is the most disruptive venture of the decade: a next-generation, AI-native, quantum-ready ecosystem that redefines human potential. Our world-class visionaries combine deep synergies with unstoppable passion. The global market is worth 4 trillion dollars, and with only one percent of it we'll be a unicorn in no time. Nobody can compete with our unique magic. Experts call it genius, and everybody who hears of it is absolutely thrilled. Get in now or regret it forever.",
    expect:
      'score 2..17, verdict no_go, legal: pass/unknown, problem: pass/unknown, reach: pass/unknown, problem 0..1, adoption 0..0.8, revenue 0..1, differentiation 0..1.5, market 0.4..1.5',
  },
  {
    id: 'e-i10',
    text: "Working mothers in Mumbai never have time to cook, and our incredible tiffin app is the best answer the world has ever seen. It is amazing, premium, lovingly designed and simply unbeatable. All my friends say that it's brilliant and my uncle, a successful businessman, calls it a gold mine. Instagram will make us viral overnight. The women will gladly pay, because quality has its price. The market is gigantic, India has 1.4 billion people, and we are the dream team to win it.",
    expect:
      'score 13..29, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.8..2.4, adoption 0.4..1.8, revenue 0.5..1.6, differentiation 0.5..1.6, feasibility 0.3..1.8, market 0.5..1.6',
  },
  {
    id: 'e-i11',
    text: "Village bakers in Yorkshire bin unsold loaves at closing time. Next spring we are going to interview 50 of them and weigh what they bin. After that we will build a forecasting tool and let 20 bakeries test it for three months; we expect that waste falls by a third. We plan to charge £35 a month per bakery and hope that at least 15 will renew after the first year. The bakers' federation might send a leaflet to its members. We'll hire a developer as soon as there is money.",
    expect:
      'score 14..38, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.8..2.4, adoption 0.4..2, revenue 0.8..3, differentiation 0..1.6, feasibility 0.4..2, market 0..1.5',
  },
  {
    id: 'e-i12',
    text: "Small hotels on the Croatian coast pay a lot for laundry. A Swedish competitor, Linnea, already has 900 hotels that pay 120 euros a month, and 95 percent of them renew each year. A consultancy measured that Linnea's customers save 30 percent of their water. A trade magazine says that the branch is growing by 12 percent a year. We would like to do the same in Croatia. We have no customers so far and have spoken to none of the hotels, but if it works for Linnea it will work for us.",
    expect:
      'score 11..35, verdict no_go/pivot, legal: pass/unknown, reach: pass/unknown, problem 0.8..2.4, adoption 0..1.4, revenue 0..2, feasibility 0..1.8',
  },
  ...otherIdeas,
];
