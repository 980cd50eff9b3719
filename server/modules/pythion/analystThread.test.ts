import { expect, test, vi } from 'vitest';
import { AnalystThread } from './analystThread';

vi.mock('./analyst/analyse', () => {
  throw new Error('The analyst was loaded into the thread that serves requests.');
});

test('an analysis runs in a thread of its own, while timers of this one go on', async () => {
  const thread = new AnalystThread();
  try {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const result = await thread.analyse('Bakeries in Lyon throw away bread. We sell it at half price. '.repeat(80));
    clearInterval(timer);
    expect(result.ok).toBe(true);
    expect(turns).toBeGreaterThan(1);
  } finally {
    await thread.stop();
  }
});
