/** People among what the search box finds. */
export { FirstPeople as FirstResults } from './FirstPeople';
export { PeopleFound as Results } from './PeopleFound';
