import { WebSocket } from 'ws';
import { Backlog } from '../live/hub/backlog';

const maxBufferedBytes = 1024 * 1024;
const maxTotalBufferedBytes = 32 * 1024 * 1024;
const sweepMs = 1_000;

const backlog = new Backlog(maxBufferedBytes, maxTotalBufferedBytes);
setInterval(() => backlog.deleteDrained(), sweepMs).unref();

/** A WebSocket that is terminated when its client reads too slowly: the client reconnects and resumes. */
export class SubscriptionSocket extends WebSocket {
  get bufferedBytes(): number {
    return this.readyState === WebSocket.OPEN ? this.bufferedAmount : 0;
  }

  override send(data: Parameters<WebSocket['send']>[0], ...rest: unknown[]): void {
    if (!this.dropIfSlow()) return super.send(data, ...(rest as [() => void]));
    const done = rest.at(-1);
    if (typeof done === 'function') done();
  }

  /** Also replies to the client's pings. */
  override pong(...args: Parameters<WebSocket['pong']>): void {
    if (!this.dropIfSlow()) super.pong(...args);
  }

  private dropIfSlow(): boolean {
    if (this.bufferedBytes === 0 || !backlog.exceedsLimit(this)) return false;
    this.terminate();
    return true;
  }
}
