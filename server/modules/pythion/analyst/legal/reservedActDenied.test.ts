import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findDeniedProfession } from './reservedActDenied';

const isDenied = (text: string, language: string): boolean =>
  findDeniedProfession(readText(text, language).clauses) !== undefined;

test.for([
  ['en', 'I pull teeth at home. I am no dentist.'],
  ['en', "I give legal advice to tenants for 50 euros. I'm not a lawyer."],
  ['en', 'I rewire houses for 30 euros an hour. I am no electrician.'],
  ['en', 'I give botox to neighbours. I have no training.'],
  ['en', 'I deliver babies at home for 300 euros. I am not a midwife.'],
  ['de', 'Ich ziehe zu Hause Zähne für Leute ohne Versicherung. Zahnarzt bin ich nicht.'],
  ['de', 'Ich bin keine Ärztin. Ich spritze Botox im Wohnzimmer.'],
  ['de', 'Ich gebe Spritzen im Dorf. Ich bin weder Arzt noch Krankenpfleger.'],
  ['de', 'Ich ziehe Nachbarn die Zähne. Eine Ausbildung habe ich nicht.'],
  ['de', 'Ich leite Hausgeburten für 300 Euro. Hebamme bin ich keine.'],
  ['de', 'Ich vertrete Leute vor Gericht für 100 Euro. Anwalt bin ich nicht.'],
  ['de', 'Ich mische verschreibungspflichtige Salben und verkaufe sie. Apotheker bin ich nicht.'],
  ['es', 'Saco muelas en casa a gente sin seguro. No soy dentista.'],
  ['es', 'Saco muelas en casa. Dentista no soy.'],
  ['es', 'Pongo bótox en mi salón sin tener título.'],
  ['es', 'Atiendo partos en casa por 300 euros. No soy matrona.'],
  ['es', 'Represento a gente en juicios por 100 euros sin ser abogado.'],
  ['es', 'Hago instalaciones eléctricas por 30 euros la hora. No soy electricista.'],
])('an act reserved to a profession, which the founder denies to have: %s %s', ([language, text]) =>
  expect(isDenied(text!, language!)).toBe(true),
);

test.for([
  ['en', 'We make software for dentists. I am no dentist.'],
  ['en', 'I pull teeth at home for people without insurance. I am a dentist.'],
  ['en', 'I am no lawyer; a lawyer checks each letter. We give legal advice for 50 euros.'],
  ['en', 'I cut hair at home. I am no hairdresser.'],
  ['en', 'Should I pull teeth at home? I am no dentist.'],
  ['en', 'I treat patients with fever at home. I am no doctor, I am a nurse.'],
  ['en', 'I treat patients at home. My brother is no doctor.'],
  ['de', 'Ich bin kein Zahnarzt; wir machen Software für Zahnärzte.'],
  ['de', 'Zahnarzt bin ich nicht. Die Zähne zieht eine Zahnärztin, ich vermiete den Stuhl.'],
  ['de', 'Ich ziehe keine Zähne. Zahnarzt bin ich nicht.'],
  ['de', 'Ich würde gern Zähne ziehen. Aber ich bin kein Zahnarzt.'],
  ['de', 'Ich bin kein Arzt, unsere Krankenschwester impft die Patienten.'],
  ['de', 'Ich ziehe Zähne. Mein Bruder ist kein Zahnarzt, ich schon.'],
  ['de', 'Ich behandle Patienten mit Rückenschmerzen. Arzt bin ich nicht, ich bin Physiotherapeut.'],
  ['es', 'No soy dentista; hacemos software para dentistas.'],
  ['es', 'No soy dentista. Las muelas las saca una dentista, yo alquilo el sillón.'],
  ['es', 'No saco muelas. No soy dentista.'],
  ['es', 'Saco muelas en casa a gente sin seguro. Soy dentista.'],
  ['es', 'Atiendo pacientes en casa. No soy médico, soy fisioterapeuta.'],
])('no such act of ours, or one that may be done: %s %s', ([language, text]) =>
  expect(isDenied(text!, language!)).toBe(false),
);
