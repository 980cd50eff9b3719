import type { AnalysisSortName } from '../../../shared/contracts/pythion';
import type { List } from '../../database/list';
import { analysisOwned } from './pythion.policy';
import { analysisCardProjection } from './pythion.projection';
import { hasWords } from './pythion.search';
import type { AnalysisCard } from './pythion.type';

/** SQL condition: the title and the latest text have each of the patterns $2, and the star is as $3. Null does not filter. */
const matches = (analysis: string): string =>
  `($3::boolean is null or ${analysis}.is_starred = $3) and ${hasWords(analysis)}`;

const orders: Record<AnalysisSortName, List['keys'][number][]> = {
  newest: [],
  updated: [{ sql: 'analysis.updated_at', type: 'timestamptz' }],
  score: [{ sql: 'analysis.score', type: 'int' }],
};

const listBy = (sort: AnalysisSortName): List<AnalysisCard> => {
  const keys: List['keys'] = [...orders[sort], { sql: 'analysis.id', type: 'uuid' }];
  const columns = keys.map(({ sql }) => sql.replace('analysis.', 'a.'));
  return {
    name: `analyses_${sort}`,
    parameters: 3,
    keys,
    direction: 'desc',
    projection: () => analysisCardProjection('analysis'),
    rows: (after, limit) => `(
      select a.* from analysis a where ${analysisOwned('a')} and ${matches('a')}
        ${after ? `and (${columns.join(', ')}) < (${after.join(', ')})` : ''}
      order by ${columns.map((column) => `${column} desc`).join(', ')} ${limit}) analysis`,
  };
};

/** The viewer's own analyses. A person has at most 500, so a search reads their texts. */
export const ownAnalyses: Record<AnalysisSortName, List<AnalysisCard>> = {
  newest: listBy('newest'),
  updated: listBy('updated'),
  score: listBy('score'),
};
