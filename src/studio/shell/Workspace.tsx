import { memo, useCallback, useMemo } from 'react';
import { ScrollingAside } from '../drag/ScrollingAside.tsx';
import { type Ways, WaysProvider } from '../form/ways.ts';
import { Outline } from '../outline/Outline.tsx';
import { PageList } from '../outline/PageList.tsx';
import { SeenNote } from '../outline/SeenNote.tsx';
import { ofPage } from '../outline/section-list.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { useStore } from '../store/context.tsx';
import { DrawerButtons, DrawerHead } from './DrawerHead.tsx';
import type { Device } from './devices.ts';
import type { Dialog } from './dialog.ts';
import { Body, Middle } from './Shell.styles.ts';
import { FormPane, SectionComments, Tour } from './slots.tsx';

type WorkspaceProps = Pick<Ways, 'onAdd' | 'onText'> & {
  device: Device;
  theme: 'light' | 'dark';
  onDialog: (dialog: Dialog) => void;
  onFrame: (element: HTMLIFrameElement | null) => void;
};

/** The list, the page and the form. They stay as they are while a window opens or closes over them. */
export const Workspace = memo(function Workspace(props: WorkspaceProps) {
  const { device, theme, onAdd, onText, onDialog, onFrame } = props;
  const store = useStore();
  const ways = useMemo(() => ({ onAdd, onText, onVersions: () => onDialog('versions') }), [onAdd, onText, onDialog]);
  const addToPage = (index: number) => onAdd({ file: store.state.page, path: ofPage, index });
  const openFind = useCallback(() => onDialog('find'), [onDialog]);
  return (
    <Body>
      <ScrollingAside aria-label="Pages and sections" id="studio-list">
        <DrawerHead of="studio-list" />
        <PageList onManage={() => onDialog('pages')} onFind={openFind} />
        <Outline onAdd={addToPage} />
      </ScrollingAside>
      <Middle>
        <PreviewPane device={device} theme={theme} onAdd={addToPage} onFind={openFind} onFrame={onFrame} />
        <Tour />
        <DrawerButtons />
      </Middle>
      <ScrollingAside aria-label="What is selected" id="studio-form">
        <DrawerHead of="studio-form" />
        <SectionComments />
        <SeenNote />
        <WaysProvider value={ways}>
          <FormPane />
        </WaysProvider>
      </ScrollingAside>
    </Body>
  );
});
