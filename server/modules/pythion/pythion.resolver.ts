import { Arg, Args, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { analysisLimits } from '../../../shared/contracts/analysis';
import { pythionLimits } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import { formatCount } from '../../core/formatCount';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { Deleted } from '../post/post.type';
import { AnalysisDiff } from './diff.type';
import { AnalysisFacts } from './facts.type';
import { AnalysisSort, TestOutcome } from './pythion.enums';
import { analysisLists, readAnalysis, readDiff, readFacts, readVersion, readVersions } from './pythion.reads';
import {
  answerQuestions,
  createVersion,
  deleteAnalysis,
  quickAnalyze,
  renameAnalysis,
  setStar,
  setTestResult,
} from './pythion.service';
import { searchDescription } from './pythion.search';
import { Analysis, AnalysisCard, AnalysisCardConnection, AnalysisVersion } from './pythion.type';

const idArg = { description: 'The analysis’s id.' };
const ideaArg = { description: `The idea, at most ${formatCount(analysisLimits.idea)} characters.` };

@InputType({ description: 'An answer to a question of a report.' })
export class AnalysisAnswerInput {
  @Field(() => String, { description: 'The question’s id.' })
  question!: string;

  @Field(() => String, { description: `At most ${pythionLimits.answer} characters. Blank removes the answer.` })
  text!: string;
}

@Resolver(() => Analysis)
export class PythionResolver {
  @Query(() => Analysis, {
    description: 'The latest version of an analysis, by its id or that of a share: your own, or one shared with you.',
  })
  analysis(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Analysis> {
    return readAnalysis(ctx, id);
  }

  @Query(() => Analysis, { description: 'An analysis that is shared with you, by the id of the share.' })
  sharedAnalysis(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The share’s id, or the analysis’s for people it is shared with by name.' })
    id: string,
  ): Promise<Analysis> {
    return readAnalysis(ctx, id);
  }

  @Query(() => AnalysisCardConnection, { description: 'Your own analyses.' })
  analyses(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('query', () => String, {
      nullable: true,
      description: searchDescription,
    })
    query?: string,
    @Arg('starred', () => Boolean, { nullable: true, description: 'Only starred ones, or only others.' })
    starred?: boolean,
    @Arg('sort', () => AnalysisSort, { nullable: true, description: 'Default newest.' }) sort?: AnalysisSort,
  ): Promise<Connection<AnalysisCard>> {
    return readList(ctx, analysisLists.analyses, { ...page, query, starred, sort });
  }

  @Query(() => [AnalysisVersion], { description: 'Versions of your own analysis, the latest first.' })
  analysisVersions(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<AnalysisVersion[]> {
    return readVersions(ctx, id);
  }

  @Query(() => Analysis, {
    description:
      'One version of your own analysis, with the report that was written then. It has the id of the analysis.',
  })
  analysisVersion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('number', () => Int, { description: 'Number of the version.' }) number: number,
  ): Promise<Analysis> {
    return readVersion(ctx, id, number);
  }

  @Query(() => AnalysisDiff, { description: 'What changed between two versions of your own analysis.' })
  analysisDiff(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('from', () => Int, { nullable: true, description: 'A version; the one before `to` when left out.' })
    from?: number,
    @Arg('to', () => Int, { nullable: true, description: 'A version; the latest when left out.' }) to?: number,
  ): Promise<AnalysisDiff> {
    return readDiff(ctx, id, { from, to });
  }

  @Query(() => AnalysisFacts, {
    description: 'Facts of your own analysis that a projection, a role or a post takes over.',
  })
  analysisFacts(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<AnalysisFacts> {
    return readFacts(ctx, id);
  }

  @Mutation(() => Analysis, {
    description: `Analyzes an idea and stores the report. Up to ${pythionLimits.perHour} texts per hour.`,
  })
  async quickAnalyze(
    @Ctx() ctx: Context,
    @Arg('idea', () => String, ideaArg) idea: string,
    @Arg('language', () => String, {
      nullable: true,
      description: 'BCP 47 code of the text’s language. Detected when left out.',
    })
    language?: string,
  ): Promise<Analysis> {
    return readAnalysis(ctx, await quickAnalyze(ctx, { idea, language }));
  }

  @Mutation(() => Analysis, {
    description: 'Saves answers to questions of your own analysis, and analyzes its latest version with them.',
  })
  async answerAnalysis(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('answers', () => [AnalysisAnswerInput], { description: 'Answers that change. The others stay.' })
    answers: AnalysisAnswerInput[],
  ): Promise<Analysis> {
    await answerQuestions(ctx, id, { answers });
    return readAnalysis(ctx, id);
  }

  @Mutation(() => Analysis, {
    description: `Analyzes a new text as the next version of your own analysis, with the answers of the last one. Up to ${pythionLimits.versions} versions.`,
  })
  async createAnalysisVersion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('idea', () => String, ideaArg) idea: string,
  ): Promise<Analysis> {
    await createVersion(ctx, id, { idea });
    return readAnalysis(ctx, id);
  }

  @Mutation(() => Analysis, {
    description: 'Changes the title of your own analysis. New versions keep it.',
  })
  async renameAnalysis(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('title', () => String, { description: `The title, at most ${pythionLimits.title} characters.` })
    title: string,
  ): Promise<Analysis> {
    await renameAnalysis(ctx, id, { title });
    return readAnalysis(ctx, id);
  }

  @Mutation(() => Analysis, { description: 'Sets whether your own analysis is starred.' })
  async setAnalysisStar(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('starred', () => Boolean, { description: 'The requested state.' }) starred: boolean,
  ): Promise<Analysis> {
    await setStar(ctx, id, starred);
    return readAnalysis(ctx, id);
  }

  @Mutation(() => Analysis, { description: 'Saves what the test of an assumption found, or removes it.' })
  async setTestResult(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('claim', () => String, { description: 'Key of the assumption: its `claim`.' }) claim: string,
    @Arg('outcome', () => TestOutcome, { nullable: true, description: 'Null removes the result.' })
    outcome?: TestOutcome,
    @Arg('note', () => String, { nullable: true, description: `At most ${pythionLimits.note} characters.` })
    note?: string,
  ): Promise<Analysis> {
    await setTestResult(ctx, id, { claim, outcome, note });
    return readAnalysis(ctx, id);
  }

  @Mutation(() => Deleted, { description: 'Deletes your own analysis with its versions, shares and comments.' })
  async deleteAnalysis(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Deleted> {
    return { id: await deleteAnalysis(ctx, id) };
  }
}
