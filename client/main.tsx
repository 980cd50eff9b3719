import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AuthProvider } from './auth/AuthProvider';
import { routes } from './routes';
import { hideOverlayEntries } from './ui/overlay/overlayHistory';
import { silenceConsole, suppressExtensionErrors } from './shell/extensionErrors';
import './styles/index.css';
import { subscribeTheme } from './theme';

if (import.meta.env.PROD) silenceConsole();
suppressExtensionErrors();
subscribeTheme();

function start() {
  const router = createBrowserRouter(routes);
  hideOverlayEntries(router);

  const root = createRoot(document.getElementById('root')!);
  // As a transition it is rendered in slices, so that a slow phone stays responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </StrictMode>,
    ),
  );
}

// Not in the task that evaluates the libraries: together they would block a slow phone.
setTimeout(start);
