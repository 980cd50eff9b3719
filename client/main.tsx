import { StrictMode } from 'react';
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

const router = createBrowserRouter(routes);
hideOverlayEntries(router);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <AuthProvider>
      <RouterProvider router={router} />
    </AuthProvider>
  </StrictMode>,
);
