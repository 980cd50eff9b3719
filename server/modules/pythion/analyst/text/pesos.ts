import { rewrite } from './rewrite';

const pesos =
  /(?<!\p{L})pesos?(?!\p{L}| (?:mexican|colombian|argentin|chilen|uruguay|dominican|filipin|philippin|cuban))/gu;
const inMexico =
  /(?<!\p{L})(?:méxico|mexico|cdmx|guadalajara|monterrey|puebla|jalisco|oaxaca|tijuana|yucatán|chiapas|veracruz|michoacán|morelia|querétaro|sinaloa|culiacán|sonora|hermosillo|chihuahua|cancún|tabasco|villahermosa|toluca|acapulco|xalapa)(?!\p{L})/u;
/** Countries with pesos of their own, by their names and large towns. */
const countries: readonly (readonly [code: string, names: RegExp])[] = [
  [
    'cop',
    /(?<!\p{L})(?:colombia\p{L}*|bogotá|bogota|medellín|medellin|barranquilla|bucaramanga|cali|valledupar|pereira|manizales|cúcuta|ibagué|santa marta|villavicencio|montería|neiva|popayán|sincelejo|tunja|riohacha|antioquia|boyacá|cundinamarca|huila|tolima)(?!\p{L})/u,
  ],
  [
    'ars',
    /(?<!\p{L})(?:argentin\p{L}*|buenos aires|rosario|mendoza|tucumán|mar del plata|neuquén|bariloche|entre ríos|chubut|jujuy)(?!\p{L})/u,
  ],
  [
    'clp',
    /(?<!\p{L})(?:chile|chilen\p{L}*|santiago de chile|valparaíso|valparaiso|antofagasta|temuco|puerto montt|iquique|rancagua|coquimbo|punta arenas|chiloé|viña del mar)(?!\p{L})/u,
  ],
  ['uyu', /(?<!\p{L})(?:uruguay\p{L}*|montevideo|paysandú|punta del este)(?!\p{L})/u],
  ['dop', /(?<!\p{L})(?:república dominicana|dominican republic|santo domingo)(?!\p{L})/u],
  ['php', /(?<!\p{L})(?:philippines|filipinas|manila|cebu|davao)(?!\p{L})/u],
];

/** Writes the code of the only country with pesos that a text names: "9 tiendas de Bogotá pagan 35.000 pesos". */
export function writePesos<Text extends { text: string; starts: number[]; ends: number[] }>(normal: Text): Text {
  if (!normal.text.includes('peso') || inMexico.test(normal.text)) return normal;
  const [country, ...others] = countries.filter(([, names]) => names.test(normal.text));
  return country && others.length === 0 ? rewrite(normal, pesos, () => country[0]) : normal;
}
