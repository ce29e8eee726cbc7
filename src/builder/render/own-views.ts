import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ServerEntry from '#kit/server';
import { ownCode } from '../base/own-code.ts';
import { UsageError } from '../base/usage-error.ts';

/** What a view of the site's own is rendered by. */
type Server = Pick<typeof ServerEntry, 'takeOwnBlocks' | 'createRenderer'>;

/**
 * A server renderer that knows the views of the site's own blocks. Where one of them fails, it throws UsageError, which says where:
 * that is a mistake of the site, not of the builder.
 */
export async function withOwnBlocks<Given extends Server>(server: Given): Promise<Given> {
  const { blocks } = ownCode();
  if (!blocks || !server.takeOwnBlocks) return server;
  server.takeOwnBlocks(await import(pathToFileURL(blocks.views).href));
  const createRenderer: Server['createRenderer'] = (site, sheet) => {
    const { render } = server.createRenderer(site, sheet);
    return {
      render: (data) => {
        try {
          return render(data);
        } catch (error) {
          throw asMistakeOfSite(error, blocks.views, 'page' in data ? data.page.title : data.missing);
        }
      },
    };
  };
  return { ...server, createRenderer };
}

/** An error as one of the site's own, with its place, if it comes out of the module with the views. */
function asMistakeOfSite(error: unknown, views: string, page: string): unknown {
  if (!(error instanceof Error)) return error;
  const place = placeIn(error.stack ?? '', views);
  return place === undefined
    ? error
    : new UsageError(`${place}: this view fails on the page “${page}”: ${error.message}`);
}

/** Where a stack leaves the module with the views: the file of the site, its line and column. */
function placeIn(stack: string, views: string): string | undefined {
  // By the end of its path, which reads the same in an address.
  const name = views.split(sep).slice(-2).join('/');
  const [, line, column] = /^:(\d+):(\d+)/.exec(stack.split(name)[1] ?? '') ?? [];
  if (line === undefined || column === undefined) return undefined;
  const map = `${views}.map`;
  if (!existsSync(map)) return undefined;
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  const found = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in found)) return undefined;
  return `${found.originalSource.replace(/^(?:\.\.\/)+/, '')}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}
