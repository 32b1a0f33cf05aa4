import { useMediaQuery } from '@mantine/hooks';

/** True below 48em, the mobile breakpoint of the specification (part 1 §9). */
export function useCelular(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
