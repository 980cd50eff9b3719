type Covered = 'de' | 'es';

/** What follows the stem of a word. */
const endings: Readonly<Record<Covered, readonly string[]>> = {
  de: 'e en er ern el eln es em s st t et te ten tet est end ende enden ste sten'.split(' '),
  es: [
    'a as o os e es s é í ó',
    'amos an aste aron aba abas aban ar ando ado ada ados adas ará arán aré aría arían aremos arlo arla arlos arlas arme arse',
    'emos en iste ió imos ieron ía ías ían er ir iendo ido ida idos idas erá erán eré ería erían irá irán iría irían erlo erla erse irse',
  ].flatMap((list) => list.split(' ')),
};

const leastStem = 4;
const leastPart = 3;

/** What stands between the parts of a German compound. */
const links = ['', 's', 'n', 'en', 'es', 'er'];
/** What stands before a German verb. */
const prefixes = new Set(
  'ver be ge ent er zer an ab auf aus ein vor zu um mit nach weg los her hin über unter'.split(' '),
);

/** Forms and compounds of the words of a vocabulary. */
export class ForeignForms {
  private readonly language: Covered;
  private readonly words: ReadonlySet<string>;
  private readonly stems = new Set<string>();

  constructor(words: ReadonlySet<string>, language: Covered) {
    this.words = words;
    this.language = language;
    for (const word of words) for (const stem of this.stemsOf(word)) this.stems.add(stem);
  }

  /** Whether a word is made of one of the vocabulary: "repitieron" of "repite", "naturpools" of "natur" and "pool". */
  has(word: string): boolean {
    return this.isForm(word) || (this.language === 'de' && this.isCompound(word));
  }

  private isForm(word: string): boolean {
    return this.words.has(word) || this.stemsOf(word).some((stem) => this.stems.has(stem));
  }

  private isCompound(word: string): boolean {
    for (let at = 2; at <= word.length - leastStem; at++)
      if (this.isFirstPart(word.slice(0, at)) && this.isForm(word.slice(at))) return true;
    return false;
  }

  private isFirstPart(part: string): boolean {
    if (prefixes.has(part)) return true;
    return links.some(
      (link) =>
        part.endsWith(link) &&
        part.length - link.length >= leastPart &&
        this.words.has(part.slice(0, part.length - link.length)),
    );
  }

  private stemsOf(word: string): string[] {
    return [
      ...(word.length >= leastStem ? [word] : []),
      ...endings[this.language]
        .filter((ending) => word.length - ending.length >= leastStem && word.endsWith(ending))
        .map((ending) => word.slice(0, -ending.length)),
    ];
  }
}
