import type { Config } from '../core/config';
import { createLocalStore } from './local';
import { OwnUrls } from './ownUrls';
import { createS3Store } from './s3';
import type { Store } from './store';
import { deleteStaleTempFiles } from './tempFile';

/** Creates the file store that the configuration selects. @param secret signs the URLs that lead to this server */
export function createStore(config: Config, secret: string): Store {
  void deleteStaleTempFiles(config.dataDir).catch(() => undefined);
  const ownUrls = new OwnUrls(secret);
  return config.s3 ? createS3Store(config.s3, ownUrls) : createLocalStore(config.dataDir, ownUrls);
}
