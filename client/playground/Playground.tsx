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

/** GraphiQL with the product's theme and session. All its files come from this origin. */
export function Playground() {
  const { theme } = useTheme();
  const [fetcher] = useState(createPlaygroundFetcher);
  useEditorColors();

  // Sign-in and sign-out happen in another tab, so the session is checked on focus.
  useEffect(() => {
    const handleFocus = () => void checkSession();
    handleFocus();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
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
