import type { RangedPair } from './range';

/** Texts of the tenth set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'j-pair-21',
    minGap: 4,
    better:
      'Our filter takes arsenic out of well water in Chittagong villages. The university lab measured 180 micrograms before and 7 after.',
    worse:
      'Our filter takes arsenic out of well water in Chittagong villages. We are proud to call it 180 times better than the 7 others.',
  },
  {
    id: 'j-pair-22',
    minGap: 6,
    better:
      'We built a rota for lifeguards on Bondi and nearby beaches. 52 lifeguards open it each morning since December.',
    worse:
      'We built a rota for lifeguards on Bondi and nearby beaches. None of the 52 lifeguards opens it any more since December.',
  },
  {
    id: 'j-pair-23',
    minGap: 5,
    better: 'We talked with 30 ferry kiosk keepers in Split about stale bread. 26 of them threw bread away yesterday.',
    worse: 'We talked with 30 ferry kiosk keepers in Split about stale bread. 26 of them have never thrown bread away.',
  },
  {
    id: 'j-pair-24',
    minGap: 5,
    better:
      "People with a rare stiff-hand illness in Chile need a special spoon. They can be found through the patients' club, where 70 got our letter and 22 wrote back.",
    worse:
      "People with a rare stiff-hand illness in Chile need a special spoon. They cannot be found, there is no patients' club, and of 70 letters 22 came back as undeliverable and the rest were never answered.",
  },
  {
    id: 'j-pair-25',
    minGap: 6,
    better:
      'We put a small camera in the lambing shed, the shepherd asked for it and his two helpers agreed in writing. He sees the births at night.',
    worse:
      "We put a small camera in the helpers' bunk room, the shepherd asked for it and his two helpers do not know. He sees them at night.",
  },
  {
    id: 'j-pair-26',
    minGap: 3,
    better:
      'Our folding stage is for puppet players who travel through Sicily. 9 troupes have transferred 200 euros deposit.',
    worse:
      'Our folding stage is for puppet players who travel through Sicily. 9 troupes have promised us to perhaps transfer 200 euros deposit.',
  },
  {
    id: 'j-pair-27',
    minGap: 4,
    better:
      'School kitchens in Quito waste rice. Our scoop brought the waste down from 21 kilos to 8 kilos a day in five kitchens.',
    worse:
      'School kitchens in Quito waste rice. A scoop from a Swedish firm brought the waste down from 21 kilos to 8 kilos a day in five kitchens, ours is not tried yet.',
  },
  {
    id: 'j-pair-28',
    minGap: 6,
    better:
      'Tattoo studios in Belfast order our healing film. We hand samples out at the ink wholesaler, one new studio costs us 11 pounds, and they order again each month.',
    worse:
      'Tattoo studios in Belfast do not order our healing film. We handed samples out at the ink wholesaler, it cost us 11 pounds each, and not one studio ordered.',
  },
  {
    id: 'j-pair-29',
    minGap: 2,
    better:
      'We turn quarry dust at Makrana into floor tiles for small builders. The pollution board has granted the permit for our kiln.',
    worse:
      'We turn quarry dust at Makrana into floor tiles for small builders. The pollution board has denied the permit for our kiln.',
  },
  {
    id: 'j-pair-30',
    minGap: 5,
    better:
      'Dhow captains in Lamu lose a day each time the bilge pump jams. 19 of 24 captains had that last month, it cost them 60 dollars a time.',
    worse:
      'Dhow captains in Lamu probably have something with the bilge pump. We have not asked any of the 24 captains what happened last month or if 60 dollars matter.',
  },
  {
    id: 'j-pair-31',
    minGap: 4,
    better:
      'Opticians in Asmara grind lenses by foot wheel, 50 minutes a pair. With our wheel they need 20 minutes, timed on 80 pairs.',
    worse:
      'Opticians in Asmara grind lenses by foot wheel, 20 minutes a pair. With our wheel they need 50 minutes, timed on 80 pairs.',
  },
  {
    id: 'j-pair-32',
    minGap: 4,
    better:
      'Circus schools around Montréal rent our crash mats. 7 schools have paid 90 dollars a week since March, the mat costs us 25.',
    worse:
      'Circus schools around Montréal rent our crash mats. Someone, the city or a sponsor, should pay us 90 dollars a week, the mat costs us 25.',
  },
  {
    id: 'j-pair-33',
    minGap: 8,
    better:
      "We lend seed money to onion farmers in Niger at 2 percent a month. The central bank's licence hangs on our wall.",
    worse:
      "We lend seed money to onion farmers in Niger at 2 percent a month. We laugh about the central bank's licence and lend without it.",
  },
  {
    id: 'j-pair-34',
    minGap: 3,
    better:
      'We pack ski boots of guests in Gudauri and dry them overnight. 75 guests put their name on our list at the hotel desk.',
    worse:
      'We pack ski boots of guests in Gudauri and dry them overnight. 75 guests passed our list at the hotel desk and no one put a name.',
  },
  {
    id: 'j-pair-35',
    minGap: 4,
    better: 'Schäfer auf der Alb verlieren Lämmer an den Fuchs. 23 Schäfer haben unser Blinklicht für 49 Euro gekauft.',
    worse:
      'Schäfer auf der Alb verlieren Lämmer an den Fuchs. 23 Schäfer würden unser Blinklicht für 49 Euro vielleicht kaufen.',
  },
  {
    id: 'j-pair-36',
    minGap: 5,
    better:
      'Orgelbauer in Sachsen nutzen unseren Feuchtefühler. Von 40 Werkstätten haben 35 nach einem Jahr verlängert.',
    worse: 'Orgelbauer in Sachsen nutzen unseren Feuchtefühler. Von 40 Werkstätten haben 35 nach einem Jahr gekündigt.',
  },
  {
    id: 'j-pair-37',
    minGap: 4,
    better:
      'Los apicultores de Yucatán pierden reinas con el calor. Nuestra caja bajó las pérdidas de 30 a 12 reinas al mes en 15 apiarios.',
    worse:
      'Los apicultores de Yucatán pierden reinas con el calor. Con nuestra caja las pérdidas subieron de 12 a 30 reinas al mes en 15 apiarios.',
  },
  {
    id: 'j-pair-38',
    minGap: 5,
    better:
      'Afilamos cuchillos de pescaderos en Vigo a domicilio. Tenemos 60 pescaderos que nos pagan 5 euros por cuchillo.',
    worse:
      'Queremos afilar cuchillos de pescaderos en Vigo a domicilio. Otra empresa tiene 60 pescaderos que le pagan 5 euros por cuchillo.',
  },
  {
    id: 'j-pair-39',
    minGap: 4,
    better: '我们给舟山的渔民修渔网。今年有45位渔民每张网付了300元。',
    worse: '我们打算给舟山的渔民修渔网。明年也许会有45位渔民每张网付300元。',
  },
  {
    id: 'j-pair-40',
    minGap: 3,
    better: '我们为成都的茶馆提供洗杯服务。每家每月付260元。每家每月的成本是150元。',
    worse: '我们为成都的茶馆提供洗杯服务。每家每月付150元。每家每月的成本是260元。',
  },
];
