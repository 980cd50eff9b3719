// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from './Form';
import { TagField } from './TagField';

const onSubmit = vi.fn<(tags: readonly string[]) => void>();

function Example({ start = [], max = 3 }: { start?: string[]; max?: number }) {
  const [tags, setTags] = useState(start);
  return (
    <Form
      onFormSubmit={() => onSubmit(tags)}
      onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && event.currentTarget.requestSubmit()}
    >
      <TagField
        label="Skills"
        name="skills"
        suggestions={['Sales', 'Law']}
        max={max}
        value={tags}
        onValueChange={setTags}
      />
    </Form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Skills' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string, modifiers = {}) => fireEvent.keyDown(input(), { key, ...modifiers });
const tags = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label')!.slice(7));

afterEach(() => {
  cleanup();
  onSubmit.mockReset();
});

test('Enter, comma and blur each add a tag', () => {
  render(<Example />);
  type('Baking');
  expect(press('Enter')).toBe(false);
  type('Sales, Pay');
  expect(input().value).toBe('Pay');
  fireEvent.blur(input());
  expect(tags()).toEqual(['Baking', 'Sales', 'Pay']);
  expect(input().value).toBe('');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Backspace removes the last tag, its button any', () => {
  render(<Example start={['a', 'b', 'c']} />);
  press('Backspace');
  expect(tags()).toEqual(['a', 'b']);
  type('x');
  press('Backspace');
  expect(tags()).toEqual(['a', 'b']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove a' }));
  expect(tags()).toEqual(['b']);
});

test('Escape removes nothing', () => {
  render(<Example start={['a']} />);
  press('Escape');
  expect(tags()).toEqual(['a']);
});

test('text beyond the maximum stays in the field', () => {
  render(<Example start={['a', 'b']} />);
  type('c,d,');
  expect(tags()).toEqual(['a', 'b', 'c']);
  expect(input().value).toBe('d');
});

test('Ctrl Enter submits the form with the pending text', () => {
  render(<Example />);
  type('Baking');
  press('Enter', { ctrlKey: true });
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(['Baking']);
});
