import { serveThread } from '../../core/serveThread';
import { analyseIdea } from './analyst/analyse';

/** Worker thread of the built-in analyst. See AnalystThread. */
serveThread(({ text, language }: { text: string; language?: string }) => analyseIdea(text, language));
