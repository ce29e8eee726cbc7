import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the site's tokens, which reach into its shadow root. */
export const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--color-page)', color: 'var(--color-text)', fontSize: '0.8125rem' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--color-text)' },
  '.cm-gutters': { backgroundColor: 'var(--color-page)', color: 'var(--color-muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--color-surface) 60%, transparent)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '&.cm-focused': { outline: '2px solid var(--color-accent)', outlineOffset: '-2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--color-accent) 30%, transparent)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-text)',
    border: '1px solid var(--color-border)',
    maxWidth: '32rem',
  },
});

/** Names stand out, comments stand back; the words themselves are plain. */
export const highlight = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: 'var(--color-accent)' },
  { tag: tags.comment, color: 'var(--color-muted)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.squareBracket, tags.brace], color: 'var(--color-muted)' },
  { tag: [tags.string, tags.content, tags.literal, tags.keyword, tags.meta], color: 'var(--color-text)' },
]);
