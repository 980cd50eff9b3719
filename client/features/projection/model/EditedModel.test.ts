import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditedModel } from './EditedModel';

const path = ['inputs', 'openingCash'];
const make = () => new EditedModel({ name: 'Plan', inputs: { openingCash: '1' } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('typing in one field is one step, and a pause or another field starts the next one', () => {
  const model = make();
  model.set(path, '12');
  model.set(path, '123');
  model.set(['name'], 'Other');
  vi.advanceTimersByTime(5_000);
  model.set(['name'], 'Another');
  model.undo();
  expect(model.at(['name'])).toBe('Other');
  model.undo();
  expect(model.at(['name'])).toBe('Plan');
  model.undo();
  expect(model.at(path)).toBe('1');
  expect(model.canUndo()).toBe(false);
  model.redo();
  expect(model.at(path)).toBe('123');
});

it('a change after Undo ends Redo, and no change is no step', () => {
  const model = make();
  model.set(path, '2');
  model.undo();
  model.set(path, '1');
  expect(model.canRedo()).toBe(true);
  model.set(path, '3');
  expect(model.canRedo()).toBe(false);
});

it('Undo does not revert the changes of others', () => {
  const model = make();
  model.set(path, '2');
  model.rebase({ name: 'Theirs', inputs: { openingCash: '2' } });
  model.undo();
  expect(model.get()).toEqual({ name: 'Theirs', inputs: { openingCash: '1' } });
});

it('Undo and Redo say what they changed', () => {
  const model = make();
  model.set(['scenarios', 'low'], { name: 'Low', patch: {} });
  model.set(path, '2');
  expect(model.undo()).toEqual([{ path, value: '1' }]);
  expect(model.undo()).toEqual([{ path: ['scenarios'], value: undefined }]);
  expect(model.undo()).toEqual([]);
  expect(model.redo()).toEqual([{ path: ['scenarios'], value: { low: { name: 'Low', patch: {} } } }]);
});
