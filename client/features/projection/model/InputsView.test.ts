import { expect, it } from 'vitest';
import { BASE } from './document';
import { EditedModel } from './EditedModel';
import { InputsView } from './InputsView';

const inputs = { currency: 'EUR', customers: { opening: 10, newPerMonth: 2 } };
const edit = () => new EditedModel({ name: 'Plan', inputs, scenarios: { slow: { name: 'Slow', patch: {} } } });

it('takes imported values over as one step, and keeps the others', () => {
  const model = edit();
  const view = new InputsView(model, BASE);
  view.merge({ currency: 'EUR', customers: { newPerMonth: 5 }, orders: { averageOrderValue: '9' } });
  expect(view.get()).toEqual({
    currency: 'EUR',
    customers: { opening: 10, newPerMonth: 5 },
    orders: { averageOrderValue: '9' },
  });
  model.undo();
  expect(view.get()).toEqual(inputs);
});

it('takes imported values over into a scenario where they differ from the base', () => {
  const model = edit();
  const view = new InputsView(model, 'slow');
  view.merge({ currency: 'EUR', customers: { opening: 10, newPerMonth: 1 } });
  expect(model.at(['scenarios', 'slow', 'patch'])).toEqual({ customers: { newPerMonth: 1 } });
  expect(model.at(['inputs'])).toEqual(inputs);
});
