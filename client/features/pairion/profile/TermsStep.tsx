import { dealTermTexts } from '../../../../shared/matching/dealTerms';
import { dealTerms } from '../../../../shared/matching/profile';
import { ChoicesField } from '../ChoiceField';
import { NumberField } from './NumberField';
import { PrivateNote } from './PrivateNote';
import type { StepProps } from './StepFields';

/** Shares, which others see, and what stays private: runway and refused terms. */
export function TermsStep({ draft, change, errors }: StepProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">Shares you expect for yourself</legend>
        <p className="mb-2 text-meta text-ink-2">Optional, in percent. Others see it on your card.</p>
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField
            label="At least"
            name="equityMin"
            value={draft.equityMin}
            error={errors.equityMin}
            onChange={(equityMin) => change({ equityMin })}
          />
          <NumberField
            label="At most"
            name="equityMax"
            value={draft.equityMax}
            error={errors.equityMax}
            onChange={(equityMax) => change({ equityMax })}
          />
        </div>
      </fieldset>
      <PrivateNote>When a card states a term that you refuse, it’s named as the conflict.</PrivateNote>
      <NumberField
        label="Months you can live without pay"
        name="runwayMonths"
        value={draft.runwayMonths}
        error={errors.runwayMonths}
        onChange={(runwayMonths) => change({ runwayMonths })}
      />
      <ChoicesField
        label="Terms you won’t accept"
        name="dealTerms"
        options={dealTerms.map((value) => ({ value, label: dealTermTexts[value].label }))}
        value={draft.dealTerms}
        error={errors.dealTerms}
        onChange={(terms) => change({ dealTerms: terms })}
      />
    </>
  );
}
