/** Creates a value at its first use. Intl's formatters take milliseconds each, which the start of a page must not wait for. */
export function lazyValue<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
