import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { jobLimits } from '../../../shared/contracts/job';
import { searchLimits } from '../../../shared/contracts/search';
import type { Context } from '../../context';
import { Deleted } from '../post/post.type';
import { JobFilterInput, SavedJobFilter } from './filter.type';
import { deleteSavedFilter, readSavedFilters, renameSavedFilter, saveFilter } from './savedFilter.service';

const idArg = { description: 'The filter’s id.' };
const nameArg = { description: `Its name, up to ${jobLimits.filterName} characters.` };

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
    @Arg('name', () => String, nameArg) name: string,
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

  @Mutation(() => [SavedJobFilter], { description: 'Renames a saved filter. Returns all of yours.' })
  async renameJobFilter(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('name', () => String, nameArg) name: string,
  ): Promise<SavedJobFilter[]> {
    await renameSavedFilter(ctx, id, { name });
    return readSavedFilters(ctx);
  }

  @Mutation(() => Deleted, { description: 'Deletes a saved filter.' })
  async deleteJobFilter(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Deleted> {
    await deleteSavedFilter(ctx, id);
    return { id };
  }
}
