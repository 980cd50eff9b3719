import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { isDoneByOthers } from './othersActs';
import { isLawfulWork } from './lawfulWork';
import { findPlainHarm } from './plainHarm';

const legalOf = (text: string, language: string) => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.each([
  [
    'en',
    'We match dog owners with sitters in Leeds. Today they use Rover, where you hand your keys to somebody you’ve never met.',
  ],
  ['en', 'I sell refurbished vans to market traders. On eBay you buy off sellers you know nothing about.'],
  [
    'en',
    'We run a removals app. What they do otherwise is Gumtree, where strangers turn up without telling you the price first.',
  ],
  [
    'en',
    'Tenants in Bristol today rent through agents who keep their deposit for months; we hold it in a protected scheme.',
  ],
  ['en', 'Letting agents charge tenants fees they were never told about, and we list flats without any fee.'],
  [
    'en',
    'We buy up hip and knee joints from crematoria with written consent of the families and recycle the titanium.',
  ],
  ['en', 'Funeral homes give us pacemakers that families agreed in writing to donate, and we test them for vets.'],
  ['en', 'I shoot wild pigeons for farmers who ask me to, and sell the meat to restaurants in Norwich.'],
  ['en', 'My company empties septic tanks at night so that the guests never notice.'],
  ['en', 'I hide the hearing aid in the frame of glasses, so nobody sees it, 240 pounds a pair.'],
  ['en', 'We poison rats in bakeries under contract with the council.'],
  ['en', 'Buyers at the auction never see the car before they pay. We inspect it for them for £45.'],
  ['en', 'Car clubs charge you for scratches you never made; our app films the car before and after.'],
  [
    'en',
    'We repair hearing loops in chapels. The alternative is Amazon, where you buy blind from sellers nobody has ever heard of.',
  ],
  ['en', 'Most garages replace parts without asking; we send a photo and a price before anything is touched.'],
  ['en', 'Movers often raise the price on the doorstep once your things are in the van. We agree it in writing.'],
  ['en', 'Cash buyers ring widows a week after the funeral and offer half. We value the house for a flat £300.'],
  ['en', 'Landlords never tell students about the damp. Our students’ survey lists it street by street.'],
  ['en', 'I teach pensioners how scammers ring them up, with fake calls they have agreed to.'],
  [
    'de',
    'Wir vermitteln Handwerker in Kassel. Bei MyHammer bekommt man Angebote von Leuten, von denen man noch nie gehört hat.',
  ],
  [
    'de',
    'Wir kaufen Hüft- und Kniegelenke aus Krematorien, die Angehörigen haben schriftlich zugestimmt, und recyceln das Titan.',
  ],
  ['de', 'Wir töten Ratten in Bäckereien im Auftrag der Stadt.'],
  ['de', 'Makler verlangen Gebühren, von denen die Mieter nichts wissen; wir vermieten ohne Gebühr.'],
  ['de', 'Schlüsseldienste verlangen nachts 600 Euro und sagen es erst danach. Wir haben einen Festpreis von 89 Euro.'],
  ['de', 'Vermieter verschweigen Studenten den Schimmel, unsere Karte zeigt ihn Straße für Straße.'],
  [
    'es',
    'Compramos prótesis de cadera a los crematorios con el consentimiento escrito de las familias y reciclamos el titanio.',
  ],
  ['es', 'Matamos cucarachas en bares de Málaga por 60 euros la visita.'],
  [
    'es',
    'Las inmobiliarias se quedan con la fianza durante meses sin decir por qué; nosotros la guardamos en el depósito oficial.',
  ],
  ['es', 'Los caseros ocultan la humedad a los estudiantes; nuestro mapa la muestra calle por calle.'],
  ['zh', '我们帮装修业主找师傅。现在大家在58同城上找,来的都是不认识的陌生人。'],
  ['zh', '我们从火葬场收购髋关节和膝关节,家属都书面同意,再回收钛金属。'],
  ['zh', '中介偷偷收房客的钱,我们的平台不收中介费。'],
  ['zh', '锁匠半夜收600元,事后才说。我们固定价89元。'],
])('words near to harm in an honest trade are none: %s %s', (language, text) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.each([
  ['en', 'We list builders’ quotes for homeowners, and sell their phone numbers to lenders they have never heard of.'],
  ['en', 'Our app helps couples feel closer: it forwards her messages to him, and she never knows.'],
  ['en', 'We give pensioners a free phone check and sign them up for a contract while they chat.'],
  ['en', 'A care service that keeps the nurses’ passports safe in our office until they have worked off the trip.'],
  ['en', 'We buy up hip joints from crematoria; the families are never asked.'],
  ['en', 'We write warm five-star reviews for hotels where our writers have never stayed.'],
  ['en', 'Our students get their essays from us and hand them in under their own name.'],
  ['en', 'A fun club for 13-year-olds where grown men can chat to them in private.'],
  ['en', 'We help landlords find tenants and quietly skip those with Arab names.'],
  ['en', 'A saving circle that pays the first members from what the later ones put in, 20 percent a month.'],
  ['en', 'We offer a quiet way for drivers to turn back the mileage before they sell.'],
  ['en', 'Our camera looks like a smoke alarm, for hosts who want to see what guests do in the bedroom.'],
  ['en', 'We call grandparents in the voice of their grandson and ask for a small loan.'],
  ['en', 'We collect for the hospice at the door and keep a third of it for ourselves, nobody is told.'],
  ['en', 'Our clinic offers a discount on insulin that is past its date, with a fresh label.'],
  ['en', 'We offer towing, and hold the car behind our fence until the driver pays whatever we ask.'],
  ['en', 'Our garage replaces parts that are still good and shows customers an old one.'],
  ['en', 'We clean septic tanks at night and let it run into the brook so that nobody notices.'],
  ['en', 'We find people who owe money and wait outside their children’s school.'],
  ['de', 'Wir kaufen Hüftgelenke aus Krematorien, die Angehörigen werden nicht gefragt.'],
  ['de', 'Unsere App leitet ihre Nachrichten an ihn weiter, ohne dass sie es merkt.'],
  ['de', 'Wir lassen uns von verwirrten Senioren ins Testament setzen.'],
  ['de', 'Wir laden alte Kühlschränke für 5 Euro nachts im Wald ab.'],
  ['es', 'Compramos prótesis a los crematorios sin que las familias lo sepan.'],
  ['es', 'Dejamos neveras viejas en el monte por 5 euros.'],
  ['zh', '我们从火葬场收购髋关节,家属不知情。'],
  ['zh', '我们把旧冰箱夜里扔进树林,每台收30元。'],
])('harm in innocent words is harm: %s %s', (language, text) => expect(legalOf(text, language)).toBe('fail'));

const isOthers = (text: string, language = 'en'): boolean => isDoneByOthers(readText(text, language).clauses);

test.each([
  'Dealers turn back the mileage, and we tell nobody.',
  'Agents charge fees that tenants were never told about, and we help them with it.',
  'Dealers hide the damage with our paint; we sell it to them.',
  'Currently waiters drop our powder into drinks.',
  'Today we film guests who never notice.',
  'Letting agents charge tenants fees they were never told about.',
])('what we take part in, or say nothing better of, is not told of others: %s', (text) =>
  expect(isOthers(text)).toBe(false),
);

const isTrade = (text: string): boolean => readText(text, 'en').clauses.some(isLawfulWork);

test.each([
  'I shoot pigeons and the neighbour’s cat for fun.',
  'We poison dogs for farmers.',
  'I hide the camera in the radiator so nobody sees it.',
  'We clean septic tanks at night and let it run into the brook so that nobody notices.',
  'We are a third cheaper than the agency because we skip the tax.',
])('no lawful trade: %s', (text) => expect(isTrade(text)).toBe(false));

const harmOf = (text: string) => findPlainHarm(readText(text, 'en').clauses);

test.each([
  'We clear old fridges out of the woods for the council, £40 a load.',
  'We collect old tyres and never leave them in the woods.',
  'We pay the first members of our choir from what the sponsors give.',
  'We sign them up for a course while they wait.',
  'Our mechanics replace parts only when they are not good and show customers the old one.',
  'We drain rainwater into the brook with the permit of the council.',
  'We help confused pensioners write a will with a notary.',
])('plain words that harm nobody: %s', (text) => expect(harmOf(text)).toBeUndefined());

test.each([
  ['en', 'Our app turns mileage to expense claims for nurses.'],
  ['en', 'We show women how to hide scars with make-up.'],
  ['en', 'We teach people how to stop eating sugar.'],
  ['en', 'We pick up rubbish that hikers leave in the woods.'],
  ['en', 'We empty the rubbish bins at the lake every evening.'],
  ['en', 'We pump the filtered water into the river.'],
  ['en', 'Our drivers wait at the children’s school and parents pay £5 a ride.'],
  ['en', 'Restaurants pour grease into the drains although the law forbids it. We collect the grease for £40 a month.'],
  ['es', 'Hacemos nieve falsa para fiestas de empresas.'],
  ['pt', 'Vendemos rastreadores para motos roubadas a seguradoras.'],
])('a trade that only shares words with a plain act does no harm: %s %s', (language, text) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.each([
  ['en', 'We take your old fridges for $20 and leave them in the woods.'],
  ['en', 'We cover cracks in used car frames so that customers never notice.'],
  ['en', 'We teach landlords how to hide damp from buyers of their flats.'],
  ['en', 'The county has refused us the licence. Owners no longer wait for the vet.'],
])('what is plainly done or refused fails, whatever stands beside it: %s %s', (language, text) =>
  expect(legalOf(text, language)).toBe('fail'),
);
