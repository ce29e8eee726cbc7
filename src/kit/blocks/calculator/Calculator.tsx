import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSite } from '../../context/context.tsx';
import type { CalculatorBlock } from '../../model/types.generated.ts';
import { Buttons } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { Section } from '../../ui/Section.tsx';
import { computeResults } from './evaluate.ts';
import { Field } from './Field.tsx';
import { initialFields, readFields } from './fields.ts';
import { isAmbiguous, parseNumber } from './parse-number.ts';
import { Results } from './Results.tsx';
import { inEnglishSigns } from './signs.ts';
import { Desk } from './styles.ts';

/**
 * Fields, and figures computed from them as the visitor types. The fields are the document's own, so that what was
 * typed before React arrived is still there: it is read when the calculator comes to life.
 */
export function Calculator({ inputs, results, result, note, buttons, ...words }: CalculatorBlock) {
  const { labels } = useSite();
  const desk = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState(() => initialFields(inputs));
  useLayoutEffect(() => {
    if (desk.current) setFields(readFields(desk.current));
  }, []);
  const typed = import.meta.env.LANGUAGES ? readable(fields, results) : fields;
  const computed = computeResults(results, typed);
  const update = (event: FormEvent) => setFields(readFields(event.currentTarget));

  return (
    <Section {...words} block="calculator">
      <Desk ref={desk} onInput={update} onChange={update}>
        <div>
          {inputs.map((input) => (
            <Field key={input.name} {...input} {...readingOf(fields[input.name] ?? '', typed[input.name] ?? '')} />
          ))}
        </div>
        {(result === 'shown' || note || buttons) && (
          <div>
            {result === 'shown' && <Results results={computed} />}
            {result === 'shown' && <noscript>{labels.needsScript}</noscript>}
            {note && <Note value={note} />}
            <Buttons buttons={buttons} />
          </div>
        )}
      </Desk>
    </Section>
  );
}

/** What is read in a field that holds `text`, which is `typed` in English signs, and whether something else may be meant by it. */
function readingOf(text: string, typed: string) {
  return { number: parseNumber(typed), isDoubtful: isAmbiguous(typed) || isAmbiguous(text) };
}

/** What visitors typed in the signs of the page's language, in those that numbers are read with. */
function readable(
  fields: Readonly<Record<string, string>>,
  results: CalculatorBlock['results'],
): Record<string, string> {
  const language = results[0]?.format.language;
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, inEnglishSigns(text, language)]));
}
