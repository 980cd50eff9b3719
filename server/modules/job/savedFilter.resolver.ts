import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { jobLimits } from '../../../shared/contracts/job';
import { searchLimits } from '../../../shared/contracts/search';
import type { Context } from '../../context';
import { Deleted } from '../post/post.type';
import { JobFilterInput, SavedJobFilter } from './filter.type';
import { deleteSavedFilter, readSavedFilters, saveFilter } from './savedFilter.service';

@Resolver()
export class SavedFilterResolver {
  @Query(() => [SavedJobFilter], {
    description: `Your saved filters of jobs, at most ${jobLimits.savedFilters}, earliest first.`,
  })
  savedJobFilters(@Ctx() ctx: Context): Promise<SavedJobFilter[]> {
    return readSavedFilters(ctx);
  }

  @Mutation(() => [SavedJobFilter], {
    description: `Saves a search for jobs, whose new matches are notified daily. Up to ${jobLimits.savedFilters} per person. Returns all of yours.`,
  })
  async saveJobFilter(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: `Its name, up to ${jobLimits.filterName} characters.` }) name: string,
    @Arg('query', () => String, {
      nullable: true,
      description: `Words of the search, up to ${searchLimits.query} characters.`,
    })
    query?: string,
    @Arg('filter', () => JobFilterInput, { nullable: true, description: 'Its filters.' }) filter?: JobFilterInput,
  ): Promise<SavedJobFilter[]> {
    await saveFilter(ctx, { name, query, filter });
    return readSavedFilters(ctx);
  }

  @Mutation(() => Deleted, { description: 'Deletes a saved filter.' })
  async deleteJobFilter(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The filter’s id.' }) id: string,
  ): Promise<Deleted> {
    await deleteSavedFilter(ctx, id);
    return { id };
  }
}
