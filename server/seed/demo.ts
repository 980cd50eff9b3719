import type { App } from '../app';

export const demoLogin = { username: 'alice', password: 'founders-meet-here' };

export async function seedDemo(_app: App, _options: { fresh?: boolean } = {}): Promise<void> {}
