import type { Trade } from '../trade';
import { acts, beasts, boat, build, car, end, gap, people, run, runs } from './words';

/** Trades that care for people and animals, teach them, place them or bring them somewhere. */
export const peopleTrades: readonly Trade[] = [
  {
    field: 'child care',
    act: build(
      run('guardería|jardín de infancia|jardín infantil|escuela infantil|ludoteca|casa de niños|aula matinal'),
      acts('cuidamos|cuido|atendemos', `(?:niños|niñas|bebés|críos|peques)${end}`),
    ),
  },
  {
    // "Nadie cuida a sus bebés. Cuido a cuatro en mi casa".
    field: 'child care',
    act: / (?<!no )(?:cuido|cuidamos|atiendo|atendemos|acojo) (?:a )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+|ellos) (?:de ellos )?(?:en (?:mi|nuestr[oa]) (?:casa|piso)|en casa) /,
    about: / (?:niñ[oa]s|bebés?|críos|peques|hij[oa]s|guarderías?) (?!(?:\S+ ){0,6}?(?:perros?|gatos?|zapatos) )/,
    isPaid: true,
  },
  {
    field: 'passenger transport',
    act: build(
      ` (?:llevo|llevamos|conduzco|manejo|conducimos) (?:un |el |mi |nuestro )?(?:taxi|mototaxi) `,
      ` ${runs} (?:un |el )?(?:transbordador|barco de pasajeros|aeródromo) `,
      String.raw` (?:los|las|les) (?:llevamos|llevo|sacamos|saco|paseamos|traemos|subimos) (?:\S+ ){0,4}?en (?:\S+ )?${boat}(?= )`,
      acts('llevamos|llevo|sacamos|paseamos', String.raw`${people} (?:\S+ ){0,6}?en (?:\S+ )?${boat}(?= )`),
    ),
  },
  {
    field: 'passenger transport',
    act: build(
      acts(
        'llevamos|llevo|traemos|trasladamos|transportamos|acercamos|recogemos',
        String.raw`${people} (?:\S+ ){0,6}?(?:en|con) (?:\S+ )?${car}(?= )`,
        3,
        'lleva|llevan|trae|recoge',
      ),
      acts(
        'llevamos|llevo|trasladamos|acercamos',
        String.raw`(?:a (?:\S+ ){0,2}?)?${people} (?:\S+ ){0,2}?(?:a casa|al (?:médico|hospital|aeropuerto|centro|trabajo))(?= )`,
        0,
        'lleva|llevan',
      ),
    ),
    isPaid: true,
  },
  {
    field: 'passenger transport',
    act: build(String.raw` (?:los|las) (?:llevamos|llevo|trasladamos|recogemos) (?:\S+ ){0,5}?en (?:\S+ )?${car}(?= )`),
    antecedent: new RegExp(` ${people} `),
    isPaid: true,
  },
  {
    field: 'nursing care',
    act: build(
      run('residencia de (?:ancianos|mayores)|asilo de ancianos|geriátrico|hogar de (?:ancianos|mayores)|orfanato'),
      acts(
        'ponemos|pongo|aplicamos|administramos',
        `(?:inyecciones|vacunas|sueros?|insulina|bótox|botox)${end}`,
        4,
        'pone|ponen',
      ),
      acts('curamos|curo|cambiamos', `(?:heridas|vendajes|sondas|apósitos)${end}`, 3, 'cura|curan|cambia'),
      String.raw` una? (?:enfermer[oa]|matrona|auxiliar) (?:les? |l[oa]s? )?(?:pone|cura|cambia|da) ${gap(3)}(?:inyecciones|vacunas|sueros?|insulina|heridas|vendajes|curas)${end}`,
    ),
  },
  {
    field: 'medicine',
    act: build(
      run('farmacia|botica|clínica|consulta médica'),
      acts(
        'vendemos|mezclamos|preparamos|importamos',
        `(?:medicamentos|medicinas|antibióticos|fórmulas magistrales)${end}`,
      ),
    ),
  },
  {
    field: 'laboratory tests',
    act: build(acts('analizamos|hacemos', `(?:sangre|orina|análisis de sangre|adn|pruebas de adn)${end}`)),
  },
  {
    field: 'veterinary treatment',
    act: build(
      acts('vacunamos|castramos|operamos|desparasitamos|esterilizamos', `(?:${beasts}|perros|gatos|mascotas)${end}`),
    ),
  },
  {
    field: 'dentistry',
    act: / (?:saco|sacamos|extraigo) (?:\S+ )?(?:muelas|dientes) (?!de (?:molino|tiburón|sierra) )/,
  },
  {
    field: 'tattooing',
    act: build(
      acts('tatuamos|tatúo', String.raw`\S+`, 0),
      acts('hacemos|hago|ponemos', `(?:tatuajes|piercings)${end}`, 3),
    ),
  },
  {
    field: 'driving and flying lessons',
    act: build(
      acts('enseñamos|enseño', 'a (?:conducir|manejar|volar|pilotar)(?= )', 3),
      acts('damos|doy', 'clases de (?:conducir|manejo|vuelo|conducción)(?= )', 2),
      run('autoescuela|escuela de vuelo'),
    ),
  },
  {
    field: 'placing workers',
    act: build(
      acts(
        'colocamos|traemos|mandamos|enviamos',
        '(?:temporeros|trabajadores|trabajadoras|soldadores|cuidadoras|enfermeras|obreros|jornaleros|peones|empleadas)(?= )(?=.* (?:cada un[oa] nos paga|nos pagan|les cobramos|cobramos a cada|descontamos|de su sueldo) )',
      ),
      acts('cedemos|alquilamos', `(?:trabajadores|temporeros|obreros|peones)${end}`, 2),
      run('agencia de colocación|empresa de trabajo temporal|ett'),
    ),
  },
  {
    field: 'adoption and fostering',
    act: build(
      acts('tramitamos|gestionamos|buscamos', `(?:adopciones|familias de acogida|familias adoptivas)${end}`, 2),
    ),
  },
  {
    field: 'schools',
    act: build(run('colegio(?: privado| bilingüe)?|internado|escuela primaria|instituto privado|universidad')),
  },
  {
    field: 'burial',
    act: build(
      acts('enterramos|incineramos|sepultamos', '(?:gente|difuntos|muertos|personas|familiares|cuerpos)(?= )', 3),
      run('funeraria|cementerio|crematorio|tanatorio'),
    ),
  },
];
