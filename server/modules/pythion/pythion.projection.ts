import { jsonObject, type FieldCase, type ProjectionOf } from '../../database/read';
import { personVisible } from '../../visibility/people';
import { profileCardProjection } from '../profile/profile.projection';
import { analysisCommentVisible, analysisOwned, knownId } from './pythion.policy';
import type { Analysis, AnalysisCard, AnalysisVersion } from './pythion.type';

/**
 * Joins one version of an analysis and its owner: the aliases are the analysis's with `_version` and `_owner`.
 * @param number SQL of the version's number; the latest by default
 */
export const analysisJoins = (analysis: string, number = `${analysis}.version_count`): string =>
  `join analysis_version ${analysis}_version on ${analysis}_version.analysis_id = ${analysis}.id and ${analysis}_version.number = ${number}
   join profile ${analysis}_owner on ${analysis}_owner.id = ${analysis}.owner_id`;

/** SQL: a part of a version's report, as its engine wrote it. */
const reported = (version: string, name: string): string => `${version}.report->'${name}'`;
const reportedText = (version: string, name: string): string => `${version}.report->>'${name}'`;

/** SQL: results of tests, the latest first. The names are those of a report's parts, in both transports. */
const resultsOf = (analysis: string): string => `(
  select coalesce(json_agg(json_build_object('claim', found.claim, 'assumption', found.assumption, 'outcome', found.outcome,
    'note', found.note, 'updatedAt', found.updated_at) order by found.updated_at desc, found.claim), '[]')
  from analysis_result found where found.analysis_id = ${analysis}.id)`;

/** SQL: sentences of a version's report. Reports store the source of a model's sentences only. */
const sentencesOf = (version: string): string => `(
  select coalesce(jsonb_agg('{"source": "builtIn"}'::jsonb || told order by position), '[]')
  from jsonb_array_elements(${reported(version, 'sentences')}) with ordinality as one(told, position))`;

/** SQL: what the language model did with the latest text. Needs `analysisJoins`. */
const enrichmentOf = (analysis: string): string => `coalesce((
  select json_build_object('status', made.status, 'progress', made.progress, 'sentenceCount', made.sentence_count,
    'droppedCount', made.dropped_count, 'failure', made.failure, 'model', made.model, 'updatedAt', made.updated_at)
  from analysis_enrichment made where made.analysis_id = ${analysis}.id and made.revision = ${analysis}.revision
    and ${analysis}_version.number = ${analysis}.version_count),
  '{"status": "none", "progress": 0, "sentenceCount": 0, "droppedCount": 0, "failure": null, "model": null, "updatedAt": null}')`;

/**
 * An analysis with the report of the joined version. Needs `analysisJoins`. It is one document with the same names in both
 * transports; `fieldCase` is that of the person in it.
 * @param ref SQL of the id under which the viewer asks for it
 */
export function analysisProjection(analysis: string, fieldCase: FieldCase, ref: string): ProjectionOf<Analysis> {
  const version = `${analysis}_version`;
  const isOwner = analysisOwned(analysis);
  return {
    id: knownId(analysis, ref),
    owner: jsonObject(profileCardProjection(`${analysis}_owner`, fieldCase), fieldCase),
    title: `${analysis}.title`,
    idea: `${version}.idea`,
    answers: `${version}.answers`,
    text: `${version}.text`,
    number: `${version}.number`,
    score: `(${reported(version, 'score')})::int`,
    verdict: reportedText(version, 'verdict'),
    confidence: reportedText(version, 'confidence'),
    dealBreakers: reported(version, 'dealBreakers'),
    scores: reported(version, 'scores'),
    sentences: sentencesOf(version),
    canvas: reported(version, 'canvas'),
    questions: reported(version, 'questions'),
    assumptions: reported(version, 'assumptions'),
    caps: reported(version, 'caps'),
    language: reportedText(version, 'language'),
    version: reportedText(version, 'version'),
    results: resultsOf(analysis),
    enrichment: enrichmentOf(analysis),
    commentCount: `(select count(*)::int from analysis_comment said where said.analysis_id = ${analysis}.id and ${analysisCommentVisible('said')})`,
    isStarred: `(${isOwner} and ${analysis}.is_starred)`,
    viewerCanEdit: isOwner,
    createdAt: `${analysis}.created_at`,
    updatedAt: `${version}.updated_at`,
  };
}

/** One of the viewer's own analyses in a list. */
export const analysisCardProjection = (analysis: string): ProjectionOf<AnalysisCard> => ({
  id: `${analysis}.id`,
  title: `${analysis}.title`,
  score: `${analysis}.score`,
  verdict: `${analysis}.verdict`,
  confidence: `${analysis}.confidence`,
  versionCount: `${analysis}.version_count`,
  isStarred: `${analysis}.is_starred`,
  isShared: `exists (select from analysis_share given where given.analysis_id = ${analysis}.id and (given.person_id is null or ${personVisible('given.person_id')}))`,
  createdAt: `${analysis}.created_at`,
  updatedAt: `${analysis}.updated_at`,
});

/** A version in the list of an analysis's versions. */
export const analysisVersionProjection = (version: string): ProjectionOf<AnalysisVersion> => ({
  number: `${version}.number`,
  idea: `${version}.idea`,
  score: `(${reported(version, 'score')})::int`,
  verdict: reportedText(version, 'verdict'),
  confidence: reportedText(version, 'confidence'),
  version: reportedText(version, 'version'),
  createdAt: `${version}.created_at`,
  updatedAt: `${version}.updated_at`,
});
