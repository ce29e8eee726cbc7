import { useEffect } from 'react';
import { useStore } from '../store/context.tsx';
import { areFiles, picturesIn } from './picture-files.ts';
import { selectedSpot, takePictures } from './take-pictures.ts';

/** Takes pictures that are pasted or dropped around the page to what is selected: a browser would open a dropped one in place of the Studio. */
export function usePictureDrop(): void {
  const store = useStore();
  useEffect(() => {
    const controller = new AbortController();
    const take = (event: Event, data: DataTransfer | null) => {
      const pictures = picturesIn(data);
      // What lies behind a window stays as it is.
      if (pictures.length === 0 || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      takePictures(store, pictures, selectedSpot(store));
    };
    const options = { signal: controller.signal, capture: true };
    addEventListener('dragover', (event) => areFiles(event.dataTransfer) && event.preventDefault(), options);
    addEventListener(
      'drop',
      (event) => {
        if (areFiles(event.dataTransfer)) event.preventDefault();
        take(event, event.dataTransfer);
      },
      options,
    );
    addEventListener('paste', (event) => take(event, event.clipboardData), options);
    return () => controller.abort();
  }, [store]);
}
