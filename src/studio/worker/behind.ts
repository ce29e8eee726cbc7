import { allFiles, definitionOf, figuresBehind, originalOf, stateOf, withTexts } from '#engine';
import { type Change, changesBetween, plainWords, sentenceOf, type Words } from '#engine/changes';
import { pathNow } from '#engine/edit';
import { childOf, ownLabel, type Path, type SourceFile, spaced, valueAt } from '#kit/model';
import { figuresOf } from '../form/figures.ts';
import { nameOf } from '../form/words.ts';
import type { Behind, BehindChange } from './behind-types.ts';
import type { LiveSite } from './live-site.ts';
import { takenOver } from './take-over.ts';

/**
 * What an original says otherwise since a translation of it was made, in words. `texts` are earlier states of the original, the newest
 * first: the one that the translation says it is made from is found by its mark. Nothing for a file that is no translation, or says
 * what its original says now.
 */
export function behindOf(file: string, texts: readonly string[], live: LiveSite): Behind | undefined {
  const translation = live.source(file);
  const original = translation && originalOf(translation, allFiles(live.files), live.site.context);
  if (!translation || !original) return undefined;
  const definition = definitionOf(translation, live.files);
  if (definition === 'FactsOverlay') return ofFigures(translation, original, live);
  // An earlier text is a file of the same kind.
  const stateIn = (source: SourceFile) => stateOf(live.checker.read(source, definition));
  const { translated } = stateIn(translation) ?? {};
  const mark = stateIn(original)?.mark;
  if (translated === mark) return undefined;
  if (translated === undefined) return { original: original.file, isUnmarked: true, changes: undefined };
  const then = texts.find((text) => stateIn({ file: original.file, text })?.mark === translated);
  if (then === undefined) return { original: original.file, changes: undefined };
  const { filled } = figuresOf([...live.site.context.placeholders].map(([name, value]) => ({ name, value })));
  const spoken = (all: Words) =>
    plainWords(all.map((part) => (typeof part === 'string' ? part : { ...part, content: filled(part.content) })));
  const [own, before, after] = [translation, { file: original.file, text: then }, original].map(
    (source) => live.checker.read(source, definition).data,
  );
  const schemaAt = (data: unknown, path: Path) => live.checker.schemaAt(definition, data, path);
  const digests = new Map<string, string>();
  const earlier = { files: withTexts(live.files, new Map([[original.file, then]])), digests };
  const groups = changesBetween({ before: earlier, after: { files: live.files, digests }, checker: live.checker });
  const changes = groups.find((group) => group.file === original.file)?.changes ?? [];
  return {
    original: original.file,
    ...(mark === undefined ? {} : { mark }),
    changes: changes.map((change) => {
      const { kind, path } = change;
      // A translation is built as its original was then; what is gone since is told by where it stood.
      const place = kind === 'removed' ? path : pathNow(original.text, then, path);
      const isField = kind === 'changed' || typeof path.at(-1) === 'string';
      const taken =
        isField && place.length === path.length
          ? takenOver({ own, before, after }, { path, place }, schemaAt)
          : undefined;
      const sentence = changedFrom(change, after, spoken) ?? spoken(sentenceOf(change));
      return { sentence, path: place, ...(taken ? { taken } : {}) };
    }),
  };
}

/** The figures of a language that don't say what the original says now: what it said when they were translated stands beside each. */
function ofFigures(translation: SourceFile, original: SourceFile, live: LiveSite): Behind | undefined {
  const [own, said] = [translation, original].map(
    (source) => live.checker.read(source, definitionOf(source, live.files)).data,
  );
  const behind = figuresBehind(own, said);
  if (behind.length === 0) return undefined;
  const changes = behind.flatMap(({ name, then, now }): BehindChange[] => {
    if (then === undefined) return [];
    const path = [name, 'value'];
    // One that says it in words of its own is translated anew.
    const taken = valueAt(own, path) === then ? { taken: [{ path, from: then, to: now }] } : {};
    return [{ sentence: figureChanged(name, then, now), path, figure: name, ...taken }];
  });
  const isUnmarked = changes.length === 0;
  return { original: original.file, ...(isUnmarked ? { isUnmarked, changes: undefined } : { changes }) };
}

function figureChanged(name: string, then: string, now: string): string {
  return `The figure “${name.replaceAll('_', ' ')}” changed from “${then}” to “${now}”`;
}

/**
 * "The price of “The small service” changed from “£40” to “£45”", of a field with a name in something that other words name. Nothing
 * where it is said in another way.
 */
function changedFrom({ kind, what, path, before, after }: Change, data: unknown, spoken: (all: Words) => string) {
  const field = path.at(-1);
  const said = spoken(what);
  const [from = '', to, ...more] = said.split(' → ');
  if (kind !== 'changed' || typeof field !== 'string' || to === undefined || more.length > 0) return undefined;
  if (before?.includes(' → ') || after?.includes(' → ')) return undefined;
  const holder = valueAt(data, path.slice(0, -1));
  if (childOf(holder, field) === undefined) return undefined;
  // What names itself, and the page, need no other name.
  const own = nameOf(holder, asWritten);
  const isNamed = path.length > 1 && own !== '' && own === nameOf({ ...Object(holder), [field]: '' }, asWritten);
  const whole = isNamed ? ` of “${own}”` : '';
  // A label of its own may be more than a name: “What the picture shows”.
  return `${ownLabel(field) ?? `The ${spaced(field)}`}${whole} changed from ${from} to ${to}`;
}

const asWritten = (text: string) => text;
