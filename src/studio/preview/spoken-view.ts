import type { InvalidSectionProblem } from '#kit/model';
import { messageWords } from '../form/message-words.ts';
import { spokenWords } from '../form/spoken-words.ts';
import type { PageView } from '../worker/protocol.ts';

/** A page whose red cards say what is wrong in the words of the Studio's forms. */
export function spokenView(view: PageView): PageView {
  const { page, problems } = view;
  const sections = page.sections.map((section) =>
    section.type === 'invalid'
      ? { ...section, where: spokenWords(section.where), problems: section.problems.map(spokenProblem) }
      : section,
  );
  return { ...view, page: { ...page, sections }, problems: problems.map(spokenProblem) };
}

function spokenProblem(problem: InvalidSectionProblem): InvalidSectionProblem {
  const { code = '', message, help: _, ...others } = problem;
  const said = messageWords({ code, message, ...(problem.help === undefined ? {} : { help: problem.help }) });
  return { ...others, code, message: said.message, ...(said.help === undefined ? {} : { help: said.help }) };
}
