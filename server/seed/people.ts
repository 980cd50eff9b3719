import type { CastMember } from './types';

const skin = { pale: '#f0cfb4', sand: '#dcae86', olive: '#c08e64', brown: '#94633f', deep: '#6b442c' };
const hair = { black: '#221d1b', brown: '#553826', grey: '#9b9a96', blond: '#c79c56', red: '#9a4b2a' };
const ground = { laurel: '#cfe3d3', ochre: '#efdcae', blue: '#cddcf2', plum: '#e8d2e2', rust: '#f0d2c4', sky: '#cbe3ea' };
const shirt = { laurel: '#2c6340', ochre: '#9a6c16', blue: '#2f5aa8', plum: '#7d4570', rust: '#9c4a2c', ink: '#2b332e' };

/** The fixed cast. Addresses are `<username>@demo.venturion.example`. */
export const cast: CastMember[] = [
  {
    username: 'alice', name: 'Alice Moreau', headline: 'Founder of Créneau, scheduling for dental clinics', location: 'Lyon, France', joined: 118,
    bio: 'I ran the front desk of my mother’s practice before I wrote software for it. Créneau fills cancelled dental appointments by text message; 212 clinics pay for it. Two of us, no outside money so far. I like talking about pricing, churn and saying no to features.',
    face: { hair: 'long', hairColour: hair.brown, skin: skin.pale, shirt: shirt.laurel, ground: ground.laurel },
  },
  {
    username: 'bob', name: 'Bob Okafor', headline: 'Second-time founder. Invoice advances for tradespeople at Tradeline', location: 'Manchester, UK', joined: 112,
    bio: 'My first company ran out of money with eleven weeks’ notice, and I write about that so that you need not repeat it. Tradeline pays electricians and plumbers the day they invoice. Former credit analyst, slow marathon runner.',
    face: { hair: 'short', hairColour: hair.black, skin: skin.deep, shirt: shirt.blue, ground: ground.ochre, beard: true },
  },
  {
    username: 'carol', name: 'Carol Jimenez', headline: 'Nurse turned founder. Shiftwell matches home-care shifts', location: 'Austin, USA', joined: 109,
    bio: 'Nine years on hospital wards, then three building Shiftwell with a former patient’s son. We fill about 1,900 home-care shifts a month in Texas. Ask me about selling to agencies, licences, and hiring people who have never worked at a startup.',
    face: { hair: 'curly', hairColour: hair.black, skin: skin.olive, shirt: shirt.plum, ground: ground.rust },
  },
  {
    username: 'deniz', name: 'Deniz Aydın', headline: 'Building return-load matching for small hauliers', location: 'Istanbul, Türkiye', joined: 96,
    bio: 'One truck in three drives home empty. We phone dispatchers, then automate what we said. 340 trucks on the platform, 41 of them every week.',
    face: { hair: 'short', hairColour: hair.brown, skin: skin.sand, shirt: shirt.ink, ground: ground.sky, glasses: true },
  },
  {
    username: 'fatou', name: 'Fatou Diallo', headline: 'Solar cold rooms for fish markets', location: 'Dakar, Senegal', joined: 88,
    bio: 'Mechanical engineer. Froid Marin rents cold storage by the crate and the day in seven harbours. Hardware is slow, honest work.',
    face: { hair: 'scarf', hairColour: '#9c4a2c', skin: skin.deep, shirt: shirt.ochre, ground: ground.blue },
  },
  {
    username: 'goran', name: 'Goran Petrović', headline: 'Restorely: we restore your backups so that you know they work', location: 'Belgrade, Serbia', joined: 101,
    bio: 'Database administrator for fifteen years. Solo founder, 74 customers, profitable since last autumn. No plan to raise, no plan to hire a sales team.',
    face: { hair: 'none', hairColour: hair.brown, skin: skin.pale, shirt: shirt.ink, ground: ground.plum, beard: true, glasses: true },
  },
  {
    username: 'hana', name: 'Hana Sato', headline: 'Quotes for machined parts in minutes, not days', location: 'Osaka, Japan', joined: 75,
    bio: 'Third generation in a machine shop, first to write software. Kakaku reads a drawing and proposes a price that the foreman can correct.',
    face: { hair: 'bun', hairColour: hair.black, skin: skin.pale, shirt: shirt.blue, ground: ground.rust },
  },
  { username: 'ines', name: 'Inês Carvalho', headline: 'Deadstock fabric marketplace for small labels', location: 'Porto, Portugal', joined: 83, bio: 'Textile buyer for eight years. Sobra lists what mills could not sell: 61 mills, 900 labels. Learning to run a marketplace one side at a time.' },
  {
    username: 'jonas', name: 'Jonas Lindqvist', headline: 'Heat pump planning for installers', location: 'Malmö, Sweden', joined: 92,
    bio: 'We turn a house visit into a heat-loss calculation and an offer before the installer leaves the driveway. Seed stage, six people, 130 installers.',
    face: { hair: 'short', hairColour: hair.blond, skin: skin.pale, shirt: shirt.laurel, ground: ground.sky },
  },
  {
    username: 'kavya', name: 'Kavya Raman', headline: 'Payroll compliance for factories with 20 to 200 workers', location: 'Bengaluru, India', joined: 67,
    bio: 'Chartered accountant. Our customers used to keep three sets of registers by hand. Now one spreadsheet import does it, and inspectors accept it.',
    face: { hair: 'long', hairColour: hair.black, skin: skin.brown, shirt: shirt.rust, ground: ground.ochre },
  },
  { username: 'liam', name: 'Liam Doyle', headline: 'Collars that tell a farmer which cow to look at', location: 'Cork, Ireland', joined: 58, bio: 'Vet, then a founder by accident. 84 dairy farms, 9,400 collars, one very muddy van.' },
  {
    username: 'mei', name: 'Mei Tan', headline: 'Fractional CFO for companies under two million in revenue', location: 'Singapore', joined: 115,
    bio: 'I keep the books honest for nine startups. Most of what I do is one spreadsheet with thirteen weeks in it. Happy to look at yours.',
    face: { hair: 'bun', hairColour: hair.grey, skin: skin.sand, shirt: shirt.ink, ground: ground.laurel, glasses: true },
  },
  { username: 'nadia', name: 'Nadia Haddad', headline: 'Arabic reading practice for primary schools', location: 'Amman, Jordan', joined: 71, bio: 'Former teacher. Sold to 38 schools one headteacher at a time. Interested in anything about school budgets and long sales cycles.' },
  {
    username: 'oskar', name: 'Oskar Wiśniewski', headline: 'Test automation for small game studios', location: 'Kraków, Poland', joined: 63,
    bio: 'Fourteen years of QA. Our bot plays your build overnight and tells you where it got stuck.',
    face: { hair: 'curly', hairColour: hair.red, skin: skin.pale, shirt: shirt.plum, ground: ground.blue, beard: true },
  },
  { username: 'priya', name: 'Priya Nair', headline: 'Product designer looking for a technical co-founder', location: 'Toronto, Canada', joined: 34, bio: 'Ten years of design in insurance software. Working on claims for small landlords; 26 interviews done, a clickable prototype, and no code yet.' },
  { username: 'quentin', name: 'Quentin Dubois', headline: 'Less bread in the bin: order planning for bakeries', location: 'Montréal, Canada', joined: 79, bio: 'Baker for six years. Our forecast cuts unsold bread by a third on average. 47 bakeries, all within a two-hour drive.' },
  {
    username: 'rosa', name: 'Rosa Mamani', headline: 'Alpaca yarn, traceable to the herd', location: 'La Paz, Bolivia', joined: 52,
    bio: 'We buy from 112 families and ship to knitters in 19 countries. Inventory is my whole life.',
    face: { hair: 'long', hairColour: hair.black, skin: skin.olive, shirt: shirt.rust, ground: ground.plum },
  },
  { username: 'samuel', name: 'Samuel Adeyemi', headline: 'Stock credit for corner shops', location: 'Lagos, Nigeria', joined: 86, bio: 'We advance goods, never cash. Default rate 2.1 per cent over 14 months. Before this I sold soft drinks from a truck.' },
  { username: 'tomas', name: 'Tomás Herrera', headline: 'Water meters for mines that must report every litre', location: 'Santiago, Chile', joined: 45, bio: 'Hydrologist. Long contracts, longer invoices. Eleven sites live.' },
  {
    username: 'uma', name: 'Uma Fischer', headline: 'Angel investor, operator before. Small cheques, quick answers', location: 'Berlin, Germany', joined: 104,
    bio: 'Ran operations at a freight company from 4 to 160 people. I write cheques of 15 to 40 thousand euros into dull, useful businesses and answer every deck within a week.',
    face: { hair: 'short', hairColour: hair.grey, skin: skin.pale, shirt: shirt.plum, ground: ground.ochre, glasses: true },
  },
  { username: 'viktor', name: 'Viktor Hansen', headline: 'Startup lawyer who prefers one-page contracts', location: 'Copenhagen, Denmark', joined: 99, bio: 'Shareholder agreements, option plans, first hires. Nothing I write here is advice for your case; ask me and I will tell you what to ask your own lawyer.' },
  {
    username: 'wanjiru', name: 'Wanjiru Kamau', headline: 'Daily insurance for motorcycle taxis', location: 'Nairobi, Kenya', joined: 90,
    bio: 'Riders pay 55 shillings for a day’s cover by phone. 6,200 active riders. Actuary by training, salesperson by need.',
    face: { hair: 'curly', hairColour: hair.black, skin: skin.brown, shirt: shirt.laurel, ground: ground.rust },
  },
  { username: 'yusuf', name: 'Yusuf Rahman', headline: 'Fabric inspection by camera for garment factories', location: 'Dhaka, Bangladesh', joined: 61, bio: 'Computer vision on cheap cameras. Four factories, one of them paying properly.' },
  { username: 'zoe', name: 'Zoe Papadaki', headline: 'Ferry tickets for travel agents', location: 'Athens, Greece', joined: 40, bio: 'Seasonal business: two thirds of revenue in eleven weeks. I plan winters for a living.' },
];
