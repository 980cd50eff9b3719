import { modelQueue } from '../../queue/job';
import type { Module } from '../module';
import { viewerParameter } from '../../visibility/people';
import { analysisCommentLists } from './claimComment.reads';
import { ClaimCommentResolver } from './claimComment.resolver';
import { enrichAnalysis } from './enrichment.job';
import { EnrichmentResolver } from './enrichment.resolver';
import { eraseAnalyses } from './pythion.erase';
import { analysisReadable } from './pythion.policy';
import { analysisLists, readAnalysis } from './pythion.reads';
import { PythionResolver } from './pythion.resolver';
import { pythionRoutes } from './pythion.routes';
import { RubricResolver } from './rubric.resolver';
import { sharedAnalysisLists } from './share.reads';
import { ShareResolver } from './share.resolver';

const titleOf = (n: string) => `(select title from analysis where id = ${n}.subject_id)`;

export const pythionModule: Module = {
  resolvers: [PythionResolver, ShareResolver, ClaimCommentResolver, RubricResolver, EnrichmentResolver],
  lists: { ...analysisLists, ...sharedAnalysisLists, ...analysisCommentLists },
  routes: pythionRoutes,
  // Its id is that of the analysis, or that of its link.
  topics: { analysis: { subscribable: analysisReadable, idsOnly: true } },
  nodes: { Analysis: readAnalysis },
  // Longer than the longest time-out that an operator can set.
  jobs: { 'analysis.enrich': { maxSeconds: 660, queue: modelQueue, run: enrichAnalysis } },
  erase: eraseAnalyses,
  notifications: {
    'analysis.shared': {
      group: 'Analyses',
      label: 'Shared analyses',
      description: 'When someone shares an analysis with you.',
      verb: 'shared an analysis with you',
      visible: (n) => analysisReadable(`${n}.subject_id`),
      path: (n) => `'/shared-analysis/' || ${n}.subject_id`,
      about: titleOf,
    },
    'analysis.commented': {
      group: 'Analyses',
      label: 'Comments on analyses',
      description: 'When someone comments on your analysis.',
      verb: 'commented on your analysis',
      visible: (n) =>
        `exists (select from analysis a where a.id = ${n}.subject_id and a.owner_id = ${viewerParameter})`,
      path: (n) => `'/analyses/' || ${n}.subject_id`,
      about: titleOf,
    },
  },
  personalData: {
    analyses:
      'select id, title, score, verdict, confidence, is_starred, version_count, created_at, updated_at from analysis where owner_id = $1 order by id',
    analysis_versions: `select v.analysis_id, v.number, v.idea, v.answers, v.report, v.facts, v.created_at, v.updated_at
                        from analysis_version v join analysis a on a.id = v.analysis_id where a.owner_id = $1 order by v.analysis_id, v.number`,
    analysis_shares: `select s.id, s.analysis_id, s.person_id, s.created_at from analysis_share s join analysis a on a.id = s.analysis_id
                      where a.owner_id = $1 order by s.id`,
    analysis_results: `select r.analysis_id, r.assumption, r.outcome, r.note, r.updated_at from analysis_result r join analysis a on a.id = r.analysis_id
                       where a.owner_id = $1 order by r.analysis_id, r.claim`,
    analysis_enrichments: `select e.analysis_id, e.status, e.sentence_count, e.dropped_count, e.failure, e.model, e.created_at, e.updated_at
                           from analysis_enrichment e join analysis a on a.id = e.analysis_id where a.owner_id = $1 order by e.analysis_id`,
    analysis_shares_received: 'select id, analysis_id, created_at from analysis_share where person_id = $1 order by id',
    analysis_comments:
      'select id, analysis_id, version_number, claim_text, content, created_at from analysis_comment where author_id = $1 order by id',
  },
};
