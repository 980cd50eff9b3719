import type { RangedIdea } from './range';
import { otherIdeas } from './fifteenth.ideas2';

/** Written from the method alone, by somebody who had seen neither rules nor data, for 2.4: nothing learned from it. */
export const fifteenthIdeas: readonly RangedIdea[] = [
  {
    id: 'q-i01',
    text: "Dairy farmers with 60 to 150 cows in County Cork lose money on lame animals: we copied the hoof bills of 22 farms, and each had spent €5,900 in the year. They look for limping at milking and notice it nine days late. Our pressure mat at the parlour exit has been running on 14 of these farms since March 2023; limping is now noticed after two days, checked by the veterinary college. All 14 pay €95 a month, the mat costs us €31 a month, and 13 renewed for a second year. Two creamery advisers introduce us to their suppliers; each customer has cost us €140. I trimmed hooves for eleven years and my partner built milking parlours. The ministry's herd register counts 2,300 such farms in the county; at €1,140 a year that comes to €2.6 million.",
    expect:
      'score 84..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 3.5..5, feasibility 4..5, market 4..5',
  },
  {
    id: 'q-i02',
    text: "Families with two or more children at primary schools in east Leeds spend £312 a year per child on branded uniform; we added up the receipts of 64 households. Today they buy new from the one shop the school names, which is dear, or the child wears last year's size. We collect outgrown blazers at the gate, wash and mend them and sell them for £6 a piece in the parents' room. Since September 2023 we have sold 2,870 pieces at nine schools; 71 of every 100 families bought again within the year, and their uniform spending fell to £118. A piece costs us £2.40. Parent committees bring new families at about 90 pence each. I ran a laundry for twelve years; my sister was a school bursar. The council census lists 14,600 such families; four pieces at £6 makes £350,400 a year.",
    expect:
      'score 84..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 3..5, feasibility 3.5..5, market 4..5',
  },
  {
    id: 'q-i03',
    text: "Night nurses in small care homes around Utrecht sort tablets by hand and make mistakes: the seven homes we serve logged 43 wrong doses in the quarter before we started. We pack every resident's tablets by the hour into sealed pouches and deliver them each Monday. In the quarter after, the same homes logged 6 wrong doses, counted by their own inspector. Every home pays €3.10 per resident per week, packing and driving come to €1.85, and all seven have extended into a second year. The inspectorate granted our pharmacy licence in 2021, and two of us are hospital pharmacists. New homes come through the regional care association, whose purchasing officer has invited us to present four times.",
    expect:
      'score 72..92, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.4..5, adoption 3.4..5, revenue 4..5, differentiation 3..5, feasibility 4..5',
  },
  {
    id: 'q-i04',
    text: 'Scaffolding contractors in south-east Queensland lose track of tubes and boards. In conversations about their last three jobs, 19 of 24 owners told us that gear had gone missing, and eleven showed us the bills for replacing it, on average A$4,200 a year. They write deliveries into a carbon-copy book, which gets wet and goes missing itself. We built painted tags that a phone can read and tried them on two building sites for five weeks. Three owners have signed a letter to take the tags at A$180 a month per yard. A hire firm put our flyer into 210 deliveries and 37 yards rang us up. I managed a scaffold yard for eight years.',
    expect:
      'score 50..70, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..4.4, adoption 2.6..4, revenue 2.4..4, differentiation 2.4..3.6, feasibility 2.7..4.2, market 0..1.2',
  },
  {
    id: 'q-i05',
    text: "Pepper growers near Techiman in Ghana throw away part of every harvest, because rain rots what lies drying beside the road. We asked 30 growers about their last season, and 21 of them had lost more than four sacks. Our drying cabinet of wood and clear sheeting is built, and the first one stands in a grower's yard. We want to rent it out at 15 cedis per sack. The women's cooperative has agreed to introduce us at its monthly meeting.",
    expect:
      'score 38..58, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.6..3.8, adoption 1..3.2, revenue 1..3.2, feasibility 2.4..3.6, market 0..1',
  },
  {
    id: 'q-i06',
    text: 'Self-employed tuk-tuk drivers in Lisbon dread the tax declaration that is due every quarter. I drive one myself and hear my colleagues grumble about it. I would like to make a simple page for the phone where they type in each fare and the form fills itself. Perhaps they could pay something like five euros. I would pin notices to the board at the stand by the cathedral.',
    expect:
      'score 13..33, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2.6, revenue 0.5..2.2, differentiation 0..1, market 0..1',
  },
  {
    id: 'q-i07',
    text: 'We want to make life easier for busy people. Our platform brings everything they need together in one place, so that nobody wastes energy on small things any more. There will be a community, a marketplace and helpful tips, and later we could add premium features. Everybody we know says that something like this is missing. We will grow through social media and word of mouth, and the more people join, the more valuable it becomes.',
    expect:
      'score 0..20, verdict no_go, legal: pass/unknown, problem 0..1.2, revenue 0..1.2, differentiation 0..1.2, market 0..1',
  },
  {
    id: 'q-i08',
    text: 'Prepare for the most breathtaking wellness ecosystem ever conceived. Our world-class, self-learning, decentralised companion unlocks human potential at planetary scale and renders every existing solution obsolete overnight. The market is worth four trillion dollars, and winning a mere one percent of it makes us a legend. Visionaries adore us, experts are speechless, and our unmatched passion guarantees success. There is simply no competition. This is not an app, it is a movement, and history will remember who joined first.',
    expect:
      'score 0..20, verdict no_go, legal: pass/unknown, problem 0..1.3, adoption 0..1.2, revenue 0..1.2, differentiation 0..1.4, feasibility 0..1.6, market 0..1.4',
  },
  {
    id: 'q-i09',
    text: 'Physiotherapists in Tampere spend their evenings typing up treatment notes. Next spring we are going to interview forty of them. We plan to build a recorder that writes the note during the session, and a first version should be ready by August. We intend to charge 29 euros a month, expect 200 practices in the first year and assume that nine out of ten will stay. The association of physiotherapists is to be asked for its mailing list. Later we will measure how many minutes are saved per patient.',
    expect:
      'score 14..34, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2.5, adoption 0..2, revenue 0.6..2.4, feasibility 0.5..1.8',
  },
  {
    id: 'q-i10',
    text: 'Ice-cream vans in Dubai lose stock when the freezer fails on the road. A company in Texas sells a sensor for exactly this. It has 4,000 paying vans at 49 dollars a month, keeps 97 of every 100 from one year to the next, and its customers report that spoiled stock fell from 11 to 2 percent. A trade magazine measured the same effect in Spain. Their founder says each new customer costs him only 30 dollars. We would offer such a sensor in the Emirates too.',
    expect:
      'score 8..29, verdict no_go, legal: pass/unknown, problem 0.8..2.4, adoption 0..1.6, revenue 0..1.6, feasibility 0.5..1.8',
  },
  {
    id: 'q-i11',
    text: 'Grandparents in Halifax who mind their grandchildren are said to be at a loss on rainy days. We posted a weekly letter with three indoor games to 140 of them, recruited in four public libraries. In the first week 96 opened it. By the sixth week nobody opened it any more, and none of the twelve we telephoned could remember a single day on which they had lacked something to do. We had asked for £2 a month, and not one household paid. We would now like to print the letters in colour.',
    expect:
      'score 12..32, verdict no_go, problem: fail, legal: pass/unknown, problem 0..2.2, revenue 0..2, differentiation 0..1.2, market 0..1',
  },
  {
    id: 'q-i12',
    text: 'Hairdressers in Lyon run out of colour tubes because they forget to reorder. We sold a shelf sensor to 31 salons at €39 a month. The trial month looked splendid. Then the salons cancelled one after the other, the last of them in October, and today not a single one is left. In the farewell talks 27 of the 31 said that one glance at the shelf does the job just as well. The sensor itself works without fault. We now think of offering it to nail studios.',
    expect:
      'score 16..35, verdict no_go, problem: fail, legal: pass/unknown, problem 0..2.6, adoption 0..2.8, market 0..1',
  },
  ...otherIdeas,
];
