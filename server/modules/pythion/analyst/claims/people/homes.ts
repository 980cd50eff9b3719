import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { months } from '../../text/months';
import { spacedWords } from '../../text/token';

const times = `${months.en}|${months.de}|${months.es}|spring|summer|autumn|winter|verano|invierno|otoño|primavera|general|total|groups?|teams?|grupos?`;
const homes = [
  String.raw`(?:i|we) (?:repair|paint|clean|restore|insulate|tidy|decorate|renovate) (?:\p{L}+ )?(?:houses|homes|flats|apartments|gardens) in`,
  String.raw`(?:ich|wir) (?:streiche|reinige|putze|saniere|dämme|renoviere|pflege)n? (?:\p{L}+ )?(?:häuser|wohnungen|gärten) in`,
  String.raw`(?:yo )?(?:pint|limpi|reform|arregl|cuid|decor)(?:o|amos) (?:casas|pisos|viviendas|apartamentos|jardines) en`,
];
const inPlace = new RegExp(
  `^ (?:${homes.join('|')}) (?!(?:the|an?|my|our|their|der|den|dem|einer?|el|la|l[oa]s|un|una|${times}) )\\p{L}+(?= )`,
  'u',
);

/** "Pinto casas en Gijón", "we paint homes in Leeds": the households of a place, whose homes they are. */
export const isHomesInPlace = memoise(
  ({ tokens, sentence }: Clause): boolean => sentence.isLatin && inPlace.test(spacedWords(tokens)),
);
