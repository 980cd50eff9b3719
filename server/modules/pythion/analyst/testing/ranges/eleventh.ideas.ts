import type { RangedIdea } from './range';
import { otherIdeas } from './eleventh.ideas2';

/** Written from the method alone, by somebody who had seen neither rules nor data, for 2.3: nothing learned from it. */
export const eleventhIdeas: readonly RangedIdea[] = [
  {
    id: 'k-idea-01',
    text: 'We rent wireless temperature and moisture probes to wheat farmers in the Beauce plain who store their grain on the farm. Over two winters 31 of 44 farmers showed us their invoices: spoiled bins had cost them 3,800 euros a year on average. Today they push a hand lance into the heap once a week, and it misses hot spots in the middle. In 60 bins checked by the regional crop institute our probes found 27 of 29 hot spots, the lance found 9. 52 farms pay 340 euros a season, a season costs us 120 euros per farm, and 41 of the first 44 farms renewed. The supply cooperative in Chartres presents us at its autumn meetings; winning a farm costs us 65 euros. I built sensors for eleven years at a scale maker, my partner is an agronomist. The two departments count 2,100 farms with own storage, so 2,100 x 340 euros = 714,000 euros a year.',
    expect:
      'score 87..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4.2..5, adoption 4.4..5, revenue 4.4..5, differentiation 4.2..5, feasibility 4..5, market 4.4..5',
  },
  {
    id: 'k-idea-02',
    text: "Every fortnight we drive to care homes around Bradford and clean, retube and re-battery the residents' hearing aids. Staff logs in nine homes showed that 40 of 100 aids were dead on any given day before we came; twelve weeks later it was 11 of 100. Until now the homes posted the aids to the hospital clinic and waited five weeks to get them back. Fourteen homes pay £210 a month, a month costs us £88 per home including petrol, and twelve of the first thirteen have renewed for a second year. We met all of them through the Bradford Care Association, where I give a talk each quarter; a new home costs us about £140. I am a registered audiologist with nine years at the Royal Infirmary, and registration and insurance are in hand. West Yorkshire has 390 homes for older people.",
    expect:
      'score 83..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.8..5, adoption 4.4..5, revenue 4.4..5, differentiation 3..5, feasibility 4.2..5, market 2.8..5',
  },
  {
    id: 'k-idea-03',
    text: "I re-reed and tune accordions for folk players in Galicia and northern Portugal. The only other workshop they know is in Italy, and shipping plus waiting takes four months, so players lose the whole festival summer. Last year I finished 63 instruments for 280 euros on average; material and rent come to 95 euros per job, and 19 customers came back with a second instrument. Two folk schools, in Vigo and in Braga, send their pupils to me, which brought 38 of the 63 jobs. I trained seven years under a master reed maker. From the schools' lists I count about 1,500 accordions being played in the region.",
    expect:
      'score 65..90, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, adoption 3..5, revenue 4.2..5, differentiation 2.6..4.6, feasibility 3.4..5, market 2.6..4.4',
  },
  {
    id: 'k-idea-04',
    text: "Tractor repair shops in Kumasi lose work because they can't find a part in time. I sat down with 22 shop owners; 17 told me about a job they lost in the past month because the part took more than three days to turn up, and six opened their notebooks and showed me the lost amounts. Today they send an apprentice on a motorbike from dealer to dealer, which eats a full day and often ends with the wrong part. I've sold tractor parts for eight years myself and built a first catalogue with 900 parts from four dealers that runs on my phone. I think shops would give us a commission, but I have not asked anybody for money yet and have not worked out how to get the word around.",
    expect:
      'score 30..52, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..4.2, adoption 0..1.6, revenue 0..2, differentiation 2.4..3.8, feasibility 2.6..3.8',
  },
  {
    id: 'k-idea-05',
    text: "Offcut Exchange is an online marketplace where tanneries in Tuscany sell leather remnants to small bag makers. A bag maker has to buy whole hides from a wholesaler, while half the hide ends as scrap, and the tannery pays to have its remnants carted away. Since March 41 bag makers bought 96 lots from seven tanneries for 54 euros on average; we keep 15 percent of each lot. Most of them found us at the spring craft fair in Florence, where 120 visitors left an address. I've been buying leather for a shoe company for six years. We don't yet know whether buyers will come back, nor what a lot costs us in packing and support.",
    expect:
      'score 45..64, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.2..4.2, adoption 2.6..4.2, revenue 2.8..4.4, differentiation 2.2..3.8, feasibility 3..4.6, market 0..2',
  },
  {
    id: 'k-idea-06',
    text: "Food truck owners in Austin do their bookkeeping at midnight, on the back of receipts. We're building an app that photographs the receipt and files it for the quarterly sales tax. In our online survey 88 of 130 owners said they spend more than four hours a week on this, and 61 put themselves on our waiting list. They use shoeboxes and a spreadsheet, and the spreadsheet doesn't know the sales tax rates of each county. The app will cost $29 a month per truck. Nobody has paid anything so far. Our clickable mock-up exists, the real thing doesn't. Texas has 4,200 registered trucks.",
    expect:
      'score 34..56, verdict pivot, reach: pass/unknown, legal: pass/unknown, problem 2.4..3.6, adoption 0..2.6, revenue 1..3.2, differentiation 2.4..3.6, feasibility 1..3, market 2.4..3.6',
  },
  {
    id: 'k-idea-07',
    text: 'My idea is a new kind of app that brings everything together in one place. It will be simple, beautiful and useful, and it will make life better in lots of ways. Users will be able to do what they like, whenever they like, and share it. Once it is out there it will grow by itself, and then we will find a good way to earn with it.',
    expect:
      'score 0..14, verdict no_go, legal: pass/unknown, problem 0..1, revenue 0..1, differentiation 0..1, market 0..1',
  },
  {
    id: 'k-idea-08',
    text: 'We would like to make learning easier for students. Many students find it hard to stay motivated, and studying can be boring. Our app will make it fun with games, badges and a friendly tutor that is always there. Students will hear about it on social media. There will be a free version and a paid version, and later perhaps advertising. Education is a huge market, so there is a lot of room for something better than what is available now.',
    expect:
      'score 8..28, verdict no_go, legal: pass/unknown, problem 0.6..2, adoption 0.4..2, revenue 0.4..2, feasibility 0.4..1.6, market 0.4..1.6',
  },
  {
    id: 'k-idea-09',
    text: 'Logistica Prime is the undisputed number one next-generation ecosystem for global freight. Our visionary, world-class founders are redefining the DNA of the supply chain with a quantum-ready, AI-native, blockchain-powered super platform. Everyone who sees it is blown away; insiders call it the biggest thing since the container. Nothing on the planet comes close. Freight is a nine trillion dollar industry, and with just one percent we are looking at ninety billion. This train is leaving the station, and smart money is already on board in spirit.',
    expect:
      'score 0..20, verdict no_go, legal: pass/unknown, problem 0..1.6, adoption 0..1, revenue 0..1, differentiation 0..1.6, market 0.4..1.6',
  },
  {
    id: 'k-idea-10',
    text: 'Independent gyms in Ohio lose members after the January rush. Next year we will launch a check-in tool that texts members who have stopped showing up. We are going to charge gyms $49 a month, and we expect 200 gyms to sign by summer and 80 percent of them to renew. We will hire two developers and a salesperson who will call every gym in the state. We plan to run a pilot with ten gyms in the autumn, and it should show that twice as many members stay. A trade magazine will hopefully report about it.',
    expect:
      'score 14..36, verdict no_go/pivot, legal: pass/unknown, problem 1..2.6, adoption 0.6..2.4, revenue 0.8..2.4, differentiation 0..1.6, feasibility 0.4..1.8',
  },
  {
    id: 'k-idea-11',
    text: "A Swedish company has 40,000 households paying 19 euros a month for its rented children's bicycles, and nine in ten renewed last year. A report by a large consultancy says that rental will grow by a third until 2030. In Poland nobody offers it so far. We want to bring the same model to parents in Warsaw, whose kids outgrow a bike every eighteen months. My colleagues with children think it is brilliant. A German rival got its cost per customer down to 12 euros, so we know the numbers work.",
    expect:
      'score 14..38, verdict no_go/pivot, legal: pass/unknown, problem 1..3, adoption 0..2, revenue 0..2.2, feasibility 0..1.8, market 0..2',
  },
  {
    id: 'k-idea-12',
    text: 'Our app lets neighbours in Utrecht lend each other tools, so that nobody has to buy a drill for two holes. Over five months 1,240 people signed up after our flyers in the city district. Four weeks after signing up nine of them had opened it again, after eight weeks none. We offered the premium plan for 3 euros a month to all of them and not one bought it. When we phoned 50 of them, 46 told us that they own a drill or ask their brother. The app itself runs stably, I have built mobile apps for six years.',
    expect:
      'score 14..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, revenue 0..2.6, feasibility 2.4..4.2',
  },
  ...otherIdeas,
];
