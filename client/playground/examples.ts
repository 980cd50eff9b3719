/** Initial content of the editor: the feed and its pagination. Lines fit half a laptop's screen. */
export const defaultQuery = `# Venturion's GraphQL API
#
# Press Ctrl+Enter (or ⌘+Enter) to run a query.
# Logged in to Venturion in this browser?
# Then queries run as you. Otherwise paste a
# token under Headers, at the bottom.
# The book at the left is the reference: every
# type, field and argument.

# The newest posts. For the next page, pass the
# endCursor as "after". A page has 10 rows
# unless "first" says otherwise, at most 50.
query Feed {
  feed(mode: LATEST, first: 5) {
    edges {
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

/** Second tab: a subscription to the events of one post. */
export const subscriptionQuery = `# Live events, over a WebSocket on /graphql.
#
# Run Feed, and put a post's id under Variables.
# Run this, then like that post in another tab:
# each change arrives here. Stop ends it.
subscription PostUpdated($id: ID!) {
  postUpdated(id: $id) {
    id
    likeCount
    commentCount
    content
  }
}
`;

export const subscriptionVariables = `{
  "id": ""
}`;

/** GraphiQL reads JSON with comments. An empty value means: use the session. */
export const defaultHeaders = `{
  // Empty: your session here. Or: "Bearer …"
  "authorization": ""
}`;
