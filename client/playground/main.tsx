import { createRoot } from 'react-dom/client';
import { silenceConsole } from '../shell/quiet';
import '../styles/index.css';
import { followTheme } from '../theme';
import { Playground } from './Playground';
import { provideWorkers } from './workers';

if (import.meta.env.PROD) silenceConsole();
followTheme();
provideWorkers();

createRoot(document.getElementById('root')!).render(<Playground />);
