import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, vi } from 'vitest';

type Sent = { xhr: FakeXhr; url: string; headers: Record<string, string>; body: unknown };

/** Requests sent through FakeXhr, oldest first. */
export const sent: Sent[] = [];

/** Fake of the browser's XMLHttpRequest with manual responses. */
export class FakeXhr extends EventTarget {
  upload = new EventTarget();
  withCredentials = false;
  status = 0;
  responseText = '';
  private url = '';
  private headers: Record<string, string> = {};
  open(method: string, url: string) {
    this.url = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => null;
  send(body: unknown) {
    sent.push({ xhr: this, url: this.url, headers: this.headers, body });
  }
  abort() {
    this.end('abort');
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }
  response(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.end('load');
  }
  end(type: string) {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Waits for a number of requests. @returns the last of them */
export const nextSent = (count: number) =>
  vi.waitFor(() => expect(sent).toHaveLength(count)).then(() => sent[count - 1]!);

/** A client whose requests are answered by hand, with the list of one field; `requests` has them oldest first. */
export function manualClient(field: string) {
  const requests: ((list: string[]) => void)[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        requests.push((list) => {
          observer.next({ data: { [field]: list } });
          observer.complete();
        });
      }),
  );
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), requests };
}
