/** Search results of the kind "jobs". */
export { FirstJobResults as FirstResults } from './FirstJobResults';
export { JobResults as Results } from './JobResults';
