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
  description: 'State of a data export.',
  valuesConfig: {
    WAITING: { description: 'Queued.' },
    RUNNING: { description: 'In progress.' },
    READY: { description: 'Ready to download.' },
    FAILED: { description: 'Failed. It can be requested again.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A ZIP archive of all data stored about you: JSON files and your pictures.',
})
export class DataExport {
  @Field(() => ID, { description: 'The export’s id.' })
  id!: string;

  @Field(() => DataExportStatus, { description: 'Its state.' })
  status!: DataExportStatus;

  @Field(() => Int, { description: 'Progress in per cent, 0 to 100.' })
  progress!: number;

  @Field(() => Float, { nullable: true, description: 'Size in bytes once it is ready.' })
  bytes!: number | null;

  @Field(() => DateTime, { description: 'When it was requested.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it expires: seven days after it is ready.' })
  expiresAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Download URL, valid for ten minutes; null until it is ready.',
  })
  downloadUrl!: string | null;
}
