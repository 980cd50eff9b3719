/** Each query of the file as a function from its variables to the body that Apollo sends; see build/graphqlBodies.ts. */
declare module '*.graphql?body' {
  type Body = (variables: object) => string;
  export const Conversations: Body;
  export const Feed: Body;
  export const LatestEvent: Body;
  export const NewestPostId: Body;
  export const UserProfile: Body;
}
