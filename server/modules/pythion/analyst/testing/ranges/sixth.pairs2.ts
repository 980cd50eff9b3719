import type { RangedPair } from './range';

/** Texts of the sixth set that differ in one aspect: its second half. */
export const laterPairs: readonly RangedPair[] = [
  {
    id: 'c-pair-21',
    minGap: 4,
    better:
      'Los repartidores de agua en Guadalajara dan vueltas de más. Con nuestra hoja de ruta, medida durante siete semanas en 12 camiones, la gasolina por camión bajó de 62 a 44 litros por semana. Hasta ahora deciden la ruta de memoria y se cruzan unos con otros.',
    worse:
      'Los repartidores de agua en Guadalajara dan vueltas de más. Con nuestra hoja de ruta, medida durante siete semanas en 12 camiones, la gasolina por camión subió de 44 a 62 litros por semana. Hasta ahora deciden la ruta de memoria y se cruzan unos con otros.',
  },
  {
    id: 'c-pair-22',
    minGap: 4,
    better:
      '杭州的小茶园采茶季找不到临时工，每天损失很多鲜叶。我们帮茶园提前安排采茶队。今年春天有31家茶园已经付了每天每人20元的服务费。',
    worse:
      '杭州的小茶园采茶季找不到临时工，每天损失很多鲜叶。我们帮茶园提前安排采茶队。今年春天有31家茶园表示以后可能会付每天每人20元的服务费。',
  },
  {
    id: 'c-pair-23',
    minGap: 7,
    better:
      '我们给武汉的洗衣店做取送衣服务，每单收8元，成本5元，通过小区物业介绍客户。半年之后，第一批25家洗衣店全部续费，还在每天使用。',
    worse:
      '我们给武汉的洗衣店做取送衣服务，每单收8元，成本5元，通过小区物业介绍客户。半年之后，第一批25家洗衣店全部退出，没有一家还在使用。',
  },
  {
    id: 'c-pair-24',
    minGap: 3,
    better:
      "Cracked gravestones in village cemeteries around Angers: families live far away and don't see it until the parish writes. We inspect and repair for €120 a year. I have been a stonemason for 15 years and have repaired 60 of them.",
    worse:
      "Cracked gravestones in village cemeteries around Angers: families live far away and don't see it until the parish writes. We inspect and repair for €120 a year. I have never been a stonemason and have not repaired one of them.",
  },
  {
    id: 'c-pair-25',
    minGap: 4,
    better:
      "Lunch for construction sites in Lille, delivered hot at 12 sharp. 70 workers on three sites buy it four days a week and have done so since March. The foreman collects the orders. A canteen is too far away for the half hour they've got. A lunch brings in €9.50 and costs us €6.80 all in.",
    worse:
      "Lunch for construction sites in Lille, delivered hot at 12 sharp. 70 workers on three sites buy it four days a week and have done so since March. The foreman collects the orders. A canteen is too far away for the half hour they've got. A lunch brings in €6.80 and costs us €9.50 all in.",
  },
  {
    id: 'c-pair-26',
    minGap: 4,
    better:
      "New mothers with a pelvic floor problem wait months for an appointment. We run small evening groups, $22 per session. Flyers at three midwives' offices in Duluth brought 26 women in five weeks, at $14 each.",
    worse:
      "New mothers with a pelvic floor problem wait months for an appointment. We run small evening groups, $22 per session. Flyers at three midwives' offices in Duluth brought nobody at all in five weeks, for $14 each day.",
  },
  {
    id: 'c-pair-27',
    minGap: 3,
    better:
      "Night-shift nurses at St. Olaf hospital can't sleep in the daytime because of street noise, and 12 of 15 people we interviewed had bought some gadget for it in the past year. Our window insert costs $70 and goes in without tools.",
    worse:
      "All sorts of people everywhere can't sleep in the daytime because of street noise, and 12 of 15 people we interviewed had bought some gadget for it in the past year. Our window insert costs $70 and goes in without tools.",
  },
  {
    id: 'c-pair-28',
    minGap: 3,
    better:
      'Farm shops along the B road have no one to mind the till in the afternoon. We put in a self-service shelf with a camera. The farm shop pays £55 per shelf per month. The first shelf has been standing in Oakham since May.',
    worse:
      'Farm shops along the B road have no one to mind the till in the afternoon. We put in a self-service shelf with a camera. Somebody should end up paying for it somehow. The first shelf has been standing in Oakham since May.',
  },
  {
    id: 'c-pair-29',
    minGap: 10,
    better:
      "We fly drones over vineyards and spray only the sick rows, €48 per hectare. 15 growers showed us last year's bills for spraying everything. Flying and spraying needs a permit from the aviation office; we applied for it in March and fly with a permitted partner until then.",
    worse:
      "We fly drones over vineyards and spray only the sick rows, €48 per hectare. 15 growers showed us last year's bills for spraying everything. Flying and spraying needs a permit from the aviation office; we refuse to apply for it and fly without one anyway.",
  },
  {
    id: 'c-pair-30',
    minGap: 10,
    better:
      'We install a small sensor in the rooms of holiday flats that counts how many people stay, so that owners notice parties early. It listens to what guests say, too, only after each guest has agreed in writing to that on booking. 60 owners pay €9 a month and have renewed.',
    worse:
      'We install a small sensor in the rooms of holiday flats that counts how many people stay, so that owners notice parties early. It listens to what guests say, too, which guests never agreed to and are not told about. 60 owners pay €9 a month and have renewed.',
  },
  {
    id: 'c-pair-31',
    minGap: 3,
    better:
      'Our insole takes pressure off the heel of waiters who stand ten hours, €65 a pair. Up to now they buy gel pads that flatten within weeks. The sports faculty in Leuven measured it on 24 waiters and found that heel pressure was 31% lower than with gel pads.',
    worse:
      'Our insole takes pressure off the heel of waiters who stand ten hours, €65 a pair. Up to now they buy gel pads that flatten within weeks. My cousin looked at a photo of 24 waiters and guesses that heel pressure was 31% lower than with gel pads.',
  },
  {
    id: 'c-pair-32',
    minGap: 3,
    better:
      'Municipal pools in Jutland pay too much for chlorine in winter. We dose it by the number of swimmers. Six pools have signed letters with the price, to start at 400 kroner a month.',
    worse:
      'Municipal pools in Jutland pay too much for chlorine in winter. We dose it by the number of swimmers. Six pools have said that it sounds nice and might one day be worth 400 kroner a month.',
  },
  {
    id: 'c-pair-33',
    minGap: 4,
    better:
      "Truck stops throw away showers' worth of hot water. Our own meters, which we installed at eight stops for two months, show 2,300 litres a day per stop, costing about $31. We sell a heat recovery unit to truck stop owners.",
    worse:
      "Truck stops throw away showers' worth of hot water. Magazine articles about the industry, which we skimmed one evening, show 2,300 litres a day per stop, costing about $31. We sell a heat recovery unit to truck stop owners.",
  },
  {
    id: 'c-pair-34',
    minGap: 5,
    better:
      'Public libraries have hundreds of board games with missing pieces. We print the pieces on demand. 20 libraries pay us $25 a month, a library costs us $8, the state library association tells its members about us.',
    worse:
      'Public libraries have hundreds of board games with missing pieces. We print the pieces on demand. If 20 libraries were to pay us $25 a month, a library costs us $8, the state library association tells its members about us.',
  },
  {
    id: 'c-pair-35',
    minGap: 7,
    better:
      "Owners of very old parrots need someone who will take the bird when they die. We keep a register of foster homes, €60 a year. 18 owners told us how they had looked for somebody in vain. We find them through the bird vets' association, which mailed its 900 clients for us.",
    worse:
      "Owners of very old parrots need someone who will take the bird when they die. We keep a register of foster homes, €60 a year. 18 owners told us how they had looked for somebody in vain. We can't find them, nobody has a list and there's no way of addressing them.",
  },
  {
    id: 'c-pair-36',
    minGap: 4,
    better:
      "We lend small sums to taxi drivers for repairs, so that the car is back on the road the next day; an idle day costs them $160, as 25 drivers showed us with their books. 40 drivers have paid back with the $20 fee, 33 borrowed again, the taxi guild sends them to us. Lending is regulated: we lend under the licence of a credit union with which we've signed.",
    worse:
      "We lend small sums to taxi drivers for repairs, so that the car is back on the road the next day; an idle day costs them $160, as 25 drivers showed us with their books. 40 drivers have paid back with the $20 fee, 33 borrowed again, the taxi guild sends them to us. Lending is regulated: we have no licence and haven't made any plan for getting one.",
  },
  {
    id: 'c-pair-37',
    minGap: 3,
    better:
      'Landlords of student houses in Exeter have mouldy bathrooms. We interviewed 19 of them. They repaint twice a year, £130 each time, and showed the invoices. Our fan switches itself on when the air gets wet.',
    worse:
      'Landlords of student houses in Exeter have mouldy bathrooms. We interviewed 19 of them. They have a bathroom in the house, sometimes two, and showed us round. Our fan switches itself on when the air gets wet.',
  },
  {
    id: 'c-pair-38',
    minGap: 4,
    better:
      "Ready-cut wood kits for school workshops, $11 per pupil, cost $6. The craft teachers' meeting in Albany let us show them. 16 schools bought one class set each and 14 of them have bought again since.",
    worse:
      "Ready-cut wood kits for school workshops, $11 per pupil, cost $6. The craft teachers' meeting in Albany let us show them. 16 schools bought one class set each and 14 of them have said they won't buy again.",
  },
  {
    id: 'c-pair-39',
    minGap: 3,
    better:
      'Cheesemakers turn their wheels by hand for hours a day and their shoulders suffer. I am a machine builder from Gruyères. Our turning arm has been turning 300 wheels a day in two dairies for five months.',
    worse:
      'Cheesemakers turn their wheels by hand for hours a day and their shoulders suffer. I am a machine builder from Gruyères. Our turning arm might some day perhaps be turning 300 wheels a day in two dairies for five months.',
  },
  {
    id: 'c-pair-40',
    minGap: 7,
    better:
      'Call-out plumbers drive to the shop for a part on every third job. We stock their vans overnight. In a three-month trial with 12 vans, our service cut shop trips from 34% to 9% of jobs and the plumbers paid $95 per van per month. We work in Tampa.',
    worse:
      'Call-out plumbers drive to the shop for a part on every third job. We stock their vans overnight. In a three-month trial with 12 vans, the service of another firm, a competitor in Spain, cut shop trips from 34% to 9% of jobs and the plumbers paid $95 per van per month. We work in Tampa.',
  },
];
