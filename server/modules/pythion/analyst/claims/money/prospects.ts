import type { Quantity } from '../../text/quantities';

const prospects =
  /^(?:visitors?|viewers?|followers?|readers?|fans?|leads?|clicks?|views?|visits?|downloads?|installs?|impressions?|likes?|sign-?ups?|registrations?|emails?|sessions?|demos?|demonstrations?|calls?|enquir(?:y|ies)|inquir(?:y|ies)|prospects?|contacts?|cards?|conversations?|repl(?:y|ies)|responses?|appointments?|besucher(?:n|innen)?|klicks?|anrufen?|anfragen?|kontakten?|kontakte|interessent(?:en|innen)?|visitenkarten?|anmeldung(?:en)?|registrierung(?:en)?|aufrufen?|gesprächen?|gespräche|termine?n?|anruf|anfrage|aufruf|gespräch|kontakt|visitas?|clics?|llamadas?|consultas?|contactos?|interesad[oa]s?|tarjetas?|registros?|descargas?|seguidor(?:es|as?)?|visitantes?|citas?|[次个张位名条]?(?:点击|访客|访问|浏览|演示|电话|来电|咨询|线索|名片|注册|下载|粉丝|关注))$/;

/** What a way brings before anybody buys: "40 demos", "50 clicks", "30 business cards". */
export const isProspect = (word: string | undefined): boolean => word !== undefined && prospects.test(word);

/** What one customer costs: the sum, or the cost of each click or demo × their number, ÷ those whom it won. */
export const costOfOne = ({ value, times = 1, among = 1 }: Quantity): number => (value * times) / among;
