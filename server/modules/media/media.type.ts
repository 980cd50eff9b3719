import { mediaLimits } from '../../../shared/contracts/media';
import { formatCount } from '../../core/formatCount';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A picture, re-encoded and without metadata.' })
export class Image {
  @Field(() => String, { description: 'URL of the largest size.' })
  url!: string;

  @Field(() => Int, { description: 'Width of the largest size in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height of the largest size in pixels.' })
  height!: number;

  @Field(() => String, { description: 'All sizes as an HTML srcset.' })
  srcSet!: string;

  @Field(() => String, { description: 'ThumbHash in base64: a blurred preview of about 25 bytes.' })
  placeholder!: string;

  @Field(() => String, { description: 'Text alternative; may be empty.' })
  alt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An upload slot for one file.' })
export class UploadSlot {
  @Field(() => String, { description: 'PUT the file here within ten minutes, with the content type of the slot.' })
  uploadUrl!: string;

  @Field(() => String, {
    description: 'Identifies the file in later calls. A picture is served there once such a call has accepted it.',
  })
  publicUrl!: string;
}

@InputType({ description: 'A file to be uploaded.' })
export class CreateUploadInput {
  @Field(() => String, { description: `Name of the file, 1 to ${mediaLimits.filename} characters.` })
  filename!: string;

  @Field(() => String, {
    description: 'image/jpeg, image/png, image/webp, image/gif or image/avif; in the folder chat also application/pdf.',
  })
  contentType!: string;

  @Field(() => String, { description: 'profile, posts or chat.' })
  folder!: string;

  @Field(() => Int, {
    nullable: true,
    description: `Size in bytes, 1 to ${formatCount(mediaLimits.imageBytes)}. When given, the upload must have exactly this size; otherwise it counts as the largest towards your storage for an hour.`,
  })
  size?: number;
}
