import type { RangedPair } from './range';

/** Nearly the same words, of which one text is better backed. */
export const fourthPairs: readonly RangedPair[] = [
  {
    id: 'a-pair-01',
    minGap: 4,
    better:
      'Hotel laundries in Porto lose about one sheet in twelve to wrong sorting. Our camera sorts by hem colour. Seven laundries paid us 240 euros a month for the camera.',
    worse:
      'Hotel laundries in Porto lose about one sheet in twelve to wrong sorting. Our camera sorts by hem colour. Seven laundries told us they would pay 240 euros a month for the camera.',
  },
  {
    id: 'a-pair-02',
    minGap: 3,
    better:
      'Orchard keepers around Yakima prune by ladder and fall. Our long saw was used by 13 keepers every week from January to April.',
    worse:
      'Orchard keepers around Yakima prune by ladder and fall. Our long saw was ordered on our free list by 13 keepers between January and April.',
  },
  {
    id: 'a-pair-03',
    minGap: 5,
    better:
      'Piano movers scratch staircases, and insurers charge them about 2,000 dollars a year. We make a foam rail. Our customers, nine movers in Denver, bought the rail for 310 dollars and bought a second one.',
    worse:
      "Piano movers scratch staircases, and insurers charge them about 2,000 dollars a year. We make a foam rail. Our rival's customers, nine movers in Denver, bought a rail for 310 dollars and bought a second one.",
  },
  {
    id: 'a-pair-04',
    minGap: 1,
    better:
      'Court interpreters wait in corridors unpaid. We sell them a slot calendar for 12 euros a month. Of 40 interpreters who paid in spring, 34 renewed in autumn and 6 cancelled.',
    worse:
      'Court interpreters wait in corridors unpaid. We sell them a slot calendar for 12 euros a month. Of 40 interpreters who paid in spring, 6 renewed in autumn and 34 cancelled.',
  },
  {
    id: 'a-pair-05',
    minGap: 5,
    better:
      "Seed libraries mislabel their packets. Our printer reads the bean's shape. After eight weeks with the printer wrong labels fell from 19 to 5 per hundred at three libraries.",
    worse:
      "Seed libraries mislabel their packets. Our printer reads the bean's shape. After eight weeks with the printer wrong labels rose from 5 to 19 per hundred at three libraries.",
  },
  {
    id: 'a-pair-06',
    minGap: 4,
    better:
      'Mountain huts in Tyrol burn diesel for hot water, 3,400 euros a summer each by their own bills. We install a wood coil. The coil ran in four huts last summer and the diesel meters showed 41 percent less.',
    worse:
      'Mountain huts in Tyrol burn diesel for hot water, 3,400 euros a summer each by their own bills. We install a wood coil. The coil is far better than diesel and we are sure that huts would see 41 percent less.',
  },
  {
    id: 'a-pair-07',
    minGap: 3,
    better:
      'Puppet theatres in Bohemia cannot fill weekday matinees. We sell them a school-booking page for 30 euros a month. We wrote to 60 schools through the regional school office and 22 of them booked a matinee.',
    worse:
      'Puppet theatres in Bohemia cannot fill weekday matinees. We sell them a school-booking page for 30 euros a month. We plan to write to 60 schools through the regional school office and hope that 22 of them book a matinee.',
  },
  {
    id: 'a-pair-08',
    minGap: 3,
    better:
      "Farriers keep no record of hooves and get sued. We sell them a photo log for 18 pounds a month. The farriers' register lists 2,900 farriers in Britain, and 2,900 times 18 pounds times 12 is 626,400 pounds a year.",
    worse:
      'Farriers keep no record of hooves and get sued. We sell them a photo log for 18 pounds a month. The equine market is worth 300 billion pounds worldwide, and one percent of that would be 3 billion pounds a year.',
  },
  {
    id: 'a-pair-09',
    minGap: 5,
    better:
      'Wheelchair rugby clubs break two tyres a match. We make a woven tyre. Clubs in Ghent and Lille have paid 85 euros a tyre.',
    worse:
      'Wheelchair rugby clubs break two tyres a match. We make a woven tyre. Clubs in Ghent and Lille have not paid 85 euros a tyre.',
  },
  {
    id: 'a-pair-10',
    minGap: 4,
    better:
      'School kitchens in Malmö throw away rice. Our pot weighs leftovers. Five kitchens used the pot daily for ten weeks and kept it.',
    worse:
      'School kitchens in Malmö throw away rice. Our pot weighs leftovers. Five kitchens might use the pot daily for ten weeks and keep it.',
  },
  {
    id: 'a-pair-11',
    minGap: 4,
    better:
      'Glaziers in Antwerp measure old frames twice. We have a laser square. Twelve glaziers rented the laser square for 35 euros a week last year.',
    worse:
      'Glaziers in Antwerp measure old frames twice. We have a laser square. Twelve glaziers will rent the laser square for 35 euros a week next year.',
  },
  {
    id: 'a-pair-12',
    minGap: 3,
    better:
      'Shrimp boats in Lagos lose ice before noon. We line the boxes with coir. We counted: boxes with coir kept ice for eleven hours, boxes without kept it for five.',
    worse:
      'Shrimp boats in Lagos lose ice before noon. We line the boxes with coir. My uncle said: "Boxes with coir keep ice for eleven hours, boxes without keep it for five."',
  },
  {
    id: 'a-pair-13',
    minGap: 2,
    better:
      'Night porters in Vienna lock themselves out of service lifts. We sell a wrist key to hotels for 60 euros. Three hotels paid for it, and we make it for 22 euros.',
    worse:
      'Night porters in Vienna lock themselves out of service lifts. We sell a wrist key to hotels for 60 euros. Three hotels paid for it, and we make it for 95 euros.',
  },
  {
    id: 'a-pair-14',
    minGap: 3,
    better:
      "Bat surveyors in Wales sit in the rain to count. We built a dry box that records calls. Of 20 surveyors we visited, 16 showed us last season's invoices for wasted nights, 700 pounds each.",
    worse:
      'Bat surveyors in Wales sit in the rain to count. We built a dry box that records calls. Of 20 surveyors we asked, 16 liked our drawing of the box and called it worth 700 pounds each.',
  },
  {
    id: 'a-pair-15',
    minGap: 5,
    better:
      'Sign painters in Mumbai wait months for payment. We buy their bills at a small discount, and the central bank licence for it was granted to us in March. Ten painters have sold us bills and nine of them came back.',
    worse:
      'Sign painters in Mumbai wait months for payment. We buy their bills at a small discount, and the central bank licence for it was granted to us in March. Ten painters have heard of us and nine of them liked the sound of it.',
  },
  {
    id: 'a-pair-16',
    minGap: 4,
    better:
      'Marching bands lose valves on the road. Our clip costs 8 dollars. If you ask what happened: 150 bands bought it and 90 ordered again.',
    worse:
      'Marching bands lose valves on the road. Our clip costs 8 dollars. If 150 bands bought it and 90 ordered again, what would happen?',
  },
  {
    id: 'a-pair-17',
    minGap: 4,
    better:
      'Cheese affineurs in the Jura turn wheels by hand and get bad backs. Our turning arm needs one person. It has worked in two cellars since May, and both cellars turn every wheel with it.',
    worse:
      'Cheese affineurs in the Jura turn wheels by hand and get bad backs. Our turning arm needs one person. It has broken in two cellars since May, and both cellars turn every wheel by hand again.',
  },
  {
    id: 'a-pair-18',
    minGap: 1,
    better:
      'Wedding tailors in Jaipur cut sleeves wrong on Fridays. We sell them paper slopers for 200 rupees. They tell us that they use a slate and chalk today, which smudges by the third fitting.',
    worse:
      'Wedding tailors in Jaipur cut sleeves wrong on Fridays. We sell them paper slopers for 200 rupees. They tell us that we are lovely people today, which pleases us after the third fitting.',
  },
  {
    id: 'a-pair-19',
    minGap: 4,
    better:
      'Crane drivers cannot leave the cab to eat. We run a lift-up lunch for 14 euros. In Rotterdam 31 drivers ate it four days a week for nine weeks and paid each time.',
    worse:
      'Crane drivers cannot leave the cab to eat. We run a lift-up lunch for 14 euros. In Rotterdam 31 drivers ate it once on the day we gave it away and left.',
  },
  {
    id: 'a-pair-20',
    minGap: 3,
    better:
      'Rural libraries cannot mend spines. We teach their staff by post. We asked 50 libraries through the state librarian and 18 answered with an order.',
    worse:
      'Rural libraries cannot mend spines. We teach their staff by post. We asked 50 libraries through the state librarian and none answered with an order.',
  },
  {
    id: 'a-pair-21',
    minGap: 4,
    better:
      'Mushroom growers near Lublin lose a batch in eight to green mould. We sell a spore strip. The growers paid us 45 zloty per strip in two seasons.',
    worse:
      'Mushroom growers near Lublin lose a batch in eight to green mould. We sell a spore strip. We paid the growers 45 zloty per strip in two seasons.',
  },
  {
    id: 'a-pair-22',
    minGap: 2,
    better:
      'Dance schools forget whose parents signed what. We sell a stamp pad for 25 euros. Sixteen schools bought it and no school returned it.',
    worse:
      'Dance schools forget whose parents signed what. We sell a stamp pad for 25 euros. Sixteen schools bought it and every school returned it.',
  },
  {
    id: 'a-pair-23',
    minGap: 3,
    better:
      'Beach lifeguards in Natal burn their feet on the tower steps. We make cork steps. The council measured 24 degrees on our steps and 51 on the old ones.',
    worse:
      'Beach lifeguards in Natal burn their feet on the tower steps. We make cork steps. The council dreamt of 24 degrees on our steps and feared 51 on the old ones.',
  },
  {
    id: 'a-pair-24',
    minGap: 5,
    better:
      'Tax clerks in small Ghanaian towns cannot read old plot maps. We scan them for 3 cedis a sheet. The company has scanned 9,000 sheets for two towns, and both towns have paid and renewed.',
    worse:
      'Tax clerks in small Ghanaian towns cannot read old plot maps. We scan them for 3 cedis a sheet. The company could have scanned 9,000 sheets for two towns, had both towns paid and renewed.',
  },
  {
    id: 'a-pair-25',
    minGap: 6,
    better:
      'Something for stable owners near Aachen whose automatic waterers freeze about six nights a winter: a salt-free heater cord, 70 euros, paid by the owner.',
    worse:
      'Something for people everywhere whose various things sometimes go wrong in some way at times: a new kind of smart solution, affordable, paid by someone.',
  },
];
