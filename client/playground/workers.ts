import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

const workers: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphqlWorker };

/**
 * The editor's languages work beside the page, in files of our own build. It says what graphiql/setup-workers/vite says;
 * as our own module the development server can serve it too, which fails to bundle workers that packages import.
 */
export function provideWorkers(): void {
  globalThis.MonacoEnvironment = { getWorker: (_, label) => new (workers[label] ?? EditorWorker)() };
}
