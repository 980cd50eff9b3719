import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const segmentOf = (text: string, language: string): string | null => {
  const result = analyseIdea(text, language);
  if (!result.ok) throw new Error(`${result.problem}: ${text}`);
  return result.facts.segment;
};

test.each([
  ['Los dueños de bares tiran comida. Hay unos 3.200 bares según el ayuntamiento.', 'es', 'dueños de bares'],
  ['Hacemos recordatorios de citas. Cobramos 20 euros al mes. Ya pagan 41 dentistas.', 'es', 'dentistas'],
  ['Hacemos un registro de pedidos. Hoy 87 bares pagan 20 euros al mes.', 'es', 'bares'],
  ['Las clínicas dentales de barrio pierden citas. Hacemos recordatorios de citas.', 'es', 'clínicas'],
  ['Las peluqueras de barrio pierden citas. Hacemos recordatorios.', 'es', 'peluqueras de barrio'],
  [
    'Laut Handwerkskammer gibt es 3.200 Malerbetriebe. Malerbetriebe zahlen 20 Euro im Monat für die App.',
    'de',
    'malerbetriebe',
  ],
  ['今年3月起有26家义乌和宁波的工厂付费使用，每家每年3600元。', 'zh', '工厂'],
])('the segment is who pays, and not who counts them: %s', (text, language, segment) =>
  expect(segmentOf(text, language)?.toLowerCase()).toBe(segment),
);
