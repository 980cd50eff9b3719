import 'graphiql/setup-workers/vite';
import { createRoot } from 'react-dom/client';
import { silenceConsole } from '../shell/quiet';
import '../styles/index.css';
import { followTheme } from '../theme';
import { Playground } from './Playground';

if (import.meta.env.PROD) silenceConsole();
followTheme();

createRoot(document.getElementById('root')!).render(<Playground />);
