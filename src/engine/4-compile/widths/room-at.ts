import { isFields, type Path } from '#kit/model';
import { isRoom, type Room } from './room.ts';

/**
 * The room of the text at a path, as the schemas say it with the keyword `room`: of the field itself, or of the list that its
 * group is an entry of, by the name of the field. Of several rooms in a list, the first is that of the first entry, and so on;
 * the last holds for all others.
 */
export function roomAt(
  path: Path,
  schemaAt: (path: Path) => Readonly<Record<string, unknown>> | undefined,
): Room | undefined {
  const last = path.at(-1);
  const ofList = typeof last === 'string' ? schemaAt(path.slice(0, -2))?.['room'] : undefined;
  const inList = isFields(ofList) && last !== undefined ? ofList[last] : undefined;
  const room: unknown = inList ?? schemaAt(path)?.['room'];
  const chosen: unknown = Array.isArray(room) ? room[Math.min(Number(last), room.length - 1)] : room;
  return isRoom(chosen) ? chosen : undefined;
}
