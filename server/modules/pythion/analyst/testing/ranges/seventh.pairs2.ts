import type { RangedPair } from './range';

/** Texts of the seventh set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'd-p21',
    minGap: 3,
    better:
      'Parents of twins in Calgary swap outgrown clothes in our box scheme at 18 dollars a month. Of the 60 families who began in January, 54 are still paying and 6 have left.',
    worse:
      'Parents of twins in Calgary swap outgrown clothes in our box scheme at 18 dollars a month. Of the 60 families who began in January, 6 are still paying and 54 have left.',
  },
  {
    id: 'd-p22',
    minGap: 6,
    better:
      'Freelance translators in Bologna track late clients with our tool. Of 80 who signed up, 71 came back every week for four months.',
    worse:
      'Freelance translators in Bologna track late clients with our tool. Of 80 who signed up, not a single one came back in four months.',
  },
  {
    id: 'd-p23',
    minGap: 3,
    better:
      'Students in Nairobi buy our packed breakfast on the way to class; 140 buy it each day. It sells for 90 shillings and costs us 55.',
    worse:
      'Students in Nairobi buy our packed breakfast on the way to class; 140 buy it each day. It sells for 55 shillings and costs us 90.',
  },
  {
    id: 'd-p24',
    minGap: 3,
    better:
      'Vets in Nebraska send us samples of sick calves and pay 34 dollars per sample. 22 clinics have sent some every month this year, and one sample costs us 21 dollars.',
    worse:
      'Vets in Nebraska send us samples of sick calves and pay 21 dollars per sample. 22 clinics have sent some every month this year, and one sample costs us 34 dollars.',
  },
  {
    id: 'd-p25',
    minGap: 3,
    better:
      'Sheep shearers in Otago ruin their backs. We make a sling, and shearers hear of it at the Balclutha shearing school.',
    worse: 'All kinds of people ruin their backs. We make a sling, and everyone hears of it somehow.',
  },
  {
    id: 'd-p26',
    minGap: 4,
    better:
      'Our software reminds owners of bakeries with two to five branches in Bavaria to check the oven seals, which otherwise costs them 80 euros of gas a month.',
    worse:
      'Our software reminds everybody anywhere to check all sorts of things, which otherwise costs a lot of something every month.',
  },
  {
    id: 'd-p27',
    minGap: 5,
    better:
      'Landlords in Glasgow dread the yearly boiler check. We asked 30 landlords for £20 up front for our booking service, and 19 paid it on the spot.',
    worse:
      'Landlords in Glasgow dread the yearly boiler check. We asked 30 landlords for £20 up front for our booking service, and all 30 refused.',
  },
  {
    id: 'd-p28',
    minGap: 6,
    better:
      'Climbing gyms in Utah need their ropes checked. We offered 12 gyms a check at 150 dollars; ten accepted and have since paid twice.',
    worse:
      'Climbing gyms in Utah need their ropes checked. We offered 12 gyms a check at 150 dollars; ten declined and the other two never answered.',
  },
  {
    id: 'd-p29',
    minGap: 5,
    better:
      'Truck drivers on the Lagos road lose hours at weighbridges. Our queue ticket saved 75 drivers two hours per trip in a six-week count.',
    worse:
      'Truck drivers on the Lagos road lose hours at weighbridges. Our queue ticket could possibly save 75 drivers two hours per trip, if a six-week count went well.',
  },
  {
    id: 'd-p30',
    minGap: 5,
    better:
      "Deaf plumbers and electricians in Ohio miss customers' calls. The state deaf trades club passes our text relay to its 90 members, and 35 have tried it.",
    worse:
      "Deaf plumbers and electricians in Ohio miss customers' calls. No club knows who they are, there is no way to contact any of the 90, and we could not get a single one to try our text relay.",
  },
  {
    id: 'd-p31',
    minGap: 4,
    better:
      'Orchard owners in Kent lose fruit to starlings. Our laser scarer has been running in six orchards since June, built by an engineer who made lasers for eight years.',
    worse:
      'Orchard owners in Kent lose fruit to starlings. Our laser scarer has not been built, and we are still looking for an engineer who has made lasers for eight years.',
  },
  {
    id: 'd-p32',
    minGap: 4,
    better:
      'We polish the brass of church organs in Saxony-Anhalt for parish councils at 900 euros per organ. The church office lists 640 such organs, so that is 576,000 euros per round.',
    worse:
      'We polish the brass of church organs in Saxony-Anhalt for parish councils at 900 euros per organ. Music is a market of billions, and one percent of it is plenty.',
  },
  {
    id: 'd-p33',
    minGap: 3,
    better:
      'Midwives in Bergen carry paper files between visits. So far they photograph the pages with a private phone, which leaves gaps whenever the picture is blurred; our pen writes both copies at once.',
    worse:
      'Midwives in Bergen carry paper files between visits. There is nothing to compare it with, and nobody else does anything at all; our pen is simply better and writes both copies at once.',
  },
  {
    id: 'd-p34',
    minGap: 8,
    better:
      'Parents in Manchester need someone for the school run. Our drivers, all police-checked and approved by the school, bring 85 children home and the parents pay £6 a ride.',
    worse:
      'Parents in Manchester need someone for the school run. Our drivers, whom nobody checks and some of whom were barred from work with minors, bring 85 children home and the parents pay £6 a ride.',
  },
  {
    id: 'd-p35',
    minGap: 6,
    better:
      'Tischler in Vorarlberg suchen oft stundenlang nach passenden Beschlägen. 22 Betriebe haben unsere Suche drei Monate lang genutzt und dafür 30 Euro im Monat bezahlt.',
    worse:
      'Tischler in Vorarlberg suchen oft stundenlang nach passenden Beschlägen. 22 Betriebe würden unsere Suche vielleicht drei Monate lang nutzen und dafür 30 Euro im Monat bezahlen.',
  },
  {
    id: 'd-p36',
    minGap: 5,
    better:
      'Unser Bewässerungsregler soll Gärtnereien in Brandenburg Wasser sparen. Bei acht Gärtnereien sank der Verbrauch in zwölf Wochen von 90 auf 60 Kubikmeter.',
    worse:
      'Unser Bewässerungsregler soll Gärtnereien in Brandenburg Wasser sparen. Bei acht Gärtnereien stieg der Verbrauch in zwölf Wochen von 60 auf 90 Kubikmeter.',
  },
  {
    id: 'd-p37',
    minGap: 7,
    better:
      'Las costureras de Gamarra pierden pedidos por no tener molde a tiempo. Cortamos el molde en una hora; 33 costureras ya nos pagaron 25 soles y 27 volvieron a comprar.',
    worse:
      'Las costureras de Gamarra pierden pedidos por no tener molde a tiempo. Cortaremos el molde en una hora; esperamos que 33 costureras nos paguen 25 soles y que 27 vuelvan a comprar.',
  },
  {
    id: 'd-p38',
    minGap: 5,
    better:
      'Los ganaderos de Salto no ven a tiempo los bebederos secos. Nuestra boya avisa por radio y 17 ganaderos la usan cada semana desde marzo.',
    worse:
      'Los ganaderos de Salto no ven a tiempo los bebederos secos. La boya de otra empresa avisa por radio y 17 ganaderos la usan cada semana desde marzo; nosotros pensamos hacer una parecida.',
  },
  {
    id: 'd-p39',
    minGap: 7,
    better: '义乌的小商户经常算错出口运费。我们做了一个报价工具，已有46家商户每月付60元，其中40家续费了一年。',
    worse: '义乌的小商户经常算错出口运费。我们打算做一个报价工具，预计会有46家商户每月付60元，其中40家可能续费一年。',
  },
  {
    id: 'd-p40',
    minGap: 5,
    better: '社区食堂的老人常常排队很久。我们在杭州三家食堂装了取号屏，八周里平均等候时间从25分钟降到9分钟。',
    worse: '社区食堂的老人常常排队很久。我们在杭州三家食堂装了取号屏，八周里平均等候时间从9分钟升到25分钟。',
  },
];
