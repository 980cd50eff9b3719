import type { RangedIdea } from './range';
import { otherIdeas } from './sixteenth.ideas2';

/** Written from the method alone, by somebody who had seen neither rules nor data, for 2.4: nothing learned from it. */
export const sixteenthIdeas: readonly RangedIdea[] = [
  {
    id: 'r-i01',
    text: "Pilot boats in mid-sized Baltic ports sit waiting because ships phone in arrival times that turn out wrong. In 2024 we logged 412 pilot orders in Klaipėda and Gdynia: crews waited 96 minutes on average, and the two pilotages book €310 for every idle hour. Our tool reads the ships' radio position and re-times the order every five minutes. Over fourteen weeks waiting fell from 96 to 41 minutes, measured by the port authority, not by us. Both pilotages pay €1,150 a month and both renewed for 2025; Turku paid its first invoice in March. Hosting and support cost us €240 per port a month. All three came through the operations group of the pilots' association, at about €900 of travel per customer. Dispatchers used a spreadsheet, which cannot see that a ship has slowed down. I dispatched pilots for nine years; my co-founder wrote traffic software. The association lists 118 pilotages of this size, at €13,800 a year that makes €1.6 million.",
    expect:
      'score 82..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4.2..5, adoption 3.9..5, revenue 4..5, differentiation 3..5, feasibility 3.8..5, market 3.6..5',
  },
  {
    id: 'r-i02',
    text: "Dental labs in Wales remake one crown in eleven because the shade was read under yellow surgery lamps. Nine labs opened their remake ledgers to us: 38 remakes a month, £74 each. We built a small clip-on lamp and colour card which the dentist photographs together with the tooth. Six labs have worked with it since January. Across 5,204 crowns the remake rate dropped from 9.1% to 3.4%, taken from the labs' own job tickets. Each lab pays £190 a month, five of the six renewed in July, and a lamp costs us £31 to build and post. Two evenings of the labs' trade body brought four of them, at roughly £120 each. Otherwise a technician drives out or guesses from a shade tab, and neither records the light. I worked a ceramics bench for twelve years, and the lamp is registered as a class I accessory. The professional register shows 1,040 labs, so about £2.4 million a year at our price.",
    expect:
      'score 81..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4.2..5, adoption 3.6..5, revenue 4..5, feasibility 3.9..5, market 3.4..5',
  },
  {
    id: 'r-i03',
    text: "Family-run funeral homes in Ohio are left with ashes nobody collects. I sat down with 22 directors; each had between 30 and 140 urns on a shelf, and most showed me the storage bill. We trace the relatives and arrange the return or, with their written agreement, a scattering. Eight homes have paid $65 per urn for 311 urns so far; tracing, postage and the permit cost us $27. Five homes have already sent a second batch. One notice in the state association's newsletter led to 14 calls and those eight customers. Before us, the secretary rang around between services and gave up after the second call. My partner embalmed for sixteen years and we hold the state registration for handling cremated remains.",
    expect:
      'score 68..88, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.4..5, adoption 3..5, revenue 3.9..5, differentiation 2.4..4.2, feasibility 3.5..5, market 0..0.8',
  },
  {
    id: 'r-i04',
    text: "Care homes in Flanders lose residents' own clothes in the central laundry. At Sint-Jozef, 120 beds, we counted 212 missing pieces in ten weeks, and the home refunded families €2,870. We press a washable dot with a code into the collar and a reader over the sorting belt does the rest. During a ten-week run at that laundry, missing pieces went down from 21 a week to 4. The laundry manager and two homes signed letters at €3.20 per resident a month; the first invoice is still to be written. Today staff mark collars with a pen, which washes out after some thirty cycles. I sorted linen for six years and Koen designs radio antennas. The laundry serves 31 homes and has introduced us to four. The ministry's list counts 780 care homes in Flanders.",
    expect:
      'score 63..85, verdict go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.6..5, adoption 2..3.9, revenue 2.4..3.9, differentiation 2.6..5, feasibility 3..5, market 1.8..3.6',
  },
  {
    id: 'r-i05',
    text: 'Amateur choirs in Ireland spend weeks hunting for sheet music. Last spring I interviewed 17 choir librarians: twelve had missed at least one rehearsal for lack of copies during the past season, and nine showed me hire bills of €140 to €300. I built a web catalogue in which choirs lend whole sets to each other; three choirs in Cork lent six sets through it during one concert season. Nobody has been charged so far. My guess is €60 a year per choir, paid by the treasurer. The usual way is the county library, where a set takes eight weeks to arrive. The national choral federation carried a short note about us and eleven choirs wrote back. I sing tenor and write software for a living. The federation has around 420 member choirs.',
    expect:
      'score 49..68, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..4, adoption 1.8..3.8, revenue 0.8..3, differentiation 2..3.9, feasibility 2.4..4.4',
  },
  {
    id: 'r-i06',
    text: 'Small limestone quarries in the Peak District have to stop the crusher when dust drifts towards houses, and four quarry managers told us it happened to them between five and twelve times last year. We mount a dust sensor on the fence and steer the water sprays, so that only the side that needs it gets wet. A working unit stands on a farm track next to one of the quarries; it switched correctly in all dry weeks of August, though it has not yet been through a winter. We would like £240 a month per quarry, paid by the operator. Two managers signed a letter agreeing to take it at that price once the winter test is done. At present a man with a hose decides by eye, usually too late. One of us serviced crushers for seven years.',
    expect:
      'score 39..59, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2..3.9, revenue 2..3.6, feasibility 2..3.9, market 0..1',
  },
  {
    id: 'r-i07',
    text: "Cherry growers in Michigan lose fruit to rain cracking in the last ten days before picking. We sent a questionnaire to members of the growers' cooperative in Traverse City: 64 filled it in, 41 of them said cracking was their worst trouble and 27 said they would pay $400 an acre for a cover that rolls out by itself. We have drawings of the cover and a supplier's quote for the film, but no cover has been made. Growers currently hire a helicopter to blow the trees dry. According to the cooperative, there are about 600 growers in the region.",
    expect:
      'score 30..50, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1.6..3.4, revenue 1.2..3.2, differentiation 0..2.6, feasibility 0.5..2.4',
  },
  {
    id: 'r-i08',
    text: 'We want to build a translation solution that brings the world closer together. Language is everywhere and our platform will use the newest technology to make communication smoother, faster and more natural for all people on the planet. It will have many features and a clean design, and it can be used on every device. There is a lot of money in this area. We are passionate, we learn quickly and we believe that once it is out, word will spread by itself.',
    expect:
      'score 0..20, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0..1, adoption 0..1, revenue 0..1, market 0..1.4',
  },
  {
    id: 'r-i09',
    text: 'My idea is an app for people who play sports in their free time. It is often hard to find somebody to play with, or a pitch, or a referee, so the app would bring all that together in one place. Players could chat, rate each other and see results. We might take a small fee or show some advertising, that can be decided later. We would make it known on social media and through the clubs.',
    expect:
      'score 5..26, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.3..2, adoption 0..1.6, revenue 0..1.4, differentiation 0..1.4, feasibility 0..1.8',
  },
  {
    id: 'r-i10',
    text: 'EverHarbor is the undisputed next-generation operating system of world trade. Ports are a trillion-dollar arena and everybody in them is desperate for something as brilliant as this. Our revolutionary, quantum-ready, AI-native, fully synergistic ledger will disrupt shipping for good; capturing a mere one percent makes us a unicorn. Leading experts have called the concept genius, our award-winning vision is unmatched, and no competitor comes anywhere near. The team consists of world-class visionaries with an unstoppable drive. Investors who hesitate today will regret it for the rest of their lives.',
    expect:
      'score 2..24, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0..2, adoption 0..1, revenue 0..1.2, differentiation 0..2, market 0..1.4',
  },
  {
    id: 'r-i11',
    text: 'Launderettes in Glasgow will soon have to watch their gas bills, and we plan to fit heat exchangers to their dryers. Next spring we are going to interview thirty owners about what they spend. After that we shall install the first five units and expect consumption to drop by 28 percent. Owners will pay £55 a month, and we are confident that nine in ten will renew after the first year. The trade association is going to be our sales channel as soon as we have spoken to it. We intend to hire a heating engineer with ten years of practice. In year three we should be serving 400 launderettes.',
    expect:
      'score 12..38, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.6..2.6, adoption 0.3..2, revenue 0.3..2.6, feasibility 0.3..2',
  },
  {
    id: 'r-i12',
    text: 'Freelance court interpreters are paid late, and we want to advance their fees. The need is obvious from LinguaPay in Toronto: it has 3,100 interpreters on board, charges 2.5 percent per invoice, and 88 percent of its users came back for a second advance last year. A rival in Manchester reports that waiting time dropped from 61 days to 4. An industry report puts unpaid interpreter invoices at $90 million. We have not spoken to interpreters ourselves, nor have we built anything or advanced a single invoice; we would offer the same thing in Australia.',
    expect:
      'score 12..35, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.6..2.4, adoption 0..1.8, revenue 0..2, feasibility 0..2',
  },
  ...otherIdeas,
];
