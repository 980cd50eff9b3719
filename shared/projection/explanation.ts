/** A value that a formula uses, as text. */
export type Operand = { name: string; value: string };

/** How a cell was computed: `closingCustomers = openingCustomers + …`, and the same with the values. */
export type Explanation = {
  /** The cell's value as it is shown; null when the metric isn't meaningful. */
  value: string | null;
  formula: string;
  /** The formula with every operand's value in its place. */
  values: string;
  operands: Operand[];
};

/** A formula's text and operands in turn. */
export type Part = string | Operand;
