import loadWabt from 'wabt';

/** WebAssembly of a text of its text format, as base64. */
export async function compileKernel(text) {
  const wabt = await loadWabt();
  const module = wabt.parseWat('kernel.wat', text, { simd: true });
  return Buffer.from(module.toBinary({}).buffer).toString('base64');
}
