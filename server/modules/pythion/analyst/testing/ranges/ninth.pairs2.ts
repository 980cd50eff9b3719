import type { RangedPair } from './range';

/** Texts of the ninth set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'f-p21',
    minGap: 4,
    better:
      'Tattoo studios in Austria have to document every needle. Our label printer does it for €35 a month, and 22 studios pay that. The chamber of commerce lists 1,450 studios; at €420 a year that is €609,000.',
    worse:
      'Tattoo studios in Austria have to document every needle. Our label printer does it for €35 a month, and 22 studios pay that. The market is enormous and growing every day.',
  },
  {
    id: 'f-p22',
    minGap: 5,
    better:
      'Orchard owners in Washington State lose cherries to rain. Our blower dries the trees. Ten owners counted what rain cost them last June: $6,000 per hectare on average.',
    worse:
      'Orchard owners in Washington State lose cherries to rain. Our blower dries the trees. Ten owners could not tell whether rain cost them anything last June.',
  },
  {
    id: 'f-p23',
    minGap: 3,
    better:
      'Translators of court files in Brussels retype scanned pages. Our program makes text of them. Today they use a typing bureau, which takes three days and garbles names.',
    worse:
      'Translators of court files in Brussels retype scanned pages. Our program makes text of them. There is no competition whatsoever and nothing comparable exists.',
  },
  {
    id: 'f-p24',
    minGap: 4,
    better:
      "Retired engineers in Osaka would like to teach at vocational schools. We match them with schools for a fee of 8,000 yen per day. The prefecture's school board signed a cooperation and has sent us 12 schools.",
    worse:
      "Retired engineers in Osaka would like to teach at vocational schools. We match them with schools for a fee of 8,000 yen per day. The prefecture's school board declined a cooperation and has sent us no schools.",
  },
  {
    id: 'f-p25',
    minGap: 3,
    better:
      "Hikers in Slovenia run out of water on the ridge. We sell a folding filter for €29. It cleaned 200 litres in the university's test.",
    worse:
      'Hikers in Slovenia run out of water on the ridge. We sell a folding filter for €29. It might clean 200 litres, perhaps, if a university were to test it.',
  },
  {
    id: 'f-p26',
    minGap: 5,
    better:
      'Small breweries in Oregon clean kegs by hand. Our washer does six at a time and costs $2,400. Eight breweries bought it in spring.',
    worse:
      'Small breweries in Oregon clean kegs by hand. Our washer does six at a time and costs $2,400. If we find an investor, eight breweries may buy it in spring.',
  },
  {
    id: 'f-p27',
    minGap: 4,
    better:
      'Physiotherapists in Leeds forget to count exercises. Our band counts them. In our own trial with 60 patients, pain days went from 11 to 6 a month.',
    worse:
      "Physiotherapists in Leeds forget to count exercises. Our band counts them. In somebody else's trial of a different band with 60 patients, pain days went from 11 to 6 a month.",
  },
  {
    id: 'f-p28',
    minGap: 10,
    better:
      "We fill prescription glasses for truckers at rest stops in Arizona, $90 a pair; 150 pairs are sold. We hold the optician's licence that the state demands.",
    worse:
      "We fill prescription glasses for truckers at rest stops in Arizona, $90 a pair; 150 pairs are sold. The state demands an optician's licence; we refuse to get one and sell anyway.",
  },
  {
    id: 'f-p29',
    minGap: 8,
    better:
      'Language schools in Malta lose track of absent pupils. Our card reader reports them for €50 a month. Of the 30 schools that started in January, all 30 still use it.',
    worse:
      'Language schools in Malta lose track of absent pupils. Our card reader reports them for €50 a month. Of the 30 schools that started in January, none still uses it.',
  },
  {
    id: 'f-p30',
    minGap: 8,
    better:
      'Owners of harpsichords pay a tuner to travel for hours. Our clip tunes the strings; 14 owners have paid €150. We find the owners through the early-music society, whose list of 600 answered us 90 times.',
    worse:
      'Owners of harpsichords pay a tuner to travel for hours. Our clip tunes the strings; 14 owners have paid €150. The owners cannot be found: there is no society and no list, and we have no means to address them.',
  },
  {
    id: 'f-p31',
    minGap: 4,
    better:
      'Caterers in Dubai count plates by eye. Our scanner counts them at the sink. Nine caterers use it and pay 300 dirhams a month.',
    worse:
      'Caterers in Dubai count plates by eye. Our scanner counts them at the sink. Nine caterers use it and get it free of charge because they do not want to pay 300 dirhams a month.',
  },
  {
    id: 'f-p32',
    minGap: 6,
    better:
      'Sheep farmers on the Faroe Islands lose lambs to ravens. We sell a bell collar. On 20 farms the dead lambs were counted: 31 in the year before, 12 in the year with collars.',
    worse:
      'Sheep farmers on the Faroe Islands lose lambs to ravens. We sell a bell collar. On 20 farms the dead lambs were counted: 12 in the year before, 31 in the year with collars.',
  },
  {
    id: 'f-p33',
    minGap: 2,
    better:
      'Property managers in Milan wait weeks for a lift mechanic. We guarantee one in 24 hours for €95 a month. Six managers signed a letter that orders it at this price.',
    worse:
      'Property managers in Milan wait weeks for a lift mechanic. We guarantee one in 24 hours for €95 a month. Six managers have not signed the letter that orders it at this price, and turned it down.',
  },
  {
    id: 'f-p34',
    minGap: 6,
    better:
      'Skippers of charter boats in Turkey write the handover list on paper. Our checklist runs on a phone. 37 skippers have used it at every handover for 15 weeks.',
    worse:
      'Skippers of charter boats in Turkey write the handover list on paper. Our checklist runs on a phone. 37 skippers used it at one handover 15 weeks ago and then never again.',
  },
  {
    id: 'f-p35',
    minGap: 5,
    better:
      'Imker im Allgäu wiegen ihre Honiggläser einzeln. Unsere Abfüllwaage schafft 200 Gläser in der Stunde. 18 Imker haben sie für 480 Euro gekauft und bezahlt.',
    worse:
      'Imker im Allgäu wiegen ihre Honiggläser einzeln. Unsere Abfüllwaage schafft 200 Gläser in der Stunde. 18 Imker würden sie vielleicht für 480 Euro kaufen.',
  },
  {
    id: 'f-p36',
    minGap: 6,
    better:
      'Pflegedienste in Bremen verlieren Zeit mit der Suche nach Schlüsseln. Unser Schlüsselkasten öffnet per Code. Bei neun Diensten sank die Suchzeit von 40 auf 15 Minuten am Tag.',
    worse:
      'Pflegedienste in Bremen verlieren Zeit mit der Suche nach Schlüsseln. Unser Schlüsselkasten öffnet per Code. Bei neun Diensten stieg die Suchzeit von 15 auf 40 Minuten am Tag.',
  },
  {
    id: 'f-p37',
    minGap: 3,
    better:
      'Las floristerías de Sevilla tiran rosas los lunes. Nuestra cámara fría compartida cuesta 60 euros al mes. De las 24 floristerías que pagaron el primer año, 21 renovaron.',
    worse:
      'Las floristerías de Sevilla tiran rosas los lunes. Nuestra cámara fría compartida cuesta 60 euros al mes. De las 24 floristerías que pagaron el primer año, 21 se dieron de baja.',
  },
  {
    id: 'f-p38',
    minGap: 5,
    better:
      'Los pescadores de Valparaíso no saben a qué precio vender en el muelle. Nuestro servicio les manda el precio por mensaje. En marzo 130 pescadores pagaron 2.000 pesos cada uno.',
    worse:
      'Los pescadores de Valparaíso no saben a qué precio vender en el muelle. Nuestro servicio les mandará el precio por mensaje. En marzo esperamos que 130 pescadores paguen 2.000 pesos cada uno.',
  },
  {
    id: 'f-p39',
    minGap: 6,
    better: '义乌的小商户每天手工核对快递单。我们的扫码工具自动核对,每月收费50元。已有88家商户付费,其中80家续费。',
    worse:
      '义乌的小商户每天手工核对快递单。我们的扫码工具自动核对,每月收费50元。有88家商户说以后愿意付费,其中80家可能续费。',
  },
  {
    id: 'f-p40',
    minGap: 6,
    better: '昆明的花农不知道冷藏车什么时候到。我们的定位器会提前通知。25户花农用了三个月,烂花从每车40把降到12把。',
    worse: '昆明的花农不知道冷藏车什么时候到。我们的定位器会提前通知。25户花农用了三个月,烂花从每车12把升到40把。',
  },
];
