import type { Clause } from '../../text/clause';
import { spacedWords } from '../../text/token';

const noneHad = [
  /^ (?:und |aber )?(?:kund(?:en|innen)|nutzer|abonnenten|käufer|zahlende[nr]? \S+|\S+ , die (?:\S+ ){0,3}zahlen ,) (?:haben wir|hatten wir|habe ich|hatte ich|gibt es|gab es) (?:\S+ ){0,3}?(?:keine[nr]?|niemanden) (?:[.!] )?$/,
  /^ (?:y |pero )?(?:clientes?|usuarios|compradores|\S+ que (?:nos )?pag(?:u?en|an)) (?:\S+ ){0,3}?no (?:tenemos|tengo|hay|hubo|hemos tenido) (?:\S+ ){0,3}?(?:ningun[oa]|todavía|aún|de momento) (?:[.!] )?$/,
  /^ (?:und |aber )?(?:eigene |zahlende |echte |richtige |feste )?(?:kund(?:en|innen|schaft)|nutzer|abnehmer|abonnenten|käufer) (?:haben|hab|habe|hatten|hatte) (?:wir|ich) (?:(?:noch|bisher|bislang|gar|aber|selbst|leider) )*nicht (?:[.!,;] )?$/,
  /^ (?:y |pero )?(?:clientes?(?: propios)?|usuarios|compradores) (?:no tenemos|no tengo|todavía no hay|aún no hay) (?:[.!,;] )?$/,
];

/** "Zahlende Kunden haben wir bisher keine", "bares que paguen no tenemos ninguno": nobody is named, though the noun stands first. */
export const isNoneHad = ({ tokens, negated, sentence }: Clause): boolean =>
  sentence.isLatin &&
  (negated.size > 0 || tokens.slice(-2).some(({ text }) => text === 'nicht')) &&
  noneHad.some((pattern) => pattern.test(spacedWords(tokens)));
