/** WebAssembly of a text of its text format, as base64. */
export function compileKernel(text: string): Promise<string>;
