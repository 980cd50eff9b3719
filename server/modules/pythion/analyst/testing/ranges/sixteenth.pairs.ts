import type { RangedPair } from './range';
import { secondHalf } from './sixteenth.pairs2';

/** Texts of the sixteenth set that differ in one aspect. */
export const sixteenthPairs: readonly RangedPair[] = [
  {
    id: 'r-p01',
    minGap: 5,
    better:
      "Pear growers in Oregon lose fruit to frost in April. We counted 1,900 boxes lost on six farms in one night, $23,000 on the farms' own books. Our candle timer lights the burners at minus one degree.",
    worse:
      'Pear growers in Oregon lose fruit to frost in April. We believe some 1,900 boxes could be lost on six farms in one night, perhaps $23,000. Our candle timer lights the burners at minus one degree.',
  },
  {
    id: 'r-p02',
    minGap: 3,
    better:
      'Choir treasurers in Leeds chase singers for subscription money. Our reminder service does the chasing. Fourteen choirs paid £8 a month for it.',
    worse:
      'Choir treasurers in Leeds chase singers for subscription money. Our reminder service does the chasing. Fourteen choirs said they would pay £8 a month for it.',
  },
  {
    id: 'r-p03',
    minGap: 6,
    better:
      'Harbour crane drivers in Riga stop work when fog hides the spreader. We installed our radar lamp on five cranes, and lost hours fell from 40 to 13 a month. The terminal pays €900 per crane a month.',
    worse:
      'Harbour crane drivers in Riga stop work when fog hides the spreader. We plan to install our radar lamp on five cranes, and lost hours should fall from 40 to 13 a month. The terminal would pay €900 per crane a month.',
  },
  {
    id: 'r-p04',
    minGap: 6,
    better:
      'Hospital laundries misplace surgical gowns. Our tag counts them at the door. We have 22 laundries on it, 20 renewed, and each pays $310 a month.',
    worse:
      'Hospital laundries misplace surgical gowns. Our tag counts them at the door. Our rival has 22 laundries on it, 20 renewed, and each pays the rival $310 a month.',
  },
  {
    id: 'r-p05',
    minGap: 4,
    better:
      'Bell founders in France quote by hand. Our calculator makes the quote. Eleven foundries have bought it at €600 a year and they use it every week.',
    worse:
      'Bell founders in France quote by hand. Our calculator makes the quote. Eleven foundries have not bought it at €600 a year and they do not use it.',
  },
  {
    id: 'r-p06',
    minGap: 4,
    better:
      'Glaziers in Porto break panes on the stairs. We built a carrying strap, and with it breakage at eight firms fell from 31 to 9 panes a month.',
    worse:
      'Glaziers in Porto break panes on the stairs. We built a carrying strap, and with it breakage at eight firms rose from 9 to 31 panes a month.',
  },
  {
    id: 'r-p07',
    minGap: 3,
    better:
      'We scatter ashes by drone over the moors for families in Cumbria. The aviation authority granted us the permission in May. A flight costs the family £220.',
    worse:
      'We scatter ashes by drone over the moors for families in Cumbria. The aviation authority refused us the permission in May. A flight costs the family £220.',
  },
  {
    id: 'r-p08',
    minGap: 5,
    better:
      'Amateur rowing clubs struggle to book shared boats, so we made a booking board. Of 60 clubs that started in spring, 54 still use it every week in autumn.',
    worse:
      'Amateur rowing clubs struggle to book shared boats, so we made a booking board. Of 60 clubs that started in spring, none still use it in autumn.',
  },
  {
    id: 'r-p09',
    minGap: 3,
    better:
      'We sharpen shears for sheep shearers in New Zealand by post. Two hundred shearers pay $18 a set and came back, and a set costs us $11 all in.',
    worse:
      'We sharpen shears for sheep shearers in New Zealand by post. Two hundred shearers pay $11 a set and came back, and a set costs us $18 all in.',
  },
  {
    id: 'r-p10',
    minGap: 5,
    better:
      "Court interpreters in Texas type their hours three times for three courts. Our form fills in all three sheets at once. I asked 15 of them and each showed me last month's sheets.",
    worse:
      'Everyone types things several times. Our form fills in all sheets at once. I asked 15 people and they all liked it.',
  },
  {
    id: 'r-p11',
    minGap: 5,
    better:
      'Thatchers in Devon wait for reed. We asked twelve of them for a £100 deposit on a shared store, and eleven paid it on the spot.',
    worse:
      'Thatchers in Devon wait for reed. We asked twelve of them for a £100 deposit on a shared store, and eleven refused it on the spot.',
  },
  {
    id: 'r-p12',
    minGap: 4,
    better:
      'Cheese cellars in the Jura have mould on the boards. Our brush robot was tried for nine weeks in four cellars, and the dairy institute measured 70 percent less mould.',
    worse:
      'Cheese cellars in the Jura have mould on the boards. Our brush robot was shown in four cellars, and we have the feeling that there could be 70 percent less mould.',
  },
  {
    id: 'r-p13',
    minGap: 4,
    better:
      'We send piano tuners in Vienna a route for the day. Thirty tuners subscribed at €12 a month last year, and 27 of them renewed in January.',
    worse:
      'We send piano tuners in Vienna a route for the day. Thirty tuners subscribed at €12 a month last year, and 27 of them cancelled in January.',
  },
  {
    id: 'r-p14',
    minGap: 4,
    better:
      'Chimney sweeps in Bavaria drive to locked houses. Twenty sweeps told me of trips wasted last month, and sixteen showed me the log with the fuel cost. I built an appointment text service.',
    worse:
      'Chimney sweeps in Bavaria drive to locked houses. Twenty friends of mine think that trips are wasted, and sixteen liked the thought of saving fuel. I built an appointment text service.',
  },
  {
    id: 'r-p15',
    minGap: 3,
    better:
      'Bookbinders in Ghent lack leather offcuts. Nine binders paid us a €50 deposit for a monthly box and took the first box.',
    worse:
      'Bookbinders in Ghent lack leather offcuts. Nine binders paid us a €50 deposit for a monthly box and took the €50 back before the first box.',
  },
  {
    id: 'r-p16',
    minGap: 10,
    better:
      'We collect used X-ray chemicals from veterinary practices in Queensland. Nine practices pay $60 a drum. We hold the hazardous waste licence and follow it.',
    worse:
      'We collect used X-ray chemicals from veterinary practices in Queensland. Nine practices pay $60 a drum. We need a hazardous waste licence and refuse to get it.',
  },
  {
    id: 'r-p17',
    minGap: 10,
    better:
      'Our microphone in rehearsal rooms helps choir directors hear who sings flat. Every singer signed that he agrees to be recorded. Seven choirs pay £20 a month.',
    worse:
      'Our microphone in rehearsal rooms helps choir directors hear who sings flat. No singer knows that he is secretly being recorded. Seven choirs pay £20 a month.',
  },
  {
    id: 'r-p18',
    minGap: 4,
    better:
      'Saltworks in Brittany lose bags to damp. In our own trial 340 of 2,000 bags got wet before and 25 after we put our liner in, counted over ten weeks.',
    worse:
      'Saltworks in Brittany lose bags to damp. A market report says that 340 of 2,000 bags get wet in the industry and that liners are a growing trend. We have our own liner.',
  },
  {
    id: 'r-p19',
    minGap: 3,
    better:
      "Monument masons in Kent draw inscriptions by hand; our template sheet saves an evening per stone. The masons' guild mailed it to its 260 members and 48 ordered.",
    worse:
      "Monument masons in Kent draw inscriptions by hand; our template sheet saves an evening per stone. The masons' guild declined to mail it to its 260 members and we have no other way in.",
  },
  {
    id: 'r-p20',
    minGap: 5,
    better:
      "Owners of player pianos need new paper rolls, and we cut them for $35 a roll. The collectors' society has a list of 900 owners; we wrote to 200 and 61 answered.",
    worse:
      'Owners of player pianos need new paper rolls, and we cut them for $35 a roll. There is no list of owners; they cannot be found and we have no way to address them.',
  },
  ...secondHalf,
];
