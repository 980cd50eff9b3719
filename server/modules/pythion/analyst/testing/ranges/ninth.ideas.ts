import type { RangedIdea } from './range';
import { otherIdeas } from './ninth.ideas2';

/** Written from the method alone, by somebody who had seen neither rules nor data, for 2.2: nothing learned from it. */
export const ninthIdeas: readonly RangedIdea[] = [
  {
    id: 'f-i01',
    text: 'Dental laboratories in Yorkshire remake crowns because impressions reach them distorted. The eleven labs we sat with remade 9 of every 100 crowns last quarter at £70 each; we copied the figures from their ledgers. Our bench camera rejects a bad impression before the surgery posts it; until now a nurse looks at it by eye and misses the bubbles. Fourteen surgeries have paid £45 a month since February and twelve of them renewed in August. A unit costs us £11 a month. At their labs, remakes fell from 9 to 3 in 100. The Leeds lab association introduced us to 22 surgeries, 14 signed, and each cost us £60 to win. I was a dental technician for 12 years, my partner built camera systems for bottling plants, and the camera is registered with the MHRA. The NHS register lists 1,900 surgeries in our region; times £540 a year that is £1.03m.',
    expect:
      'score 86..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 3.5..5, feasibility 4..5, market 3.8..5',
  },
  {
    id: 'f-i02',
    text: 'Chicken keepers around Nakuru with 300 to 800 birds lose chicks on cold nights, when the charcoal stove dies. 26 of them showed us their tally books: 41 of 300 chicks dead in an average batch, a loss of 4,900 shillings every time. Our brooder box stores heat in wax and stays at 32 degrees until dawn, whereas the stove has to be fed every three hours. In 58 batches counted since March, deaths went down from 41 to 12 of 300. A box sells at 9,500 shillings and costs us 5,700 to make. 73 keepers have bought one and 19 came back for a second. Two farm shops in Njoro and Molo stock it and sold 51 of the 73. My brother is the welder; I kept layers for nine years. The county livestock office counts 6,200 such flocks; one box each is 58.9 million shillings.',
    expect:
      'score 82..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.3..5, revenue 4..5, differentiation 3.5..5, feasibility 3.5..5, market 3.8..5',
  },
  {
    id: 'f-i03',
    text: 'Road foremen of rural municipalities in Manitoba drive out every spring to look at each culvert. The seven we rode with logged 63 hours apiece in April, and two washouts cost their towns $38,000; we saw the invoices. Our float switch on a post sends a text message when water backs up. Six municipalities have paid $29 per post per month for 212 posts since 2023; all six renewed this year and three ordered more posts. A post costs us $9 a month, radio included. Inspection time fell from 63 to 17 hours. The association of rural municipalities lets us speak at its district meetings: nine talks, six contracts, about $700 spent on each contract. We are a hydrologist and a radio technician with 20 years of field work. The province lists 98 municipalities; with 40 problem culverts each at $348 a year that makes $1.36 million.',
    expect:
      'score 86..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, feasibility 3.8..5, market 3.8..5',
  },
  {
    id: 'f-i04',
    text: "I sharpen knives for restaurant kitchens in Porto from a van. Before, the chefs carried them to a shop across the river and went four days without, or ground them badly on a stone; 21 chefs told me how they last did it and what they paid. Today 38 kitchens pay 24 euros for a visit every second week, and 33 of them have done so for more than a year. A visit costs me 9 euros with fuel and stones. Most came through Rui, a fish wholesaler's driver, who hands out my card: 31 kitchens so far. I learned the trade in a cutlery works for six years.",
    expect:
      'score 65..85, verdict go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 3.3..5, revenue 4..5, differentiation 2..4.5, feasibility 3.5..5, market 0..2',
  },
  {
    id: 'f-i05',
    text: "Amateur beekeepers in Brittany often notice a swarm only when it has gone. I talked with 15 of them; 11 described a colony lost last year, worth about €180 each. They open the hive once a week today and cannot see what happens in between. My hive scale reports a sudden loss of weight by radio; a prototype has been standing under two of my own hives since May. The price is €12 per hive per month for the beekeeper. The beekeepers' club in Vannes would be my first channel, but I have not asked yet. I am an electronics teacher.",
    expect:
      'score 37..57, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.5..4, adoption 0..2.2, revenue 1..3.5, differentiation 1.5..3.8, feasibility 2.3..4, market 0..1',
  },
  {
    id: 'f-i06',
    text: 'Dressmakers in Yaba market, Lagos, write measurements in notebooks and mix them up. Of the 23 we interviewed, 17 recalled a wrong dress in the past month, with about ₦8,000 refunded each time. Our phone app photographs the cloth together with the measurements. Twelve dressmakers have used it daily for seven weeks, and wrong dresses went from 5 a week to 1 among them. It is free so far and we have not yet asked anybody for money. The secretary of the market association walked us from stall to stall.',
    expect:
      'score 51..71, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..4.8, adoption 2.8..4.6, revenue 0..1.5, differentiation 2.5..5, feasibility 2.8..4.6, market 0..1',
  },
  {
    id: 'f-i07',
    text: "Joiners around Graz pay to have oak offcuts hauled away: nine workshops showed us their disposal bills, between €90 and €140 a month. A smoker of hams in Styria needs exactly this wood and buys it from Slovakia now, dried too long. We collect, chip and deliver it. Three smokehouses signed a letter ordering four tonnes at €260 per tonne; nothing has been delivered or paid yet. We chipped one trial load on a rented machine. The regional guild counts 214 joineries. We found the nine by calling the guild's list: 40 calls.",
    expect:
      'score 50..70, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.7..4.5, adoption 2..3.8, revenue 2.2..3.8, feasibility 1.8..3.8, market 2..3.6, differentiation 1.5..3.8',
  },
  {
    id: 'f-i08',
    text: 'We want to build a place online where anyone can find whatever they are looking for and connect with others in a meaningful way. It will be easy, friendly and adapt itself to each person. There will be a feed, a chat and a shop, and later many further functions. People will love it because it brings everything together. We would make money with advertising or perhaps subscriptions.',
    expect:
      'score 0..18, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0..1, adoption 0..1, revenue 0..1.6, differentiation 0..1.3, feasibility 0..1.3, market 0..1',
  },
  {
    id: 'f-i09',
    text: 'Our visionary, best-in-class fitness companion is the future of wellness for busy managers. Powered by next-generation artificial intelligence, it delivers unparalleled results and a breathtaking experience that competitors can only dream of. Everyone who sees it is thrilled. The wellness market is gigantic, worth trillions, and with just one percent of it we become a unicorn. Our passionate rock-star team never gives up, and we are convinced that nothing can stop this once-in-a-generation opportunity.',
    expect:
      'score 3..23, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0..1.6, adoption 0..0.8, revenue 0..1, differentiation 0..1.5, feasibility 0..1.6, market 0..1.6',
  },
  {
    id: 'f-i10',
    text: "Bakeries in Lyon throw away bread in the evening. Next spring we are going to start a pilot with 30 bakeries, each of which will pay €49 a month. Our forecast is going to tell them how much to bake. We expect that waste will go down from 14 to 6 percent and that 27 of the 30 will renew after a year. The bakers' guild will introduce us once we have spoken with it. We intend to hire a programmer as soon as the money is there.",
    expect:
      'score 14..34, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2.5, adoption 0..2, revenue 0.5..3, differentiation 0..1.8, feasibility 0..1.8, market 0..1',
  },
  {
    id: 'f-i11',
    text: 'Long-haul truck drivers might be glad of a shower they can book ahead. If service stations were to cooperate, we could sell a slot for perhaps $15, and a few hundred drivers a day may well come. An app could probably be made within half a year. Should it work in Texas, other states might follow. We could imagine reaching drivers over CB radio. Possibly the stations would even pay us a commission.',
    expect:
      'score 5..28, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.4..2.2, adoption 0..1.8, revenue 0..2.6, differentiation 0..1, feasibility 0..1.5, market 0..1',
  },
  {
    id: 'f-i12',
    text: 'A company in Denmark rents out cargo bikes to young parents and has 41,000 subscribers who pay 399 kroner a month; 92 percent of them renewed last year. Its founders measured that their customers drive 35 percent less by car. A consultancy expects the segment to grow strongly. We would like to offer the same to parents in Cork. We have neither bikes nor customers of our own so far, and have not spoken with parents yet.',
    expect:
      'score 3..26, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0..2, adoption 0..1.5, revenue 0..1.8, differentiation 0..1.8, feasibility 0..1.5, market 0..2',
  },
  ...otherIdeas,
];
