/** Someone of the demo community. `face` draws a portrait; without one the initials show. */
export type DemoPerson = {
  username: string;
  name: string;
  headline: string;
  location: string;
  bio: string;
  face?: Face;
};

/** Colours and shapes of a drawn portrait. */
export type Face = { skin: string; hair: string; cut: 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'scarf'; shirt: string; ground: string; glasses?: boolean; beard?: boolean };

const skin = { deep: '#6b4630', brown: '#9a6a48', tan: '#c99a72', fair: '#ecc9ab' };
const hair = { black: '#26211f', brown: '#5a3d2b', grey: '#9b9a96', red: '#a4532c', blond: '#cfa75f' };
const cloth = { laurel: '#2f6b4a', ink: '#2c3a38', clay: '#b0583a', sand: '#d9b98a', sky: '#4a7a98', plum: '#6d4263', cream: '#efe6d4' };
const ground = { mint: '#cfe3d6', sand: '#eadfc8', sky: '#cddfe8', rose: '#ecd3cb', stone: '#dcdcd4', lilac: '#dcd3e4' };

export const people: readonly DemoPerson[] = [
  {
    username: 'alice',
    name: 'Alice Moreau',
    headline: 'Founder, Coldlight · fridge monitoring for small grocers',
    location: 'Lyon, France',
    bio: 'Ran a grocery for six years and lost a cold room of stock twice. Now I sell the alarm I wanted then: a sensor, a text message, no contract. 41 paying shops, team of three. Ask me about selling to people who have no time to be sold to.',
    face: { skin: skin.fair, hair: hair.brown, cut: 'long', shirt: cloth.laurel, ground: ground.mint },
  },
  {
    username: 'bob',
    name: 'Bob Adeyemi',
    headline: 'Co-founder and CTO, Stallbook · bookkeeping for market traders',
    location: 'Lagos, Nigeria',
    bio: 'Eleven years of payments code, four of them at a bank. Stallbook works by text message, because that is what 2,300 traders asked for. I write about boring systems that stay up.',
    face: { skin: skin.deep, hair: hair.black, cut: 'short', shirt: cloth.sky, ground: ground.sand, beard: true },
  },
  {
    username: 'carol',
    name: 'Carol Jensen',
    headline: 'Founder, Rota Lane · shift swaps for hospital wards',
    location: 'Aarhus, Denmark',
    bio: 'Nurse for nine years, founder for two. Nine wards use Rota Lane; the tenth said no and taught us the most. Looking for anyone who has sold to hospitals without losing a year.',
    face: { skin: skin.fair, hair: hair.blond, cut: 'bun', shirt: cloth.plum, ground: ground.sky, glasses: true },
  },
  {
    username: 'dimitar',
    name: 'Dimitar Ivanov',
    headline: 'Engineer and co-founder, Packhorse · freight quotes for small exporters',
    location: 'Sofia, Bulgaria',
    bio: 'I read tariff tables so that exporters need not. Postgres, TypeScript, very little else.',
    face: { skin: skin.fair, hair: hair.black, cut: 'short', shirt: cloth.ink, ground: ground.stone, glasses: true },
  },
  {
    username: 'elif',
    name: 'Elif Demir',
    headline: 'Founder, Damla · drip irrigation that reads the soil',
    location: 'Izmir, Türkiye',
    bio: 'Agronomist. Sixty olive groves on trial, eighteen paying. We sell in winter and install in spring, and I am still learning to plan cash around that.',
    face: { skin: skin.tan, hair: hair.black, cut: 'curly', shirt: cloth.clay, ground: ground.sand },
  },
  {
    username: 'farah',
    name: 'Farah Siddiqui',
    headline: 'Founder, Ustaad Row · vetted home tutors',
    location: 'Karachi, Pakistan',
    bio: 'Former maths teacher. 310 tutors, 1,900 families, and one spreadsheet we are finally about to retire.',
    face: { skin: skin.brown, hair: hair.black, cut: 'scarf', shirt: cloth.sky, ground: ground.rose },
  },
  {
    username: 'gabriel',
    name: 'Gabriel Souza',
    headline: 'Founder, Bicicarga · cargo-bike delivery for the last two kilometres',
    location: 'Recife, Brazil',
    bio: 'Fourteen riders, nine bikes, one very patient mechanic. Interested in route planning, fair pay and tyres that last.',
    face: { skin: skin.brown, hair: hair.black, cut: 'curly', shirt: cloth.sand, ground: ground.mint, beard: true },
  },
  {
    username: 'hana',
    name: 'Hana Sato',
    headline: 'Product designer looking for a technical co-founder',
    location: 'Fukuoka, Japan',
    bio: 'Eight years in product design, the last three on forms that tired people fill in at night. I have interviewed 26 parents of children with allergies and want to build for them.',
    face: { skin: skin.fair, hair: hair.black, cut: 'long', shirt: cloth.cream, ground: ground.rose },
  },
  {
    username: 'ibrahim',
    name: 'Ibrahim Diallo',
    headline: 'Founder, Sunline · pay-as-you-go solar for villages',
    location: 'Dakar, Senegal',
    bio: 'Electrical engineer. Seven mini-grids, 1,120 households, 96% paid last month. Default is a design problem.',
  },
  {
    username: 'julia',
    name: 'Julia Kowalska',
    headline: 'Fractional head of sales for companies under 20 people',
    location: 'Kraków, Poland',
    bio: 'I do the first ten enterprise deals with you, write down how, and leave. Strong opinions about follow-up.',
    face: { skin: skin.fair, hair: hair.red, cut: 'long', shirt: cloth.ink, ground: ground.lilac },
  },
  {
    username: 'kiran',
    name: 'Kiran Rao',
    headline: 'Solo founder, Logsieve · log search that costs less than the logs',
    location: 'Bengaluru, India',
    bio: 'Developer tools, profitable, one person. 212 customers, 9,400 dollars a month. I answer support before breakfast.',
    face: { skin: skin.brown, hair: hair.black, cut: 'short', shirt: cloth.laurel, ground: ground.sky, glasses: true },
  },
  {
    username: 'lucia',
    name: 'Lucía Fernández',
    headline: 'Founder, Retorno · reusable boxes for online shops',
    location: 'Valencia, Spain',
    bio: 'Our boxes come back 11 times on average; break-even is 7. Hardware, logistics and a lot of washing.',
    face: { skin: skin.tan, hair: hair.brown, cut: 'bun', shirt: cloth.laurel, ground: ground.sand },
  },
  {
    username: 'mateo',
    name: 'Mateo Quispe',
    headline: 'Co-founder, Hilo · selling knitwear straight from the cooperatives',
    location: 'Arequipa, Peru',
    bio: 'Six cooperatives, 84 knitters, orders from eleven countries. My mother still checks every seam.',
  },
  {
    username: 'noor',
    name: 'Noor Haddad',
    headline: 'Founder, Ijar · leases tenants can read',
    location: 'Amman, Jordan',
    bio: 'Lawyer turned founder. We turn a 14-page lease into two pages that hold up in court.',
    face: { skin: skin.tan, hair: hair.black, cut: 'long', shirt: cloth.plum, ground: ground.stone },
  },
  {
    username: 'oskar',
    name: 'Oskar Lindqvist',
    headline: 'Second-time founder, small cheques into first rounds',
    location: 'Gothenburg, Sweden',
    bio: 'Sold a booking tool to 200 clinics, then the company. I write cheques of 20,000 euros and answer every deck within a week, usually with a no and a reason.',
    face: { skin: skin.fair, hair: hair.grey, cut: 'short', shirt: cloth.sky, ground: ground.stone, beard: true },
  },
  {
    username: 'priya',
    name: 'Priya Nair',
    headline: 'Part-time CFO for seed-stage companies',
    location: 'Kochi, India',
    bio: 'I build the model you can defend at midnight. Chartered accountant, eight companies, no surprises in month five.',
    face: { skin: skin.brown, hair: hair.black, cut: 'bun', shirt: cloth.clay, ground: ground.mint, glasses: true },
  },
  {
    username: 'quinn',
    name: 'Quinn Walsh',
    headline: 'Founder, Cowshed Labs · heat detection for dairy herds',
    location: 'Cork, Ireland',
    bio: 'Grew up on the farm that is now our first customer. 63 herds, 7,800 collars. Batteries are the whole business.',
    face: { skin: skin.fair, hair: hair.red, cut: 'short', shirt: cloth.laurel, ground: ground.sky },
  },
  {
    username: 'rosa',
    name: 'Rosa Bianchi',
    headline: 'Founder, Cella Viva · repairing e-bike batteries',
    location: 'Turin, Italy',
    bio: 'We open, test and repair packs that others shred. 140 a month, 83% saved. Happy to talk about safety, insurance and glue.',
    face: { skin: skin.tan, hair: hair.grey, cut: 'curly', shirt: cloth.ink, ground: ground.rose, glasses: true },
  },
  {
    username: 'samir',
    name: 'Samir Benali',
    headline: 'Founder, Tariq · walking guides you can book by the hour',
    location: 'Marrakech, Morocco',
    bio: 'Guide for twelve years before I wrote a line of a business plan. 48 guides, high season from March to May.',
  },
  {
    username: 'tamara',
    name: 'Tamara Petrović',
    headline: 'Co-founder, Mala Laboratory · science kits with a game inside',
    location: 'Novi Sad, Serbia',
    bio: 'Made games for ten years; now the game comes with litmus paper. 5,100 kits shipped, returns at 2.4%.',
    face: { skin: skin.fair, hair: hair.brown, cut: 'curly', shirt: cloth.plum, ground: ground.lilac },
  },
  {
    username: 'uma',
    name: 'Uma Patel',
    headline: 'Founder, Sendback · returns for small clothing shops',
    location: 'Leicester, UK',
    bio: 'Third generation in textiles, first in software. 58 shops. The sizing chart is the product.',
    face: { skin: skin.brown, hair: hair.black, cut: 'long', shirt: cloth.clay, ground: ground.sand },
  },
  {
    username: 'viktor',
    name: 'Viktor Horváth',
    headline: 'Data scientist, looking for a commercial co-founder',
    location: 'Budapest, Hungary',
    bio: 'Seven years of forecasting demand for a supermarket chain. I would like to do it for bakeries that throw away a fifth of their bread.',
  },
  {
    username: 'wanjiru',
    name: 'Wanjiru Kamau',
    headline: 'Co-founder, Dawa Shelf · stock keeping for rural clinics',
    location: 'Nairobi, Kenya',
    bio: 'Pharmacist. 74 clinics, stock-outs down from 31 days a year to 9. Works offline first, because the network does not.',
    face: { skin: skin.deep, hair: hair.black, cut: 'curly', shirt: cloth.sand, ground: ground.mint },
  },
  {
    username: 'yusuf',
    name: 'Yusuf Karim',
    headline: 'Founder, Warung Rantai · group buying for corner shops',
    location: 'Surabaya, Indonesia',
    bio: '900 corner shops order together on Tuesdays. Margins are 4%, so every mistake has a price tag.',
    face: { skin: skin.tan, hair: hair.black, cut: 'short', shirt: cloth.cream, ground: ground.stone },
  },
  {
    username: 'zoe',
    name: 'Zoë Tremblay',
    headline: 'Interviews customers for founders who talk too much',
    location: 'Montréal, Canada',
    bio: 'Researcher. More than 900 interviews. The question is rarely the one in your script.',
    face: { skin: skin.fair, hair: hair.black, cut: 'bald', shirt: cloth.laurel, ground: ground.lilac, glasses: true },
  },
];
