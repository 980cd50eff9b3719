import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { createUpload } from './media.service';
import { CreateUploadInput, UploadSlot } from './media.type';

@Resolver()
export class MediaResolver {
  @Mutation(() => UploadSlot, {
    description: 'Opens a slot for one file: PUT it to uploadUrl, then name publicUrl where it is to be shown.',
  })
  createUpload(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateUploadInput, { description: 'The file.' }) input: CreateUploadInput,
  ): Promise<UploadSlot> {
    return createUpload(ctx, input);
  }
}
