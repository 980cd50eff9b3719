import { Counter, type CounterConfiguration, type Registry } from 'prom-client';

/** The counter of this name, which the first use registers. */
export const counterOf = <Label extends string>(
  registry: Registry,
  configuration: Omit<CounterConfiguration<Label>, 'registers'>,
): Counter<Label> =>
  (registry.getSingleMetric(configuration.name) as Counter<Label> | undefined) ??
  new Counter({ ...configuration, registers: [registry] });
