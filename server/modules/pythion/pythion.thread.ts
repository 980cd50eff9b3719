import { serveThread } from '../../core/serveThread';
import { analyseIdea } from './analyst/analyse';

// Loads the language model, the lexica and the network with the thread, whose start may take longer than a call.
analyseIdea('Bakers in Leeds throw away a tenth of their bread every evening. We sell it at half the price.');

/** Worker thread of the built-in analyst. See AnalystThread. */
serveThread(({ text, language }: { text: string; language?: string }) => analyseIdea(text, language));
