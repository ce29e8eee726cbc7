import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';

/** The schema of a message: JSON, as read from message.schema.json. */
export type MessageSchema = Record<string, unknown>;

/** The TypeScript type of a message. */
export async function messageTypeText(schema: MessageSchema): Promise<string> {
  return compile(schema, 'ContactMessage', {
    bannerComment: '/* Generated from message.schema.json by `npm run generate`; change the schema instead. */',
    style: { singleQuote: true, printWidth: 120 },
  });
}

/**
 * The check of a message, compiled ahead: it needs neither ajv nor `new Function`, which the hosted function lacks.
 * The schema may use no keyword whose code calls ajv's runtime (`maxLength`, `format`); throws where one does.
 */
export function messageCheckText(schema: MessageSchema): string {
  const ajv = new Ajv({ allErrors: true, code: { source: true, esm: true } });
  const code = standaloneCode(ajv, ajv.compile(schema));
  if (code.includes('require(')) throw new Error('message.schema.json uses a keyword that needs ajv at run time.');
  const [exported, name] = /export const validate = (\w+);export default \w+;/.exec(code) ?? [];
  if (exported === undefined) throw new Error('ajv writes its code in another form than expected.');
  return `// @ts-nocheck
/* Generated from message.schema.json by \`npm run generate\`; change the schema instead. */
${code.replace(exported, '')}

/** What is wrong with one field. */
export type MessageError = {
  keyword: string;
  instancePath: string;
  params: { missingProperty?: string; additionalProperty?: string };
};

/** Everything that is wrong with a message; empty when it is valid. */
export function validateMessage(input: unknown): readonly MessageError[] {
  return ${name}(input) ? [] : ${name}.errors;
}
`;
}
