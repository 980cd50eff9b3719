export { formatAbsoluteTime } from './formatTime';
