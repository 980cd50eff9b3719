/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */

      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Analysis",
      "Comment",
      "Conversation",
      "Job",
      "JobApplication",
      "Message",
      "Post",
      "Profile",
      "Projection",
      "RoleApplication",
      "Team"
    ]
  }
};
      export default result;
    