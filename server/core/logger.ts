import { pino, type Logger } from 'pino';

export type { Logger };

/** JSON lines on standard output; secrets never reach them. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: pino.stdSerializers.err },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  });
