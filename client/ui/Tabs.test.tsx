// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TabPanel, Tabs } from './Tabs';

afterEach(cleanup);

const items = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
] as const;

function renderTabs(onValueChange = vi.fn<(value: string) => void>()) {
  render(
    <Tabs label="Feed" items={items} defaultValue="one" onValueChange={onValueChange}>
      {items.map(({ value }) => (
        <TabPanel key={value} value={value}>
          Content of {value}
        </TabPanel>
      ))}
    </Tabs>,
  );
  return onValueChange;
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('renders the panel of the selected tab, named by it', () => {
  renderTabs();
  const panel = screen.getByRole('tabpanel', { name: 'One' });
  expect(panel.textContent).toBe('Content of one');
  expect(tab('One').getAttribute('aria-controls')).toBe(panel.id);
  expect(screen.getByRole('tablist', { name: 'Feed' })).toBeTruthy();
});

it('selects a tab on a press', () => {
  const onValueChange = renderTabs();
  fireEvent.click(tab('Two'));
  expect(onValueChange.mock.calls).toEqual([['two']]);
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('Content of two');
});

it('moves focus and selection with arrows, Home and End, and wraps around', () => {
  renderTabs();
  tab('One').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Three'],
    ['ArrowRight', 'One'],
    ['End', 'Three'],
    ['Home', 'One'],
    ['ArrowRight', 'Two'],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement).toBe(tab(name));
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  }
});

it('has one tab stop: the selected tab', () => {
  renderTabs();
  fireEvent.click(tab('Three'));
  expect(items.map(({ label }) => tab(label).tabIndex)).toEqual([-1, -1, 0]);
});
