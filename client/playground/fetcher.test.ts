import { describe, expect, it } from 'vitest';
import { withToken } from './fetcher';

describe('withToken', () => {
  it('sends the session’s token when the editor has none', () => {
    expect(withToken({}, 'abc')).toEqual({ authorization: 'Bearer abc' });
    expect(withToken({ authorization: ' ' }, 'abc')).toEqual({ authorization: 'Bearer abc' });
  });

  it('prefers a pasted token, in any spelling of its header', () => {
    expect(withToken({ Authorization: 'Bearer mine' }, 'abc')).toEqual({ authorization: 'Bearer mine' });
  });

  it('passes other headers and drops empty ones', () => {
    expect(withToken({ 'X-Trace': '1', 'X-None': '' }, null)).toEqual({ 'x-trace': '1' });
  });
});
