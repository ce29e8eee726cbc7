import type { CompiledSchemas } from './compiled-schemas.ts';
declare const compiled: CompiledSchemas;
export default compiled;
