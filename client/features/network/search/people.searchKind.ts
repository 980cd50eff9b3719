/** People among what the search box finds. */
export { FirstPeople as FirstResults } from './FirstPeopleResults';
export { PeopleFound as Results } from './PeopleResults';
