if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  // Slow machines take their time: no unit test is about time.
  configure({ asyncUtilTimeout: 10_000 });
}
