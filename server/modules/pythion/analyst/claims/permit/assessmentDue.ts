import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { fitsAny, sortPatterns } from '../../text/patterns';

const assessment = {
  en: '(?:(?:data protection |privacy |dp )?impact assessment|dpia|conformity assessment|ethics (?:approval|review|committee)|security assessment|clinical (?:study|evaluation)|fire (?:safety )?assessment)',
  de: '(?:datenschutz - folgenabschätzung|folgenabschätzung|dsfa|konformitätsbewertung|ethikvotum|klinische (?:studie|bewertung)|sicherheitsbewertung)',
  es: '(?:evaluación de (?:impacto|conformidad|seguridad)|eipd|comité de ética|(?:estudio|ensayo) clínico)',
};
const due = sortPatterns([
  new RegExp(
    ` (?:(?:we|i) (?:still |first |also )*(?:need|have|must|ought|needs)(?: still| first)? (?:to )?(?:still |first )?(?:do|run|carry out|carry_out|complete|make|get|have|pass|prepare|conduct|finish)|(?:is|are) still (?:missing|to be done|open|outstanding)) (?:(?:an?|the|our|through|past) )?(?:full )?${assessment.en} | ${assessment.en} (?:is|are) (?:still )?(?:missing|to be done|to do|outstanding|due|not done yet|needed first) `,
  ),
  new RegExp(
    ` (?:müssen|muss|brauchen|brauche) (?:wir |ich )?(?:\\S+ ){0,6}?${assessment.de} | ${assessment.de} (?:müssen (?:wir|ich)|muss (?:ich|noch)|fehlt|steht noch aus|brauchen wir) `,
  ),
  new RegExp(
    ` (?:tenemos que|tengo que|hay que|debemos|(?:nos|me) falta|necesitamos|falta) (?:\\S+ ){0,4}?${assessment.es} `,
  ),
  /(?:还|得|先|需要|必须)(?:要|得|先)*(?:做|完成|通过|拿到|过)(?:一?[个次])?[^，。,]{0,8}(?:影响评估|伦理审查|等保测评|安全评估|临床试验|合规评估)/u,
]);

/** "We need to do a data protection impact assessment first": a check that the rules ask for, by the text's own words still to be done. */
export const isAssessmentDue = memoise(
  (clause: Clause): boolean => clause.speaker !== 'rival' && clause.negated.size === 0 && fitsAny(clause, due),
);
