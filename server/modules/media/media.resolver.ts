import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { createUpload } from './media.service';
import { CreateUploadInput, UploadSlot } from './media.type';

@Resolver()
export class MediaResolver {
  @Mutation(() => UploadSlot, {
    description:
      'Creates an upload slot for one file. PUT the file to uploadUrl, then pass publicUrl to the call that uses it.',
  })
  createUpload(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateUploadInput, { description: 'The file.' }) input: CreateUploadInput,
  ): Promise<UploadSlot> {
    return createUpload(ctx, input);
  }
}
