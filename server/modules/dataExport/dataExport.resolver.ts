import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { readDataExport, requestDataExport } from './dataExport.service';
import { DataExport } from './dataExport.type';

@Resolver()
export class DataExportResolver {
  @Query(() => DataExport, {
    nullable: true,
    description: 'Your latest data download, or null. Its progress is told live on private-user-{id}.',
  })
  dataExport(@Ctx() ctx: Context): Promise<DataExport | null> {
    return readDataExport(ctx);
  }

  @Mutation(() => DataExport, {
    description:
      'Asks for an archive of your data, made in the background. One at a time: while one is under way this answers it.',
  })
  requestDataExport(@Ctx() ctx: Context): Promise<DataExport> {
    return requestDataExport(ctx);
  }
}
