import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

const fieldOf = (text: string): string | undefined => judgeActs(readText(text).clauses).regulated?.field;

test.for([
  'I was diagnosed with coeliac disease in 2016 and bake gluten free bread.',
  'My daughter got diagnosed with diabetes, so I bake sugar free cakes.',
  'Since my diagnosis I bake gluten free bread for cafés.',
  'Bei mir wurde Zöliakie diagnostiziert. Ich backe glutenfreies Brot.',
  'Me diagnosticaron celiaquía. Hago pan sin gluten.',
  '我被诊断为乳糜泻，所以做无麸质面包。',
])('what the founder has makes bread no medicine: %s', (text) => expect(fieldOf(text)).toBeUndefined());

test.for([
  'We diagnose infections from photos for villages.',
  'We have diagnosed infections in 200 patients for villages.',
  'Our camera can be used to diagnose infections in patients.',
  'Our doctors diagnose patients at home and prescribe tablets.',
  '我们的软件给病人做诊断。',
])('who diagnoses practises medicine: %s', (text) => expect(fieldOf(text)).toBe('medicine'));
