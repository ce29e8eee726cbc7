import { styled } from 'styled-components';
import { Sign } from '../../shell/Sign.tsx';
import { SmallButton } from '../FieldFrame.styles.ts';

const Root = styled(SmallButton)`
  justify-self: start;
`;

/** Takes away what a form shows above it, all of it. */
export function RemoveButton({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <Root type="button" onClick={onPress}>
      <Sign name="trash" />
      {words}
    </Root>
  );
}
