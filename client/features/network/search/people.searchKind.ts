/** Search results of the kind "people". */
export { FirstPeopleResults as FirstResults } from './FirstPeopleResults';
export { PeopleResults as Results } from './PeopleResults';
