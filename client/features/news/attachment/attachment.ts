export { NewsStoryAttachment as Card } from './NewsStoryAttachment';
export { afterPublish } from './afterPublish';
