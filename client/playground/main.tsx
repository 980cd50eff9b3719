import 'graphiql/setup-workers/vite';
import { createRoot } from 'react-dom/client';
import { silenceConsole } from '../shell/extensionErrors';
import '../styles/index.css';
import '../styles/latinExtended.css';
import { subscribeTheme } from '../theme';
import { Playground } from './Playground';

if (import.meta.env.PROD) silenceConsole();
subscribeTheme();

createRoot(document.getElementById('root')!).render(<Playground />);
