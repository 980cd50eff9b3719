import type { configure } from '@testing-library/dom';

if (typeof document !== 'undefined') {
  const library: { configure: typeof configure } = await import('@testing-library/dom');
  // Slow machines take their time: no unit test is about time.
  library.configure({ asyncUtilTimeout: 10_000 });
}
