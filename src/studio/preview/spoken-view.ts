import { type InvalidSectionProblem, messageWords } from '#kit/model';
import type { PageView } from '../worker/protocol.ts';

/** A page whose red cards say what is wrong in the words of the Studio's forms. */
export function spokenView(view: PageView): PageView {
  const { page, problems } = view;
  const sections = page.sections.map((section) =>
    section.type === 'invalid'
      ? {
          ...section,
          where: section.whereInForms ?? section.where,
          problems: section.problems.map(spokenProblem),
        }
      : section,
  );
  return { ...view, page: { ...page, sections }, problems: problems.map(spokenProblem) };
}

function spokenProblem(problem: InvalidSectionProblem): InvalidSectionProblem {
  const { inForms: _, help: __, ...others } = problem;
  return { ...others, ...messageWords(problem) };
}
