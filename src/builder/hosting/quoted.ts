/**
 * A text between double quotes, as nginx and Caddy read it (nginx: `ngx_conf_read_token`; Caddy: caddyfile/lexer.go):
 * only quotes and backslashes mean something there, beside `$` and `{…}`, which no value of ours holds.
 */
export function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}
