import type { BundleVariant } from './bundle-variants.ts';
import { writeBundles } from './write-bundles.ts';

/** Bundles into the folder that is named, and prints the files that were read for it: run by `bundle.ts`, in a process of its own. */
const [folder = '', variant = ''] = process.argv.slice(2);
const inputs = await writeBundles(folder, variant as BundleVariant);
process.stdout.write(JSON.stringify([...inputs]));
