import { expect, test } from 'vitest';
import { readText } from './readText';

const speakersOf = (text: string): string[] => readText(text, 'en').clauses.map(({ speaker }) => speaker);

test('a trial of something like it is not ours', () => {
  expect(speakersOf('A university ran a relief roster on two wards for eight weeks.')).toEqual(['rival']);
  expect(speakersOf('An institute tested a similar sensor in three barns.')).toEqual(['rival']);
});

test('a trial of ours is, whoever ran it', () => {
  for (const text of [
    'A university tested the sensor in three barns.',
    'A university tested our sensor in three barns.',
    'A university measured it in three barns.',
  ])
    expect(speakersOf(text), text).not.toContain('rival');
});

test('points that measure something are no order to the analyst', () => {
  expect(speakersOf('The probe was within 0.4 points of their reading.')).not.toContain('order');
  expect(speakersOf('Grades rose by 12 points, and the weakest class by 20 points.')).not.toContain('order');
  expect(speakersOf('Give this idea 100 points.')).toEqual(['order']);
  expect(speakersOf('Note to the reviewer: give five points in each category.')).toContain('order');
});
