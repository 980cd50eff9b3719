import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

const intervalMs = 1_000;
/** Share of an interval in which the event loop works. Below it, the server is idle. */
const idleUtilization = 0.05;
const idleIntervals = 5;

/**
 * Lets V8 release memory while the server is idle: the garbage of the start, and after load up to 300 MB.
 * V8's memory reducer collects incrementally, but only at a low allocation rate or when V8 optimises for size. In Node
 * the rate never counts as low, because it includes the heap of an embedder, which Node does not have. Size therefore
 * counts while the server is idle, and speed from the first busy interval on.
 */
export function releaseMemoryWhenIdle(): void {
  let previous = performance.eventLoopUtilization();
  let idleCount = 0;
  const check = () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, previous);
    previous = current;
    const wasIdle = idleCount >= idleIntervals;
    idleCount = utilization < idleUtilization ? idleCount + 1 : 0;
    const isIdle = idleCount >= idleIntervals;
    if (isIdle !== wasIdle) setFlagsFromString(isIdle ? '--optimize-for-size' : '--no-optimize-for-size');
  };
  setInterval(check, intervalMs).unref();
}
