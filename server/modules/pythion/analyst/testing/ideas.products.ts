import { family } from './idea';

/** Products, marketplaces, regulated fields and non-profits, in English. */
export const productIdeas = [
  family('hives', 'agriculture', [
    ['slogan', 'Saving the bees with big data. Everyone cares about bees.'],
    [
      'described',
      'Beekeepers lose colonies in winter because they notice too late that a hive is starving. Our scale sends its weight every night.',
    ],
    [
      'paid',
      'Hobby beekeepers in Austria lose colonies in winter because they notice too late that a hive is starving. 23 of 31 beekeepers told us in interviews that they had lost at least one hive last winter, about 180 euros each. 52 beekeepers bought our scale for 129 euros, and 14 of them bought a second one. Making a scale costs 61 euros. Those with a scale lost 3 of 88 hives, while their other hives had losses of 19 out of 90. Two beekeeping clubs hand out our leaflet at their monthly evening. The ministry counts 32,000 beekeepers in the country.',
    ],
  ]),
  family('well', 'water', [
    [
      'described',
      'Village wells in northern Ghana stay broken for weeks because no one knows that they failed. Our sensor reports a dry pump by text message.',
    ],
    [
      'measured',
      'Village wells in northern Ghana stay broken for weeks because no one knows that they failed. We fitted 40 pumps with our sensor for seven months. The time to repair fell from 27 days to 4, measured by the district office. The district pays 3 dollars per pump and month out of its maintenance budget. The manufacturer of the pumps delivers the sensor with spare parts.',
    ],
  ]),
  family('prosthesis', 'medical', [
    [
      'described',
      'Children outgrow an arm prosthesis within a year and insurers pay for a new one only every three years. Our prosthesis grows with the child by exchangeable printed parts.',
    ],
    [
      'interviewed',
      'Children outgrow an arm prosthesis within a year and insurers pay for a new one only every three years. We visited 13 families; 10 of them had a prosthesis that no longer fitted in a drawer. Our prosthesis grows with the child by exchangeable printed parts. It is a class I medical device: the technical file is written, and a certified workshop registers it in autumn. My co-founder has fitted prostheses for 16 years.',
    ],
  ]),
  family('loans', 'finance', [
    ['slogan', 'Instant crypto lending for everyone with guaranteed satisfaction.'],
    [
      'described',
      'Market traders in Nairobi cannot get credit for a week of stock. We lend them 100 dollars and collect it back daily.',
    ],
    [
      'measured',
      'Market traders in Nairobi cannot get credit for a week of stock. We lend them 100 dollars through a licensed microfinance bank that holds the loans. In six months 85 traders repaid 1,020 of 1,050 loans at a fee of 4 dollars per loan. Sales of these traders rose from 31 to 44 dollars a day according to their own books. The market committee introduces us to new traders.',
    ],
  ]),
  family('camera', 'hardware', [
    ['described', 'Cyclists miss cars that come from behind. We sell a handlebar mirror with radar.'],
    [
      'paid',
      'Road cyclists over fifty hear cars from behind too late. In a ride-along with 22 club riders, 18 swerved at least once without having seen the car. 310 riders prepaid 149 dollars for a handlebar mirror with radar, and 280 have received it. It costs us 82 dollars to make. Returns are 6 of 280. Three cycling clubs sell it at their meetings. Lights and helmets with mirrors exist, but they do not warn.',
    ],
  ]),
  family('surplus', 'marketplace', [
    ['slogan', 'A marketplace like Airbnb for things. Network effects will make us number one.'],
    [
      'described',
      'Bakeries throw away bread every evening while food banks lack it. Our marketplace tells nearby food banks at closing time what is left.',
    ],
    [
      'measured',
      'Bakeries in Turin throw away bread every evening while food banks lack it. We weighed the bins of 12 bakeries for three weeks: 38 kilograms a day. Since then 12 bakeries and 5 food banks have exchanged 210 bags a week for four months, and waste at the bakeries sank from 38 to 11 kilograms a day. The city pays us 90 euros per tonne that is not burnt. The bakers guild invited all its members to our meeting.',
    ],
  ]),
  family('refill', 'retail', [
    ['described', 'People buy too much plastic. We open refill shops.'],
    [
      'interviewed',
      'Households in flats without a cellar cannot store bulk detergent and buy small bottles. I asked 45 tenants at the door; 33 had bought at least four bottles in the last two months. We refill their bottles from a van every second week at 2.40 euros per litre.',
    ],
  ]),
  family('choir', 'music', [
    [
      'described',
      'Choir leaders spend evenings writing practice recordings for each voice. Our tool sings each voice from the sheet music. Leaders pay 8 dollars a month.',
    ],
    [
      'paid',
      'Leaders of amateur choirs spend evenings recording each voice for practice. 27 of 34 choir leaders at the spring congress showed us such recordings on their phones, 5 hours of work per piece. Our tool sings each voice from the sheet music. 118 leaders pay 8 dollars a month, and 101 of the first 110 renewed after a year. A subscription costs us 1 dollar a month. The choir federation put a link into its members area, and a new customer costs 6 dollars.',
    ],
  ]),
  family('hearing', 'nonprofit', [
    [
      'described',
      'Deaf refugees cannot follow the language course that they have to attend. Our volunteers sign the lessons over video. The town pays.',
    ],
    [
      'measured',
      'Deaf refugees in Malmö cannot follow the language course that they have to attend. The town gave us the numbers: 9 of 11 broke it off last year. With our signed lessons 10 of 12 finished the course this spring. The town pays 1,400 kronor per learner and week, and extended the contract for a second year. Two of us are certified sign interpreters with 15 years of work.',
    ],
  ]),
  family('kids', 'games', [
    ['slogan', 'An addictive game that everybody will play. We expect 10 million downloads.'],
    [
      'interviewed',
      'Children in hospital isolation have nobody to play with. We visited two wards and talked with 15 families and 6 nurses; 12 of the families described afternoons of crying in the last week. Our board game works through the window with one set on each side. Wards would buy sets from their donation fund.',
    ],
  ]),
].flat();
