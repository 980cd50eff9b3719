/** What a new visitor finds in the editor: the feed, and how to go on from it. */
export const defaultQuery = `# Venturion's GraphQL API. Press Ctrl-Enter (⌘-Enter) to run what is below.
#
# Signed in to Venturion in this browser? Your session is used, nothing to set.
# Otherwise paste a token under Headers, at the bottom.
# The book at the left holds the reference: every type, field and argument.

# The first page of the home feed. For the next one, pass the pageInfo's
# endCursor as "after". Lists have 10 rows unless "first" says otherwise.
query Feed {
  feed(mode: LATEST, first: 5) {
    edges {
      reason
      node {
        id
        content
        createdAt
        likeCount
        viewerHasLiked
        author {
          username
          displayName
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`;

/** A second tab: what happens on one post, as it happens. */
export const subscriptionQuery = `# Live events. Put the id of a post (run the Feed query for one) under Variables:
# { "id": "…" }
# Then run this, like the post in another tab, and watch. Press Stop to end it.
subscription PostUpdated($id: ID!) {
  postUpdated(id: $id) {
    id
    likeCount
    commentCount
    content
  }
}
`;

/** GraphiQL reads JSON with comments. An empty value means: use the session. */
export const defaultHeaders = `{
  // Empty: your session in this browser. Or paste "Bearer <token>".
  "authorization": ""
}
`;
