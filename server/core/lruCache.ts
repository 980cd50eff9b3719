/** A bounded cache that evicts the least recently used value. */
export class LruCache<Value> {
  /** In order of use: a Map iterates in the order of insertion. */
  private readonly values = new Map<string, Value>();

  /** @param onEvict called with each value that is evicted */
  constructor(
    private readonly size: number,
    private readonly onEvict?: (key: string, value: Value) => void,
  ) {}

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size <= this.size) return;
    const [oldest] = this.values.entries();
    this.values.delete(oldest![0]);
    this.onEvict?.(...oldest!);
  }
}
