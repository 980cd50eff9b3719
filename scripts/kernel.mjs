// Compiles the kernel of the statement network to WebAssembly: node scripts/kernel.mjs

import fs from 'node:fs';
import { compileKernel } from './compileKernel.mjs';

const folder = new URL('../server/modules/pythion/analyst/network/', import.meta.url);
const code = await compileKernel(fs.readFileSync(new URL('kernel.wat', folder), 'utf8'));
fs.writeFileSync(
  new URL('kernel.generated.ts', folder),
  `// Compiled from kernel.wat by scripts/kernel.mjs.\nexport const kernelCode = '${code}';\n`,
);
