export { JobAttachment as Card } from './JobAttachment';
