import { signQuery, verifyQuery } from './signature';
import { signedUrlSeconds } from './store';

/** Signed URLs of files that lead to this server, valid for ten minutes. */
export class OwnUrls {
  /** @param secret signs the URLs */
  constructor(private readonly secret: string) {}

  /** @param origin of this server, as the client addresses it */
  sign(origin: string, method: 'GET' | 'PUT', key: string, query: Record<string, string>): string {
    const signed = signQuery(this.secret, method, key, new URLSearchParams(query), signedUrlSeconds);
    return `${origin}/api/storage/files/${key}?${signed}`;
  }

  /** URL for a PUT. @param options.bytes exact length; without it the route accepts files up to its limit */
  signUpload(
    key: string,
    { type, bytes, owner, origin }: { type: string; bytes?: number; owner: string; origin: string },
  ): string {
    return this.sign(origin, 'PUT', key, { type, ...(bytes !== undefined && { bytes: String(bytes) }), owner });
  }

  verify(method: 'GET' | 'PUT', key: string, query: URLSearchParams): boolean {
    return verifyQuery(this.secret, method, key, query);
  }
}
