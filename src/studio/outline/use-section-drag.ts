import { type DragEvent, useState } from 'react';

/** What an element of the list takes over so that its sections can be dragged. */
export type SectionDrag = {
  list: { onDrop: () => void; onDragOver: (event: DragEvent) => void };
  /** Of a section's place: whether what is dragged would come before it, or after it as the last. */
  place: (index: number) => {
    $isBefore: boolean;
    $isAfter: boolean;
    onDragOver: (event: DragEvent) => void;
  };
  row: (
    index: number,
    label: string,
  ) => {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
};

/** Lets sections be dragged: one comes before or after another, by the half that it is held over. */
export function useSectionDrag(count: number, move: (from: number, to: number) => void): SectionDrag {
  const [dragged, setDragged] = useState<number>();
  const [dropAt, setDropAt] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setDropAt(undefined);
  };
  return {
    list: {
      onDrop: () => {
        if (dragged !== undefined && dropAt !== undefined) move(dragged, dropAt > dragged ? dropAt - 1 : dropAt);
        end();
      },
      // Without it the browser takes no drop.
      onDragOver: (event) => event.preventDefault(),
    },
    place: (index) => ({
      $isBefore: dropAt === index,
      $isAfter: dropAt === index + 1 && index === count - 1,
      onDragOver: (event) => {
        const { top, height } = event.currentTarget.getBoundingClientRect();
        setDropAt(event.clientY < top + height / 2 ? index : index + 1);
      },
    }),
    row: (index, label) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.setData('text/plain', label);
        dataTransfer.effectAllowed = 'move';
        setDragged(index);
      },
      onDragEnd: end,
    }),
  };
}
