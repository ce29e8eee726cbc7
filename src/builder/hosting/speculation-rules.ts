/**
 * Rules by which a browser that knows them (the Speculation Rules API) fetches a page when the pointer rests on its link
 * or presses it. Once the app runs it does that itself, with a tenth of the bytes; `data-script` says that it does.
 * They are named by a header, since the policy lets nothing be inline.
 */
export const speculationRulesFile = 'speculation-rules.json';

/** The content of that file. `base` is the path that the site stands below. */
export function speculationRules(base: string): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            { selector_matches: "html:not([data-script='app']) a:not([data-form], [download], [href^='#'])" },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
