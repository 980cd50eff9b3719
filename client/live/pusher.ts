import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import { callApi } from '../api/rest';
import { config } from '../config';
import { setImageHosts, type ImageHosts } from '../ui/image/imageHosts';
import type { AuthHandler } from './liveConnection';
import { authenticateUser } from './authenticateUser';

/** Endpoint of the live connection, as the server configures it. */
export type LiveSettings = {
  key: string;
  cluster: string;
  /** The server's own hub, at the origin of this page. */
  builtIn?: boolean;
  /** Host of another server with the Pusher protocol. Without it, and without `builtIn`, the hosted service is used. */
  wsHost?: string;
  wsPort?: number;
  forceTLS?: boolean;
};

/** Fetches the settings of the live connection. The same response configures the image hosts. @throws Error when the request fails */
export async function fetchLiveSettings(): Promise<LiveSettings> {
  const { data, error } = await callApi<{ live: LiveSettings; pictures: ImageHosts }>('/live/config', {
    fallback: 'Failed to fetch live settings',
  });
  if (error) throw new Error(error.message);
  setImageHosts(data.pictures);
  return data.live;
}

/** Loads pusher-js, which is not part of the initial bundle, and starts connecting. */
export async function connectPusher(settings: LiveSettings, authorize: AuthHandler): Promise<Pusher> {
  const { default: PusherJs } = await import('pusher-js');
  const pusher = new PusherJs(settings.key, pusherOptions(settings, authorize, window.location));
  // The built-in hub identifies the user of a connection by its channels.
  if (!settings.builtIn) pusher.signin();
  return pusher;
}

export function pusherOptions(
  settings: LiveSettings,
  authorize: AuthHandler,
  page: Pick<Location, 'hostname' | 'port' | 'protocol'>,
): Options {
  const { activityTimeoutMs, pongTimeoutMs, unavailableTimeoutMs } = config.live;
  return {
    cluster: settings.cluster,
    ...address(settings, page),
    enabledTransports: ['ws', 'wss'],
    activityTimeout: activityTimeoutMs,
    pongTimeout: pongTimeoutMs,
    unavailableTimeout: unavailableTimeoutMs,
    channelAuthorization: { customHandler: authorize },
    userAuthentication: { customHandler: authenticateUser },
  };
}

function address(
  { builtIn, wsHost, wsPort, forceTLS = true }: LiveSettings,
  page: Pick<Location, 'hostname' | 'port' | 'protocol'>,
): Partial<Options> {
  if (builtIn) {
    const isSecure = page.protocol === 'https:';
    const port = Number(page.port) || (isSecure ? 443 : 80);
    return { wsHost: page.hostname, wsPort: port, wssPort: port, forceTLS: isSecure };
  }
  if (!wsHost) return { forceTLS };
  const port = wsPort ?? (forceTLS ? 443 : 80);
  return { wsHost, wsPort: port, wssPort: port, forceTLS };
}
