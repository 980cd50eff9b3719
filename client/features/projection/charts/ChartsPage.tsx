import { mergePatch } from '../../../../shared/projection/mergePatch';
import { PageTitle } from '../../../ui/text/PageTitle';
import { ChosenModel, type Chosen } from '../chosen/ChosenModel';
import { FinanceNav } from '../chosen/FinanceNav';
import { CapTable } from './CapTable';
import { CashBand } from './CashBand';
import { CohortHeatMap } from './CohortHeatMap';
import { MrrWaterfall } from './MrrWaterfall';
import { RunwayTornado } from './RunwayTornado';
import { ScenarioOverlay } from './ScenarioOverlay';

/** Charts of a model: cash and its range, what moves it, MRR, customers, scenarios and ownership. */
export function Component() {
  return (
    <>
      <PageTitle title="Financial charts" hidden />
      <FinanceNav />
      <ChosenModel purpose="Charts show a projection.">{(chosen) => <Charts chosen={chosen} />}</ChosenModel>
    </>
  );
}

function Charts({ chosen }: { chosen: Chosen }) {
  const { projection, scenario, computed, variants, choice } = chosen;
  const { inputs, scenarios } = projection;
  const editor = `/financial-projections/${projection.id}`;
  const shown = scenarios.find(({ key }) => key === scenario);
  return (
    <>
      <CashBand
        // A band of other inputs is outdated.
        key={`${projection.version} ${scenario} ${shown?.version}`}
        computed={computed}
        choice={choice}
        editor={editor}
        inputs={shown ? mergePatch(inputs, shown.patch) : inputs}
      />
      <RunwayTornado computed={computed} editor={editor} />
      <MrrWaterfall computed={computed} editor={editor} />
      <CohortHeatMap computed={computed} editor={editor} />
      <ScenarioOverlay variants={variants} editor={editor} />
      <CapTable computed={computed} editor={editor} />
    </>
  );
}
