import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';
import { reviewedOf } from '../testing/reviewedOf';
import type { Claim } from './claim';

const kindsOf = (text: string, language: string): readonly Claim['kind'][] =>
  reviewedOf(text, language).map(({ kind }) => kind);

test.each([
  ['solution', 'de', 'Ich mache das erstmal allein neben meinem Job bei der Post.'],
  ['solution', 'de', 'Das mache ich vorerst am Wochenende.'],
  ['solution', 'en', 'I do this on my own next to my job at the post office.'],
  ['solution', 'es', 'Lo hago sola además de mi trabajo en correos.'],
  ['solution', 'zh', '这事我先自己一个人做。'],
  [
    'solutionDetail',
    'de',
    'Mit fünf Langzeitarbeitslosen und einem Elektromeister möchte ich eine Reparaturwerkstatt aufmachen.',
  ],
  ['solutionDetail', 'en', 'With five unemployed workers I want to open a repair shop.'],
  ['realUse', 'de', 'Im Dauerversuch an der Hochschule Aalen hielten unsere Räder 11.500 Stunden.'],
  ['realUse', 'en', 'In an endurance test at the university our gears lasted 11,500 hours.'],
  ['realUse', 'es', 'En el banco de pruebas de la universidad los engranajes duraron 11.500 horas.'],
  ['realUse', 'de', 'Im Labor hielten unsere Räder 11.500 Stunden ohne Bruch.'],
  ['realUse', 'en', 'In the lab our wheels ran for 11,500 hours.'],
  ['realUse', 'es', 'En el laboratorio nuestras ruedas duraron 11.500 horas.'],
  ['teamFits', 'es', 'Tengo una hija con diabetes desde hace 6 años y quiero ayudar a otros padres.'],
  ['realUse', 'zh', '在大学实验室的耐久试验里我们的齿轮用了11500小时。'],
  ['alternative', 'de', 'Etwa jeder achte Plan kommt heute mit einer Rückfrage zurück.'],
  ['alternative', 'en', 'About one in eight plans comes back with a question today.'],
  ['alternative', 'es', 'Uno de cada ocho planes vuelve hoy con una pregunta.'],
  ['alternative', 'de', 'Ein Franchise aus Berlin macht dasselbe für 99 Euro, ist aber noch nicht in Freiburg.'],
  ['alternative', 'en', "A franchise from London does the same for £90, but isn't in Bristol yet."],
  ['alternative', 'es', 'Una franquicia de Madrid hace lo mismo por 90 euros, pero aún no está en Gijón.'],
] as const)('%s is not told: %s %s', (kind, language, text) => expect(kindsOf(text, language)).not.toContain(kind));

test.each([
  ['solution', 'de', 'Ich mache Brot für Büros allein in meiner Küche.'],
  ['solution', 'de', 'Ich überlege, etwas Ähnliches mit Partyzelten und Hüpfburgen im Raum Passau zu machen.'],
  ['solution', 'en', "I'm thinking of renting out party tents to clubs near Passau."],
  ['solution', 'es', 'Estoy pensando en alquilar carpas a los clubes de Vigo.'],
  ['solution', 'zh', '我在考虑给社团出租帐篷。'],
  ['churn', 'en', 'One in three shops returned the display because it stands in the way of prams.'],
  ['realUse', 'en', 'Nineteen saddlers have it on the bench every evening now.'],
  ['teamFits', 'es', 'Tenemos desde 2019 una granja de cabras.'],
  ['alternative', 'en', 'Bakeries all use the same spreadsheet, but it is not in sync with the till.'],
  ['alternative', 'de', 'Heute macht ein Franchise dasselbe in unserer Stadt für 99 Euro.'],
] as const)('%s is told: %s %s', (kind, language, text) => expect(kindsOf(text, language)).toContain(kind));

test.each([
  ['de', 'Vereine leihen sich die Zelte bisher bei der Brauerei, die gibt sie aber nur noch an eigene Kunden heraus.'],
  ['de', 'Bisher tauschen die Betreiber die Zahnräder alle 4.000 Stunden aus, jeder Stillstand kostet sie 1.900 Euro.'],
  ['de', 'In den Läden wartet man im Frühjahr fünf Wochen auf einen Termin.'],
  ['de', 'Bei den Händlern warten die Kunden drei Wochen auf ein Ersatzteil.'],
  ['en', 'Clubs borrow the tents from the brewery today, but it only lends them to its own customers now.'],
  ['en', 'Today operators replace the gears every 4,000 hours, each stoppage costs them $1,900.'],
  ['en', 'In the shops you wait five weeks for a slot in spring.'],
  ['es', 'Los clubes piden hoy las carpas a la cervecería, pero ya solo las presta a sus propios clientes.'],
  ['es', 'Los operadores cambian hoy los engranajes cada 4.000 horas, cada parada les cuesta 1.900 euros.'],
  ['es', 'En los talleres hay que esperar cinco semanas para una cita.'],
  ['zh', '社团现在向啤酒厂借帐篷，但它只借给自己的客户。'],
  ['zh', '店里现在要等五个星期才能修。'],
])('the same sentence tells how today’s way fails: %s %s', (language, text) => {
  expect(kindsOf(text, language)).toContain('alternative');
  expect(kindsOf(text, language)).toContain('alternativeFails');
});

test.each([
  ['de', 'Vereine leihen sich die Zelte heute bei der Brauerei, das klappt gut.'],
  ['de', 'Bei uns im Laden wartet man zwei Tage auf die Reparatur.'],
  ['de', 'Eine Designerin, die an Bahnhöfen gesammelte Glasflaschen zu Lampen macht.'],
])('today’s way doesn’t fail: %s %s', (language, text) =>
  expect(kindsOf(text, language)).not.toContain('alternativeFails'),
);

const legalOf = (text: string): string | undefined =>
  analysisOf(text).report.dealBreakers.find(({ key }) => key === 'legal')?.state;

test.each([
  [
    'unknown',
    'Ich will Hüpfburgen an Vereine vermieten. Ob es eine TÜV-Prüfung braucht, müsste ich erst herausfinden.',
  ],
  ['unknown', 'Ich will Hüpfburgen an Vereine vermieten. Ob ich dafür eine Genehmigung brauche, weiß ich noch nicht.'],
  [
    'unknown',
    'I want to rent bouncy castles to clubs. Whether it needs a safety inspection, I still have to find out.',
  ],
  ['unknown', 'Quiero alquilar castillos hinchables a clubes. Todavía no sé si necesito una licencia.'],
  ['unknown', '我想把充气城堡租给社团。要不要年检，还得去问。'],
  ['pass', 'Ich will Hüpfburgen an Vereine vermieten. Die TÜV-Prüfung haben wir im Mai bestanden.'],
  ['pass', 'Wir prüfen für Vereine, ob ihre Hüpfburgen eine TÜV-Prüfung brauchen.'],
  ['pass', 'Ich will Hüpfburgen an Vereine vermieten.'],
])('a permit that may be needed is open: %s %s', (state, text) => expect(legalOf(text)).toBe(state));
