/** Search results of the kind "teams". */
export { FirstTeamResults as FirstResults } from './FirstTeamResults';
export { TeamResults as Results } from './TeamResults';
