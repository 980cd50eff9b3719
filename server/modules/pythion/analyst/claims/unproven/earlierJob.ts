import { firm, former, formerFirmInChinese } from '../../text/formerJob';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';

const worked = {
  en: '(?:worked|was (?:working|employed|apprenticed|on (?:a )?(?:salary|wages?|the payroll)|an? (?:apprentice|employee|trainee|assistant|clerk))|helped out|did my (?:apprenticeship|training|time)|trained)',
  de: '(?:angestellt|beschäftigt|gearbeitet|arbeitete|ausgeholfen|aushalf|gejobbt|jobbte|in (?:der )?(?:lehre|ausbildung)|lehrling|geselle|gesellin|azubi|angestellter?|mitarbeiter(?:in)?)',
};

/** A job before this business: "in my years with the old driving school", "als ich beim Sportgeschäft angestellt war". */
const earlier = new RegExp(
  [
    ` (?:when|while|where|back when) (?:i|we) (?:still |first )?${worked.en} `,
    ` (?:at|in|with|for|from) (?:my|our) ${former.en} ${firm.en} `,
    ` in (?:my|our) (?:\\S+ )?(?:years|time|days) (?:with|at|in|as|on) `,
    ` (?:to|for) my (?:employer|boss|then boss) `,
    ` (?:long |years )?before (?:any of this|this (?:business|firm|company)|i (?:ever )?(?:thought of|dreamt of|set up|started (?:this|the|my|out|on my own)|went (?:on my own|solo|self-employed))) `,
    ` (?:in|bei|von|aus) (?:meiner?|meinem|unserer?|unserem|der|dem) ${former.de} ${firm.de} `,
    ` (?:als|wie) (?:ich|wir) (?:noch )?(?:\\S+ ){0,7}?${worked.de} `,
    ` (?:in|bei) (?:der|dem) (?:ich|wir) (?:\\S+ ){0,3}?(?:war|waren|arbeitete|arbeiteten|lernte|aushalf) (?:, )?`,
    ` in meiner (?:lehre|lehrzeit|ausbildung|zeit (?:bei|als|in|beim)) `,
    ` cuando (?:yo )?(?:era (?:emplead[oa]|aprendiz|asistente|ayudante|pe[óo]n|mozo|mesero|cajer[oa])|trabaja(?:ba|mos)|trabajé|ayudaba|estaba (?:emplead[oa]|contratad[oa]|a sueldo)) `,
    ` (?:antes de (?:mi|este|nuestro) (?:negocio|empresa|taller|proyecto)|antes de (?:poner|montar|abrir|empezar) (?:mi|este|nuestro|por mi) ) `,
    ` (?:donde|en (?:el|la|los|las) que|con (?:el|la) que|para (?:el|la) que) (?:yo )?(?:trabajé|trabajaba|estuve (?:emplead[oa]|contratad[oa]|a sueldo)|fui emplead[oa]) `,
    ` (?:en|para|de|con) (?:mi|nuestr[oa]) (?:antigu[oa]|anterior|viej[oa]|últim[oa]) (?:trabajo|empleo|jefe|jefa|empresa|taller|puesto|patrón) | (?:con|de|para) mi patrón `,
    ` (?:para|en) (?:otra|aquella) (?:empresa|bodega|fábrica|tienda|oficina|casa|firma) (?:\\S+ ){0,3}?(?:cuando|donde) `,
  ].join('|'),
);
/** What those of the job before do for us today: they came with us, or send us customers. */
const oursNow =
  / (?:followed|came (?:over|along|with)|left|quit|gave up|sends?|sent|refers?|referred|recommends?|recommended|passes|since|now|today|these days|kamen mit|mitgekommen|mitgenommen|schickt|schicken|empfiehlt|seit|seitdem|heute|jetzt|inzwischen|mittlerweile|dejé|renuncié|me siguieron|se vinieron|(?:me|nos) (?:l[ao]s? )?(?:pas\S+|mand\S+|recomend\S+)|manda|mandan|recomienda|recomiendan|desde|ahora|hoy|actualmente) /;

const earlierInChinese = new RegExp(
  `(?:我|我们)?在[^，。,]{1,14}(?:当|做|上班|打工|干活|任职?|管)[^，。,]{0,8}(?:的时候|那时|那阵子?|那会儿|那些?年|期间)|给(?:别人|人家|老板)(?:打工|干活|做工)|(?:公司|店|厂|自己|我们)?(?:成立|创业|自己干|出来干|单干)(?:以前|之前|前)|打工那阵子?|${formerFirmInChinese}|在[^，。,]{1,10}(?:领薪水|拿工资|上班)的那`,
  'u',
);
const nowInChinese = /现在|如今|目前|今年|后来跟|跟着?(?:我|过来)|介绍给我|辞职|离职后|出来后/u;

/** Whether a sentence tells of a job before this business: what was sold or measured there is no evidence of ours. */
export const isEarlierJob = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  if (earlier.test(words)) return !oursNow.test(words);
  const letters = lettersOf(context);
  return earlierInChinese.test(letters) && !nowInChinese.test(letters);
});
