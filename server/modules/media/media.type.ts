import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A picture, re-encoded and without metadata.' })
export class Image {
  @Field(() => String, { description: 'Address of the largest size.' })
  url!: string;

  @Field(() => Int, { description: 'Width of the largest size, pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height of the largest size, pixels.' })
  height!: number;

  @Field(() => String, { description: 'All sizes, as an HTML srcset.' })
  srcSet!: string;

  @Field(() => String, { description: 'ThumbHash in base64: a blurred preview of about 25 bytes.' })
  placeholder!: string;

  @Field(() => String, { description: 'What the picture shows, for those who do not see it; may be empty.' })
  alt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A place to put one file.' })
export class UploadSlot {
  @Field(() => String, { description: 'PUT the file here within ten minutes, with the content type that was named.' })
  uploadUrl!: string;

  @Field(() => String, {
    description: 'Names the file in later calls. A picture can be fetched there once such a call has accepted it.',
  })
  publicUrl!: string;
}

@InputType({ description: 'A file to be uploaded.' })
export class CreateUploadInput {
  @Field(() => String, { description: 'Name of the file, 1 to 255 characters.' })
  filename!: string;

  @Field(() => String, {
    description: 'image/jpeg, image/png, image/webp, image/gif or image/avif; in chat application/pdf as well.',
  })
  contentType!: string;

  @Field(() => String, { description: 'profile, posts or chat.' })
  folder!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Length in bytes, 1 to 10,485,760. When given, the upload must have exactly this length.',
  })
  size?: number;
}
