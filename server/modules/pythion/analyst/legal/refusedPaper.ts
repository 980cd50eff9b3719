import { permitInLatin } from '../claims/permit/words';

/** "Gutschein", "Lieferschein", "wahrscheinlich": no permit. */
const certificate = String.raw`(?!\S*(?:gut|geld|liefer|sonnen|fahr|park|lotto|kassen|augen|an|wahr|kranken|schuld|garantie)schein)\S*schein`;

/** A paper that an office gives: "a distiller's licence", "den Sachkundeschein". */
export const permitPaper = `(?:${permitInLatin}|licen[cs]\\S*|badges?|${certificate}|\\S*eintragung|habilitación)`;

/** "From the tax office": whose paper it is, up to the verb. */
export const ofPaper = String.raw`(?:(?:from|of|for|by|with|to|vom|von|der|des|beim|del?|para|en) (?:\S+ ){1,4}?)?`;

/** One of the demanded things, pointed at. */
export const pointedAt = String.raw`(?:(?:for|with|about) )?(?:one|it|that|any|them|this)`;

/** What is done to have a paper. What is asked for or paid may be anything else. */
export const obtainPaper =
  '(?:get|getting|apply|applying|bother|bothering|take|taking|sit|sitting|obtain|obtaining|register|registering|have|having|hold|holding)';
export const erhalten = '(?:machen|holen|beantragen|besorgen|erwerben|kaufen|haben|bezahlen)';
export const pedir =
  '(?:pedir|sacar|solicitar|tramitar|obtener|inscribir|registrar|apuntar|renovar)(?:nos|me|l[oa]s?|se)*|dar(?:nos|me) de alta';

/** An office that gives papers, behind its article. */
export const officeOfPapers = String.raw`(?:\S+ )?(?:inspectorate|inspectors?|regulator|authority|authorities|council|ministry|commission|agency|office|ofsted|county|city|town|state|government|department|board|body|customs|police|law)`;
