import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../../graphql/types/scalars';

export enum DataExportStatus {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  READY = 'READY',
  FAILED = 'FAILED',
}

registerEnumType(DataExportStatus, {
  name: 'DataExportStatus',
  description: 'How far a data download is.',
  valuesConfig: {
    WAITING: { description: 'Nobody works on it yet.' },
    RUNNING: { description: 'It is being put together.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'It could not be put together. Ask again.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'One archive of all that is kept about you: JSON and your pictures, as a ZIP file.',
})
export class DataExport {
  @Field(() => ID, { description: 'The download’s id.' })
  id!: string;

  @Field(() => DataExportStatus, { description: 'How far it is.' })
  status!: DataExportStatus;

  @Field(() => Int, { description: 'Per cent done, 0 to 100.' })
  progress!: number;

  @Field(() => Float, { nullable: true, description: 'Length in bytes, once it is ready.' })
  bytes!: number | null;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it is thrown away; seven days after it is ready.' })
  expiresAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where to download it, for ten minutes from now; null until it is ready.',
  })
  downloadUrl!: string | null;
}
