import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import { currencyDigits } from '../../../../shared/projection/decimals';
import { Switch } from '../../../ui/form/Switch';
import { useEditing, useInput, useIssues } from '../editor/EditorContext';
import { isObject } from '../model/document';
import { EntryList } from './EntryList';
import { InputField } from './InputField';
import { isIssueOf, sections, type BlockPart, type FieldsPart, type Section } from './sections';

/** The inputs by section, with what is wrong in each. */
export function InputsPanel() {
  const issues = useIssues();
  const general = issues.filter(({ path }) => !sections.some((section) => isIssueOf(section, path)));
  return (
    <section aria-label="Inputs">
      {general.map(({ path, message }) => (
        <p
          key={path + message}
          role="alert"
          className="border-b border-line bg-danger-soft px-4 py-3 text-on-danger-soft"
        >
          {message}
        </p>
      ))}
      {sections.map((section) => (
        <SectionDetails
          key={section.id}
          section={section}
          issueCount={issues.filter(({ path }) => isIssueOf(section, path)).length}
        />
      ))}
    </section>
  );
}

const SectionDetails = memo(function SectionDetails({ section, issueCount }: { section: Section; issueCount: number }) {
  const [isOpen, setOpen] = useState(section.id === 'start' || section.id === 'customers');
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      // Out of view, a section costs a frame nothing.
      className="border-b border-line [contain-intrinsic-height:auto_48px] [content-visibility:auto]"
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-fill">
        <ChevronRight aria-hidden="true" className={clsx('size-4 shrink-0 text-ink-3', isOpen && 'rotate-90')} />
        <h2 className="flex-1 text-lead">{section.title}</h2>
        {issueCount > 0 && <span className="text-meta font-medium text-danger">{issueCount} to fix</span>}
      </summary>
      {isOpen && (
        <div className="flex flex-col gap-3 px-4 pt-1 pb-4">
          {section.hint && <p className="text-meta text-ink-2">{section.hint}</p>}
          <SectionBody section={section} />
        </div>
      )}
    </details>
  );
});

function SectionBody({ section }: { section: Section }) {
  if (section.kind === 'entries') return <EntryList kind={section.entries} />;
  if (section.kind === 'block') return <Block title={section.title} part={section.part} />;
  return section.parts.map((part) => <PartFields key={part.at ?? ''} part={part} />);
}

function PartFields({ part: { at, fields } }: { part: FieldsPart }) {
  return Object.entries(fields).map(([name, field]) => (
    <InputField key={name} path={at === null ? [name] : [at, name]} field={field} />
  ));
}

/** A block that can be off: subscription, orders, services. */
function Block({ title, part }: { title: string; part: BlockPart }) {
  const { inputs, canEdit } = useEditing();
  const value = useInput([part.at]);
  const currency = useInput(['currency']);
  const isOn = isObject(value);
  const zero = (0).toFixed(currencyDigits(String(currency)));
  return (
    <>
      <Switch
        label={`Revenue from ${title.toLowerCase()}`}
        checked={isOn}
        disabled={!canEdit}
        onCheckedChange={(checked) => inputs.set([part.at], checked ? { [part.required]: zero } : undefined)}
      />
      {isOn && <PartFields part={part} />}
    </>
  );
}
