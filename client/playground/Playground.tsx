import '@graphiql/react/font/fira-code.css';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './playground.css';
import { GraphiQL } from 'graphiql';
import { useEffect, useState } from 'react';
import { useTheme } from '../theme';
import { defaultHeaders, defaultQuery, subscriptionQuery, subscriptionVariables } from './examples';
import { createPlaygroundFetcher } from './fetcher';
import { PlaygroundHeader } from './PlaygroundHeader';
import { checkSession } from './session';
import { useEditorColors } from './useEditorColors';

/** GraphiQL at home in the product: its theme, its session, and no file from anywhere else. */
export function Playground() {
  const { theme } = useTheme();
  const [fetcher] = useState(createPlaygroundFetcher);
  useEditorColors();

  // Signing in or out happens in another tab; coming back is the moment to notice.
  useEffect(() => {
    const look = () => void checkSession();
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);

  return (
    <div className="flex h-dvh flex-col">
      <PlaygroundHeader />
      <main className="min-h-0 flex-1">
        <GraphiQL
          fetcher={fetcher}
          defaultTheme={theme}
          forcedTheme={theme}
          defaultTabs={[
            { query: defaultQuery, headers: defaultHeaders },
            { query: subscriptionQuery, variables: subscriptionVariables, headers: defaultHeaders },
          ]}
          defaultQuery=""
          defaultHeaders={defaultHeaders}
          defaultEditorToolsVisibility="headers"
          shouldPersistHeaders={false}
          inputValueDeprecation
          schemaDescription
        >
          <GraphiQL.Logo>{null}</GraphiQL.Logo>
        </GraphiQL>
      </main>
    </div>
  );
}
