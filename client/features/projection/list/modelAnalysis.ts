import type { NavigateFunction } from 'react-router-dom';
import type { AnalysisHandover } from '../../../shell/feature';

/** Opens the form for a new model with the numbers of an analysis. */
export const start = (analysis: AnalysisHandover, navigate: NavigateFunction): void =>
  void navigate('/financial-projections', { state: { analysis } });
