import { family } from './idea';

/** Services, software and trade, in English. */
export const serviceIdeas = [
  family('dental', 'health', [
    [
      'slogan',
      'An AI platform that revolutionizes dentistry for everyone. The market is huge and everybody will love it.',
    ],
    [
      'described',
      'Dental practices lose income when patients do not come to their appointments. Our reminder asks each patient for a small deposit by text message.',
    ],
    [
      'interviewed',
      'Dental practices in Bavaria lose income when patients do not come to their appointments. We interviewed 20 practice managers in March; 14 of them showed us lists with about 6 lost hours a week. Our reminder asks each patient for a small deposit by text message.',
    ],
    [
      'paid',
      'Dental practices in Bavaria lose income when patients do not come to their appointments. We interviewed 20 practice managers in March; 14 of them showed us lists with about 6 lost hours a week, worth 900 euros a month. Our reminder asks each patient for a small deposit by text message. In 9 practices missed appointments fell from 12% to 4% within 8 weeks. 9 practices pay €79 per month and 7 of them renewed after the first quarter. Serving one practice costs us €11 a month. The regional dental association sent our offer to 340 members, 31 booked a call, and each customer cost us €40. The association register lists 7,400 practices in Bavaria. Today they phone patients by hand, which reaches only half of them. Anna managed a dental practice for 9 years and Jonas built booking software for 6.',
    ],
  ]),
  family('pallets', 'logistics', [
    ['described', 'Warehouses lose pallets. We make a tag that shows where each pallet is.'],
    [
      'measured',
      'Mid-sized food warehouses around Rotterdam lose pallets between the yard and the ramp. Eleven of the fifteen warehouse managers we visited in May showed us replacement bills of more than 20,000 euros a year. We put our tag on 600 pallets at two of them for ten weeks: lost pallets went down from 48 to 9 a month. They use paper lists today, and nobody updates those after the night shift.',
    ],
  ]),
  family('shifts', 'hospitality', [
    ['slogan', 'We are building the ultimate game-changing app for restaurants.'],
    [
      'described',
      'Restaurant owners with fewer than 30 staff spend Sunday evenings filling shifts by phone after somebody calls in sick. Our app sends an open shift to every qualified cook nearby, and the first who accepts gets it. Restaurants will pay a fee for each filled shift.',
    ],
    [
      'paid',
      'Restaurant owners with fewer than 30 staff in Lyon spend Sunday evenings filling shifts by phone after somebody calls in sick. I talked with 26 owners; 19 had done it within the last week and it took 3 hours on average. Since February, 22 restaurants have paid us 12 euros per filled shift, 410 shifts so far, and 17 of them ordered again every month. The restaurant union recommends us in its newsletter, which brought 15 of the 22. A shift costs us 4 euros. I ran kitchens for eleven years.',
    ],
  ]),
  family('invoices', 'software', [
    ['slogan', 'Smart blockchain invoicing solution leveraging synergy to empower businesses worldwide.'],
    [
      'interviewed',
      'Freelance translators wait for weeks until agencies pay them. 30 translators answered our survey, and 21 of them said that they would pay for a tool that chases late invoices. Our tool writes the reminders and counts the legal interest.',
    ],
    [
      'measured',
      'Freelance translators wait for weeks until agencies pay them. In talks with 18 translators from two professional forums, 15 opened their books: invoices were paid 41 days late on average. 12 of them used our tool for three months, and the delay dropped from 41 to 16 days. They used to write reminders by hand and often forgot.',
    ],
  ]),
  family('bikes', 'repair', [
    [
      'described',
      'Commuters cannot find a mechanic who fixes a cargo bike on the same day. We repair it at the office door.',
    ],
    [
      'paid',
      'Commuters in Ghent cannot find a mechanic who fixes a cargo bike on the same day: 16 of 20 riders whom we asked at the station had waited more than a week for the last repair. We come to the office door. 140 riders paid 65 euros for a repair since April, and 58 came back for a second one. Parts and labour cost us 38 euros per repair. Four employers put us on their intranet, which led to 96 of the orders. My partner has repaired bikes for 14 years.',
    ],
  ]),
  family('meals', 'food', [
    ['slogan', 'Healthy food for all people. It will be the Uber of eating and go viral.'],
    [
      'described',
      'Parents of children with coeliac disease spend hours searching for safe school lunches. We deliver a checked lunch to the school kitchen. One lunch costs 6 dollars.',
    ],
    [
      'interviewed',
      'Parents of children with coeliac disease spend hours searching for safe school lunches. We spoke to 24 parents through the coeliac society; 20 told us about a reaction at school in the past year, and 9 showed us what they had spent on replacement meals. We deliver a checked lunch to the school kitchen. One lunch costs the parents 6 dollars.',
    ],
    [
      'paid',
      'Parents of children with coeliac disease spend hours searching for safe school lunches. We spoke to 24 parents through the coeliac society; 20 told us about a reaction at school in the past year, and 9 showed us what they had spent on replacement meals. We deliver a checked lunch to the school kitchen. 64 families paid 6 dollars per lunch for a term, and 55 of them signed on for the next term. A lunch costs us $3.80. The kitchens hold a food permit.',
    ],
  ]),
  family('tutoring', 'education', [
    ['slogan', 'The best learning app ever. Students around the world need it and we have no competition.'],
    [
      'described',
      'Apprentice electricians fail the theory part of the exam because the evening courses are far away. We tutor them by video in groups of four.',
    ],
    [
      'measured',
      'Apprentice electricians in Saxony fail the theory part of the exam because the evening courses are far away. The chamber gave us its list: 37% failed last year. We tutored 48 apprentices by video for 12 weeks, and 44 of them passed. Before, 30 of them had failed once. The chamber of crafts announces our groups to all training companies. I taught electrical theory at a vocational school for 12 years.',
    ],
  ]),
  family('claims', 'insurance', [
    [
      'described',
      'Small farms give up on hail claims because the forms take days. Our service prepares the claim file from photos and weather data for a fixed fee of 90 dollars per claim.',
    ],
    [
      'interviewed',
      'Small farms in Kansas give up on hail claims because the forms take days. Of 17 farmers we met at the county fair, 11 had dropped a claim in the past two seasons, worth about 4,000 dollars each. Our service prepares the claim file from photos and weather data for a fixed fee of 90 dollars per claim. A licensed public adjuster signs every file.',
    ],
  ]),
  family('laundry', 'local', [
    ['described', 'Laundry service for students.'],
    [
      'interviewed',
      'Students in the three dormitories of Aarhus wait over an hour for a free machine. I stood there for two weekends and counted 212 people who left with a full bag; 31 of 40 I asked had done so more than once that month. We collect on Monday and return on Tuesday at 9 dollars per bag.',
    ],
  ]),
  family('museum', 'culture', [
    ['slogan', 'Immersive metaverse culture for the next generation.'],
    [
      'measured',
      'Small town museums have no money for audio guides, so blind visitors leave early. Five museums in Wales tried our printed raised maps for half a year. Blind visitors stayed 52 minutes instead of 17, counted by the museums themselves. Each museum pays 400 pounds for a set of maps out of its access grant. The regional museum council offers the maps to its 64 members.',
    ],
  ]),
].flat();
