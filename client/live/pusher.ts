import type Pusher from 'pusher-js';
import type { Options } from 'pusher-js';
import { callApi } from '../api/rest';
import { config } from '../config';
import { setImageHosts, type ImageHosts } from '../ui/image/imageHosts';
import type { AuthHandler } from './liveConnection';
import { signIn } from './authenticateUser';

/** Where the live connection goes, as the server says when asked. */
export type LiveSettings = {
  key: string;
  cluster: string;
  /** The hub stands at this page's own address. */
  builtIn?: boolean;
  /** Another server that speaks the protocol; without it, and not built in, the hosted service is meant. */
  wsHost?: string;
  wsPort?: number;
  forceTLS?: boolean;
};

/** Notes where pictures can be had, too: the same answer says so. @throws Error when the server does not say */
export async function fetchLiveSettings(): Promise<LiveSettings> {
  const { data, error } = await callApi<{ live: LiveSettings; pictures: ImageHosts }>('/live/config', {
    fallback: 'Failed to fetch live settings',
  });
  if (error) throw new Error(error.message);
  setImageHosts(data.pictures);
  return data.live;
}

/** Loads pusher-js, which is no part of the first download, and starts connecting. */
export async function openPusher(settings: LiveSettings, authorize: AuthHandler): Promise<Pusher> {
  const { default: PusherJs } = await import('pusher-js');
  const pusher = new PusherJs(settings.key, pusherOptions(settings, authorize, window.location));
  // The built-in hub knows whose a connection is from its channels.
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
    userAuthentication: { customHandler: signIn },
  };
}

/** The service counts statistics by itself only when told to; there is nothing to switch off here. */
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
