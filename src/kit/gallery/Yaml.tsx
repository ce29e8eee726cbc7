import type { ReactNode } from 'react';

const line = /^(?<margin>[\s-]*)(?<key>[\w-]+:)?(?<value>[\s\S]*)$/;
const part = /"[^"]*"|'[^']*'|(?<=^|\s)#[\s\S]*/g;

/** A line of YAML with its key and its comment set off. */
function YamlLine({ text }: { text: string }): ReactNode {
  const { margin = '', key, value: whole = '' } = line.exec(text)?.groups ?? {};
  const comment = [...whole.matchAll(part)].find(([found]) => found.startsWith('#'))?.[0];
  const value = whole.slice(0, whole.length - (comment?.length ?? 0));
  return (
    <>
      {margin}
      {key && <b>{key}</b>}
      {value}
      {comment && <i>{comment}</i>}
    </>
  );
}

/** YAML as it is written in a page, with a button that copies it. */
export function Yaml({ text, label }: { text: string; label: string }) {
  return (
    <div className="yaml">
      <button type="button" data-copy aria-label={`Copy ${label}`}>
        Copy
      </button>
      <pre>
        <code>
          {text.split('\n').map((each, index) => (
            <span key={index} style={{ ['--margin' as string]: `${(/^[\s-]*/.exec(each)?.[0].length ?? 0) + 2}ch` }}>
              <YamlLine text={each} />
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
