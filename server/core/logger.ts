import { pino, type Logger } from 'pino';

export type { Logger };

/** Creates a logger that writes JSON lines to standard output, without secrets. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: pino.stdSerializers.err },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  });
