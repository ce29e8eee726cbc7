import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioState, StudioStore } from '../store/types.ts';
import type { PageView } from '../worker/protocol.ts';
import { LookMenu } from './LookMenu.tsx';

it('a day without a time is shown from its beginning, and a time of it once one is written', () => {
  const holder = new StateHolder();
  holder.set({ pageView: { site: { zone: 'America/New_York' } } as unknown as PageView });
  const look = (wanted: Partial<StudioState['look']>) => holder.set({ look: { ...holder.state.look, ...wanted } });
  const store = Object.assign(holder, { look }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <LookMenu onPrint={() => undefined} onSharing={() => undefined} />
    </StudioProvider>,
  );
  const day = screen.getByLabelText<HTMLInputElement>('As visitors see it on');
  const time = screen.getByLabelText<HTMLInputElement>('Time of that day');
  expect(time.disabled).toBe(true);
  fireEvent.change(day, { target: { value: '0002-03-04' } });
  expect(holder.state.look.at).toBeUndefined();
  expect(day.value).toBe('0002-03-04');
  fireEvent.change(day, { target: { value: '20270-03-04' } });
  expect(holder.state.look.at).toBeUndefined();
  fireEvent.change(day, { target: { value: '2027-03-04' } });
  expect(holder.state.look.at).toBe('2027-03-04');
  expect(screen.getByText('The clock of the site: New York')).toBeTruthy();
  fireEvent.change(time, { target: { value: '09:30' } });
  expect(holder.state.look.at).toBe('2027-03-04 09:30');
  fireEvent.change(day, { target: { value: '' } });
  expect(holder.state.look.at).toBeUndefined();
});

it('what visitors don’t see is shown again on the way back to today, as it was before', () => {
  const holder = new StateHolder();
  const look = (wanted: Partial<StudioState['look']>) => holder.set({ look: { ...holder.state.look, ...wanted } });
  const store = Object.assign(holder, { look }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <LookMenu onPrint={() => undefined} onSharing={() => undefined} />
    </StudioProvider>,
  );
  const absent = screen.getByLabelText<HTMLInputElement>('Show what visitors don’t see, faintly');
  const day = screen.getByLabelText('As visitors see it on');
  const isShownAfter = (act: () => void) => {
    act();
    return absent.checked;
  };
  const away = () => {
    fireEvent.change(day, { target: { value: '2027-03-04' } });
    fireEvent.blur(day);
  };
  const back = () => fireEvent.click(screen.getByText('Back to today'));
  expect([away, back, away].map(isShownAfter)).toEqual([false, true, false]);
  // What is asked for on that day stays so at another hour of it.
  fireEvent.click(absent);
  const later = () => fireEvent.change(screen.getByLabelText('Time of that day'), { target: { value: '09:30' } });
  expect([later, back].map(isShownAfter)).toEqual([true, true]);
  fireEvent.click(absent);
  expect([away, back].map(isShownAfter)).toEqual([false, false]);
});
