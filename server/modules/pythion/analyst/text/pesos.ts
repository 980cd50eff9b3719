import { rewrite } from './rewrite';

const pesos =
  /(?<!\p{L})pesos?(?!\p{L}| (?:mexican|colombian|argentin|chilen|uruguay|dominican|filipin|philippin|cuban))/gu;
const inMexico =
  /(?<!\p{L})(?:méxico|mexico|cdmx|guadalajara|monterrey|puebla|jalisco|oaxaca|tijuana|yucatán)(?!\p{L})/u;
/** Countries with pesos of their own, by their names and large towns. */
const countries: readonly (readonly [code: string, names: RegExp])[] = [
  ['cop', /(?<!\p{L})(?:colombia\p{L}*|bogotá|bogota|medellín|medellin|barranquilla|bucaramanga|cali)(?!\p{L})/u],
  ['ars', /(?<!\p{L})(?:argentin\p{L}*|buenos aires|rosario|mendoza|tucumán)(?!\p{L})/u],
  ['clp', /(?<!\p{L})(?:chile|chilen\p{L}*|santiago de chile|valparaíso|valparaiso|antofagasta)(?!\p{L})/u],
  ['uyu', /(?<!\p{L})(?:uruguay\p{L}*|montevideo)(?!\p{L})/u],
  ['dop', /(?<!\p{L})(?:república dominicana|dominican republic|santo domingo)(?!\p{L})/u],
  ['php', /(?<!\p{L})(?:philippines|filipinas|manila|cebu|davao)(?!\p{L})/u],
];

/** Writes the code of the only country with pesos that a text names: "9 tiendas de Bogotá pagan 35.000 pesos". */
export function writePesos<Text extends { text: string; starts: number[]; ends: number[] }>(normal: Text): Text {
  if (!normal.text.includes('peso') || inMexico.test(normal.text)) return normal;
  const [country, ...others] = countries.filter(([, names]) => names.test(normal.text));
  return country && others.length === 0 ? rewrite(normal, pesos, () => country[0]) : normal;
}
