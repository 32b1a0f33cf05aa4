import { useMediaQuery } from '@mantine/hooks';

/** True iff the person asked the device for less movement. */
export function useMenosMovimento(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', false, { getInitialValueInEffect: false });
}
