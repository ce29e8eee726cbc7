import { vi } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { allFiles, type ContentFiles, withTexts } from '#engine';
import {
  createStore,
  type Drafts,
  type KeptHistory,
  type Left,
  MemoryHost,
  type PendingChange,
  type StudioStore,
  type UnsavedDraft,
} from '#studio';
import { createPipeline, editTexts, type Pipeline } from '#studio/worker';

export const checker = loadChecker(projectRoot);

/** The sample site: small, and every block stands in it. */
export function sampleContent(): ContentFiles {
  return readContent(projectRoot, `${projectRoot}/schema/example-site`, `${projectRoot}/schema/sample-public`);
}

/** A host in memory that holds what a folder holds. */
export function hostOf(content: ContentFiles): MemoryHost {
  const { overlays: _, ...others } = content;
  const nothing = { ...others, pages: [], shared: [], site: undefined, facts: undefined, theme: undefined };
  const texts = new Map(allFiles(content).map(({ file, text }) => [file, text]));
  return new MemoryHost(texts, (now) => withTexts(nothing, now));
}

/** A store on a host, opened. */
export async function openStore(
  host: MemoryHost,
  drafts?: Drafts,
  pipeline: Pipeline = createPipeline(checker),
): Promise<StudioStore> {
  const store = createStore(host, pipeline, drafts);
  await vi.waitUntil(() => store.state.status === 'ready' && store.state.pageView !== undefined, { timeout: 20_000 });
  return store;
}

/** A pipeline that changes texts as ever and compiles them once, when they are opened: for tests of texts alone. */
export function pipelineOfTexts(): Pipeline {
  const pipeline = createPipeline(checker);
  const texts = new Map<string, string>();
  const take = (changed: Iterable<readonly [string, string | undefined]>) => {
    for (const [file, text] of changed)
      if (text === undefined) texts.delete(file);
      else texts.set(file, text);
  };
  return {
    ...pipeline,
    open: (content) => {
      take(allFiles(content).map(({ file, text }) => [file, text]));
      return pipeline.open(content);
    },
    edit: async (edits) => {
      const result = editTexts(texts, edits);
      if ('changes' in result) take(result.changes.map(({ file, after }) => [file, after]));
      return result;
    },
    replace: async (changed) => take(changed),
    viewPage: once(pipeline.viewPage),
    viewFile: once(pipeline.viewFile),
    prepare: async () => true,
    choices: once(pipeline.choices),
    siteState: async () => ({ diagnostics: [], settled: [], entries: 0, topics: [] }),
  };
}

/** What a function has answered first. */
function once<Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) {
  let answer: Promise<Answer> | undefined;
  return (...given: Given): Promise<Answer> => {
    answer ??= ask(...given);
    return answer;
  };
}

/** A browser's storage: what Studios keep there, others find once they are gone. */
export class MemoryDrafts implements Drafts {
  readonly kept = new Map<string, UnsavedDraft>();
  #pending: readonly PendingChange[] = [];
  #earlier: readonly Left[];
  #history: KeptHistory | undefined;
  /** What a tab keeps that is loaded again now. */
  historyNow: () => KeptHistory = () => ({ past: [], future: [] });
  /** False where the browser has no room left. */
  hasRoom = true;

  constructor(...gone: readonly MemoryDrafts[]) {
    this.#earlier = gone.flatMap(({ atOnce }) => atOnce);
  }

  /** What a tab finds that was loaded again. */
  static reloaded(before: MemoryDrafts): MemoryDrafts {
    const drafts = new MemoryDrafts(before);
    drafts.#history = structuredClone(before.historyNow());
    return drafts;
  }

  /** What would be found if the tab were killed now. */
  get atOnce(): readonly Left[] {
    return [...this.#earlier, { drafts: [...this.kept.values()], pending: this.#pending }];
  }

  async left(): Promise<readonly Left[]> {
    return this.#earlier;
  }

  forget(): void {
    this.#earlier = [];
  }

  keep(draft: UnsavedDraft): boolean {
    if (this.hasRoom) this.kept.set(draft.file, draft);
    return this.hasRoom;
  }

  keepPending(changes: readonly PendingChange[]): void {
    if (this.hasRoom) this.#pending = changes;
  }

  history(now: () => KeptHistory): KeptHistory | undefined {
    this.historyNow = now;
    return this.#history;
  }

  drop(file: string): void {
    this.kept.delete(file);
  }

  close(): void {}
}
