import type { Config } from '../core/config';
import { createLocalStore } from './local';
import { createS3Store } from './s3';
import type { Store } from './store';
import { deleteStaleTempFiles } from './tempFile';

/** Creates the file store that the configuration selects. @param secret signs the URLs of the local store */
export function createStore(config: Config, secret: string): Store {
  void deleteStaleTempFiles(config.dataDir).catch(() => undefined);
  return config.s3 ? createS3Store(config.s3) : createLocalStore(config.dataDir, secret);
}
