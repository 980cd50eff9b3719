import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { readDataExport, requestDataExport } from './dataExport.service';
import { DataExport } from './dataExport.type';

@Resolver()
export class DataExportResolver {
  @Query(() => DataExport, {
    nullable: true,
    description: 'Your latest data export, or null. Events on private-user-{id} carry its progress.',
  })
  dataExport(@Ctx() ctx: Context): Promise<DataExport | null> {
    return readDataExport(ctx);
  }

  @Mutation(() => DataExport, {
    description: 'Requests an archive of your data, which a job builds. Returns the running export if there is one.',
  })
  requestDataExport(@Ctx() ctx: Context): Promise<DataExport> {
    return requestDataExport(ctx);
  }
}
