/** Whether a path matches a pattern with parameters: "/post/:postId". A parameter is one segment that is not empty. */
export function matchesPattern(pattern: string, path: string): boolean {
  const [patternParts, pathParts] = [pattern.split('/'), path.split('/')];
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, index) => part === pathParts[index] || (part.startsWith(':') && pathParts[index] !== ''))
  );
}
