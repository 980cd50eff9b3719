import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';

const legalOf = (text: string): string | undefined => {
  const result = analyseIdea(text);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.for([
  'Nurses write the handover three times. Our recorder writes it for them. Health data must stay in the UK and we need to do a data protection impact assessment first.',
  'Our recorder writes the handover for nurses. We still have to carry out a DPIA.',
  'Unser Rekorder schreibt die Übergabe für Pfleger. Wir müssen zuerst eine Datenschutz-Folgenabschätzung machen.',
  'Nuestra grabadora escribe el relevo de las enfermeras. Primero tenemos que hacer una evaluación de impacto.',
  '我们的录音笔帮护士写交接班。还要先做个人信息保护影响评估。',
])('a check that is due is open: %s', (text) => expect(legalOf(text)).toBe('unknown'));

test.for([
  'Our recorder writes the handover for nurses. We did the data protection impact assessment in May.',
  'We do impact assessments for charities as a service.',
  'Unser Rekorder schreibt die Übergabe für Pfleger. Die Datenschutz-Folgenabschätzung haben wir im Mai gemacht.',
])('one that is done or sold isn’t: %s', (text) => expect(legalOf(text)).toBe('pass'));
