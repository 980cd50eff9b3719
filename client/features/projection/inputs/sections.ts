import {
  capTableFields,
  costFields,
  customerFields,
  hireFields,
  modelFields,
  orderFields,
  roundFields,
  serviceFields,
  subscriptionFields,
  type Field,
  type Fields,
} from '../../../../shared/projection/fields';

const pick = <F extends Fields>(fields: F, ...keys: Extract<keyof F, string>[]): Fields =>
  Object.fromEntries(keys.map((key) => [key, fields[key]!]));

/** Single fields of one object of the inputs. */
export type FieldsPart = { at: string | null; fields: Fields };
/** A block that can be off. */
export type BlockPart = FieldsPart & { at: 'subscription' | 'orders' | 'services'; required: string };

export type EntryKind = 'costs' | 'hires' | 'rounds';

export type Section = { id: string; title: string; hint?: string } & (
  | { kind: 'fields'; parts: readonly FieldsPart[] }
  | { kind: 'block'; part: BlockPart }
  | { kind: 'entries'; entries: EntryKind }
);

/** Sections of the inputs, in the order in which a founder thinks of them. */
export const sections: readonly Section[] = [
  {
    id: 'start',
    title: 'Start and cash',
    kind: 'fields',
    parts: [{ at: null, fields: pick(modelFields, 'startMonth', 'currency', 'openingCash') }],
  },
  {
    id: 'customers',
    title: 'Customers',
    kind: 'fields',
    parts: [{ at: 'customers', fields: customerFields }],
  },
  {
    id: 'subscription',
    title: 'Subscription',
    kind: 'block',
    part: { at: 'subscription', fields: subscriptionFields, required: 'price' },
  },
  {
    id: 'orders',
    title: 'Orders',
    hint: 'A marketplace has a take rate below 100 %, a shop has 100 %.',
    kind: 'block',
    part: { at: 'orders', fields: orderFields, required: 'averageOrderValue' },
  },
  {
    id: 'services',
    title: 'Services',
    hint: 'Hours are billed by hires that are billable.',
    kind: 'block',
    part: { at: 'services', fields: serviceFields, required: 'hourlyRate' },
  },
  { id: 'costs', title: 'Costs', kind: 'entries', entries: 'costs' },
  { id: 'hires', title: 'People', kind: 'entries', entries: 'hires' },
  { id: 'rounds', title: 'Funding rounds', kind: 'entries', entries: 'rounds' },
  {
    id: 'capTable',
    title: 'Ownership at the start',
    hint: 'The three add up to 100 %.',
    kind: 'fields',
    parts: [{ at: 'capTable', fields: capTableFields }],
  },
  {
    id: 'advanced',
    title: 'Advanced',
    hint: 'Not modeled: annual prepayment, debt, interest, depreciation, VAT and exchange rates.',
    kind: 'fields',
    parts: [
      {
        at: null,
        fields: pick(
          modelFields,
          'loadedCostPercent',
          'taxPercent',
          'collectionDelayMonths',
          'openingReceivables',
          'openingPayables',
          'openingTaxLosses',
          'seasonalityPercent',
        ),
      },
    ],
  },
];

export const entryFields: Record<EntryKind, Fields> = { costs: costFields, hires: hireFields, rounds: roundFields };

/** Whether an issue belongs to a section. */
export function isIssueOf(section: Section, path: string): boolean {
  const [first = ''] = path.split('.');
  if (section.kind === 'entries') return first === section.entries;
  if (section.kind === 'block') return first === section.part.at;
  return section.parts.some(({ at, fields }) => (at === null ? Object.hasOwn(fields, first) : first === at));
}

const partsOf = (section: Section): readonly FieldsPart[] => {
  if (section.kind === 'entries') return [];
  return section.kind === 'block' ? [section.part] : section.parts;
};

/** The section and the field of a path within the inputs; no field for the path of an object. */
function find([first = '', second = '', third = '']: readonly string[]): { section?: Section; field?: Field } {
  for (const section of sections) {
    if (section.kind === 'entries' && section.entries === first)
      return { section, field: entryFields[section.entries][third] };
    for (const { at, fields } of partsOf(section)) {
      if (at === first) return { section, field: fields[second] };
      if (at === null && Object.hasOwn(fields, first)) return { section, field: fields[first] };
    }
  }
  return { field: Object.hasOwn(modelFields, first) ? modelFields[first as keyof typeof modelFields] : undefined };
}

export const fieldOf = (path: readonly string[]): Field | undefined => find(path).field;

/** "Customers: Monthly churn" of a path within the inputs. */
export function labelOf(path: readonly string[]): string {
  const { section, field } = find(path);
  if (!section) return field?.label ?? path.join('.');
  const isOfModel = field && path.length === 1;
  if (isOfModel) return field.label;
  // Entries have an id between their list and their fields.
  const name = section.kind === 'entries' ? path[2] : path[1];
  return name ? `${section.title}: ${field?.label ?? name}` : section.title;
}
