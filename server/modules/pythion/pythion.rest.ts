import { restType } from '../../rest/contract/restType';
import { nullable, uuid } from '../../rest/contract/schema';
import { profileCardType } from '../profile/profile.rest';
import { analysisCommentProjection } from './claimComment.reads';
import { analysisCardProjection, analysisVersionProjection } from './pythion.projection';
import { sharedAnalysisProjection, shareProjection } from './share.reads';

const camel = (name: string, nested: ReturnType<typeof restType>[] = []) => restType(name, { isCamel: true, nested });

/** The report is one document with the same names in both transports, as the founder's browser and programs store it. */
export const analysisType = camel('Analysis', [
  profileCardType,
  camel('AnalysisAnswer'),
  camel('AnalysisDealBreaker'),
  camel('AnalysisScore', [camel('AnalysisReason')]),
  camel('AnalysisSentence'),
  camel('AnalysisCanvasBlock', [camel('AnalysisQuote')]),
  camel('AnalysisQuestion'),
  camel('AnalysisAssumption'),
  camel('AnalysisCap'),
  camel('TestResult'),
  camel('AnalysisEnrichment'),
]);

export const languageModelType = restType('LanguageModel');

export const factsType = camel('AnalysisFacts', [camel('FactAmount'), camel('FactRate')]);

export const analysisCardType = restType('AnalysisCard', { projection: () => analysisCardProjection('analysis') });
export const analysisVersionType = restType('AnalysisVersion', {
  projection: () => analysisVersionProjection('version'),
});

export const diffType = restType('AnalysisDiff', {
  nested: [
    restType('ComparedVersion'),
    restType('TextChange'),
    restType('ClaimChange'),
    restType('ScoreChange'),
    restType('CapChange'),
  ],
});

export const shareType = restType('AnalysisShare', {
  projection: () => shareProjection('share', 'snake'),
  fields: { person: { ...nullable(profileCardType), description: 'The person; null for a link.' } },
});

export const sharedAnalysisType = restType('SharedAnalysisCard', {
  projection: () => sharedAnalysisProjection('received', 'snake'),
  nested: [profileCardType],
});

export const rubricType = camel('AnalysisRubric', [
  camel('RubricSignal'),
  camel('RubricScore', [camel('RubricLevel'), camel('RubricHold')]),
  camel('RubricDealBreaker'),
  camel('RubricCap'),
  camel('RubricReadingError'),
  camel('RubricSource'),
]);

export const analysisCommentType = restType('AnalysisComment', {
  projection: () => analysisCommentProjection('remark', 'snake'),
  fields: { userId: uuid('The author’s id.') },
  nested: [profileCardType],
});
